import { and, asc, eq, isNull } from "drizzle-orm";
import { proveByRunning } from "#agents/quiz/nodes/prove-by-running.ts";
import { silentLog } from "#agents/testing/silent-log.ts";
import type { Database } from "#db/client.ts";
import { questionStore } from "#db/queries/questions.ts";
import { conceptStore } from "#db/queries/quizzes.ts";
import { quizzes } from "#db/schema/quiz.ts";
import { threads } from "#db/schema/threads.ts";
import { offload } from "#lib/offload/offload.ts";
import type { Candidate, ProofVerdict } from "#lib/questions/question-store.ts";
import type { RunCode } from "#lib/running/program.ts";
import type { Question, QuestionProof } from "#lib/schemas/quiz.ts";

/** How a certificate was stored, or that there is none. */
type StoredBy = QuestionProof["by"] | "none";

/** What became of a key when it was proved once more; `unknown` where only a model could tell. */
type KeyResult = "same" | "other" | "unknown";

export interface RecomputedKey {
  readonly threadId: string;
  readonly question: Question;
  readonly stored: StoredBy;
  readonly result: KeyResult;
  /** Whether its code was run. */
  readonly isRun: boolean;
  /** What is right, or why the key is not proved; null where it is or nobody can tell. */
  readonly reason: string | null;
}

/** Proves every key that a student was asked for once more, as far as that takes no model. Nothing is written. */
export const recomputeKeys = async (db: Database, runCode: RunCode): Promise<RecomputedKey[]> => {
  const all = await db
    .select({ threadId: quizzes.threadId, ownerId: quizzes.ownerId })
    .from(quizzes)
    .innerJoin(threads, and(eq(threads.id, quizzes.threadId), isNull(threads.binnedAt)))
    .orderBy(asc(quizzes.createdAt), asc(quizzes.threadId));
  const keys: RecomputedKey[] = [];
  for (const quiz of all) keys.push(...(await keysOf(db, runCode, quiz)));
  return keys;
};

const keysOf = async (
  db: Database,
  runCode: RunCode,
  { ownerId, threadId }: { readonly ownerId: string; readonly threadId: string },
): Promise<RecomputedKey[]> => {
  const kept = await questionStore(db).byState(ownerId, threadId, "kept");
  const keyed = kept.filter(({ question }) => question.type !== "free_recall");
  const concepts = conceptStore(db);
  const ran = await proveByRunning(
    { runCode, concepts, log: silentLog },
    { ownerId, threadId },
    keyed,
  );
  const ofNote = keyed.filter(({ question }) => question.proof?.by === "note");
  const read = await byNote(concepts, { ownerId, threadId }, ofNote);
  const verdicts = new Map([...read, ...ran].map((one) => [one.questionId, one]));
  return keyed.map(({ question }) => ({
    ...{ threadId, question, stored: question.proof?.by ?? "none" },
    ...resultOf(verdicts.get(question.id)),
    isRun: ran.some(({ questionId }) => questionId === question.id),
  }));
};

const byNote = async (
  concepts: ReturnType<typeof conceptStore>,
  { ownerId, threadId }: { readonly ownerId: string; readonly threadId: string },
  candidates: readonly Candidate[],
): Promise<readonly ProofVerdict[]> => {
  if (candidates.length === 0) return [];
  const { text, language } = await concepts.note(ownerId, threadId);
  const known = await concepts.concepts(ownerId, threadId);
  return offload("proveCandidates", text, language, known, candidates);
};

const resultOf = (verdict: ProofVerdict | undefined): Pick<RecomputedKey, "result" | "reason"> => {
  if (!verdict) return { result: "unknown", reason: null };
  const { proved, answer, reason } = verdict;
  return proved && answer === undefined
    ? { result: "same", reason: null }
    : { result: "other", reason: answer ?? reason };
};

const storedKinds = ["run", "solver", "note", "none"] as const;

/** How many keys hold, by the certificate that is stored. */
export const keyTable = (keys: readonly RecomputedKey[]): string => {
  const row = (by: StoredBy): string => {
    const own = keys.filter(({ stored }) => stored === by);
    const count = (result: KeyResult) => own.filter((one) => one.result === result).length;
    return `| ${by} | ${own.length} | ${count("same")} | ${count("other")} | ${count("unknown")} |`;
  };
  return [
    "| proved by | keys | hold | do not | only a model can tell |",
    "| --- | --- | --- | --- | --- |",
    ...storedKinds.map(row),
  ].join("\n");
};
