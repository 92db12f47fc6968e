import { customType } from "drizzle-orm/pg-core";

/** A vector of which most places are 0, as pgvector writes it: `{place:value,…}/places`. */
export const sparseVectorColumn = customType<{
  data: string;
  config: { readonly places: number } | undefined;
}>({
  dataType: (config) => (config ? `sparsevec(${config.places})` : "sparsevec"),
});
