import {
  and,
  asc,
  eq,
  getTableColumns,
  getTableName,
  inArray,
  isNull,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import { bound } from "#lib/bound.ts";
import { AppError, errorStatus } from "#lib/errors.ts";
import { newId, sha256 } from "#lib/ids.ts";
import { rating } from "#lib/schemas/card.ts";
import { guideMode, guideView, stepCheck } from "#lib/schemas/guide.ts";
import { language } from "#lib/schemas/language.ts";
import { locatedControl } from "#lib/schemas/located-control.ts";
import {
  complaint,
  concept,
  correction,
  difficulty,
  noteCheck,
  passage,
  questionProof,
  questionType,
  quizSettings,
  quizView,
} from "#lib/schemas/quiz.ts";
import { sourcePlace } from "#lib/schemas/source.ts";
import {
  doubtfulLine,
  editAuthor,
  editKind,
  messageView,
  notePageView,
  patch,
  reviewQuestionView,
  studySettings,
} from "#lib/schemas/study.ts";
import { maxDocumentCharacters } from "#lib/schemas/study-limits.ts";
import { threadKind, threadStatus } from "#lib/schemas/thread.ts";
import { brokenArchive } from "#lib/subjects/archive/archive-file.ts";
import type {
  ArchiveCounts,
  ArchivedManual,
  ArchivedRow,
  ArchivedTables,
  ArchivedThread,
  ArchiveStore,
  NewArchive,
  StoredArchive,
} from "#lib/subjects/archive/archive-store.ts";
import { carryOverIds, isId } from "#lib/subjects/archive/carry-over-ids.ts";
import { maxSubjects } from "#lib/subjects/subject-store.ts";
import { takeTurns } from "#lib/take-turns.ts";
import type { Database } from "../client.ts";
import { cardReviews, cards } from "../schema/cards.ts";
import { guideSteps, guides, screenshots } from "../schema/guides.ts";
import { chunks, manualFiles, packs } from "../schema/library.ts";
import { attempts, complaints, concepts, corrections, questions, quizzes } from "../schema/quiz.ts";
import {
  conflicts,
  documents,
  edits,
  notePages,
  reviewQuestions,
  studies,
  uploads,
} from "../schema/study.ts";
import { subjectSources, subjects } from "../schema/subjects.ts";
import { threadSources } from "../schema/thread-sources.ts";
import { messages, threads } from "../schema/threads.ts";
import { insertRun } from "./runs.ts";
import { defaultSubject } from "./subjects.ts";
import { nextRun, sqlExecutor, threadNotFound, threadOf } from "./thread-rows.ts";

/** Of one text; what is written in the product has limits of its own below it. */
const longestText = 2 * maxDocumentCharacters;
const mostRows = 300_000;
const mostThreads = 2_000;

type Row<Table extends PgTable> = Table["$inferSelect"];

/** Whether a column's type says no more than that of its column in the database. */
type IsPlain<Value> = string extends Value
  ? true
  : number extends Value
    ? true
    : boolean extends Value
      ? true
      : Value extends Date
        ? true
        : false;

/** The columns of which a schema must say what may stand there. */
type Told<Table extends PgTable, Omitted> = {
  readonly [Name in keyof Row<Table> as Name extends Omitted
    ? never
    : IsPlain<NonNullable<Row<Table>[Name]>> extends true
      ? never
      : Name]: z.ZodType<Row<Table>[Name]>;
};

interface Part {
  readonly table: PgTable;
  readonly columns: Readonly<Record<string, PgColumn>>;
  readonly row: z.ZodType<ArchivedRow>;
  readonly order: readonly PgColumn[];
}

const text = z.string().max(longestText);
const int32 = z.int().min(-2_147_483_648).max(2_147_483_647);

/** What fits a column by its type in the database alone. */
const plainColumn = ({ columnType }: PgColumn): z.ZodType => {
  switch (columnType) {
    case "PgText":
      return text;
    case "PgInteger":
      return int32;
    case "PgBigInt53":
      return z.int();
    case "PgReal":
    case "PgDoublePrecision":
      return z.number();
    case "PgBoolean":
      return z.boolean();
    case "PgDateString":
      return z.iso.date();
    case "PgTimestamp":
      return z.iso.datetime().transform((time) => new Date(time));
    default:
      throw new Error(`What may stand in a column of type ${columnType}?`);
  }
};

/** Null may be left out, and so may what has a default: a file of before does not know the column. */
const fits = (column: PgColumn, schema: z.ZodType): z.ZodType => {
  if (!column.notNull) return schema.nullable().default(null);
  return column.hasDefault ? schema.optional() : schema;
};

/**
 * A table of the archive.
 * @param omitted columns that stay behind
 * @param told what stands in columns of which the database knows too little
 * @param order of the rows of one thread
 */
const part = <Table extends PgTable, const Omitted extends keyof Row<Table> & string>(
  table: Table,
  omitted: readonly Omitted[],
  told: Told<Table, Omitted | "ownerId">,
  order: readonly PgColumn[],
): Part => {
  const left = new Set<string>([...omitted, "ownerId"]);
  const columns = Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([name]) => !left.has(name)),
  );
  const schemas: Readonly<Record<string, z.ZodType | undefined>> = told;
  const shape = Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [
      name,
      fits(column, schemas[name] ?? plainColumn(column)),
    ]),
  );
  return { table, columns, row: z.object(shape), order };
};

