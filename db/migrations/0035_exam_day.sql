ALTER TABLE "subjects" ADD COLUMN "exam_on" date;--> statement-breakpoint
CREATE INDEX "card_reviews_mistakes" ON "card_reviews" USING btree ("owner_id","reviewed_at") WHERE rating = 'again';