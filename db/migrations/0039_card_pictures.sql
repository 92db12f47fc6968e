CREATE TABLE "card_pictures" (
	"owner_id" text NOT NULL,
	"sha256" text NOT NULL,
	"media_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"size" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "card_pictures_owner_id_sha256_pk" PRIMARY KEY("owner_id","sha256")
);
--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "pictures" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
CREATE INDEX "cards_pictures" ON "cards" USING gin ("pictures") WHERE pictures <> '{}';