const texts = z.array(text);
const cardMemory = z.object({
  stability: z.number(),
  difficulty: z.number(),
  scheduledDays: z.number(),
  learningSteps: z.number(),
  reps: z.number(),
  lapses: z.number(),
  state: z.enum(["learning", "review", "relearning"]),
  lastReview: z.iso.datetime(),
});
const errorCode = z.enum(Object.keys(errorStatus) as [keyof typeof errorStatus]);
const errorDetails = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
const mediaType = z.enum(["image/jpeg", "image/png", "image/webp"]);

/** The tables of an archive, each after those that it refers to. */
const parts = {
  subjects: part(subjects, ["isDefault"], {}, []),
  subjectSources: part(subjectSources, ["binnedAt"], { places: z.array(sourcePlace) }, [
    ...[subjectSources.revisionOf, subjectSources.createdAt, subjectSources.sha256],
  ]),
  threads: part(
    threads,
    [
      ...(["progress", "notice", "question", "activeRunId", "activeTry"] as const),
      ...(["runningSince", "revision", "binnedAt", "updatedAt"] as const),
    ],
    { kind: threadKind, status: threadStatus, errorCode, errorDetails },
    [threads.createdAt, threads.actedAt, threads.title],
  ),
  threadSources: part(threadSources, [], {}, [threadSources.start]),
  messages: part(
    messages,
    ["seq"],
    {
      author: messageView.shape.author,
      kind: messageView.shape.kind,
      editNumbers: messageView.shape.editNumbers,
    },
    [messages.seq],
  ),
  quizzes: part(
    quizzes,
    [],
    {
      settings: quizSettings,
      language,
      status: quizView.shape.status,
      factCheck: quizView.shape.factCheck,
      noteCheck,
      contentType: quizView.shape.contentType,
      strategy: quizView.shape.strategy,
      shortfall: quizView.shape.shortfall,
    },
    [],
  ),
  questions: part(
    questions,
    [],
    {
      type: questionType,
      options: texts,
      accepted: texts,
      difficulty,
      evidence: passage,
      state: z.enum([
        ...(["candidate", "proved", "unproved", "repeat"] as const),
        ...(["kept", "set_aside", "withdrawn"] as const),
      ]),
      falsePoints: texts,
      proof: questionProof,
    },
    [questions.ordinal, questions.round, questions.stem],
  ),
  attempts: part(attempts, [], {}, [attempts.round, attempts.createdAt, attempts.answer]),
  complaints: part(
    complaints,
    [],
    {
      kind: complaint.shape.kind,
      verdict: complaint.shape.verdict,
      quotes: complaint.shape.quotes,
    },
    [complaints.createdAt, complaints.words],
  ),
  concepts: part(
    concepts,
    [],
    {
      span: concept.shape.span,
      codeSpan: concept.shape.codeSpan,
      status: concept.shape.status,
      changeType: concept.shape.changeType,
    },
    [concepts.ordinal],
  ),
  corrections: part(
    corrections,
    [],
    {
      type: correction.shape.type,
      span: correction.shape.span,
      patch: correction.shape.patch,
      basis: correction.shape.basis,
      evidence: correction.shape.evidence,
      status: correction.shape.status,
    },
    [corrections.ordinal],
  ),
  studies: part(
    studies,
    [
      ...(["draft", "draftStage", "artifactsRevision", "artifactsError"] as const),
      "artifactsClaimedUntil",
    ],
    { language, settings: studySettings, documentStatus: z.enum(["editing", "completed"]) },
    [],
  ),
  documents: part(
    documents,
    ["updatedAt"],
    { role: z.enum(["note", "generated", "recognised", "synthesised"]) },
    [documents.role],
  ),
  edits: part(
    edits,
    [],
    {
      steps: z.array(z.object({ key: text, patches: z.array(patch) })),
      kind: editKind,
      author: editAuthor,
      patches: z.array(patch),
    },
    [edits.number],
  ),
  reviewQuestions: part(
    reviewQuestions,
    [],
    {
      status: reviewQuestionView.shape.status,
      basis: reviewQuestionView.shape.basis,
      quotes: texts,
    },
    [reviewQuestions.ordinal],
  ),
  conflicts: part(conflicts, [], { settled: z.enum(["note", "material"]) }, [conflicts.ordinal]),
  uploads: part(uploads, ["bytes"], { mediaType }, [uploads.ordinal]),
  notePages: part(
    notePages,
    [],
    {
      doubtful: z.array(doubtfulLine),
      basis: notePageView.shape.basis.unwrap(),
    },
    [notePages.ordinal],
  ),
  guides: part(
    guides,
    [],
    {
      language,
      intent: guideView.shape.intent,
      answerBasis: guideView.shape.answer_basis,
      chunkIds: texts,
      mode: guideMode,
    },
    [],
  ),
  guideSteps: part(
    guideSteps,
    [],
    { state: z.enum(["open", "done", "skipped"]), box: locatedControl, check: stepCheck },
    [guideSteps.answerRound, guideSteps.ordinal],
  ),
  // What was read of a picture is read anew when it is needed.
  screenshots: part(screenshots, ["bytes", "words"], { mediaType }, [screenshots.ordinal]),
  cards: part(cards, [], { memory: cardMemory }, [cards.createdAt, cards.front]),
  cardReviews: part(cardReviews, ["key"], { rating, memoryBefore: cardMemory }, [
    ...[cardReviews.reviewedAt, cardReviews.key],
  ]),
} satisfies Record<string, Part>;
type PartName = keyof typeof parts;
const partNames = Object.keys(parts) as PartName[];

