import { and, between, count, eq, inArray, max, sql } from "drizzle-orm";
import { bound } from "#lib/bound.ts";
import { AppError } from "#lib/errors.ts";
import { newId } from "#lib/ids.ts";
import { maxBadFiles, maxSourceChunks } from "#lib/library/library-limits.ts";
import type {
  ImportClaim,
  ImportStore,
  LibraryStore,
  SamplePack,
} from "#lib/library/library-store.ts";
import type { StoredPlace } from "#lib/library/match-chunks.ts";
import type { SourceBatch } from "#lib/library/source/read-source.ts";
import type { PackDescription, SourceFormat } from "#lib/schemas/library.ts";
import type { Database } from "../client.ts";
import { chunks, manualFiles, packs, sourceFiles, sourceUploads } from "../schema/library.ts";
import {
  carryOverIds,
  countAndFinish,
  countTerms,
  finishGeneration,
  insertChunks,
  type PassedId,
  passedIds,
  readPlaces,
  within,
} from "./chunks.ts";
import { joinSections } from "./join-sections.ts";
import {
  addSource,
  type Claimant,
  claimSource,
  deleteSource,
  dropLeftUploads,
  dropUnfinished,
  leased,
  readSection,
  renewClaim,
  retrySource,
  type SourceRow,
  unclaimed,
  uploadOfSource,
  whileHeld,
} from "./manual-files.ts";
import {
  changePack,
  createPack,
  deletePack,
  libraryRevision,
  packColumns,
  packOf,
  readPack,
  readPacks,
  sourceOf,
  touchGuides,
  touchLibrary,
} from "./packs.ts";
import { keepVectors } from "./vectors.ts";

/** A reader may be ended once by chance, as by a machine without memory; it is not ended twice by chance. */
const mostReaderEnds = 2;

const ofClaim = ({ ownerId, packId, sourceId }: ImportClaim) => sourceOf(ownerId, packId, sourceId);

const ofGeneration = ({ ownerId, sourceId, generation }: ImportClaim) =>
  and(
    eq(chunks.sourceId, sourceId),
    eq(chunks.generation, generation),
    eq(chunks.ownerId, ownerId),
  );

const claim = (db: Database, claimant: Claimant): Promise<ImportClaim | null> =>
  db.transaction(async (tx) => {
    const wanted = inArray(manualFiles.status, ["waiting", "importing"]);
    const found = await claimSource(tx, claimant, wanted);
    if (!found) return null;
    const { id: sourceId, ownerId, packId, fileName, size, done, generation } = found;
    const taken = { ownerId, packId, sourceId, fileName, size, claimedBy: claimant.worker };
    const next = { ...taken, generation: generation + 1, from: { done, chunks: 0 } };
    await tx.update(manualFiles).set({ status: "importing" }).where(ofClaim(next));
    return { ...next, from: { done, chunks: await nextOrdinal(tx, next) } };
  });

const nextOrdinal = async (tx: Database, held: ImportClaim): Promise<number> => {
  const [row] = await tx
    .select({ last: max(chunks.ordinal) })
    .from(chunks)
    .where(ofGeneration(held));
  return (row?.last ?? -1) + 1;
};

const whileImporting = (
  db: Database,
  held: ImportClaim,
  work: (tx: Database, row: SourceRow) => Promise<void>,
): Promise<boolean> => {
  const before = eq(manualFiles.generation, held.generation - 1);
  return whileHeld(db, held, and(eq(manualFiles.status, "importing"), before), work);
};

async function* readBytes(
  db: Database,
  { ownerId, sourceId }: ImportClaim,
): AsyncGenerator<Uint8Array> {
  const [upload] = await db
    .select({ id: sourceUploads.id })
    .from(sourceUploads)
    .where(uploadOfSource(ownerId, sourceId));
  if (!upload) return;
  // Where another file takes its place meanwhile, the rest is not that one's: the import is not this worker's any more.
  const ofFile = and(eq(sourceFiles.uploadId, upload.id), eq(sourceFiles.ownerId, ownerId));
  const [present] = await db.select({ pieces: count() }).from(sourceFiles).where(ofFile);
  // One by one: all at once would be in memory twice, as text and as bytes.
  for (let ordinal = 0; ordinal < (present?.pieces ?? 0); ordinal += 1) {
    const [piece] = await db
      .select({ bytes: sourceFiles.bytes })
      .from(sourceFiles)
      .where(and(ofFile, eq(sourceFiles.ordinal, ordinal)));
    if (piece) yield piece.bytes;
  }
}

