import { askContext, type NodeConfig } from "#agents/node.ts";
import type { QuizPorts } from "#agents/ports.ts";
import {
  type WeighEvidenceInput,
  type WeighEvidenceOutput,
  weighEvidence as weighTask,
} from "#agents/quiz/tasks/weigh-evidence.ts";
import type { Task } from "#lib/ai/task.ts";
import type { EvidencePassage } from "#lib/concepts/evidence-store.ts";
import { patchedPassage } from "#lib/concepts/note-report.ts";
import {
  type AskedCorrection,
  canBeAsked,
  evidenceQuery,
  isUnweighed,
  type WeighedWordings,
  weighEvidence,
} from "#lib/concepts/weigh-evidence.ts";
import { toAppError } from "#lib/errors.ts";
import { offload } from "#lib/offload/offload.ts";
import type { Correction, NoteCheck } from "#lib/schemas/quiz.ts";
import type { QuizNode, QuizStateValue } from "../state.ts";
import { afterFailure } from "./ask-all-batches.ts";

/** Corrections that one request weighs; a note with more is rare, and the others are as likely as their check. */
const mostPairs = 20;
/** Characters of passages in that request. */
const mostCharacters = 12_000;

const answersOne = ({ pairs }: WeighEvidenceOutput, input: WeighEvidenceInput): boolean =>
  pairs.some(({ number }) => input.pairs.some((pair) => pair.number === number));

/**
 * The same where evidence is there that an answer takes the place of: one that is about none of the pairs is unusable, also where
 * it is stored.
 */
const weighEvidenceAgain: Task<WeighEvidenceInput, WeighEvidenceOutput> = {
  ...weighTask,
  schema: weighTask.schema.refine(({ pairs }) => pairs.length > 0, "`pairs` is empty"),
  check: (output, input) =>
    answersOne(output, input) ? null : "`pairs` has no entry with the number of a pair.",
  salvage: (reply, input) => {
    const kept = weighTask.salvage?.(reply, input) ?? null;
    return kept !== null && answersOne(kept, input) ? kept : null;
  },
};

type EvidencePorts = Pick<QuizPorts, "ask" | "concepts" | "evidence">;

/** The quiz whose corrections are weighed. */
type Thread = Pick<QuizStateValue, "ownerId" | "threadId">;

/** Has a model weigh; null where no answer could be had. */
type Weigh = (input: WeighEvidenceInput) => Promise<readonly WeighedWordings[] | null>;

/**
 * Looks for what proves the corrections of a note: in the student's other sources, in manuals and in the note itself. What is
 * found is weighed with all corrections in one request; where no other text speaks of them, nobody is asked. Corrections are looked at
 * anew for each quiz, as sources change while the note does not.
 * @throws AppError when the queue will try again or the student stopped
 */
export const findEvidence =
  (ports: QuizPorts): QuizNode =>
  async (state, config) => {
    const { ownerId, threadId } = state;
    const corrections = (await ports.concepts.corrections(ownerId, threadId)).filter(isUnweighed);
    if (corrections.length === 0) return {};
    await ports.reporter.stage(threadId, "find_evidence");
    await weighSome(ports, state, corrections, {
      weigh: (input) => askAbout(ports, state, config, input),
      keepsUnanswered: false,
    });
    return {};
  };

/**
 * Looks for the evidence of some corrections again, as what they quoted says something else by now. What was found before is
 * forgotten, also where nothing is found any more; but a correction that no answer speaks of, or that did not fit into the request,
 * keeps what it has, and can be asked about again.
 * @throws AppError no_model, model_reply_invalid where the answer speaks of none, and what else a model answers with; nothing was
 *   changed then
 */
export const findEvidenceAgain =
  (ports: EvidencePorts) =>
  async (thread: Thread, ids: readonly string[], signal: AbortSignal): Promise<void> => {
    const { ownerId, threadId } = thread;
    const all = await ports.concepts.corrections(ownerId, threadId);
    const corrections = all
      .filter((one) => ids.includes(one.id) && canBeAsked(one))
      .slice(0, mostPairs)
      .map((one) => ({ ...one, basis: "model" as const, evidence: null }));
    await weighSome(ports, thread, corrections, {
      weigh: async (input) =>
        (await ports.ask(weighEvidenceAgain, input, { ownerId, threadId, signal })).output.pairs,
      keepsUnanswered: true,
    });
  };