/** The tables of which a picture's bytes are kept. */
const pictured = ["uploads", "screenshots"] as const;

const ownerOf = ({ table }: Part): PgColumn => {
  const { ownerId } = getTableColumns(table);
  if (!ownerId) throw new Error(`${getTableName(table)} is nobody's`);
  return ownerId;
};

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
    or(kept, inArray(subjectSources.id, [...used])),
    { binnedAt },
  );
  const there = new Set(rows.map(({ id }) => id));
  return rows.map(({ binnedAt, ...row }) => {
    const isKept = row.subjectId === subjectId && binnedAt === null;
    const left = { text: "", title: "", sha256: "", deletedAt: binnedAt ?? row.createdAt };
    return {
      ...row,
      ...(isKept || row.deletedAt !== null ? {} : left),
      subjectId,
      revisionOf: there.has(row.revisionOf) ? row.revisionOf : null,
    };
  });
};

const idsIn = (rows: readonly ArchivedRow[]): Set<string> =>
  new Set(JSON.stringify(rows).match(/[a-z]+_[0-9a-f]{32}/g));

/** The manuals of guides, with the sections that they name. */
const readManuals = async (
  tx: Database,
  ownerId: string,
  tables: ArchivedTables,
): Promise<ArchivedManual[]> => {
  const { guides: own = [], guideSteps: steps = [], messages: said = [] } = tables;
  const packIds = [...new Set(own.map(({ packId }) => packId))].filter((id) => id !== null);
  if (packIds.length === 0) return [];
  const named = await tx
    .select({ id: packs.id, product: packs.product })
    .from(packs)
    .where(and(eq(packs.ownerId, ownerId), inArray(packs.id, packIds as string[])));
  const manuals: ArchivedManual[] = [];
  const ids = [...idsIn([...own, ...steps, ...said])];
  for (const pack of named) {
    const rows = await sectionsOf(tx, ownerId, pack.id, inArray(chunks.stableId, ids));
    const sections = rows.map(({ id, title, text }) => ({ id, title, sha256: sha256(text) }));
    manuals.push({ ...pack, sections });
  }
  return manuals;
};

