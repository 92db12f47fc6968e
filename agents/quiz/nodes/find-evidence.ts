import { askContext, type NodeConfig } from "#agents/node.ts";
import type { QuizPorts } from "#agents/ports.ts";
import { weighEvidence as weighTask } from "#agents/quiz/tasks/weigh-evidence.ts";
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
    const { text, language } = await ports.concepts.note(ownerId, threadId);
    const check = await ports.concepts.noteCheck(ownerId, threadId);
    const asked = corrections.filter(canBeAsked).slice(0, mostPairs);
    const passages = await passagesFor(ports, state, { text, language }, asked, check);
    const pairs = asked.map((one, index) => pairOf(index + 1, text, one, check));
    const numbers = new Map(asked.map(({ id }, index) => [index + 1, id]));
    const weighed =
      passages.length === 0 ? [] : await askAbout(ports, state, config, pairs, passages);
    if (weighed === null) return {};
    const grounds = weighEvidence(corrections, numbers, passages, weighed, language);
    await ports.evidence.save(ownerId, threadId, grounds);
    return {};
  };

/** The passages that are shown, each once: the best of every correction first, as many as there is room for. */
const passagesFor = async (
  ports: QuizPorts,
  { ownerId, threadId }: QuizStateValue,
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
  pairs: readonly AskedCorrection[],
  passages: readonly EvidencePassage[],
): Promise<readonly WeighedWordings[] | null> => {
  const input = {
    pairs,
    passages: passages.map(({ text, place, at }, index) => ({
      ...{ number: index + 1, of: at.in === "note" ? null : place, text },
    })),
  };
  try {
    return (await ports.ask(weighTask, input, askContext(ports, state, config))).output.pairs;
  } catch (thrown) {
    const error = toAppError(thrown);
    if (afterFailure(error, config) === "throw") throw thrown;
    ports.log.warn({ threadId: state.threadId, code: error.code }, "no evidence was weighed");
    return null;
  }
};
