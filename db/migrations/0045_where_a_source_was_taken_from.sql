CREATE TABLE "source_origins" (
	"source_id" text PRIMARY KEY NOT NULL,
	"thread_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"revision" integer NOT NULL,
	"place" jsonb,
	"left_sha256" text
);
--> statement-breakpoint
ALTER TABLE "source_origins" ADD CONSTRAINT "source_origins_source_id_subject_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."subject_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_origins" ADD CONSTRAINT "source_origins_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "source_origins_thread" ON "source_origins" USING btree ("thread_id");