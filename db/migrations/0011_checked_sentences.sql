ALTER TABLE "corrections" ALTER COLUMN "concept_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "corrections" ADD COLUMN "span" jsonb;--> statement-breakpoint
ALTER TABLE "corrections" ADD COLUMN "patch" jsonb;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "note_check" jsonb;--> statement-breakpoint
ALTER TABLE "verified_notes" ADD COLUMN "note_check" jsonb;--> statement-breakpoint
-- A passage of the note itself was called a source.
UPDATE "corrections" SET "basis" = 'note' WHERE "basis" = 'source';