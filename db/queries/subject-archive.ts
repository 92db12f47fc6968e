import {
  and,
  asc,
  eq,
  getTableColumns,
  getTableName,
  inArray,
  isNull,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { bound } from "#lib/bound.ts";
import { AppError } from "#lib/errors.ts";
import { sha256 } from "#lib/ids.ts";
import type { CardPassage } from "#lib/schemas/passage-card.ts";
import type {
  ArchivedManual,
  ArchivedQuestion,
  ArchivedRow,
  ArchivedTables,
  ArchivedThread,
  ArchiveStore,
  StoredArchive,
} from "#lib/subjects/archive/archive-store.ts";
import type { Database } from "../client.ts";
import { cardPictures, cardReviews, cards } from "../schema/cards.ts";
import { screenshots } from "../schema/guides.ts";
import { chunks, packs } from "../schema/library.ts";
import { questions, questionVectors } from "../schema/quiz.ts";
import { uploads } from "../schema/study.ts";
import { subjectSources, subjects } from "../schema/subjects.ts";
import { threads } from "../schema/threads.ts";
import {
  brokenThreads,
  checkTables,
  type Part,
  type PartName,
  partNames,
  parts,
} from "./archived-tables.ts";
import { lockOwner } from "./asked-questions.ts";
import { cardPictureStore } from "./card-pictures.ts";
import { presentSections, takeInArchive } from "./take-in-archive.ts";

/** The tables of which a picture's bytes are kept. */
const pictured = ["uploads", "screenshots", "cardPictures"] as const;

const ownerOf = ({ table }: Part): PgColumn => {
  const { ownerId } = getTableColumns(table);
  if (!ownerId) throw new Error(`${getTableName(table)} is nobody's`);
  return ownerId;
};

/** Among any number of ids, which are one parameter: a statement has 65,535 at most. */
const isOneOf = (column: PgColumn, ids: readonly string[]): SQL =>
  sql`${column} in (select jsonb_array_elements_text((${JSON.stringify(ids)}::text)::jsonb))`;

const rowsWhere = (
  tx: Database,
  ownerId: string,
  name: PartName,
  where: SQL | undefined,
  more: Readonly<Record<string, PgColumn>> = {},
): Promise<ArchivedRow[]> => {
  const one: Part = parts[name];
  return tx
    .select({ ...one.columns, ...more })
    .from(one.table)
    .where(and(eq(ownerOf(one), ownerId), where))
    .orderBy(...one.order);
};

/** @throws AppError not_found */
const listThreads = async (
  db: Database,
  ownerId: string,
  subjectId: string,
): Promise<ArchivedThread[]> => {
  const own = and(eq(subjects.id, subjectId), eq(subjects.ownerId, ownerId));
  if ((await db.$count(subjects, own)) === 0) {
    throw new AppError("not_found", `There is no subject ${subjectId} of this owner`);
  }
  return db
    .select({
      ...{ id: threads.id, kind: threads.kind, title: threads.title },
      ...{ status: threads.status, revision: threads.revision },
    })
    .from(threads)
    .where(
      and(eq(threads.subjectId, subjectId), eq(threads.ownerId, ownerId), isNull(threads.binnedAt)),
    )
    .orderBy(...parts.threads.order);
};

/**
 * The sources of the subject, and what is left of those that a thread rests on: what lies in the bin or in another subject
 * stands here as a deleted one does, so that passages go on naming their pages.
 */
const readSources = async (
  tx: Database,
  ownerId: string,
  subjectId: string,
  used: readonly string[],
): Promise<ArchivedRow[]> => {
  const kept = and(
    eq(subjectSources.subjectId, subjectId),
    isNull(subjectSources.deletedAt),
    isNull(subjectSources.binnedAt),
  );
  const { binnedAt } = subjectSources;
  const rows = await rowsWhere(
    ...([tx, ownerId, "subjectSources"] as const),
    or(kept, isOneOf(subjectSources.id, used)),
    { binnedAt },
  );
  const there = new Set(rows.map(({ id }) => id));
  return rows.map(({ binnedAt, ...row }) => {
    const isKept = row.subjectId === subjectId && binnedAt === null;
    const left = {
      text: "",
      title: "",
      sha256: "",
      edits: [],
      deletedAt: binnedAt ?? row.createdAt,
    };
    return {
      ...row,
      ...(isKept || row.deletedAt !== null ? {} : left),
      subjectId,
      revisionOf: there.has(row.revisionOf) ? row.revisionOf : null,
    };
  });
};

const idsIn = (rows: readonly ArchivedRow[]): Set<string> =>
  new Set(JSON.stringify(rows).match(/[a-z]{1,8}_[0-9a-f]{32}/g));

/** The manuals of guides and of what corrections quote, with the sections that they name. */
const readManuals = async (
  tx: Database,
  ownerId: string,
  tables: ArchivedTables,
): Promise<ArchivedManual[]> => {
  const { guides: own = [], guideSteps: steps = [], messages: said = [] } = tables;
  const quoting = (tables.corrections ?? []).map(({ evidence }) => ({ evidence }));
  const quoted = [...idsIn(quoting)].filter((id) => id.startsWith("pck_"));
  const packIds = [...new Set([...own.map(({ packId }) => packId), ...quoted])].filter(
    (id) => id !== null,
  );
  if (packIds.length === 0) return [];
  const named = await tx
    .select({ id: packs.id, product: packs.product })
    .from(packs)
    .where(and(eq(packs.ownerId, ownerId), inArray(packs.id, packIds as string[])));
  const manuals: ArchivedManual[] = [];
  const ids = [...idsIn([...own, ...steps, ...said, ...quoting])];
  for (const pack of named) {
    const rows = await presentSections(tx, ownerId, pack.id, isOneOf(chunks.stableId, ids));
    const sections = rows.map(({ id, title, text }) => ({ id, title, sha256: sha256(text) }));
    manuals.push({ ...pack, sections });
  }
  return manuals;
};

/** The order of the threads, and within one of them that in which its rows were read. */
const byThread = (rows: readonly ArchivedRow[], place: ReadonlyMap<unknown, number>) =>
  rows.toSorted((a, b) => (place.get(a.threadId) ?? 0) - (place.get(b.threadId) ?? 0));

const readTables = async (
  tx: Database,
  ownerId: string,
  subjectId: string,
  asked: Parameters<ArchiveStore["read"]>[2],
): Promise<ArchivedTables> => {
  const standing = await listThreads(tx, ownerId, subjectId);
  const revisions = new Map(asked.map(({ id, revision }) => [id, revision]));
  const ids = standing.flatMap(({ id, revision }) => (revisions.get(id) === revision ? [id] : []));
  const place = new Map<unknown, number>(ids.map((id, index) => [id, index]));
  const tables: Record<string, ArchivedRow[]> = {
    subjects: await rowsWhere(tx, ownerId, "subjects", eq(subjects.id, subjectId)),
    threads: await rowsWhere(tx, ownerId, "threads", isOneOf(threads.id, ids)),
  };
  for (const name of partNames) {
    const { threadId } = getTableColumns(parts[name].table) as Record<string, PgColumn>;
    if (!threadId) continue;
    tables[name] = byThread(await rowsWhere(tx, ownerId, name, isOneOf(threadId, ids)), place);
  }
  const used = new Set(tables.threadSources?.map(({ sourceId }) => String(sourceId)));
  tables.subjectSources = await readSources(tx, ownerId, subjectId, [...used]);
  // What was taken from a document and moved to another subject is nobody's here.
  const kept = new Set(tables.subjectSources.map(({ id, deletedAt }) => deletedAt === null && id));
  tables.sourceOrigins = (tables.sourceOrigins ?? []).filter(({ sourceId }) => kept.has(sourceId));
  const asking = tx
    .select({ id: questions.id })
    .from(questions)
    .where(and(eq(questions.ownerId, ownerId), isOneOf(questions.threadId, ids)));
  const ofSubject = or(inArray(cards.questionId, asking), eq(cards.subjectId, subjectId));
  const there = new Set(ids);
  tables.cards = (await rowsWhere(tx, ownerId, "cards", ofSubject)).map((card) => ({
    ...card,
    passages: (card.passages as CardPassage[]).filter(({ documentId }) => there.has(documentId)),
  }));
  const shown = [...tables.cards, ...tables.subjectSources].flatMap(
    ({ pictures }) => pictures as string[],
  );
  tables.cardPictures = await rowsWhere(
    ...([tx, ownerId, "cardPictures", isOneOf(cardPictures.sha256, shown)] as const),
  );
  const own = tx
    .select({ id: cards.id })
    .from(cards)
    .where(and(eq(cards.ownerId, ownerId), ofSubject));
  tables.cardReviews = await rowsWhere(
    ...([tx, ownerId, "cardReviews", inArray(cardReviews.cardId, own)] as const),
  );
  return Object.fromEntries(partNames.map((name) => [name, tables[name] ?? []]));
};

/** One look at all tables, so that they fit each other. */
const readSubject = (
  db: Database,
  ownerId: string,
  subjectId: string,
  asked: Parameters<ArchiveStore["read"]>[2],
): Promise<StoredArchive> =>
  db.transaction(
    async (tx) => {
      const tables = await readTables(tx, ownerId, subjectId, asked);
      return { tables, manuals: await readManuals(tx, ownerId, tables) };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );

const pictureBytes = async (db: Database, ownerId: string, subjectId: string): Promise<number> => {
  let bytes = 0;
  for (const table of [uploads, screenshots]) {
    const [row] = await db
      .select({ bytes: sql`coalesce(sum(${table.size}), 0)::bigint`.mapWith(Number) })
      .from(table)
      .innerJoin(threads, eq(threads.id, table.threadId))
      .where(
        and(
          ...[eq(threads.subjectId, subjectId), eq(threads.ownerId, ownerId)],
          ...[eq(table.ownerId, ownerId), isNull(threads.binnedAt)],
        ),
      );
    bytes += row?.bytes ?? 0;
  }
  const shown = db
    .select({ sha256: sql`unnest(${cards.pictures})` })
    .from(cards)
    .where(and(eq(cards.subjectId, subjectId), eq(cards.ownerId, ownerId)));
  const ofNotes = db
    .select({ sha256: sql`unnest(${subjectSources.pictures})` })
    .from(subjectSources)
    .where(and(eq(subjectSources.subjectId, subjectId), eq(subjectSources.ownerId, ownerId)));
  const isShown = or(inArray(cardPictures.sha256, shown), inArray(cardPictures.sha256, ofNotes));
  const [kept] = await db
    .select({ bytes: sql`coalesce(sum(${cardPictures.size}), 0)::bigint`.mapWith(Number) })
    .from(cardPictures)
    .where(and(eq(cardPictures.ownerId, ownerId), isShown));
  return bytes + (kept?.bytes ?? 0);
};

const readPicture = async (
  db: Database,
  ownerId: string,
  name: (typeof pictured)[number],
  id: string,
): Promise<Uint8Array | null> => {
  if (name === "cardPictures") return (await cardPictureStore(db).read(ownerId, id))?.bytes ?? null;
  const table = name === "uploads" ? uploads : screenshots;
  const [row] = await db
    .select({ bytes: table.bytes })
    .from(table)
    .where(and(eq(table.id, id), eq(table.ownerId, ownerId)));
  return row?.bytes ?? null;
};

/** What has a key, and was put to the student. */
const compared = and(
  inArray(questions.state, ["kept", "withdrawn", "deleted"]),
  ne(questions.type, "free_recall"),
);

const unlikenedQuestions = (
  db: Database,
  ownerId: string,
  subjectId: string,
  modelId: string,
  limit: number,
): Promise<ArchivedQuestion[]> =>
  db
    .select({
      ...{ id: questions.id, type: questions.type, stem: questions.stem },
      ...{ answer: questions.answer, code: questions.code },
    })
    .from(questions)
    .innerJoin(threads, eq(threads.id, questions.threadId))
    .leftJoin(
      questionVectors,
      and(eq(questionVectors.questionId, questions.id), eq(questionVectors.modelId, modelId)),
    )
    .where(
      and(
        ...[eq(questions.ownerId, ownerId), eq(threads.ownerId, ownerId), compared],
        ...[eq(threads.subjectId, subjectId), isNull(questionVectors.questionId)],
      ),
    )
    .orderBy(asc(questions.id))
    .limit(limit);

const keepVectors = (
  db: Database,
  ownerId: string,
  modelId: string,
  vectors: Parameters<ArchiveStore["keepVectors"]>[2],
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockOwner(tx, ownerId);
    const ids = vectors.map(({ questionId }) => questionId);
    const own = await tx
      .select({ id: questions.id })
      .from(questions)
      .where(and(eq(questions.ownerId, ownerId), inArray(questions.id, ids)));
    const rows = vectors
      .filter(({ questionId }) => own.some(({ id }) => id === questionId))
      .map(({ questionId, embedding }) => ({
        ...{ questionId, modelId, ownerId, embedding: [...embedding] },
      }));
    if (rows.length > 0) await tx.insert(questionVectors).values(rows).onConflictDoNothing();
  });

/** Subjects as files, in PostgreSQL. */
export const archiveStore = (db: Database): ArchiveStore => ({
  ...bound(db, {
    threads: listThreads,
    read: readSubject,
    picture: readPicture,
    pictureBytes,
    takeIn: takeInArchive,
    unlikened: unlikenedQuestions,
    keepVectors,
  }),
  broken: brokenThreads,
  check: checkTables,
});
