ALTER TABLE "chunks" DROP CONSTRAINT "chunks_lasting_id";--> statement-breakpoint
ALTER TABLE "chunks" ADD CONSTRAINT "chunks_lasting_id" UNIQUE("lasting_id","generation");