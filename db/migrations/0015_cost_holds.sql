CREATE TABLE "cost_holds" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"thread_id" text,
	"usd" double precision NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "cost_holds_owner" ON "cost_holds" USING btree ("owner_id");