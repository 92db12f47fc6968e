import { getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import { AppError, errorStatus } from "#lib/errors.ts";
import { sha256 } from "#lib/ids.ts";
import { rating } from "#lib/schemas/card.ts";
import { citedWords, guideMode, guideView, mostCitedWords, stepCheck } from "#lib/schemas/guide.ts";
import { language } from "#lib/schemas/language.ts";
import { locatedControl } from "#lib/schemas/located-control.ts";
import { type CardPassage, cardPassage, mostPassages } from "#lib/schemas/passage-card.ts";
import {
  byHand,
  complaint,
  concept,
  correction,
  difficulty,
  noteCheck,
  noteWords,
  passage,
  questionProof,
  questionType,
  quizSettings,
  quizView,
} from "#lib/schemas/quiz.ts";
import { excerptPlace, sourceEdit } from "#lib/schemas/source.ts";
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
import { brokenArchive, mostRows, mostThreads } from "#lib/subjects/archive/archive-file.ts";
import type { ArchivedRow, ArchivedTables } from "#lib/subjects/archive/archive-store.ts";
import { takeTurns } from "#lib/take-turns.ts";
import { fittingTags } from "#lib/text/card-tags.ts";
import { cardPictures, cardReviews, cards } from "../schema/cards.ts";
import { guideSteps, guides, screenshots } from "../schema/guides.ts";
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
import { sourceOrigins, threadSources } from "../schema/thread-sources.ts";
import { messages, threads } from "../schema/threads.ts";
import { checkEdits } from "./archived-edits.ts";

/** Of one text; what is written in the product has limits of its own below it. */
const longestText = 2 * maxDocumentCharacters;
/** Of one quiz. */
const mostRounds = 1_000;

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

export interface Part {
  readonly table: PgTable;
  readonly columns: Readonly<Record<string, PgColumn>>;
  readonly row: z.ZodType<ArchivedRow>;
  readonly order: readonly (PgColumn | SQL)[];
}

const text = z.string().max(longestText);
const int32 = z.int().min(-2_147_483_648).max(2_147_483_647);
/** A card may come back in a hundred years. */
const time = z.iso.datetime().refine((at) => at >= "1970" && at < "2300");

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
      return time.transform((at) => new Date(at));
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
  order: readonly (PgColumn | SQL)[],
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
const tags = texts.max(1_000).transform((given) => fittingTags(given).tags);
const dayMs = 86_400_000;
/** As FSRS-6 has it: by other numbers it computes none, and before the last review it throws. */
const cardMemory = z.object({
  stability: z.number().min(0.001).max(36_500),
  difficulty: z.number().min(1).max(10),
  scheduledDays: z.int().min(0).max(36_500),
  learningSteps: z.int().min(0).max(100),
  reps: z.int().min(0).max(1_000_000),
  lapses: z.int().min(0).max(1_000_000),
  state: z.enum(["learning", "review", "relearning"]),
  // Clocks of two machines differ.
  lastReview: time.refine((at) => Date.parse(at) < Date.now() + dayMs),
  /** Nobody else's: what is by weights that a student does not have is computed anew from the log. */
  fit: text.max(100).optional(),
});
const originPlace = z
  .object({ start: z.int().min(0), end: z.int().max(longestText) })
  .refine(({ start, end }) => start < end, "ends before it begins");
/** One of a later version says no more here than that something failed. */
const errorCode = z.enum(Object.keys(errorStatus) as [keyof typeof errorStatus]).catch("internal");
const errorDetails = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
const cardPassages = z
  .array(cardPassage)
  .max(mostPassages)
  .refine((all) => new Set(all.map(({ documentId }) => documentId)).size === all.length);
const mediaType = z.enum(["image/jpeg", "image/png", "image/webp"]);

/** The tables of an archive, each after those that it refers to. */
export const parts = {
  subjects: part(subjects, ["isDefault"], {}, []),
  subjectSources: part(
    subjectSources,
    ["binnedAt"],
    { places: z.array(excerptPlace), edits: z.array(sourceEdit), pictures: texts },
    [
      // What others are former texts of comes first, as rows go in by pieces.
      ...[sql`${subjectSources.revisionOf} nulls first`, subjectSources.createdAt],
      subjectSources.sha256,
    ],
  ),
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
  sourceOrigins: part(sourceOrigins, [], { place: originPlace }, [sourceOrigins.revision]),
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
        ...(["kept", "set_aside", "withdrawn", "deleted"] as const),
      ]),
      falsePoints: texts,
      proof: questionProof,
      byHand,
      noteWords,
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
      cited: z.array(citedWords).max(mostCitedWords),
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
  cardPictures: part(cardPictures, ["bytes", "keptAt"], { mediaType }, [cardPictures.sha256]),
  cards: part(cards, [], { memory: cardMemory, pictures: texts, tags, passages: cardPassages }, [
    cards.createdAt,
    cards.front,
  ]),
  cardReviews: part(cardReviews, ["key"], { rating, memoryBefore: cardMemory }, [
    ...[cardReviews.reviewedAt, cardReviews.key],
  ]),
} satisfies Record<string, Part>;
export type PartName = keyof typeof parts;
export const partNames = Object.keys(parts) as PartName[];

