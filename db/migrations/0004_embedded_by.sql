ALTER TABLE "chunk_vectors" ADD COLUMN "dimensions" integer GENERATED ALWAYS AS (vector_dims(embedding)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "sources" ADD COLUMN "embedded_by" text;