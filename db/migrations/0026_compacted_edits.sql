ALTER TABLE "documents" ADD COLUMN "compacted_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "edits" ADD COLUMN "first" integer;--> statement-breakpoint
ALTER TABLE "edits" ADD COLUMN "steps" jsonb;