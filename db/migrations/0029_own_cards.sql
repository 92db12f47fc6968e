ALTER TABLE "card_reviews" RENAME COLUMN "question_id" TO "card_id";--> statement-breakpoint
ALTER TABLE "card_reviews" RENAME CONSTRAINT "card_reviews_question_id_cards_question_id_fk" TO "card_reviews_card_id_cards_id_fk";--> statement-breakpoint
ALTER TABLE "cards" RENAME COLUMN "question_id" TO "id";--> statement-breakpoint
ALTER TABLE "cards" DROP CONSTRAINT "cards_question_id_questions_id_fk";--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "question_id" text;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "subject_id" text;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "front" text;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "back" text;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "sha256" text;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
UPDATE "cards" SET "question_id" = "id";--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_question" UNIQUE("question_id");--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_sides" UNIQUE("subject_id","sha256");--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_kind" CHECK (case when question_id is null then num_nulls(subject_id, front, back, sha256) = 0
        else num_nonnulls(subject_id, front, back, sha256) = 0 end);
