import { eq } from "drizzle-orm";
import { newId } from "#lib/ids.ts";
import { type Difference, difference, type PackDescription } from "#lib/schemas/library.ts";
import type { Database } from "../client.ts";
import { countAndFinish, indexChunks } from "../queries/chunks.ts";
import { chunks, manualFiles, packs } from "../schema/library.ts";

/** A section of a manual as a test puts it down. */
interface PackSection {
  readonly title: string;
  readonly text: string;
  readonly path?: readonly string[];
  readonly since?: string;
  readonly until?: string;
  readonly editions?: readonly string[];
}

export interface NewPack {
  readonly ownerId: string;
  readonly pack: Partial<PackDescription> & Pick<PackDescription, "product">;
  readonly sections: readonly PackSection[];
  readonly differences?: readonly (Partial<Difference> &
    Pick<Difference, "feature" | "fact" | "source">)[];
}

const ownIds = () => {
  const id = newId("chk");
  return { id, stableId: id };
};

const numbers = (version: string | null) => version?.split(".").map(Number) ?? null;

/** A pack of the owner that can be searched, without an import. Its chunks by their titles. */
export const newPack = async (
  db: Database,
  { ownerId, pack, sections, differences = [] }: NewPack,
): Promise<{
  readonly packId: string;
  readonly chunkId: (title: string) => string;
  readonly remove: () => Promise<unknown>;
}> => {
  const [packId, sourceId] = [newId("pck"), newId("src")];
  const described = { titles: {}, language: "en" as const, versions: [], editions: [], ...pack };
  await db.insert(packs).values({ id: packId, ownerId, ...described });
  await db.insert(manualFiles).values({
    ...{ id: sourceId, ownerId, packId, fileName: "manual.md", format: "markdown", sha256: "" },
    ...{ size: 1, status: "ready", generation: 1 },
  });
  const told = differences.map((one) => difference.parse(one));
  const pieces = [
    ...sections.map(({ title, text, path = [], since = null, until = null, editions = [] }) => ({
      ...{ kind: "manual" as const, title, text, headingPath: [pack.product, ...path] },
      ...{ since, until, editions: [...editions], difference: null },
    })),
    ...told.map((one) => ({
      ...{ kind: "difference" as const, title: one.feature, text: one.fact },
      ...{ headingPath: [pack.product], since: one.since, until: one.until, editions: [] },
      difference: one,
    })),
  ];
  const rows = pieces.map((piece, ordinal) => ({
    ...ownIds(),
    ...{ ownerId, packId, sourceId, generation: 1, ordinal, ...piece },
    ...{
      address: `page.html#${ordinal}`,
      innerAddresses: [],
      indexTerms: [],
      pageLead: "",
      page: null,
    },
    ...{ part: 1, totalParts: 1 },
    ...{ sinceNumbers: numbers(piece.since), untilNumbers: numbers(piece.until) },
  }));
  await db.insert(chunks).values(rows);
  await indexChunks(db, ownerId, rows);
  await countAndFinish(db, { ownerId, packId, sourceId, generation: 1 });
  const ids = new Map(rows.map(({ title, id }) => [title, id]));
  return {
    packId,
    chunkId: (title) => ids.get(title) ?? "",
    remove: () => db.delete(packs).where(eq(packs.id, packId)),
  };
};
