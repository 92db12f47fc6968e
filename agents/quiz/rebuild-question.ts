import type { QuizPorts } from "#agents/ports.ts";
import { patchedNote } from "#lib/concepts/note-report.ts";
import type { ReadNote } from "#lib/notes/read-note.ts";
import { offload } from "#lib/offload/offload.ts";
import { holdsBlock } from "#lib/questions/note-programs.ts";
import type { Slot } from "#lib/questions/plan-slots.ts";
import type { Candidate } from "#lib/questions/question-store.ts";
import { type Patch, patchEnd } from "#lib/quotes/patch.ts";
import { codePrograms } from "#lib/rules/code-programs.ts";
import type { AgainOrder } from "#lib/rules/question-again.ts";
import { keyedType, type Question, type Span } from "#lib/schemas/quiz.ts";
import { overlap } from "#lib/text/text-span.ts";
import { writeBatch } from "./nodes/generate-questions.ts";
import { isSolvedAlike } from "./nodes/prove-answers.ts";
import { proveByRunning } from "./nodes/prove-by-running.ts";
import type { QuizMaterial } from "./nodes/quiz-material.ts";

type RebuildPorts = Pick<QuizPorts, "ask" | "log" | "runCode" | "modelIds" | "concepts">;

/** A question that is to be made again of a text in which the sentences under it say something else by now. */
export interface RebuildOrder extends Omit<AgainOrder, "ran"> {
  readonly ownerId: string;
  readonly threadId: string;
  /** The present text; `places` are its sentences that changed. */
  readonly text: string;
  /** What is known to be wrong in them. */
  readonly patches: readonly Patch[];
}

/** A model that wrote what its solver refutes is asked once more. */
const tries = 2;

/** More sentences are not asked about in one question. */
const mostSentences = 3;

/**
 * Makes one question again, of the changed sentences alone: written by a model and solved by another reader, or by rules where
 * none is connected. Its places are those of the present text. Null where nothing can be asked. Nothing is stored.
 */
export const rebuildQuestion =
  (ports: RebuildPorts) =>
  async (order: RebuildOrder, signal: AbortSignal): Promise<Question | null> => {
    const note = await ports.concepts.note(order.ownerId, order.threadId);
    const read = await offload("readNote", order.text, note.language);
    const numbers = read.sentences.flatMap((sentence) =>
      order.places.some((place) => overlap(place, sentence)) ? [sentence.number] : [],
    );
    // Where code alone was changed, what it does is known by running it.
    if (ports.modelIds.writer === "rules" || numbers.length === 0)
      return byRules(ports, order, read);
    const material: QuizMaterial = {
      note: { ...note, text: order.text },
      ...{ read: patchedNote(read, order.patches), concepts: [], preferCode: false },
      check: { patches: [...order.patches], unchecked: [], doubts: [] },
    };
    return byModel(ports, order, { material, numbers: numbers.slice(0, mostSentences), signal });
  };

const byRules = async (
  ports: RebuildPorts,
  { text, patches, ...order }: RebuildOrder,
  read: ReadNote,
): Promise<Question | null> => {
  const isSure = (place: Span) =>
    !patches.some((patch) => overlap({ start: patch.start, end: patchEnd(patch) }, place));
  const places = order.places.filter(isSure);
  if (places.length === 0) return null;
  const changed = places.map(({ start, end }) => ({ start, end, block: text.slice(start, end) }));
  const programs = codePrograms(read, []).filter(({ code, language, place }) =>
    changed.some((one) => overlap(one, place) || holdsBlock(code, one.block, language)),
  );
  const runs = programs.length > 0 ? await ports.runCode(programs) : [];
  const ran = programs.flatMap((program, at) => {
    const run = runs[at];
    return run ? [{ ...program, run }] : [];
  });
  const { id, former, others } = order;
  // The query stands in another block than what it asks.
  const asked = { id, former, others, ran, places: [...places, ...ran.map(({ place }) => place)] };
  const question = await offload("questionAgain", text, read.language, asked);
  if (question === null || question.code === null) return question;
  return provedByRun(ports, order, { text, language: read.language }, question);
};

/** What running its code makes of a question: proved, mended, or null where it is refuted or says nothing. */
const provedByRun = async (
  ports: RebuildPorts,
  { ownerId, threadId }: Pick<RebuildOrder, "ownerId" | "threadId">,
  note: Pick<RebuildOrder, "text"> & Pick<ReadNote, "language">,
  question: Question,
): Promise<Question | null> => {
  const known = await ports.concepts.note(ownerId, threadId);
  const concepts = { note: async () => ({ ...known, ...note }) };
  const candidate = { question, ordinal: 0, round: 0 };
  const [verdict] = await proveByRunning({ ...ports, concepts }, { ownerId, threadId }, [
    candidate,
  ]);
  if (!verdict?.proved) return null;
  const mended =
    verdict.answer === undefined ? {} : { answer: verdict.answer, accepted: [], explanation: "" };
  return { ...question, ...mended, ...(verdict.proof && { proof: verdict.proof }) };
};

const byModel = async (
  { ask, log }: RebuildPorts,
  { ownerId, threadId, id, former, others }: RebuildOrder,
  given: {
    readonly material: QuizMaterial;
    readonly numbers: readonly number[];
    readonly signal: AbortSignal;
  },
): Promise<Question | null> => {
  const { material, numbers, signal } = given;
  // A thread that is ready waits for nobody, and shows no stage.
  const reporter = { stage: async () => {}, step: async () => {}, notice: async () => {} };
  const asking = { ask, log, reporter };
  const asker = { ownerId, threadId };
  const type = keyedType.safeParse(former.type).data ?? "multiple_choice";
  const slot: Slot = {
    ...{ slot: 0, conceptId: null, type, difficulty: former.difficulty, useCode: false },
    ...{ sentences: numbers, was: null },
  };
  const refuted: Question[] = [];
  for (let round = 0; round < tries; round += 1) {
    const [written]: Candidate[] = await writeBatch(
      asking,
      asker,
      { signal },
      {
        ...{ material, round, slots: [slot], ordinals: [0], part: 0, parts: 1 },
        ...{ earlier: [], ownEarlier: [...refuted, ...others], asked: new Map() },
      },
    );
    if (written === undefined) return null;
    if (await isSolvedAlike(asking, asker, { signal }, material, written))
      return { ...written.question, id, proof: { by: "solver" } };
    refuted.push(written.question);
  }
  return null;
};
