CREATE TABLE "scheduled_jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_attempts" ADD COLUMN "network_key" text;--> statement-breakpoint
ALTER TABLE "contact_attempts" ADD COLUMN "is_from_form" boolean DEFAULT false NOT NULL;