const weighSome = async (
  ports: EvidencePorts,
  thread: Thread,
  corrections: readonly Correction[],
  {
    weigh,
    keepsUnanswered,
  }: {
    readonly weigh: Weigh;
    /** Whether a correction that an answer does not name stays as it was, where there was something to weigh. */
    readonly keepsUnanswered: boolean;
  },
): Promise<void> => {
  const { ownerId, threadId } = thread;
  const { text, language } = await ports.concepts.note(ownerId, threadId);
  const check = await ports.concepts.noteCheck(ownerId, threadId);
  const asked = corrections.filter(canBeAsked).slice(0, mostPairs);
  const passages = await passagesFor(ports, thread, { text, language }, asked, check);
  const numbers = new Map(asked.map(({ id }, index) => [index + 1, id]));
  const input = {
    pairs: asked.map((one, index) => pairOf(index + 1, text, one, check)),
    passages: passages.map(({ text: words, place, at }, index) => ({
      ...{ number: index + 1, of: at.in === "note" ? null : place, text: words },
    })),
  };
  const weighed = passages.length === 0 ? [] : await weigh(input);
  if (weighed === null) return;
  const answered = new Set(weighed.map(({ number }) => numbers.get(number)));
  const settled =
    keepsUnanswered && passages.length > 0
      ? corrections.filter(({ id }) => answered.has(id))
      : corrections;
  const grounds = weighEvidence(settled, numbers, passages, weighed, language);
  await ports.evidence.save(ownerId, threadId, grounds);
};

/** The passages that are shown, each once: the best of every correction first, as many as there is room for. */
const passagesFor = async (
  ports: EvidencePorts,
  { ownerId, threadId }: Thread,
  { text, language }: Pick<Awaited<ReturnType<QuizPorts["concepts"]["note"]>>, "text" | "language">,
  asked: readonly Correction[],
  check: NoteCheck | null,
): Promise<EvidencePassage[]> => {
  if (asked.length === 0) return [];
  const outside = await ports.evidence.passages(ownerId, threadId, asked.map(evidenceQuery));
  // Who checked the note has read all of it, and named what it says elsewhere: for that alone nobody is asked again.
  if (outside.flat().length === 0) return [];
  const found = [
    outside,
    await offload("evidenceInNote", text, language, asked, check?.doubts ?? []),
  ];
  const rounds = Math.max(...found.flat().map(({ length }) => length));
  const inTurn = Array.from({ length: rounds }, (_, round) =>
    found.flatMap((lists) => lists.flatMap((list) => list[round] ?? [])),
  ).flat();
  const shown = new Map<string, EvidencePassage>();
  let used = 0;
  for (const passage of inTurn) {
    const key = JSON.stringify(passage.at);
    if (shown.has(key) || used + passage.text.length > mostCharacters) continue;
    shown.set(key, passage);
    used += passage.text.length;
  }
  return [...shown.values()];
};

/** What else was wrong in the sentence is right in both wordings. */
const pairOf = (
  number: number,
  note: string,
  { span, patch, original, fixed }: Correction,
  check: NoteCheck | null,
): AskedCorrection => {
  const others = (check?.patches ?? []).filter(
    ({ start, removed }) => start !== patch?.start || removed !== patch.removed,
  );
  return { number, a: span === null ? original : patchedPassage(note, span, others), b: fixed };
};

/** Null where no answer could be had: the corrections are shown as their check left them. */
const askAbout = async (
  ports: QuizPorts,
  state: QuizStateValue,
  config: NodeConfig,
  input: WeighEvidenceInput,
): Promise<readonly WeighedWordings[] | null> => {
  try {
    return (await ports.ask(weighTask, input, askContext(ports, state, config))).output.pairs;
  } catch (thrown) {
    const error = toAppError(thrown);
    if (afterFailure(error, config) === "throw") throw thrown;
    ports.log.warn({ threadId: state.threadId, code: error.code }, "no evidence was weighed");
    return null;
  }
};