/** Sections of a manual as they are now. */
const sectionsOf = (db: Database, ownerId: string, packId: string, where: SQL) =>
  db
    .select({ id: chunks.stableId, title: chunks.title, text: chunks.text })
    .from(chunks)
    .innerJoin(
      manualFiles,
      and(eq(manualFiles.id, chunks.sourceId), eq(manualFiles.generation, chunks.generation)),
    )
    .where(and(eq(chunks.packId, packId), eq(chunks.ownerId, ownerId), where))
    .orderBy(asc(chunks.ordinal), asc(chunks.stableId));

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
    threads: await rowsWhere(tx, ownerId, "threads", inArray(threads.id, ids)),
  };
  for (const name of partNames) {
    const { threadId } = getTableColumns(parts[name].table) as Record<string, PgColumn>;
    if (!threadId) continue;
    tables[name] = byThread(await rowsWhere(tx, ownerId, name, inArray(threadId, ids)), place);
  }
  const used = new Set(tables.threadSources?.map(({ sourceId }) => String(sourceId)));
  tables.subjectSources = await readSources(tx, ownerId, subjectId, [...used]);
  const asking = tx
    .select({ id: questions.id })
    .from(questions)
    .where(and(eq(questions.ownerId, ownerId), inArray(questions.threadId, ids)));
  const ofSubject = or(inArray(cards.questionId, asking), eq(cards.subjectId, subjectId));
  tables.cards = await rowsWhere(tx, ownerId, "cards", ofSubject);
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
      .select({ bytes: sql<number>`coalesce(sum(${table.size}), 0)::integer` })
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
  return bytes;
};

const readPicture = async (
  db: Database,
  ownerId: string,
  name: (typeof pictured)[number],
  id: string,
): Promise<Uint8Array | null> => {
  const table = name === "uploads" ? uploads : screenshots;
  const [row] = await db
    .select({ bytes: table.bytes })
    .from(table)
    .where(and(eq(table.id, id), eq(table.ownerId, ownerId)));
  return row?.bytes ?? null;
};

/** The rows of a file in the shape of their tables. @throws AppError archive_broken */
const checkTables = async (given: unknown): Promise<ArchivedTables> => {
  const turn = takeTurns();
  const lists = z.record(z.string(), z.array(z.unknown())).safeParse(given);
  if (!lists.success) throw brokenArchive("its tables are no lists", lists.error);
  const rows = partNames.reduce((sum, name) => sum + (lists.data[name]?.length ?? 0), 0);
  if (rows > mostRows) throw brokenArchive(`it has ${rows} rows`);
  const tables: Record<string, ArchivedRow[]> = {};
  for (const name of partNames) {
    const checked: ArchivedRow[] = [];
    for (const row of lists.data[name] ?? []) {
      const { data, error } = parts[name].row.safeParse(row);
      if (!data) throw brokenArchive(`a row of ${name} is not as it should be`, error);
      checked.push(data);
      await turn();
    }
    tables[name] = checked;
  }
  checkWhole(tables);
  return tables;
};

const ownRowOf = { quiz: "quizzes", study: "studies", guide: "guides" } as const;

/** What no table tells: that each thread has what its page shows, and that texts are those of their hashes. */
const checkWhole = (tables: ArchivedTables): void => {
  if (tables.subjects?.length !== 1) throw brokenArchive("it holds not one subject");
  const own = tables.threads ?? [];
  if (own.length > mostThreads) throw brokenArchive(`it has ${own.length} threads`);
  for (const { id, kind } of own) {
    const isOwn = ({ threadId }: ArchivedRow) => threadId === id;
    const has = tables[ownRowOf[kind as keyof typeof ownRowOf]]?.some(isOwn);
    const hasNote = kind !== "quiz" || tables.documents?.some(isOwn);
    if (!has || !hasNote) throw brokenArchive(`a thread is no ${kind}`);
  }
  for (const row of [...(tables.subjectSources ?? []), ...(tables.documents ?? [])]) {
    if ((row.deletedAt ?? null) === null && sha256(String(row.text)) !== row.sha256) {
      throw brokenArchive("a text is not that of its hash");
    }
  }
};

