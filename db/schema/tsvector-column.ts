import { customType } from "drizzle-orm/pg-core";

/** Words for full-text search; written and read by SQL alone. */
export const tsvectorColumn = customType<{ data: string }>({ dataType: () => "tsvector" });
