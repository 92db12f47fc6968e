CREATE TABLE "checked_sentences" (
	"owner_id" text NOT NULL,
	"key" text NOT NULL,
	"verdict" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checked_sentences_owner_id_key_pk" PRIMARY KEY("owner_id","key")
);
