ALTER TABLE "questions" ADD COLUMN "by_hand" jsonb;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "flagged" boolean DEFAULT false NOT NULL;