CREATE TABLE "source_indexes" (
	"source_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"indexed_revision" integer,
	"version" integer,
	"claimed_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "source_texts" (
	"owner_id" text NOT NULL,
	"source_id" text NOT NULL,
	"part" text NOT NULL,
	"ordinal" integer NOT NULL,
	"place" text,
	"text" text NOT NULL,
	"revision" integer NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "source_texts_source_id_part_ordinal_pk" PRIMARY KEY("source_id","part","ordinal")
);
--> statement-breakpoint
ALTER TABLE "source_indexes" ADD CONSTRAINT "source_indexes_source_id_subject_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."subject_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_texts" ADD CONSTRAINT "source_texts_source_id_subject_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."subject_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "source_texts_words" ON "source_texts" USING gin ("words");--> statement-breakpoint
CREATE INDEX "source_texts_titles" ON "source_texts" USING btree ("owner_id") WHERE part = 'title';