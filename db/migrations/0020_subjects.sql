CREATE TABLE "subjects" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"name" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "subject_id" text;--> statement-breakpoint
INSERT INTO "subjects" ("id", "owner_id", "is_default") SELECT 'sub_' || replace(gen_random_uuid()::text, '-', ''), "owner_id", true FROM (SELECT DISTINCT "owner_id" FROM "threads") AS "owners";--> statement-breakpoint
UPDATE "threads" SET "subject_id" = "subjects"."id" FROM "subjects" WHERE "subjects"."owner_id" = "threads"."owner_id";--> statement-breakpoint
ALTER TABLE "threads" ALTER COLUMN "subject_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "subjects_owner" ON "subjects" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subjects_default" ON "subjects" USING btree ("owner_id") WHERE is_default;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "threads_subject" ON "threads" USING btree ("subject_id");