import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { sha256 } from "#lib/ids.ts";
import { ownNotes } from "#lib/study/study-page.ts";
import { takeTurns } from "#lib/take-turns.ts";
import type { TextClaim, TextStore, ThreadReading } from "#lib/thread-texts/text-store.ts";
import { termOfWord, wordsOfText } from "#lib/thread-texts/text-words.ts";
import {
  quizQuestions,
  type ReadableThread,
  type TextPassage,
  textsVersion,
} from "#lib/thread-texts/thread-passages.ts";
import type { Database } from "../client.ts";
import { guideSteps, guides } from "../schema/guides.ts";
import { textWords, threadIndexes, threadTexts } from "../schema/texts.ts";
import { messages, threads } from "../schema/threads.ts";
import { readSnapshot } from "./questions.ts";
import { quizNote } from "./quizzes.ts";
import { readDocument, readQuestions } from "./study.ts";
import { boundToThread, getStudy, type OwnedThread, rowsOf, threadOf } from "./thread-rows.ts";

/** Of a failed try nobody reads once another worked, and of a stage when it is over. */
const passing = ["edit_error", "stage"] as const;

const readMessages = async (tx: Database, thread: OwnedThread): Promise<string[]> => {
  const rows = await tx
    .select({ text: messages.text, kind: messages.kind })
    .from(messages)
    .where(rowsOf(messages, thread))
    .orderBy(asc(messages.seq));
  return rows.filter(({ kind }) => !passing.some((one) => one === kind)).map(({ text }) => text);
};

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
    questions: questions.map(({ text, status, answer }) => ({
      ...{ question: text, answer: status === "answered" ? answer : null },
    })),
    guide: [],
  };
};

const ofQuiz = async (tx: Database, thread: OwnedThread, title: string): Promise<Contents> => {
  const { text } = await quizNote(tx, thread);
  const questions = quizQuestions(await readSnapshot(tx, thread.ownerId, thread.threadId));
  return { titles: [title], note: text, document: null, questions, guide: [] };
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
    guide: [...answer, ...steps.map(({ text }) => text)],
  };
};

const contentsOf = { study: ofStudy, quiz: ofQuiz, guide: ofGuide };

/** At one moment: of a quiz whose next round began, no answer of the one before is read with the round that it hides from. */
const readThread = (db: Database, thread: OwnedThread): Promise<ThreadReading | null> =>
  db.transaction(
    async (tx) => {
      const [row] = await tx
        .select({ revision: threads.revision, kind: threads.kind, title: threads.title })
        .from(threads)
        .where(threadOf(thread.ownerId, thread.threadId));
      if (!row) return null;
      const { revision, kind, title } = row;
      const contents = await contentsOf[kind](tx, thread, title);
      return { revision, thread: { kind, ...contents, messages: await readMessages(tx, thread) } };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );

/** A worker that died is waited for so long; the texts of the longest notes take some seconds. */
const claimSeconds = 20;
/** A thread that changes all the time is left alone so long after each look. */
const restSeconds = 2;

/** Whole milliseconds, so that the time names the claim after its way through JavaScript. */
const inSeconds = (seconds: number) =>
  sql<Date>`date_trunc('milliseconds', clock_timestamp()) + make_interval(secs => ${seconds})`;

const claimNext = async (db: Database, onlyOwner: string | null): Promise<TextClaim | null> => {
  const isFree = sql`(${threadIndexes.claimedUntil} is null or ${threadIndexes.claimedUntil} <= clock_timestamp())`;
  const [row] = await db.execute<{
    ownerId: string;
    threadId: string;
    until: string;
    outdated: boolean;
  }>(sql`
    insert into ${threadIndexes} (thread_id, owner_id, claimed_until)
    select id, owner_id, ${inSeconds(claimSeconds)} from ${threads}
    where id = (
      select ${threads.id} from ${threads} left join ${threadIndexes} on ${threadIndexes.threadId} = ${threads.id}
      where (${threadIndexes.indexedRevision}, ${threadIndexes.version}) is distinct from (${threads.revision}, ${textsVersion}::integer)
        and ${isFree}
        ${onlyOwner === null ? sql`` : sql`and ${threads.ownerId} = ${onlyOwner}`}
      order by ${threads.updatedAt} desc limit 1
    )
    on conflict (thread_id) do update set claimed_until = excluded.claimed_until where ${isFree}
    returning owner_id as "ownerId", thread_id as "threadId", claimed_until as until,
      coalesce(version <> ${textsVersion}::integer, false) as outdated
  `);
  return row ? { ...row, until: new Date(row.until) } : null;
};

const isMine = ({ ownerId, threadId, until }: TextClaim) =>
  and(
    eq(threadIndexes.threadId, threadId),
    eq(threadIndexes.ownerId, ownerId),
    eq(threadIndexes.claimedUntil, until),
  );

const release = async (db: Database, claim: TextClaim): Promise<void> => {
  await db.update(threadIndexes).set({ claimedUntil: null }).where(isMine(claim));
};

/** Passages of one statement, which takes the embedded database some 50 ms. */
const passagesAtOnce = 100;

/** Does something while the claim is held and its thread is there; false when it is not. */
const whileClaimed = (
  db: Database,
  claim: TextClaim,
  work: (tx: Database) => Promise<void>,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    // The thread's row comes first, as everywhere: one that is being deleted is waited for.
    const [thread] = await tx
      .select({ id: threads.id })
      .from(threads)
      .where(threadOf(claim.ownerId, claim.threadId))
      .for("key share");
    if (!thread) return false;
    const [held] = await tx
      .select({ id: threadIndexes.threadId })
      .from(threadIndexes)
      .where(isMine(claim))
      .for("update");
    if (!held) return false;
    await work(tx);
    return true;
  });

