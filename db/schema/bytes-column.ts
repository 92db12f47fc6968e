import { customType } from "drizzle-orm/pg-core";

/** Bytes as PostgreSQL keeps them. */
export const bytesColumn = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => "bytea",
});