/** Of tables that have one, by which other rows name theirs. */
const hasId = (name: PartName): boolean => parts[name].columns.id?.primary === true;

/** A new id for each row that has one. @throws AppError archive_broken */
const newNames = (tables: ArchivedTables, subjectId: string): Map<string, string> => {
  const names = new Map<string, string>();
  for (const name of partNames.filter(hasId)) {
    const known = new Set<string>();
    for (const row of tables[name] ?? []) {
      const id = String(row.id);
      if (!isId(id) || known.has(id)) throw brokenArchive(`${name} has a row of no own id`);
      known.add(id);
      const fresh = name === "subjects" ? subjectId : newId(id.slice(0, id.indexOf("_")));
      names.set(id, names.get(id) ?? fresh);
    }
  }
  return names;
};

/** Every row that another one must name is in the file, too. @throws AppError archive_broken */
const checkReferences = (tables: ArchivedTables): void => {
  const named = new Map(
    partNames.map((name) => [
      getTableName(parts[name].table),
      new Set((tables[name] ?? []).map((row) => row.id ?? row.uploadId)),
    ]),
  );
  for (const name of partNames) {
    const { table, columns } = parts[name];
    for (const key of getTableConfig(table).foreignKeys) {
      const { columns: from, foreignTable } = key.reference();
      const there = named.get(getTableName(foreignTable));
      const field = Object.keys(columns).find((one) => columns[one] === from[0]);
      if (!there || field === undefined) continue;
      const isLost = (row: ArchivedRow) => row[field] !== null && !there.has(row[field]);
      if (tables[name]?.some(isLost)) throw brokenArchive(`${name} names a row that is not there`);
    }
  }
};

/** Names of the manuals that are here, too, and of their sections. */
const nameManuals = async (
  tx: Database,
  ownerId: string,
  manuals: readonly ArchivedManual[],
): Promise<[string, string][]> => {
  const names: [string, string][] = [];
  for (const manual of manuals) {
    const alike = await tx
      .select({ id: packs.id })
      .from(packs)
      .where(
        and(eq(packs.ownerId, ownerId), eq(packs.product, manual.product), eq(packs.hidden, false)),
      )
      .orderBy(asc(packs.createdAt), asc(packs.id));
    const found: { readonly id: string; readonly sections: [string, string][] }[] = [];
    for (const { id } of alike)
      found.push({ id, sections: await sameSections(tx, ownerId, id, manual) });
    const [best] = found.sort((a, b) => b.sections.length - a.sections.length);
    if (!best || (best.sections.length === 0 && manual.sections.length > 0)) continue;
    names.push([manual.id, best.id], ...best.sections);
  }
  return names;
};

const sameSections = async (
  tx: Database,
  ownerId: string,
  packId: string,
  { sections }: ArchivedManual,
): Promise<[string, string][]> => {
  const titles = [...new Set(sections.map(({ title }) => title))];
  const rows = await sectionsOf(tx, ownerId, packId, inArray(chunks.title, titles));
  const here = new Map(rows.map(({ id, title, text }) => [`${sha256(text)} ${title}`, id]));
  return sections.flatMap((one): [string, string][] => {
    const id = here.get(`${one.sha256} ${one.title}`);
    return id === undefined ? [] : [[one.id, id]];
  });
};

/** Parameters of one statement, of which the protocol takes 65,535, and rows of it. */
const mostParameters = 30_000;
const mostRowsAtOnce = 1_000;

const insertRows = async (
  tx: Database,
  name: PartName,
  rows: readonly ArchivedRow[],
): Promise<void> => {
  const { table, columns } = parts[name];
  const width = Object.keys(columns).length + 4;
  const atOnce = Math.min(mostRowsAtOnce, Math.floor(mostParameters / width));
  for (let from = 0; from < rows.length; from += atOnce) {
    await tx.insert(table).values(rows.slice(from, from + atOnce) as Row<typeof table>[]);
  }
};

