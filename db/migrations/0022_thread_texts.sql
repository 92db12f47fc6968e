CREATE TABLE "text_words" (
	"owner_id" text NOT NULL,
	"word" text collate "C" NOT NULL,
	"term" text NOT NULL,
	"passages" integer NOT NULL,
	CONSTRAINT "text_words_owner_id_word_pk" PRIMARY KEY("owner_id","word")
);
--> statement-breakpoint
CREATE TABLE "thread_indexes" (
	"thread_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"indexed_revision" integer,
	"version" integer,
	"claimed_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "thread_texts" (
	"owner_id" text NOT NULL,
	"thread_id" text NOT NULL,
	"part" text NOT NULL,
	"ordinal" integer NOT NULL,
	"place" text,
	"text" text NOT NULL,
	"revision" integer NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "thread_texts_thread_id_part_ordinal_pk" PRIMARY KEY("thread_id","part","ordinal")
);
--> statement-breakpoint
ALTER TABLE "thread_indexes" ADD CONSTRAINT "thread_indexes_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_texts" ADD CONSTRAINT "thread_texts_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "text_words_term" ON "text_words" USING btree ("owner_id","term");--> statement-breakpoint
CREATE INDEX "thread_texts_words" ON "thread_texts" USING gin ("words");--> statement-breakpoint
CREATE INDEX "thread_texts_titles" ON "thread_texts" USING btree ("owner_id") WHERE part = 'title';