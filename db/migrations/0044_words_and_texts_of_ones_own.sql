ALTER TABLE "corrections" ADD COLUMN "own" text;--> statement-breakpoint
ALTER TABLE "subject_sources" ADD COLUMN "edits" jsonb DEFAULT '[]'::jsonb NOT NULL;