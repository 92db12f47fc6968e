DROP INDEX "screenshots_thread";--> statement-breakpoint
CREATE INDEX "attempts_thread" ON "attempts" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "search_terms_pack" ON "search_terms" USING btree ("pack_id");--> statement-breakpoint
CREATE INDEX "edits_thread" ON "edits" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "guides_pack" ON "guides" USING btree ("pack_id");--> statement-breakpoint
CREATE INDEX "replies_run" ON "replies" USING btree ("run_id");