/** What a row becomes besides its ids. */
const fitted = (
  name: PartName,
  row: ArchivedRow,
  { unnamed, pictures, manuals }: NewArchive,
  names: ReadonlyMap<string, string>,
): ArchivedRow => {
  if (name === "subjects") return { ...row, name: row.name ?? unnamed };
  if (name === "threads") return { ...row, revision: 1 };
  // A press that was sent for the other card has nothing to do with this one.
  if (name === "cardReviews") return { ...row, key: newId("key") };
  if (name === "guides") {
    const isHere = manuals.some(({ id }) => names.get(id) === row.packId);
    return { ...row, packId: isHere ? row.packId : null };
  }
  if (name !== "uploads" && name !== "screenshots") return row;
  const bytes = pictures.get(String(row.sha256));
  if (bytes?.byteLength !== row.size) throw brokenArchive("a picture is not there");
  return { ...row, bytes };
};

const countsOf = (tables: ArchivedTables): ArchiveCounts => {
  const of = (kind: string) => tables.threads?.filter((row) => row.kind === kind).length ?? 0;
  return {
    ...{ documents: of("study"), quizzes: of("quiz"), guides: of("guide") },
    sources: tables.subjectSources?.filter((row) => row.deletedAt === null).length ?? 0,
    cards: tables.cards?.length ?? 0,
  };
};

/** Begins the run that puts a thread's question anew, where its graph goes on. */
const beginAgain = async (
  tx: Database,
  thread: { readonly ownerId: string; readonly threadId: string },
  enqueue: Parameters<ArchiveStore["takeIn"]>[2]["enqueue"],
): Promise<void> => {
  const runId = await insertRun(tx, { ...thread, kind: "retry" });
  const changed = await tx
    .update(threads)
    .set(nextRun(runId))
    .where(threadOf(thread.ownerId, thread.threadId))
    .returning({ id: threads.id });
  if (changed.length === 0) throw threadNotFound(thread.threadId);
  await enqueue({ threadId: thread.threadId, runId }, sqlExecutor(tx));
};

const insertArchive = async (
  tx: Database,
  ownerId: string,
  archive: NewArchive,
  { enqueue, keepState }: Parameters<ArchiveStore["takeIn"]>[2],
): Promise<ArchiveCounts> => {
  // Held until the end, so that two requests are counted one after the other.
  await defaultSubject(tx, ownerId);
  if ((await tx.$count(subjects, eq(subjects.ownerId, ownerId))) >= maxSubjects) {
    throw new AppError("too_many_subjects", `There are ${maxSubjects} subjects already`);
  }
  const { tables } = archive;
  const names = newNames(tables, archive.subjectId);
  for (const [id, name] of await nameManuals(tx, ownerId, archive.manuals)) names.set(id, name);
  for (const name of partNames) {
    const rows = (tables[name] ?? []).map((row) => {
      const carried = carryOverIds(row, names) as ArchivedRow;
      return { ...fitted(name, carried, archive, names), ownerId };
    });
    await insertRows(tx, name, rows);
  }
  for (const { id, status } of tables.threads ?? []) {
    if (!archive.begun.has(String(id))) continue;
    await keepState(String(id), names, sqlExecutor(tx));
    const threadId = names.get(String(id)) ?? "";
    if (status === "waiting" || status === "done")
      await beginAgain(tx, { ownerId, threadId }, enqueue);
  }
  return countsOf(tables);
};

/** Whether the database refused what was written: what does not fit a type, a key or a check. */
const isRefused = (thrown: unknown): boolean => {
  for (let cause = thrown, depth = 0; cause instanceof Error && depth < 8; depth += 1) {
    if ("code" in cause && /^2[23]/.test(String(cause.code))) return true;
    cause = cause.cause;
  }
  return false;
};

/** All or nothing, in one transaction. @throws AppError archive_broken, too_many_subjects */
const takeIn = async (
  db: Database,
  ownerId: string,
  archive: NewArchive,
  also: Parameters<ArchiveStore["takeIn"]>[2],
): Promise<ArchiveCounts> => {
  checkReferences(archive.tables);
  try {
    return await db.transaction((tx) => insertArchive(tx, ownerId, archive, also));
  } catch (thrown) {
    if (isRefused(thrown)) throw brokenArchive("the database refuses it", thrown);
    throw thrown;
  }
};

/** Subjects as files, in PostgreSQL. */
export const archiveStore = (db: Database): ArchiveStore => ({
  ...bound(db, {
    threads: listThreads,
    read: readSubject,
    picture: readPicture,
    pictureBytes,
    takeIn,
  }),
  check: checkTables,
});
