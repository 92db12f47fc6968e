ALTER TABLE "threads" ADD COLUMN "acted_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "threads" SET "acted_at" = greatest(
	"created_at",
	(SELECT max("replies"."created_at") FROM "replies" WHERE "replies"."thread_id" = "threads"."id"),
	(SELECT max("attempts"."created_at") FROM "attempts" WHERE "attempts"."thread_id" = "threads"."id"),
	(SELECT max("edits"."created_at") FROM "edits" WHERE "edits"."thread_id" = "threads"."id" AND "edits"."author" IN ('student', 'client'))
);
