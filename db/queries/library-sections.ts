import { and, asc, eq } from "drizzle-orm";
import { AppError } from "#lib/errors.ts";
import { type SectionView, storedDifference } from "#lib/schemas/library.ts";
import type { Database } from "../client.ts";
import { chunks } from "../schema/chunks.ts";
import { sources } from "../schema/sources.ts";
import { ofPresentSource } from "./library-rows.ts";

/** A chunk with the parts of its section before and behind it. @throws AppError not_found */
export const readSection = async (
  db: Database,
  ownerId: string,
  packId: string,
  chunkId: string,
): Promise<SectionView> => {
  const isOfPack = and(eq(chunks.packId, packId), eq(chunks.ownerId, ownerId));
  const ofChunk = and(eq(chunks.lastingId, chunkId), isOfPack);
  const [chunk] = await db
    .select({ chunk: chunks, fileName: sources.fileName })
    .from(chunks)
    .innerJoin(sources, ofPresentSource)
    .where(ofChunk);
  if (!chunk) throw new AppError("not_found", `There is no section ${chunkId}`);
  const { kind, title, headingPath, address, page } = chunk.chunk;
  const difference = storedDifference.parse(chunk.chunk.difference);
  const text = await wholeText(db, ownerId, chunk.chunk);
  const { fileName } = chunk;
  return { chunkId, kind, title, headingPath, address, page, text, fileName, difference };
};

const wholeText = async (
  db: Database,
  ownerId: string,
  chunk: typeof chunks.$inferSelect,
): Promise<string> => {
  if (chunk.totalParts < 2) return chunk.text;
  const first = chunk.ordinal - chunk.part + 1;
  const rows = await db
    .select({ ordinal: chunks.ordinal, text: chunks.text })
    .from(chunks)
    .where(
      and(
        eq(chunks.sourceId, chunk.sourceId),
        eq(chunks.generation, chunk.generation),
        eq(chunks.ownerId, ownerId),
        eq(chunks.title, chunk.title),
      ),
    )
    .orderBy(asc(chunks.ordinal));
  return rows
    .filter(({ ordinal }) => ordinal >= first && ordinal < first + chunk.totalParts)
    .map(({ text }) => text)
    .join("\n\n");
};
