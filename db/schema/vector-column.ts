import { customType } from "drizzle-orm/pg-core";

/** A vector whose size is not fixed by the column, as each embedding model has its own. */
export const vectorColumn = customType<{ data: number[]; driverData: string }>({
  dataType: () => "vector",
  toDriver: (vector) => JSON.stringify(vector),
  fromDriver: (text) => JSON.parse(text),
});
