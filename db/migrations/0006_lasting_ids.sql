ALTER TABLE "chunks" ADD COLUMN "lasting_id" text;--> statement-breakpoint
UPDATE "chunks" SET "lasting_id" = "id";--> statement-breakpoint
ALTER TABLE "chunks" ALTER COLUMN "lasting_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "chunks" ADD CONSTRAINT "chunks_lasting_id" UNIQUE("lasting_id");
