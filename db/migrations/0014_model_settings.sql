CREATE TABLE "model_settings" (
	"owner_id" text NOT NULL,
	"revision" integer NOT NULL,
	"chosen" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "model_settings_owner_id_revision_pk" PRIMARY KEY("owner_id","revision")
);
--> statement-breakpoint
CREATE TABLE "monthly_costs" (
	"owner_id" text NOT NULL,
	"month" text NOT NULL,
	"usd" double precision NOT NULL,
	CONSTRAINT "monthly_costs_owner_id_month_pk" PRIMARY KEY("owner_id","month")
);
--> statement-breakpoint
CREATE TABLE "provider_keys" (
	"owner_id" text NOT NULL,
	"provider" text NOT NULL,
	"address" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "provider_keys_owner_id_provider_pk" PRIMARY KEY("owner_id","provider")
);
--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "settings_revision" integer;