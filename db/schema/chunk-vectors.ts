import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { chunks } from "./chunks.ts";
import { ownerColumn } from "./columns.ts";
import { bitsColumn, vectorColumn } from "./vector-column.ts";

/**
 * Vectors of chunks by a configured embedding model. Each model has an index of its own, made when its first
 * vector is stored, as the size of its vectors is not known before; see `ensure-vector-index.ts`.
 */
export const chunkVectors = pgTable(
  "chunk_vectors",
  {
    chunkId: text("chunk_id")
      .notNull()
      .references(() => chunks.id, { onDelete: "cascade" }),
    modelId: text("model_id").notNull(),
    ownerId: ownerColumn(),
    packId: text("pack_id").notNull(),
    embedding: vectorColumn("embedding").notNull(),
    /** An index is for vectors of one size. */
    dimensions: integer("dimensions").notNull().generatedAlwaysAs(sql`vector_dims(embedding)`),
    /**
     * The signs of the vector's numbers, by which the embedded database looks among many; see `meant-chunks.ts`. Null
     * until they are made for a vector that is older than this column: as a generated one it would have taken one long
     * statement for all of them, and on a server the index anew.
     */
    bits: bitsColumn("bits"),
  },
  (table) => [
    primaryKey({ columns: [table.chunkId, table.modelId] }),
    index("chunk_vectors_pack").on(table.packId, table.modelId),
  ],
);
