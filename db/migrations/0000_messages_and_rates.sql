CREATE TABLE "contact_attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"taken_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"sender_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"form_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"spam_marks" text[] DEFAULT '{}' NOT NULL,
	"sender_key" text,
	CONSTRAINT "contact_messages_form_id_unique" UNIQUE("form_id"),
	CONSTRAINT "contact_messages_status" CHECK (status in ('new', 'read', 'spam')),
	CONSTRAINT "contact_messages_name" CHECK (char_length(name) between 1 and 200),
	CONSTRAINT "contact_messages_email" CHECK (char_length(email) between 1 and 254),
	CONSTRAINT "contact_messages_message" CHECK (char_length(message) between 1 and 5000)
);
--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exchange_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"base" text NOT NULL,
	"rates_date" date NOT NULL,
	"source" text NOT NULL,
	"fetched_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"rates" jsonb NOT NULL,
	CONSTRAINT "exchange_rates_one_per_day" UNIQUE("source","rates_date","status"),
	CONSTRAINT "exchange_rates_status" CHECK (status in ('accepted', 'quarantined')),
	CONSTRAINT "exchange_rates_reason" CHECK ((status = 'quarantined') = (reason is not null))
);
--> statement-breakpoint
CREATE TABLE "shared_secrets" (
	"purpose" text NOT NULL,
	"day" date NOT NULL,
	"secret" "bytea" NOT NULL,
	CONSTRAINT "shared_secrets_purpose_day_pk" PRIMARY KEY("purpose","day"),
	CONSTRAINT "shared_secrets_length" CHECK (octet_length(secret) = 32)
);
--> statement-breakpoint
CREATE INDEX "contact_attempts_taken_at" ON "contact_attempts" USING btree ("taken_at");--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_status_newest" ON "contact_messages" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_email_newest" ON "contact_messages" USING btree (lower("email"),"created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_known_sender" ON "contact_messages" USING btree ("created_at") WHERE "contact_messages"."sender_key" is not null;--> statement-breakpoint
CREATE INDEX "exchange_rates_latest" ON "exchange_rates" USING btree ("status","rates_date","fetched_at");