const save = (
  db: Database,
  held: ImportClaim,
  batch: SourceBatch,
  modelId: string | null,
): Promise<boolean> =>
  whileImporting(db, held, async (tx, row) => {
    const { ownerId, packId, sourceId, generation } = held;
    const first = await nextOrdinal(tx, held);
    if (first + batch.chunks.length > maxSourceChunks) {
      throw new AppError(
        "source_too_long",
        `Source ${sourceId} has over ${maxSourceChunks} chunks`,
      );
    }
    const numbered = batch.chunks.map((chunk, index) => ({ ...chunk, ordinal: first + index }));
    await insertChunks(tx, { ownerId, packId, sourceId, generation }, numbered, modelId);
    const badFiles = [...row.badFiles, ...batch.badFiles].slice(0, maxBadFiles);
    const reached = { done: batch.done, badFiles, ...leased, updatedAt: sql`now()` };
    await tx.update(manualFiles).set(reached).where(ofClaim(held));
    await touchLibrary(tx, ownerId, packId);
  });

const countStored = async (
  tx: Database,
  held: ImportClaim,
): Promise<{ chunks: number; sections: number }> => {
  const [row] = await tx
    .select({
      chunks: sql<number>`count(*)::int`,
      sections: sql<number>`(count(*) filter (where ${chunks.part} = 1))::int`,
    })
    .from(chunks)
    .where(ofGeneration(held));
  return row ?? { chunks: 0, sections: 0 };
};

const formatOf = async (db: Database, held: ImportClaim): Promise<SourceFormat | null> => {
  const [row] = await db
    .select({ format: manualFiles.format })
    .from(manualFiles)
    .where(ofClaim(held));
  return row?.format ?? null;
};

/** Chunks of one statement, which takes the embedded database some 70 ms. */
const placesAtOnce = 5_000;

const placesOf = async (db: Database, held: ImportClaim): Promise<StoredPlace[]> => {
  const end = await nextOrdinal(db, held);
  const places: StoredPlace[] = [];
  for (let from = 0; from < end; from += placesAtOnce) {
    const ofPart = between(chunks.ordinal, from, from + placesAtOnce - 1);
    places.push(...(await readPlaces(db, held.ownerId, and(ofGeneration(held), ofPart))));
  }
  return places;
};

/** What is stored of the two generations stays as it is until the end of the import. */
const findPassed = async (db: Database, held: ImportClaim): Promise<PassedId[]> => {
  const generation = held.generation - 1;
  if (generation === 0) return [];
  const before = await placesOf(db, { ...held, generation });
  return passedIds(before, await placesOf(db, held));
};

const finish = (
  db: Database,
  held: ImportClaim,
  description: PackDescription | null,
): Promise<boolean> =>
  whileImporting(db, held, async (tx, row) => {
    const { ownerId, packId, sourceId, generation } = held;
    const stored = await countStored(tx, held);
    if (stored.chunks === 0) {
      throw row.badFiles[0]
        ? new AppError(row.badFiles[0].code, "Nothing of it could be read")
        : new AppError("source_no_text", "There is no text in it");
    }
    if (row.generation > 0) await touchGuides(tx, ownerId, packId);
    await tx.delete(sourceUploads).where(uploadOfSource(ownerId, sourceId));
    const done = { status: "ready", generation, done: row.total ?? row.done, ...stored } as const;
    await tx
      .update(manualFiles)
      .set({ ...done, ...unclaimed, embeddedBy: null, updatedAt: sql`now()` })
      .where(ofClaim(held));
    await finishGeneration(tx, { ownerId, sourceId, generation });
    if (description) {
      await tx.update(packs).set(packColumns(description)).where(packOf(ownerId, packId));
    }
    await touchLibrary(tx, ownerId, packId);
  });

/** Chunks of one statement, which takes the embedded database some 20 ms. */
const droppedAtOnce = 1_000;

/**
 * Deletes the chunks that others have taken the places of. Nobody reads them: it need not be in the transaction that
 * makes the others present, in which the embedded database would do nothing else for seconds.
 */
const dropReplaced = async (db: Database): Promise<void> => {
  let dropped: number;
  do {
    const rows = await db.execute(sql`
      delete from ${chunks} where id in (
        select replaced.id from ${manualFiles} present cross join lateral (
          select id from ${chunks}
          where source_id = present.id and owner_id = present.owner_id and generation < present.generation
          limit ${droppedAtOnce}
        ) replaced
        limit ${droppedAtOnce}
      )
      returning id
    `);
    dropped = rows.length;
  } while (dropped === droppedAtOnce);
};

/** How often uploads that were broken off are looked for. */
const sweepEveryMs = 60_000;

/**
 * Drops what was replaced when there may be some: at first, as a process may have ended before it did, and after each
 * import; and once a minute what is left of uploads.
 */
const createTidy = (db: Database): { tidy: () => Promise<void>; mess: () => void } => {
  let isTidy = false;
  let sweptAt = Number.NEGATIVE_INFINITY;
  const sweep = async () => {
    if (performance.now() - sweptAt < sweepEveryMs) return;
    sweptAt = performance.now();
    await dropLeftUploads(db);
  };
  return {
    mess: () => {
      isTidy = false;
    },
    tidy: async () => {
      await sweep();
      if (isTidy) return;
      isTidy = true;
      await dropReplaced(db).catch((error) => {
        isTidy = false;
        throw error;
      });
    },
  };
};

