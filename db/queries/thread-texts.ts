import { and, asc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { sha256 } from "#lib/ids.ts";
import { ownNotes } from "#lib/study/study-page.ts";
import { takeTurns } from "#lib/take-turns.ts";
import type { Searched, TextClaim, TextReading, TextStore } from "#lib/thread-texts/text-store.ts";
import { wordsOfText } from "#lib/thread-texts/text-words.ts";
import {
  quizQuestions,
  type ReadableThread,
  type TextPassage,
  textsVersion,
} from "#lib/thread-texts/thread-passages.ts";
import type { Database } from "../client.ts";
import { guideSteps, guides } from "../schema/guides.ts";
import { subjectSources } from "../schema/subjects.ts";
import { messages, threads } from "../schema/threads.ts";
import { readSnapshot } from "./questions.ts";
import { quizNote } from "./quizzes.ts";
import { readDocument, readQuestions } from "./study.ts";
import { addWords, changeCounts, ofSearched, textTables } from "./text-rows.ts";
import { getStudy, type OwnedThread, rowsOf, threadOf } from "./thread-rows.ts";

/** Of a failed try nobody reads once another worked, and of a stage when it is over. */
const passing = ["edit_error", "stage"] as const;

const readMessages = async (
  tx: Database,
  thread: OwnedThread,
): Promise<ReadableThread["messages"]> => {
  const rows = await tx
    .select({ id: messages.id, text: messages.text, kind: messages.kind })
    .from(messages)
    .where(rowsOf(messages, thread))
    .orderBy(asc(messages.seq));
  return rows.filter(({ kind }) => !passing.some((one) => one === kind));
};

const noGuide = { answer: [], steps: [] } as const;

type Contents = Omit<ReadableThread, "kind" | "messages">;

const ofStudy = async (tx: Database, thread: OwnedThread, title: string): Promise<Contents> => {
  const { topic } = await getStudy(tx, thread);
  const document = await readDocument(tx, thread, "synthesised");
  const questions = await readQuestions(tx, thread);
  return {
    titles: [title, topic],
    note: await ownNotes((role) => readDocument(tx, thread, role)),
    // Until there is a document it is what the page shows.
    document: (document ?? (await readDocument(tx, thread, "generated")))?.text ?? null,
    questions: questions.map(({ id, text, status, answer }) => ({
      ...{ id, question: text, answer: status === "answered" ? answer : null },
    })),
    guide: noGuide,
  };
};

const ofQuiz = async (tx: Database, thread: OwnedThread, title: string): Promise<Contents> => {
  const { text } = await quizNote(tx, thread);
  const questions = quizQuestions(await readSnapshot(tx, thread.ownerId, thread.threadId));
  return { titles: [title], note: text, document: null, questions, guide: noGuide };
};

const ofGuide = async (tx: Database, thread: OwnedThread, title: string): Promise<Contents> => {
  const [guide] = await tx
    .select({
      question: guides.question,
      answer: guides.answer,
      missing: guides.missing,
      round: guides.answerRound,
    })
    .from(guides)
    .where(rowsOf(guides, thread));
  const steps = await tx
    .select({ text: guideSteps.text })
    .from(guideSteps)
    .where(and(rowsOf(guideSteps, thread), eq(guideSteps.answerRound, guide?.round ?? 0)))
    .orderBy(asc(guideSteps.ordinal));
  const answer = [guide?.answer, guide?.missing].flatMap((text) => text ?? []);
  return {
    ...{ titles: [title, guide?.question ?? title], note: null, document: null, questions: [] },
    guide: { answer, steps: steps.map(({ text }) => text) },
  };
};

const contentsOf = { study: ofStudy, quiz: ofQuiz, guide: ofGuide };

/** At one moment: of a quiz whose next round began, no answer of the one before is read with the round that it hides from. */
const readThread = (db: Database, thread: OwnedThread): Promise<TextReading | null> =>
  db.transaction(
    async (tx) => {
      const [row] = await tx
        .select({ revision: threads.revision, kind: threads.kind, title: threads.title })
        .from(threads)
        .where(threadOf(thread.ownerId, thread.threadId));
      if (!row) return null;
      const { revision, kind, title } = row;
      const contents = await contentsOf[kind](tx, thread, title);
      return {
        ...{ revision },
        readable: { kind, ...contents, messages: await readMessages(tx, thread) },
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );

const keptText = (ownerId: string, sourceId: string) =>
  and(
    eq(subjectSources.id, sourceId),
    eq(subjectSources.ownerId, ownerId),
    isNull(subjectSources.deletedAt),
  );

const readSource = async (
  db: Database,
  ownerId: string,
  sourceId: string,
): Promise<TextReading | null> => {
  const { revision, title, text } = subjectSources;
  const [row] = await db
    .select({ revision, title, text })
    .from(subjectSources)
    .where(keptText(ownerId, sourceId));
  return row
    ? { revision: row.revision, readable: { kind: "source", title: row.title, text: row.text } }
    : null;
};

/** A worker that died is waited for so long; the texts of the longest notes take some seconds. */
const claimSeconds = 20;
const deferredSeconds = 3_600;
/** A thread that changes all the time is left alone so long after each look. */
const restSeconds = 2;

/** Whole milliseconds, so that the time names the claim after its way through JavaScript. */
const inSeconds = (seconds: number) =>
  sql<Date>`date_trunc('milliseconds', clock_timestamp()) + make_interval(secs => ${seconds})`;

/** What is searched, as the loop looks for what is behind. */
const looked = {
  thread: sql`select id, owner_id, revision, updated_at as at from ${threads}`,
  source: sql`select id, owner_id, revision, created_at as at from ${subjectSources} where deleted_at is null`,
} as const satisfies Record<Searched["of"], SQL>;

const claimNext = async (
  db: Database,
  of: Searched["of"],
  onlyOwner: string | null,
): Promise<TextClaim | null> => {
  const { indexes } = textTables[of];
  const isFree = sql`(kept.claimed_until is null or kept.claimed_until <= clock_timestamp())`;
  const ofId = sql.identifier(indexes.ofId.name);
  const [row] = await db.execute<{
    ownerId: string;
    id: string;
    until: string;
    outdated: boolean;
  }>(sql`
    insert into ${indexes} as kept (${ofId}, owner_id, claimed_until)
    (
      select looked.id, looked.owner_id, ${inSeconds(claimSeconds)}
      from (${looked[of]}) looked left join ${indexes} kept on kept.${ofId} = looked.id
      where (kept.indexed_revision, kept.version) is distinct from (looked.revision, ${textsVersion}::integer)
        and ${isFree}
        ${onlyOwner === null ? sql`` : sql`and looked.owner_id = ${onlyOwner}`}
      order by looked.at desc limit 1
    )
    on conflict (${ofId}) do update set claimed_until = excluded.claimed_until where ${isFree}
    returning owner_id as "ownerId", ${ofId} as id, claimed_until as until,
      coalesce(version <> ${textsVersion}::integer, false) as outdated
  `);
  return row ? { ...row, of, until: new Date(row.until) } : null;
};

const isMine = (claim: TextClaim) => {
  const { indexes } = textTables[claim.of];
  return and(ofSearched(indexes, claim), eq(indexes.claimedUntil, claim.until));
};

const defer = async (db: Database, claim: TextClaim): Promise<void> => {
  await db
    .update(textTables[claim.of].indexes)
    .set({ claimedUntil: inSeconds(deferredSeconds) })
    .where(isMine(claim));
};

const release = async (db: Database, claim: TextClaim): Promise<void> => {
  await db.update(textTables[claim.of].indexes).set({ claimedUntil: null }).where(isMine(claim));
};

/** Passages of one statement, which takes the embedded database some 50 ms. */
const passagesAtOnce = 100;

/** The row of the thread or source, held so that one that is being deleted is waited for; false when there is none. */
const holdSearched = async (tx: Database, { of, ownerId, id }: Searched): Promise<boolean> => {
  const rows =
    of === "thread"
      ? tx.select({ id: threads.id }).from(threads).where(threadOf(ownerId, id)).for("key share")
      : tx
          .select({ id: subjectSources.id })
          .from(subjectSources)
          .where(keptText(ownerId, id))
          .for("share");
  return (await rows).length > 0;
};

/** Does something while the claim is held and what it claims is there; false when it is not. */
const whileClaimed = (
  db: Database,
  claim: TextClaim,
  work: (tx: Database) => Promise<void>,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    // Its row comes first, as everywhere.
    if (!(await holdSearched(tx, claim))) return false;
    const { indexes } = textTables[claim.of];
    const [held] = await tx
      .select({ id: indexes.ofId })
      .from(indexes)
      .where(isMine(claim))
      .for("update");
    if (!held) return false;
    await work(tx);
    return true;
  });

type PassageKey = Pick<TextPassage, "part" | "ordinal">;

const keyOf = ({ part, ordinal }: PassageKey): string => `${part} ${ordinal}`;

const digestOf = ({ place, text }: Pick<TextPassage, "place" | "text">): string =>
  sha256(`${place ?? ""}\n${text}`);

/** Takes passages of a part away with their words. */
const removePassages = async (
  tx: Database,
  searched: Searched,
  keys: readonly PassageKey[],
  counts: Map<string, number>,
): Promise<void> => {
  const { texts } = textTables[searched.of];
  for (const part of new Set(keys.map((key) => key.part))) {
    const ordinals = keys.flatMap((key) => (key.part === part ? [key.ordinal] : []));
    const removed = await tx
      .delete(texts)
      .where(
        and(ofSearched(texts, searched), eq(texts.part, part), inArray(texts.ordinal, ordinals)),
      )
      .returning({ words: sql<string[]>`tsvector_to_array(${texts.words})` });
    for (const { words } of removed) addWords(counts, words, -1);
  }
};

const insertPassages = async (
  tx: Database,
  { of, ownerId, id }: Searched,
  passages: readonly TextPassage[],
  revision: number,
  counts: Map<string, number>,
): Promise<void> => {
  if (passages.length === 0) return;
  const rows = passages.map((passage) => ({ ...passage, words: wordsOfText(passage.text) }));
  for (const { words } of rows) addWords(counts, words, 1);
  const { texts } = textTables[of];
  await tx.execute(sql`
    insert into ${texts} (owner_id, ${sql.identifier(texts.ofId.name)}, part, ordinal, place, text, revision, words)
    select ${ownerId}, ${id}, part, ordinal, place, text, ${revision}::integer, array_to_tsvector(words)
    from jsonb_to_recordset((${JSON.stringify(rows)}::text)::jsonb)
      as given(part text, ordinal integer, place text, text text, words text[])
  `);
};

const inSlices = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / passagesAtOnce) }, (_, index) =>
    all.slice(index * passagesAtOnce, (index + 1) * passagesAtOnce),
  );

