import { askContext, askEach } from "#agents/node.ts";
import type { ConceptPorts } from "#agents/ports.ts";
import { aside } from "#lib/aside/aside.ts";
import type { QuizNote } from "#lib/concepts/concept-store.ts";
import type { NumberedConcept } from "#lib/concepts/concepts-from-numbers.ts";
import { halvesOf, type NoteWindow, windowNumbers } from "#lib/concepts/note-windows.ts";
import type { WindowReading } from "#lib/concepts/settle-faults.ts";
import { toAppError } from "#lib/errors.ts";
import type { NoteCheck, QuizView } from "#lib/schemas/quiz.ts";
import type { QuizNode, QuizNodeConfig, QuizStateValue } from "../state.ts";
import { checkFacts as checkTask } from "../tasks/check-facts.ts";
import { extractConcepts } from "../tasks/extract-concepts.ts";
import { afterFailure } from "./ask-all-batches.ts";

/**
 * Finds the note's concepts and checks every sentence of it, both at once, window by window, and stores what came of it.
 * A window that could not be checked leaves its sentences unchecked; so does a missing model. Each answer is journaled,
 * so that a repeated run pays only for what is missing.
 * @throws AppError when the queue will try again or the student stopped
 */
export const checkFacts =
  (ports: ConceptPorts): QuizNode =>
  async (state, config) => {
    const { threadId, ownerId } = state;
    const note = await ports.concepts.note(ownerId, threadId);
    const ask: Asking = { ports, state, config, note };
    const offline = ports.modelIds.judge === "rules";
    const windows = {
      // A direct quiz asks about sentences.
      parts: state.strategy === "direct_quiz" ? [] : await windowsOf(ask, 0),
      checked: offline ? [] : await windowsOf(ask, overlap),
    };
    const { found, readings } = await readWindows(ask, windows);
    const second = await askAgain(ask, readings);
    const report = await aside("noteReport", note.text, note.language, found, readings, second);
    if (report.minor.length > 0) {
      ports.log.info({ threadId, changes: report.minor }, "slips mended by the fact-check");
    }
    await ports.concepts.saveVerdict(ownerId, threadId, {
      concepts: report.concepts,
      corrections: report.corrections,
      check: offline ? null : report.check,
      factCheck: offline ? "offline" : howChecked(report.check, readings),
      fromCache: false,
    });
    return {};
  };

/** Characters of a window that the next one holds, too: a paragraph, so that no sentence is judged without what it follows. */
const overlap = 600;

interface Asking {
  readonly ports: ConceptPorts;
  readonly state: QuizStateValue;
  readonly config: QuizNodeConfig;
  readonly note: QuizNote;
}

const windowsOf = (
  { note: { text, language }, ports }: Asking,
  shared: number,
): Promise<NoteWindow[]> => aside("windowsOf", text, language, ports.windowLength, shared);

const readWindows = async (
  { ports, state, config, note: { language } }: Asking,
  { parts, checked }: { parts: readonly NoteWindow[]; checked: readonly NoteWindow[] },
): Promise<{ found: NumberedConcept[]; readings: WindowReading[] }> => {
  const { threadId } = state;
  const context = askContext(ports, state, config);
  const total = parts.length + checked.length;
  if (total === 0) return { found: [], readings: [] };
  await ports.reporter.stage(threadId, checked.length > 0 ? "fact_check" : "parse", total);
  let done = 0;
  const onStep = () => {
    done += 1;
    return ports.reporter.step(threadId, done, total);
  };
  const extract = inParts(async (window: NoteWindow) => {
    const { output } = await ports.ask(extractConcepts, { language, window }, context);
    return output.concepts;
  }, null);
  const check = inParts(async (window: NoteWindow): Promise<WindowReading[]> => {
    const { output } = await ports.ask(checkTask, { language, window, only: null }, context);
    const shown = shownIn(window);
    return [{ sentences: shown.sentences, shown, faults: output.faults }];
  }, unread);
  // Both are waited for, so that nothing works on behind a failed node.
  const [found, readings] = await Promise.allSettled([
    askEach(parts, extract, { afterFailure: () => "throw", onStep }),
    askEach(checked, check, { afterFailure: (error) => afterFailure(error, config), onStep }),
  ]);
  if (found.status === "rejected") throw found.reason;
  if (readings.status === "rejected") throw readings.reason;
  return {
    found: found.value.flatMap((outcome) => (outcome.ok ? outcome.output : [])),
    readings: readings.value.flatMap((outcome, index): WindowReading[] => {
      if (outcome.ok) return outcome.output;
      const { code } = outcome.error;
      ports.log.warn({ threadId, code }, "a part of the note stays unchecked");
      const window = checked[index];
      return window ? unread(window) : [];
    }),
  };
};

const shownIn = (window: NoteWindow): { sentences: number[]; codes: number[] } => {
  const { sentences, codes } = windowNumbers(window);
  return { sentences: [...sentences], codes: [...codes] };
};

const unread = (window: NoteWindow): WindowReading[] => [
  { sentences: shownIn(window).sentences, faults: null },
];

/**
 * Asks about a window in halves when it is longer than the model's context.
 * @param instead of an answer about one sentence for which even that is too small; null throws.
 */
const inParts = <Output>(
  ask: (window: NoteWindow) => Promise<Output[]>,
  instead: ((window: NoteWindow) => Output[]) | null,
) => {
  const askParts = async (window: NoteWindow): Promise<Output[]> => {
    try {
      return await ask(window);
    } catch (thrown) {
      if (toAppError(thrown).code !== "model_context_exceeded") throw thrown;
      const halves = halvesOf(window);
      if (halves === null && instead !== null) return instead(window);
      if (halves === null) throw thrown;
      return [...(await askParts(halves[0])), ...(await askParts(halves[1]))];
    }
  };
  return askParts;
};

/** Once more about the sentences on which the answers contradict each other or cannot be used, all in one request. */
const askAgain = async (
  { ports, state, config, note: { text, language } }: Asking,
  readings: readonly WindowReading[],
): Promise<WindowReading[]> => {
  const { windowLength } = ports;
  const { only, windows } = await aside("openSentences", text, language, readings, windowLength);
  if (only.length === 0) return [];
  const context = askContext(ports, state, config);
  const outcomes = await askEach(
    windows,
    async (window) => {
      const shown = shownIn(window);
      const asked = only.filter(({ number }) => shown.sentences.includes(number));
      const { output } = await ports.ask(checkTask, { language, window, only: asked }, context);
      return { sentences: asked.map(({ number }) => number), shown, faults: output.faults };
    },
    { afterFailure: (error) => afterFailure(error, config), onStep: async () => {} },
  );
  return outcomes.flatMap((outcome) => (outcome.ok ? [outcome.output] : []));
};

const howChecked = (
  { unchecked }: NoteCheck,
  readings: readonly WindowReading[],
): NonNullable<QuizView["factCheck"]> => {
  if (unchecked.length === 0) return "checked";
  return readings.some(({ faults }) => faults !== null) ? "partly" : "failed";
};
