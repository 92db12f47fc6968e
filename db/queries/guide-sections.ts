import { and, eq, inArray } from "drizzle-orm";
import type { GuideChunk } from "#lib/guide/guide-store.ts";
import { type Difference, type SectionView, storedDifference } from "#lib/schemas/library.ts";
import type { Database } from "../client.ts";
import { chunks } from "../schema/chunks.ts";
import { sources } from "../schema/sources.ts";
import { ofPresentSource } from "./library-rows.ts";

/** Rows in the order in which their ids were asked for; what is gone is left out. */
const inOrder = <Row extends { readonly id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): Row[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
};

const ofIds = (ownerId: string, ids: readonly string[]) =>
  and(eq(chunks.ownerId, ownerId), inArray(chunks.lastingId, [...ids]));

/** Chunks of the owner by their lasting ids. */
export const readGuideChunks = async (
  db: Database,
  ownerId: string,
  ids: readonly string[],
): Promise<GuideChunk[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: chunks.lastingId,
      ordinal: chunks.ordinal,
      kind: chunks.kind,
      title: chunks.title,
      headingPath: chunks.headingPath,
      address: chunks.address,
      page: chunks.page,
      text: chunks.text,
      part: chunks.part,
      totalParts: chunks.totalParts,
      since: chunks.since,
      until: chunks.until,
      editions: chunks.editions,
      difference: chunks.difference,
    })
    .from(chunks)
    .innerJoin(sources, ofPresentSource)
    .where(ofIds(ownerId, ids));
  return inOrder(ids, rows).map(withDifference);
};

/** The same as the page shows them. */
export const readGuideSections = async (
  db: Database,
  ownerId: string,
  ids: readonly string[],
): Promise<SectionView[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: chunks.lastingId,
      kind: chunks.kind,
      title: chunks.title,
      headingPath: chunks.headingPath,
      address: chunks.address,
      page: chunks.page,
      text: chunks.text,
      fileName: sources.fileName,
      difference: chunks.difference,
    })
    .from(chunks)
    .innerJoin(sources, ofPresentSource)
    .where(ofIds(ownerId, ids));
  return inOrder(ids, rows).map(({ id, ...section }) => ({
    chunkId: id,
    ...withDifference(section),
  }));
};

const withDifference = <Row extends { readonly difference: Difference | null }>(row: Row): Row => ({
  ...row,
  difference: storedDifference.parse(row.difference),
});
