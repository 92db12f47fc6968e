import type { QuizPorts } from "#agents/ports.ts";
import { AppError } from "#lib/errors.ts";
import { findShortfall } from "#lib/questions/plan-slots.ts";
import type { NoteCheck, Shortfall } from "#lib/schemas/quiz.ts";
import type { QuizNode, QuizStateValue } from "../state.ts";

/**
 * Hands the quiz over. `ready` says that every sentence of the note was checked by a model; anything less is
 * `ready_unchecked`. A quiz without a question is a failure that says why.
 * @throws AppError note_exhausted, nothing_written, no_questions
 */
export const finishQuiz =
  (ports: QuizPorts): QuizNode =>
  async (state) => {
    const { threadId, ownerId, wanted } = state;
    await ports.questions.dropOutdated(ownerId, threadId, ports.repeatThreshold);
    const { exhausted = 0 } = state;
    const made = await madeQuestions(ports, state);
    const shortfall = findShortfall(wanted, { ...made, nothingNew: exhausted });
    const check = await ports.concepts.noteCheck(ownerId, threadId);
    if (made.kept.length === 0) {
      await ports.questions.finishQuiz(ownerId, threadId, { status: "failed", shortfall });
      const [repeats, unproved] = [made.repeats.length, made.unproved.length];
      throw new AppError(
        await reasonOfNone(ports, state, { known: repeats + exhausted, unproved, shortfall }),
        `No question is left of ${unproved} unproved and ${repeats} repeated ones`,
      );
    }
    const status = wasChecked(check) ? "ready" : "ready_unchecked";
    await ports.questions.finishQuiz(ownerId, threadId, { status, shortfall });
    return {};
  };

/** What a model left out though it was not asked about is no sign that the note has nothing more to give. */
const reasonOfNone = async (
  ports: QuizPorts,
  state: QuizStateValue,
  made: { readonly known: number; readonly unproved: number; readonly shortfall: Shortfall | null },
): Promise<"note_exhausted" | "nothing_written" | "no_questions"> => {
  const isLeftOut = state.leftOut !== undefined && (made.shortfall?.unwritten ?? 0) > 0;
  if (isLeftOut) return (await askedBefore(ports, state)) ? "nothing_written" : "no_questions";
  const isExhausted = made.known > 0 || (await hasNothingNew(ports, state, made.unproved));
  return isExhausted ? "note_exhausted" : "no_questions";
};

/** What repeats a question of this quiz itself was asked in no earlier one: its place counts as one for which nothing was written. */
const madeQuestions = async ({ questions }: QuizPorts, { ownerId, threadId }: QuizStateValue) => {
  const kept = await questions.byState(ownerId, threadId, "kept");
  const repeats = await questions.byState(ownerId, threadId, "repeat");
  const unproved = await questions.byState(ownerId, threadId, "unproved");
  const own = new Set([...kept, ...repeats, ...unproved].map(({ question }) => question.id));
  return {
    ...{ kept, unproved },
    repeats: repeats.filter(({ repeatOf }) => repeatOf === undefined || !own.has(repeatOf)),
  };
};

/** Sentences in doubt were checked: no question rests on them, and the student sees them. */
const wasChecked = (check: NoteCheck | null): boolean => check?.unchecked.length === 0;

/** Whether rules, which leave nothing out by name, made nothing of a note that was asked about. */
const hasNothingNew = async (
  ports: QuizPorts,
  state: QuizStateValue,
  unproved: number,
): Promise<boolean> =>
  unproved === 0 && state.leftOut === undefined && (await askedBefore(ports, state));

/** Whether an earlier quiz of the same note, or of the same terms in another one, has asked something. */
const askedBefore = async (
  ports: QuizPorts,
  { threadId, ownerId }: QuizStateValue,
): Promise<boolean> => {
  const note = await ports.concepts.note(ownerId, threadId);
  const concepts = await ports.concepts.concepts(ownerId, threadId);
  const earlier = await ports.questions.askedBefore(ownerId, {
    terms: concepts.map(({ term }) => term),
    noteSha256: note.sha256,
    exceptThreadId: threadId,
    limit: 1,
  });
  return earlier.length > 0;
};