/** How often each word more or less stands in an owner's passages; in the order of the words, so that two workers take turns. */
const changeCounts = async (
  tx: Database,
  ownerId: string,
  changes: ReadonlyMap<string, number>,
): Promise<void> => {
  const counts = [...changes].filter(([, more]) => more !== 0);
  if (counts.length === 0) return;
  const rows = counts.map(([word, more]) => ({ word, more, term: termOfWord(word) }));
  await tx.execute(sql`
    insert into ${textWords} (owner_id, word, term, passages)
    select ${ownerId}, word, term, more
    from jsonb_to_recordset((${JSON.stringify(rows)}::text)::jsonb) as given(word text, term text, more integer)
    order by word collate "C"
    on conflict (owner_id, word) do update set passages = text_words.passages + excluded.passages, term = excluded.term
  `);
  const gone = counts.filter(([, more]) => more < 0).map(([word]) => word);
  if (gone.length === 0) return;
  await tx.execute(sql`
    delete from ${textWords} where owner_id = ${ownerId} and passages <= 0
      and word in (select jsonb_array_elements_text((${JSON.stringify(gone)}::text)::jsonb))
  `);
};

const add = (counts: Map<string, number>, words: readonly string[], by: number): void => {
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + by);
};

type PassageKey = Pick<TextPassage, "part" | "ordinal">;

const keyOf = ({ part, ordinal }: PassageKey): string => `${part} ${ordinal}`;

const digestOf = ({ place, text }: Pick<TextPassage, "place" | "text">): string =>
  sha256(`${place ?? ""}\n${text}`);

/** Takes passages of a part away with their words. */
const removePassages = async (
  tx: Database,
  { ownerId, threadId }: OwnedThread,
  keys: readonly PassageKey[],
  counts: Map<string, number>,
): Promise<void> => {
  for (const part of new Set(keys.map((key) => key.part))) {
    const ordinals = keys.flatMap((key) => (key.part === part ? [key.ordinal] : []));
    const removed = await tx
      .delete(threadTexts)
      .where(
        and(
          rowsOf(threadTexts, { ownerId, threadId }),
          eq(threadTexts.part, part),
          inArray(threadTexts.ordinal, ordinals),
        ),
      )
      .returning({ words: sql<string[]>`tsvector_to_array(${threadTexts.words})` });
    for (const { words } of removed) add(counts, words, -1);
  }
};

const insertPassages = async (
  tx: Database,
  { ownerId, threadId }: OwnedThread,
  passages: readonly TextPassage[],
  revision: number,
  counts: Map<string, number>,
): Promise<void> => {
  if (passages.length === 0) return;
  const rows = passages.map((passage) => ({ ...passage, words: wordsOfText(passage.text) }));
  for (const { words } of rows) add(counts, words, 1);
  await tx.execute(sql`
    insert into ${threadTexts} (owner_id, thread_id, part, ordinal, place, text, revision, words)
    select ${ownerId}, ${threadId}, part, ordinal, place, text, ${revision}::integer, array_to_tsvector(words)
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
  const stored = await db
    .select({
      part: threadTexts.part,
      ordinal: threadTexts.ordinal,
      place: threadTexts.place,
      text: threadTexts.text,
    })
    .from(threadTexts)
    .where(rowsOf(threadTexts, claim));
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
    .update(threadIndexes)
    .set({
      indexedRevision: revision,
      version: textsVersion,
      claimedUntil: inSeconds(restSeconds),
    })
    .where(isMine(claim));
};

/** Called before a thread is deleted, in the same transaction: its words are counted no more. */
export const forgetTexts = async (tx: Database, thread: OwnedThread): Promise<void> => {
  const rows = await tx
    .delete(threadTexts)
    .where(rowsOf(threadTexts, thread))
    .returning({ words: sql<string[]>`tsvector_to_array(${threadTexts.words})` });
  const counts = new Map<string, number>();
  for (const { words } of rows) add(counts, words, -1);
  await changeCounts(tx, thread.ownerId, counts);
};

/** The searched texts of threads in PostgreSQL. */
export const textStore = (db: Database, onlyOwner: string | null = null): TextStore => ({
  ...boundToThread(db, { read: readThread }),
  claim: () => claimNext(db, onlyOwner),
  save: (...given) => save(db, ...given),
  release: (claim) => release(db, claim),
});
