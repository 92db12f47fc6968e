CREATE TABLE "card_settings" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"new_per_day" integer NOT NULL,
	"retention" double precision NOT NULL
);
