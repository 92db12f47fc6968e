import { and, eq } from "drizzle-orm";
import { newId } from "#lib/ids.ts";
import type { SamplePack } from "#lib/library/library-store.ts";
import type { Database } from "../client.ts";
import { chunks } from "../schema/chunks.ts";
import { packs } from "../schema/packs.ts";
import { sources } from "../schema/sources.ts";
import { countAndFinish } from "./index-chunks.ts";
import { insertChunks } from "./insert-chunks.ts";
import { packColumns } from "./library-packs.ts";
import { packOf, touchLibrary } from "./library-rows.ts";
import { passedIds, passOnIds, readPlaces } from "./pass-on-ids.ts";
import { touchGuides } from "./touch-guides.ts";

/** Puts a sample's files in the place of what is there of it; sections that stay keep their lasting ids. */
const replaceFiles = async (
  tx: Database,
  ownerId: string,
  packId: string,
  { files, hash }: SamplePack,
): Promise<void> => {
  const ofPack = eq(chunks.packId, packId);
  const before = await readPlaces(tx, ownerId, ofPack);
  await tx.delete(sources).where(and(eq(sources.packId, packId), eq(sources.ownerId, ownerId)));
  for (const { fileName, chunks: given } of files) {
    const sourceId = newId("src");
    const generation = 1;
    const isManual = given.some(({ kind }) => kind === "manual");
    await tx.insert(sources).values({
      ...{ id: sourceId, ownerId, packId, fileName, generation, sha256: hash },
      ...{ format: isManual ? "markdown" : "differences", status: "ready", done: 1, total: 1 },
      size: Buffer.byteLength(given.map(({ text }) => text).join("")),
      ...{ sections: given.length, chunks: given.length },
    });
    const numbered = given.map((chunk, ordinal) => ({ ...chunk, ordinal }));
    await insertChunks(tx, { ownerId, packId, sourceId, generation }, numbered);
    await countAndFinish(tx, { ownerId, packId, sourceId, generation });
  }
  if (before.length === 0) return;
  const after = await readPlaces(tx, ownerId, ofPack);
  await passOnIds(ownerId, passedIds(before, after), async (work) => {
    await work(tx);
    return true;
  });
  await touchGuides(tx, ownerId, packId);
};

/** Makes an owner's sample, or renews it when the product brings other contents. One that was deleted stays so. */
export const ensureSample = (db: Database, ownerId: string, sample: SamplePack): Promise<void> =>
  db.transaction(async (tx) => {
    const ofSample = and(eq(packs.ownerId, ownerId), eq(packs.sampleName, sample.name));
    const made = { id: newId("pck"), ownerId, sampleName: sample.name };
    await tx
      .insert(packs)
      .values({ ...made, ...packColumns(sample.description) })
      .onConflictDoNothing();
    const [pack] = await tx
      .select({ id: packs.id, hash: packs.sampleHash, hidden: packs.hidden })
      .from(packs)
      .where(ofSample)
      .for("update");
    if (!pack || pack.hidden || pack.hash === sample.hash) return;
    const contents = { ...packColumns(sample.description), sampleHash: sample.hash };
    await tx.update(packs).set(contents).where(packOf(ownerId, pack.id));
    await replaceFiles(tx, ownerId, pack.id, sample);
    await touchLibrary(tx, ownerId, pack.id);
  });