/** The columns of each table of an archive: when they change, so does what is written down, and `archiveFormat` rises. */
export const archivedColumns: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  partNames.map((name) => [getTableName(parts[name].table), Object.keys(parts[name].columns)]),
);

/** The rows of a file in the shape of their tables. @throws AppError archive_broken */
export const checkTables = async (given: unknown): Promise<ArchivedTables> => {
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
  checkRounds(tables);
  await checkEdits(tables, turn);
  return tables;
};

/**
 * The threads whose rows do not fit each other, as a fault of an older version left them, by their ids: no file with one of
 * them can be read. Each is checked as if it came alone.
 */
export const brokenThreads = async (tables: ArchivedTables): Promise<Set<string>> => {
  const threadOfRow = (name: PartName) => (row: ArchivedRow) =>
    String(name === "threads" ? row.id : row.threadId);
  const rowsOf = partNames.map(
    (name) => [name, Map.groupBy(tables[name] ?? [], threadOfRow(name))] as const,
  );
  const turn = takeTurns();
  const broken = new Set<string>();
  for (const { id } of tables.threads ?? []) {
    const own = rowsOf.map(([name, rows]) => [name, rows.get(String(id)) ?? []]);
    const alone = { ...Object.fromEntries(own), subjects: tables.subjects };
    try {
      // As it would come back.
      await checkTables(JSON.parse(JSON.stringify(alone)));
    } catch (thrown) {
      if (!(thrown instanceof AppError)) throw thrown;
      broken.add(String(id));
    }
    await turn();
  }
  return broken;
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
  checkCardPictures(tables);
  checkPassages(tables);
  checkOrigins(tables);
  for (const row of [...(tables.subjectSources ?? []), ...(tables.documents ?? [])]) {
    if ((row.deletedAt ?? null) === null && sha256(String(row.text)) !== row.sha256) {
      throw brokenArchive("a text is not that of its hash");
    }
  }
};

/** What was taken from a document was taken from a revision that it had, and from a guide of an answer that it gave. */
const checkOrigins = ({
  sourceOrigins: origins = [],
  documents: all = [],
  guides = [],
}: ArchivedTables) => {
  for (const { threadId, revision } of origins) {
    const document = all.find((row) => row.threadId === threadId && row.role === "synthesised");
    const guide = guides.find((row) => row.threadId === threadId);
    const newest = Number(document?.revision ?? guide?.answerRound ?? 0);
    if (!(document || guide) || Number(revision) < 0 || Number(revision) > newest)
      throw brokenArchive("a source was taken from a text that there never was");
  }
};

const checkCardPictures = (tables: ArchivedTables) => {
  const there = new Set(tables.cardPictures?.map(({ sha256 }) => sha256));
  const shown = [...(tables.cards ?? []), ...(tables.subjectSources ?? [])];
  const named = shown.flatMap(({ pictures }) => (pictures ?? []) as string[]);
  if (!named.every((sha256) => there.has(sha256))) {
    throw brokenArchive("a picture of a card or a note is not there");
  }
};

/** What a card asks stood in a text that the document had. */
const checkPassages = ({ cards: own = [], documents: texts = [] }: ArchivedTables): void => {
  const revisions = new Map(
    texts.flatMap(({ threadId, role, revision = 0 }) =>
      role === "synthesised" ? [[threadId, Number(revision)]] : [],
    ),
  );
  for (const { passages = [] } of own) {
    for (const { documentId, revision } of passages as CardPassage[]) {
      if (revision > (revisions.get(documentId) ?? 0))
        throw brokenArchive("a card asks what its document never said");
    }
  }
};

/** A round is begun after mistakes in the one before it, so that no quiz is in one that it cannot have come to. */
const checkRounds = ({ quizzes: played = [], attempts: given = [] }: ArchivedTables): void => {
  const answered = Map.groupBy(given, ({ threadId }) => threadId);
  for (const { threadId, round = 1 } of played) {
    const rounds = (answered.get(threadId) ?? []).map((row) => Number(row.round));
    answered.delete(threadId);
    const last = rounds.reduce((newest, one) => Math.max(newest, one), 0);
    const now = Number(round);
    const isPossible = now >= 1 && now <= Math.min(mostRounds, last + 1) && last <= now;
    if (!isPossible || rounds.some((one) => one < 1)) throw brokenArchive(`it is in round ${now}`);
  }
  if (answered.size > 0) throw brokenArchive("an answer is in no quiz");
};
