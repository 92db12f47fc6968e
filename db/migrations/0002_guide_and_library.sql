CREATE TABLE "chunk_vectors" (
	"chunk_id" text NOT NULL,
	"model_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"pack_id" text NOT NULL,
	"embedding" vector NOT NULL,
	CONSTRAINT "chunk_vectors_chunk_id_model_id_pk" PRIMARY KEY("chunk_id","model_id")
);
--> statement-breakpoint
CREATE TABLE "chunk_words" (
	"chunk_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"pack_id" text NOT NULL,
	"source_id" text NOT NULL,
	"generation" integer NOT NULL,
	"kind" text NOT NULL,
	"since_numbers" integer[],
	"until_numbers" integer[],
	"editions" text[] NOT NULL,
	"words" "tsvector" NOT NULL,
	"weights" sparsevec NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"source_id" text NOT NULL,
	"generation" integer NOT NULL,
	"term" text NOT NULL,
	"owner_id" text NOT NULL,
	"pack_id" text NOT NULL,
	"chunks" integer NOT NULL,
	CONSTRAINT "search_terms_source_id_generation_term_pk" PRIMARY KEY("source_id","generation","term")
);
--> statement-breakpoint
CREATE TABLE "chunks" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"pack_id" text NOT NULL,
	"source_id" text NOT NULL,
	"generation" integer NOT NULL,
	"ordinal" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"heading_path" jsonb NOT NULL,
	"address" text,
	"inner_addresses" jsonb NOT NULL,
	"index_terms" jsonb NOT NULL,
	"page" integer,
	"text" text NOT NULL,
	"part" integer NOT NULL,
	"total_parts" integer NOT NULL,
	"since" text,
	"until" text,
	"since_numbers" integer[],
	"until_numbers" integer[],
	"editions" text[] NOT NULL,
	"difference" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chunks_place" UNIQUE("source_id","generation","ordinal")
);
--> statement-breakpoint
CREATE TABLE "guide_steps" (
	"thread_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"answer_round" integer NOT NULL,
	"ordinal" integer NOT NULL,
	"text" text NOT NULL,
	"chunk_id" text NOT NULL,
	"requires_click" boolean NOT NULL,
	"warning" text,
	"state" text DEFAULT 'open' NOT NULL,
	"box" jsonb,
	"drawn" boolean DEFAULT false NOT NULL,
	"screenshot_id" text,
	"check" jsonb,
	CONSTRAINT "guide_steps_thread_id_answer_round_ordinal_pk" PRIMARY KEY("thread_id","answer_round","ordinal")
);
--> statement-breakpoint
CREATE TABLE "guides" (
	"thread_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"pack_id" text,
	"question" text NOT NULL,
	"version" text,
	"edition" text,
	"language" text NOT NULL,
	"intent" text,
	"allowed" boolean,
	"version_explanation" text,
	"version_chunk_id" text,
	"answer" text,
	"answered" boolean,
	"answer_basis" text,
	"chunk_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"answer_round" integer DEFAULT 0 NOT NULL,
	"mode" text DEFAULT 'answer' NOT NULL,
	"current_step" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "screenshots" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"thread_id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"source_sha256" text NOT NULL,
	"sha256" text NOT NULL,
	"media_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"device_pixel_ratio" double precision NOT NULL,
	"size" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"words" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "screenshots_ordinal" UNIQUE("thread_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "libraries" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "packs" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"product" text NOT NULL,
	"titles" jsonb NOT NULL,
	"language" text NOT NULL,
	"versions" jsonb NOT NULL,
	"editions" jsonb NOT NULL,
	"sample_name" text,
	"sample_hash" text,
	"hidden" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "packs_sample" UNIQUE("owner_id","sample_name")
);
--> statement-breakpoint
CREATE TABLE "source_files" (
	"source_id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"owner_id" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "source_files_source_id_ordinal_pk" PRIMARY KEY("source_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "sources" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"pack_id" text NOT NULL,
	"file_name" text NOT NULL,
	"format" text,
	"sha256" text NOT NULL,
	"size" integer NOT NULL,
	"status" text NOT NULL,
	"generation" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"sections" integer DEFAULT 0 NOT NULL,
	"chunks" integer DEFAULT 0 NOT NULL,
	"bad_files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"error_code" text,
	"error_details" jsonb,
	"claimed_by" text,
	"claimed_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sources_name" UNIQUE("pack_id","file_name")
);
--> statement-breakpoint
ALTER TABLE "chunk_vectors" ADD CONSTRAINT "chunk_vectors_chunk_id_chunks_id_fk" FOREIGN KEY ("chunk_id") REFERENCES "public"."chunks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chunk_words" ADD CONSTRAINT "chunk_words_chunk_id_chunks_id_fk" FOREIGN KEY ("chunk_id") REFERENCES "public"."chunks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_terms" ADD CONSTRAINT "search_terms_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_terms" ADD CONSTRAINT "search_terms_pack_id_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."packs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chunks" ADD CONSTRAINT "chunks_pack_id_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."packs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chunks" ADD CONSTRAINT "chunks_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_steps" ADD CONSTRAINT "guide_steps_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guides" ADD CONSTRAINT "guides_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guides" ADD CONSTRAINT "guides_pack_id_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."packs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenshots" ADD CONSTRAINT "screenshots_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_files" ADD CONSTRAINT "source_files_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sources" ADD CONSTRAINT "sources_pack_id_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."packs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chunk_vectors_pack" ON "chunk_vectors" USING btree ("pack_id","model_id");--> statement-breakpoint
CREATE INDEX "chunk_words_words" ON "chunk_words" USING gin ("words");--> statement-breakpoint
CREATE INDEX "chunk_words_pack" ON "chunk_words" USING btree ("pack_id","kind");--> statement-breakpoint
CREATE INDEX "chunks_pack" ON "chunks" USING btree ("pack_id","kind");--> statement-breakpoint
CREATE INDEX "screenshots_thread" ON "screenshots" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "sources_status" ON "sources" USING btree ("status");