CREATE TABLE "card_reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"question_id" text NOT NULL,
	"key" text NOT NULL,
	"rating" text,
	"undoes" text,
	"due_before" timestamp with time zone NOT NULL,
	"memory_before" jsonb,
	"reviewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "card_reviews_key" UNIQUE("owner_id","key")
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"question_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"due" timestamp with time zone NOT NULL,
	"memory" jsonb,
	"reviews" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "card_reviews" ADD CONSTRAINT "card_reviews_question_id_cards_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."cards"("question_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_reviews_newest" ON "card_reviews" USING btree ("owner_id","reviewed_at");--> statement-breakpoint
CREATE INDEX "card_reviews_card" ON "card_reviews" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "cards_due" ON "cards" USING btree ("owner_id","due");--> statement-breakpoint
INSERT INTO "cards" ("question_id", "owner_id", "due")
SELECT "first"."question_id", "first"."owner_id", "first"."created_at" + CASE WHEN "first"."correct" THEN interval '1 day' ELSE interval '0' END
FROM (
	SELECT DISTINCT ON ("question_id") "question_id", "owner_id", "correct", "created_at"
	FROM "attempts" WHERE "correct" IS NOT NULL ORDER BY "question_id", "round"
) "first"
ON CONFLICT DO NOTHING;
