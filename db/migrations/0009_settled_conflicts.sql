ALTER TABLE "conflicts" ADD COLUMN "alternative" text;--> statement-breakpoint
ALTER TABLE "conflicts" ADD COLUMN "settled" text;--> statement-breakpoint
ALTER TABLE "conflicts" ADD COLUMN "settled_edit" integer;