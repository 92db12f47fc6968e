CREATE TABLE "subject_sources" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"subject_id" text NOT NULL,
	"title" text NOT NULL,
	"file_name" text,
	"text" text NOT NULL,
	"sha256" text NOT NULL,
	"words" integer NOT NULL,
	"places" jsonb NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "thread_sources" (
	"thread_id" text NOT NULL,
	"source_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"start" integer NOT NULL,
	CONSTRAINT "thread_sources_thread_id_source_id_pk" PRIMARY KEY("thread_id","source_id")
);
--> statement-breakpoint
ALTER TABLE "subject_sources" ADD CONSTRAINT "subject_sources_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_sources" ADD CONSTRAINT "thread_sources_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_sources" ADD CONSTRAINT "thread_sources_source_id_subject_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."subject_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subject_sources_subject" ON "subject_sources" USING btree ("subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subject_sources_text" ON "subject_sources" USING btree ("subject_id","sha256") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "thread_sources_source" ON "thread_sources" USING btree ("source_id");