const failWith = async (
  tx: Database,
  held: ImportClaim,
  { generation }: SourceRow,
  { code, details }: Parameters<ImportStore["fail"]>[1],
): Promise<void> => {
  await dropUnfinished(tx, held.ownerId, held.sourceId, generation);
  const failed = { status: "failed", errorCode: code, errorDetails: details } as const;
  await tx
    .update(manualFiles)
    .set({ ...failed, ...unclaimed, done: 0, updatedAt: sql`now()` })
    .where(ofClaim(held));
  await touchLibrary(tx, held.ownerId, held.packId);
};

/**
 * The imports in the database; with an owner, only that one's.
 * @param embeddedBy the embedding model of which vectors that come with a file are kept
 */
export const importStore = (
  db: Database,
  onlyOwner: string | null = null,
  embeddedBy: string | null = null,
): ImportStore => {
  const { tidy, mess } = createTidy(db);
  return {
    claim: async (worker, isDead) => {
      await tidy();
      return claim(db, { worker, isDead, onlyOwner });
    },
    ...bound(db, { renew: renewClaim, bytes: readBytes }),
    begin: (held, { format, total }) =>
      whileImporting(db, held, async (tx) => {
        await tx.update(manualFiles).set({ format, total }).where(ofClaim(held));
        await touchLibrary(tx, held.ownerId, held.packId);
      }),
    save: (held, batch) => save(db, held, batch, embeddedBy),
    finish: async (held, description) => {
      const whileHeld = (work: (tx: Database) => Promise<void>) => whileImporting(db, held, work);
      await joinSections(db, { ...held, format: await formatOf(db, held) }, whileHeld);
      if (embeddedBy !== null) await keepVectors(db, held, embeddedBy, whileHeld);
      await countTerms(db, held, whileHeld);
      await carryOverIds(held.ownerId, await findPassed(db, held), whileHeld);
      const isDone = await finish(db, held, description);
      mess();
      return isDone;
    },
    fail: (held, error) => whileImporting(db, held, (tx, row) => failWith(tx, held, row, error)),
    readerEnded: (held, { details }) =>
      whileImporting(db, held, async (tx, row) => {
        const readerEnds = row.readerEnds + 1;
        await tx
          .update(manualFiles)
          .set({ readerEnds, ...unclaimed })
          .where(ofClaim(held));
        const error = { code: "source_reader_ended", details } as const;
        if (readerEnds >= mostReaderEnds) await failWith(tx, held, row, error);
      }),
    release: async (held) => {
      await whileImporting(db, held, async (tx) => {
        await tx.update(manualFiles).set(unclaimed).where(ofClaim(held));
      });
    },
  };
};

/** Puts a sample's files in the place of what is there of it; sections that stay keep their lasting ids. */
const replaceFiles = async (
  tx: Database,
  ownerId: string,
  packId: string,
  { files, hash }: SamplePack,
): Promise<void> => {
  const ofPack = eq(chunks.packId, packId);
  const before = await readPlaces(tx, ownerId, ofPack);
  await tx
    .delete(manualFiles)
    .where(and(eq(manualFiles.packId, packId), eq(manualFiles.ownerId, ownerId)));
  for (const { fileName, chunks: given } of files) {
    const sourceId = newId("src");
    const generation = 1;
    const format = given.some(({ kind }) => kind === "manual") ? "markdown" : "differences";
    await tx.insert(manualFiles).values({
      ...{ id: sourceId, ownerId, packId, fileName, generation, sha256: hash },
      ...({ format, status: "ready", done: 1, total: 1 } as const),
      size: Buffer.byteLength(given.map(({ text }) => text).join("")),
      ...{ sections: given.length, chunks: given.length },
    });
    const numbered = given.map((chunk, ordinal) => ({ ...chunk, ordinal }));
    await insertChunks(tx, { ownerId, packId, sourceId, generation }, numbered);
    const place = { ownerId, packId, sourceId, generation };
    await joinSections(tx, { ...place, format }, within(tx));
    await countAndFinish(tx, place);
  }
  if (before.length === 0) return;
  const after = await readPlaces(tx, ownerId, ofPack);
  await carryOverIds(ownerId, passedIds(before, after), within(tx));
  await touchGuides(tx, ownerId, packId);
};

/** Makes an owner's sample, or renews it when the product brings other contents. One that was deleted stays so. */
const ensureSample = (db: Database, ownerId: string, sample: SamplePack): Promise<void> =>
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

/**
 * The library in the database.
 * @param modelId the embedding model that is configured, of which the state of the vectors is told
 */
export const libraryStore = (db: Database, modelId: string | null = null): LibraryStore => ({
  ...bound(db, { ensureSample, revision: libraryRevision, createPack, changePack, deletePack }),
  ...bound(db, { addSource, retrySource, deleteSource, section: readSection }),
  packs: (ownerId) => readPacks(db, ownerId, { only: null, modelId }),
  pack: (ownerId, packId) => readPack(db, ownerId, packId, modelId),
});
