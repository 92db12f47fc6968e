CREATE TABLE "conflicts" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"thread_id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"subject" text NOT NULL,
	"material" text NOT NULL,
	"note" text NOT NULL,
	"quote" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "edits" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"thread_id" text NOT NULL,
	"document_id" text NOT NULL,
	"number" integer NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"author" text NOT NULL,
	"patches" jsonb NOT NULL,
	"batch_id" text,
	"target" integer,
	"similarity" real,
	"reason" text NOT NULL,
	"old_preview" text NOT NULL,
	"new_preview" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "edits_number" UNIQUE("document_id","number"),
	CONSTRAINT "edits_key" UNIQUE("document_id","key")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "messages_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" text NOT NULL,
	"thread_id" text NOT NULL,
	"key" text NOT NULL,
	"author" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"detail" text,
	"edit_numbers" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_key" UNIQUE("thread_id","key")
);
--> statement-breakpoint
CREATE TABLE "note_pages" (
	"upload_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"thread_id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"text" text NOT NULL,
	"doubtful" jsonb NOT NULL,
	"basis" text NOT NULL,
	"error_code" text,
	"reviewed_text" text,
	"reviewed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"thread_id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"text" text NOT NULL,
	"status" text NOT NULL,
	"answer" text,
	"basis" text,
	"quotes" jsonb NOT NULL,
	"error_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "studies" (
	"thread_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"topic" text NOT NULL,
	"named" boolean DEFAULT false NOT NULL,
	"language" text NOT NULL,
	"settings" jsonb NOT NULL,
	"document_status" text,
	"draft" text,
	"draft_stage" text,
	"questions_revision" integer,
	"artifacts_revision" integer,
	"artifacts_error" text,
	"artifacts_claimed_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"thread_id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"source_sha256" text NOT NULL,
	"sha256" text NOT NULL,
	"media_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"size" integer NOT NULL,
	"file_name" text,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_source" UNIQUE("thread_id","source_sha256")
);
--> statement-breakpoint
DROP INDEX "documents_thread";--> statement-breakpoint
ALTER TABLE "replies" ALTER COLUMN "run_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "replies" ALTER COLUMN "interrupt_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "snapshot_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "replies" ADD COLUMN "seq" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "replies_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "conflicts" ADD CONSTRAINT "conflicts_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edits" ADD CONSTRAINT "edits_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edits" ADD CONSTRAINT "edits_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_pages" ADD CONSTRAINT "note_pages_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_pages" ADD CONSTRAINT "note_pages_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_questions" ADD CONSTRAINT "review_questions_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studies" ADD CONSTRAINT "studies_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conflicts_thread" ON "conflicts" USING btree ("thread_id","ordinal");--> statement-breakpoint
CREATE INDEX "messages_thread" ON "messages" USING btree ("thread_id","seq");--> statement-breakpoint
CREATE INDEX "note_pages_thread" ON "note_pages" USING btree ("thread_id","ordinal");--> statement-breakpoint
CREATE INDEX "review_questions_thread" ON "review_questions" USING btree ("thread_id","ordinal");--> statement-breakpoint
CREATE INDEX "uploads_thread" ON "uploads" USING btree ("thread_id","ordinal");--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_role" UNIQUE("thread_id","role");