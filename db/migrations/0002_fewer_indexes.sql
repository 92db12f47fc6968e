DROP INDEX "messages_thread";--> statement-breakpoint
DROP INDEX "threads_owner_updated";--> statement-breakpoint
CREATE INDEX "threads_owner" ON "threads" USING btree ("owner_id");