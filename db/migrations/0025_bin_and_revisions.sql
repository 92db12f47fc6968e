ALTER TABLE "subject_sources" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subject_sources" ADD COLUMN "revision_of" text;--> statement-breakpoint
ALTER TABLE "subject_sources" ADD COLUMN "binned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "binned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subject_sources" ADD CONSTRAINT "subject_sources_revision_of_subject_sources_id_fk" FOREIGN KEY ("revision_of") REFERENCES "public"."subject_sources"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subject_sources_revision" ON "subject_sources" USING btree ("revision_of");--> statement-breakpoint
CREATE INDEX "subject_sources_binned" ON "subject_sources" USING btree ("binned_at") WHERE binned_at is not null;--> statement-breakpoint
CREATE INDEX "threads_binned" ON "threads" USING btree ("binned_at") WHERE binned_at is not null;