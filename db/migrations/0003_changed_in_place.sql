DROP INDEX "threads_owner_updated";--> statement-breakpoint
DROP INDEX "runs_open";--> statement-breakpoint
CREATE INDEX "threads_owner" ON "threads" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "runs_open" ON "runs" USING btree ("id") WHERE ended_at is null;--> statement-breakpoint
-- Room on each page for the next version of a row.
ALTER TABLE "threads" SET (fillfactor = 70);--> statement-breakpoint
ALTER TABLE "runs" SET (fillfactor = 80);