/** Which stored passages are not read any more, and which are to be stored. */
const differences = async (
  db: Database,
  claim: TextClaim,
  passages: readonly TextPassage[],
): Promise<{ stale: PassageKey[]; fresh: TextPassage[] }> => {
  const { texts } = textTables[claim.of];
  const { part, ordinal, place, text } = texts;
  const stored = await db
    .select({ part, ordinal, place, text })
    .from(texts)
    .where(ofSearched(texts, claim));
  if (claim.outdated) return { stale: stored, fresh: [...passages] };
  const wanted = new Map(passages.map((passage) => [keyOf(passage), digestOf(passage)]));
  const kept = new Set<string>();
  const stale = stored.filter((row) => {
    const isSame = wanted.get(keyOf(row)) === digestOf(row);
    if (isSame) kept.add(keyOf(row));
    return !isSame;
  });
  return { stale, fresh: passages.filter((passage) => !kept.has(keyOf(passage))) };
};

const save = async (
  db: Database,
  claim: TextClaim,
  passages: readonly TextPassage[],
  revision: number,
  signal: AbortSignal,
): Promise<void> => {
  const { stale, fresh } = await differences(db, claim, passages);
  const turn = takeTurns();
  const change = async (work: (tx: Database, counts: Map<string, number>) => Promise<void>) => {
    await turn();
    if (signal.aborted) return false;
    const counts = new Map<string, number>();
    return whileClaimed(db, claim, async (tx) => {
      await work(tx, counts);
      await changeCounts(tx, claim.ownerId, counts);
    });
  };
  // What is not shown any more is not found any more, whatever comes after.
  for (const some of inSlices(stale))
    if (!(await change((tx, counts) => removePassages(tx, claim, some, counts)))) return;
  for (const some of inSlices(fresh))
    if (!(await change((tx, counts) => insertPassages(tx, claim, some, revision, counts)))) return;
  await db
    .update(textTables[claim.of].indexes)
    .set({
      indexedRevision: revision,
      version: textsVersion,
      claimedUntil: inSeconds(restSeconds),
    })
    .where(isMine(claim));
};

/** What is searched of threads and sources, in PostgreSQL. */
export const textStore = (db: Database, onlyOwner: string | null = null): TextStore => ({
  claim: async () =>
    (await claimNext(db, "thread", onlyOwner)) ?? (await claimNext(db, "source", onlyOwner)),
  read: ({ of, ownerId, id }) =>
    of === "thread" ? readThread(db, { ownerId, threadId: id }) : readSource(db, ownerId, id),
  save: (...given) => save(db, ...given),
  defer: (claim) => defer(db, claim),
  release: (claim) => release(db, claim),
});
