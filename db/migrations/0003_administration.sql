CREATE TABLE "contact_deletions" (
	"message_id" bigint PRIMARY KEY NOT NULL,
	"deleted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_messages" DROP CONSTRAINT "contact_messages_status";--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "notify_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "notify_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "notify_failure" text;--> statement-breakpoint
CREATE INDEX "contact_deletions_deleted_at" ON "contact_deletions" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "contact_messages_notify" ON "contact_messages" USING btree ("notify_at") WHERE "contact_messages"."notify_at" is not null or "contact_messages"."notify_failure" is not null;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_status" CHECK (status in ('new', 'read', 'answered', 'spam'));