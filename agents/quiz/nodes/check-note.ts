import { askContext, askEach, type NodeConfig } from "#agents/node.ts";
import type { ConceptPorts } from "#agents/ports.ts";
import { checkFacts as checkTask } from "#agents/quiz/tasks/check-facts.ts";
import { extractConcepts } from "#agents/quiz/tasks/extract-concepts.ts";
import { type ReadWindowOutput, readWindow } from "#agents/quiz/tasks/read-window.ts";
import { addDoubts } from "#lib/concepts/add-doubts.ts";
import type { QuizNote } from "#lib/concepts/concept-store.ts";
import type { NumberedConcept } from "#lib/concepts/concepts-from-numbers.ts";
import type { OpenSentence } from "#lib/concepts/note-report.ts";
import { halvesOf, type NoteWindow, windowNumbers } from "#lib/concepts/note-windows.ts";
import type { Fault } from "#lib/concepts/place-fault.ts";
import type { SentenceVerdict } from "#lib/concepts/sentence-verdicts.ts";
import type { WindowReading } from "#lib/concepts/settle-faults.ts";
import { AppError, toAppError } from "#lib/errors.ts";
import { sha256 } from "#lib/ids.ts";
import { offload } from "#lib/offload/offload.ts";
import { analyseNote, strategyFor } from "#lib/rules/analyse-note.ts";
import type { NoteCheck, NoteDoubt, QuizView } from "#lib/schemas/quiz.ts";
import { leadTo, type QuizFork, type QuizNode, type QuizStateValue } from "../state.ts";
import { afterFailure } from "./ask-all-batches.ts";

/**
 * Decides by rules what the note is and how it is worked on, before a model is paid.
 * @throws AppError note_garbage with a reason in its details, note_too_heavy
 */
export const analyseContent =
  (ports: ConceptPorts): QuizNode =>
  async ({ threadId, ownerId }) => {
    await ports.reporter.stage(threadId, "analyse_content");
    const { text, language } = await ports.concepts.note(ownerId, threadId);
    const statistics = await offload("statisticsOf", text, language);
    if (typeof statistics === "string") {
      throw new AppError("note_garbage", `The note is no text to learn from: ${statistics}`, {
        details: { reason: statistics },
      });
    }
    const { contentType } = analyseNote(statistics);
    const strategy = strategyFor(contentType);
    await ports.concepts.saveAnalysis(ownerId, threadId, { contentType, strategy });
    return { language, contentType, strategy };
  };

/**
 * What the program does with a checker's answers. Part of the cache key: when its rules change, what was made under the
 * old ones is not used again.
 */
const factCheckPolicy = "by-sentence-5";

/** By what a sentence is judged: part of the key under which its verdict is remembered. */
export const checkingMeans = ({ judge }: ConceptPorts["modelIds"]): string =>
  JSON.stringify([judge, checkTask.name, checkTask.version, factCheckPolicy]);

/** By what concepts are found: remembered with them, as nobody else found the same. */
const extractingMeans = ({ writer }: ConceptPorts["modelIds"]): string =>
  JSON.stringify([writer, extractConcepts.name, extractConcepts.version]);

/** The key of a note's verified concepts under the present models, prompts and policy. */
export const conceptCacheKey = (
  text: string,
  { writer, judge }: ConceptPorts["modelIds"],
): string =>
  cacheKey({
    text,
    writer,
    judge,
    prompts: [extractConcepts, checkTask],
    policy: factCheckPolicy,
  });

/** The key under which the verified concepts of a note are kept: equal only when nothing differs. */
export const cacheKey = (parts: {
  readonly text: string;
  readonly writer: string;
  readonly judge: string;
  /** Names and versions of the tasks that made the concepts. */
  readonly prompts: readonly { readonly name: string; readonly version: number }[];
  readonly policy: string;
}): string =>
  sha256(
    JSON.stringify([
      sha256(parts.text),
      parts.writer,
      parts.judge,
      parts.prompts.map(({ name, version }) => [name, version]),
      parts.policy,
    ]),
  );

/** Takes over concepts and report of the same note, if they were verified before by the same means. */
export const lookUpCache =
  (ports: ConceptPorts): QuizFork =>
  async ({ threadId, ownerId }) => {
    await ports.reporter.stage(threadId, "look_up_cache");
    const note = await ports.concepts.note(ownerId, threadId);
    const key = conceptCacheKey(note.text, ports.modelIds);
    const verified = await ports.concepts.findVerifiedNote(ownerId, key);
    if (!verified) return leadTo("fact_check");
    await ports.concepts.saveVerdict(ownerId, threadId, {
      concepts: verified.concepts,
      corrections: verified.corrections.map((correction) => ({ ...correction, status: "open" })),
      check: verified.check,
      factCheck: "checked",
      fromCache: true,
    });
    return leadTo("find_evidence");
  };

/**
 * Keeps concepts, report and corrections for the next quiz of the same note. Only when every sentence was checked, and
 * the checker had its say on what was open: what nobody checked must never come back as checked, and a doubt that is
 * there for want of an answer may have an end next time.
 */
export const storeVerdict =
  (ports: ConceptPorts): QuizNode =>
  async ({ threadId, ownerId, answered = true }) => {
    const check = await ports.concepts.noteCheck(ownerId, threadId);
    if (!check || check.unchecked.length > 0 || !answered) return {};
    await ports.reporter.stage(threadId, "store");
    const note = await ports.concepts.note(ownerId, threadId);
    const concepts = await ports.concepts.concepts(ownerId, threadId);
    const corrections = await ports.concepts.corrections(ownerId, threadId);
    const key = conceptCacheKey(note.text, ports.modelIds);
    await ports.concepts.saveVerifiedNote(ownerId, key, { concepts, corrections, check });
    return {};
  };

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
    const stored = await ports.concepts.noteCheck(ownerId, threadId);
    if (stored?.unchecked.length === 0) {
      // A run that ended between this and its checkpoint; a doubt may be there for want of an answer.
      return { answered: stored.doubts.every(({ by }) => by !== "checker") };
    }
    const note = await ports.concepts.note(ownerId, threadId);
    const ask: Asking = { ports, state, config, note };
    const offline = ports.modelIds.judge === "rules";
    const toCheck = offline ? nothingToCheck : await whatToCheck(ask);
    const { remembered } = toCheck;
    // A direct quiz asks about sentences.
    const { found, readings: read } = await readNote(ask, toCheck);
    const readings = [...remembered.readings, ...read];
    const second = await askAgain(ask, readings);
    const report = await offload("noteReport", note.text, note.language, found, readings, second);
    if (report.minor.length > 0) {
      ports.log.info({ threadId, changes: report.minor }, "slips mended by the fact-check");
    }
    const verdicts = await offload("sentenceVerdicts", note.text, note.language, read, second);
    const sentences = await toRemember(ask, toCheck, new Map(verdicts), found);
    const { concepts, corrections, check } = addDoubts(report, remembered.doubts);
    await ports.concepts.saveVerdict(ownerId, threadId, {
      ...{ concepts, corrections },
      check: offline ? null : check,
      factCheck: offline ? "offline" : howChecked(check, readings),
      ...{ fromCache: false, sentences },
    });
    return { answered: second.every(({ faults }) => faults !== null) };
  };

/** What is new of the sentences: what they were found to be, and which concepts begin with them. */
const toRemember = async (
  { ports, state, note: { text, language } }: Asking,
  { keys, known }: ToCheck,
  verdicts: ReadonlyMap<number, SentenceVerdict>,
  found: readonly NumberedConcept[],
): Promise<{ key: string; verdict: SentenceVerdict }[]> => {
  const all = keys.map((_, index) => verdicts.get(index + 1) ?? known[index] ?? null);
  // In a direct quiz nobody has looked for concepts.
  const now =
    state.strategy === "direct_quiz"
      ? all
      : await offload("verdictsWithConcepts", text, language, keys, all, {
          ...{ found, by: extractingMeans(ports.modelIds) },
        });
  return keys.flatMap((key, index) => {
    const verdict = now[index] ?? null;
    const isNew = JSON.stringify(verdict) !== JSON.stringify(known[index] ?? null);
    return verdict !== null && isNew ? [{ key, verdict }] : [];
  });
};

/** Characters of a window that the next one holds, too: a paragraph, so that no sentence is judged without what it follows. */
const overlap = 600;

/** What has to be checked of a note. */
interface ToCheck {
  /** Of each sentence, in order. */
  readonly keys: readonly string[];
  /** What was remembered of each, in order. */
  readonly known: readonly (SentenceVerdict | null)[];
  /** What is known of those that are not asked about. */
  readonly remembered: {
    readonly readings: readonly WindowReading[];
    readonly doubts: readonly NoteDoubt[];
    /** Null where concepts are to be looked for in the whole note. */
    readonly concepts: readonly NumberedConcept[] | null;
  };
  readonly windows: readonly NoteWindow[];
  /** Numbers of the sentences that are asked about in these windows; null for all. */
  readonly only: readonly number[] | null;
}

const nothingToCheck: ToCheck = {
  ...{ keys: [], known: [], windows: [], only: null },
  remembered: { readings: [], doubts: [], concepts: null },
};

/** A note of which more is new than this share is read as a whole, so that nothing is judged out of its context. */
const mostNew = 0.5;

/** The whole note, or, where most of it was checked in a quiz before and edited since, what is new in it. */
const whatToCheck = async (ask: Asking): Promise<ToCheck> => {
  const { ports, note, state } = ask;
  const { text, language } = note;
  const keys = await offload("sentenceKeys", text, language, checkingMeans(ports.modelIds));
  const known = await ports.concepts.checkedSentences(state.ownerId, keys);
  const around = await offload("remembered", text, language, keys, known, {
    ...{ length: ports.windowLength, by: extractingMeans(ports.modelIds) },
  });
  const { unknown, windows, ...remembered } = around;
  if (unknown.length <= mostNew * keys.length)
    return { keys, known, remembered, windows, only: unknown };
  const doubts = remembered.doubts.filter(({ by }) => by !== "checker");
  const whole = await windowsOf(ask, overlap);
  const nothing = { readings: [], doubts, concepts: null };
  return { keys, known, remembered: nothing, windows: whole, only: null };
};

interface Asking {
  readonly ports: ConceptPorts;
  readonly state: QuizStateValue;
  readonly config: NodeConfig;
  readonly note: QuizNote;
}

const windowsOf = (
  { note: { text, language }, ports }: Asking,
  shared: number,
): Promise<NoteWindow[]> => offload("windowsOf", text, language, ports.windowLength, shared);

const readNote = async (asking: Asking, toCheck: ToCheck): Promise<Read> => {
  const { ports, state } = asking;
  const { writer, judge } = ports.modelIds;
  // A direct quiz asks about sentences.
  const isDirect = state.strategy === "direct_quiz";
  const areModels = writer !== "rules" && judge !== "rules";
  if (areModels && !isDirect && toCheck.only === null) return readAtOnce(asking, toCheck.windows);
  const { remembered, windows, only } = toCheck;
  // Rules read the whole note for nothing.
  if (isDirect || writer === "rules" || remembered.concepts === null || only === null)
    return readApart(asking, isDirect ? [] : await windowsOf(asking, 0), toCheck);
  const { found, readings } = await readApart(asking, windows, toCheck);
  const isNew = ({ sentences }: NumberedConcept) => sentences.some((one) => only.includes(one));
  return { found: [...remembered.concepts, ...found.filter(isNew)], readings };
};

/** What was found in windows of a note. */
interface Read {
  readonly found: readonly NumberedConcept[];
  readonly readings: readonly WindowReading[];
}

/**
 * Reads each window once, for faults and for concepts. A half of an answer that cannot be used is asked for alone, by the
 * task that has its rules for it.
 */
const readAtOnce = async (asking: Asking, windows: readonly NoteWindow[]): Promise<Read> => {
  const { ports, state, config, note } = asking;
  const { language } = note;
  const context = askContext(ports, state, config);
  const [extract, check] = [extractIn(asking), checkIn(asking, null)];
  const orLeave = (window: NoteWindow, checked: Promise<WindowReading[]>) =>
    checked.catch((thrown: unknown) => {
      const error = toAppError(thrown);
      if (afterFailure(error, config) === "throw") throw thrown;
      return leave(asking, window, error);
    });
  const readHalves = async (
    window: NoteWindow,
    { faults, concepts, brokenOff }: ReadWindowOutput,
  ): Promise<Read[]> => {
    const checked =
      faults === null ? check(window) : withRest(asking, window, null, { faults, brokenOff });
    const [found, readings] = await both(concepts ?? extract(window), orLeave(window, checked));
    return [{ found, readings }];
  };
  const nothing = { faults: null, concepts: null, brokenOff: false };
  const read = inParts(
    async (window) => {
      try {
        const { output } = await ports.ask(readWindow, { language, window }, context);
        return readHalves(window, output);
      } catch (thrown) {
        const error = toAppError(thrown);
        const isTooLong = error.code === "model_context_exceeded";
        if (isTooLong || afterFailure(error, config) === "throw") throw thrown;
        return readHalves(window, nothing);
      }
    },
    (window) => readHalves(window, nothing),
  );
  const onStep = await stepsOf(asking, "fact_check", windows.length);
  const outcomes = await askEach(windows, read, { afterFailure: () => "throw", onStep });
  const all = outcomes.map((outcome) => (outcome.ok ? outcome.output : []));
  return {
    readings: all.flatMap((parts) => parts.flatMap(({ readings }) => readings)),
    found: all.flatMap((parts, index) => {
      const before = windows[index - 1];
      const seen = before ? windowNumbers(before).sentences : new Set<number>();
      // Of the paragraph that both hold, the window before has found the concepts.
      return parts
        .flatMap(({ found }) => found)
        .filter(({ sentences }) => !sentences.every((number) => seen.has(number)));
    }),
  };
};

/** Finds concepts and faults by separate requests, as what is asked about each is not the same part of the note. */
const readApart = async (
  asking: Asking,
  parts: readonly NoteWindow[],
  { windows, only }: Pick<ToCheck, "windows" | "only">,
): Promise<Read> => {
  const total = parts.length + windows.length;
  if (total === 0) return { found: [], readings: [] };
  const onStep = await stepsOf(asking, windows.length > 0 ? "fact_check" : "parse", total);
  const { config } = asking;
  const [found, readings] = await both(
    askEach(parts, extractIn(asking), { afterFailure: () => "throw", onStep }),
    askEach(windows, checkIn(asking, only), {
      afterFailure: (error) => afterFailure(error, config),
      onStep,
    }),
  );
  return {
    found: found.flatMap((outcome) => (outcome.ok ? outcome.output : [])),
    readings: readings.flatMap((outcome, index): WindowReading[] => {
      const window = windows[index];
      if (outcome.ok) return outcome.output;
      return window ? leave(asking, window, outcome.error) : [];
    }),
  };
};

/** Says what is worked on; what it returns counts the answers, whichever list they are of. */
const stepsOf = async (
  { ports: { reporter }, state: { threadId } }: Asking,
  stage: string,
  total: number,
): Promise<() => Promise<void>> => {
  await reporter.stage(threadId, stage, total);
  let done = 0;
  return () => {
    done += 1;
    return reporter.step(threadId, done, total);
  };
};

/** Both results. Both are waited for, so that nothing works on behind a failed node. */
const both = async <One, Other>(
  ...asked: readonly [One | Promise<One>, Other | Promise<Other>]
): Promise<[One, Other]> => {
  const [one, other] = await Promise.allSettled(asked);
  if (one.status === "rejected") throw one.reason;
  if (other.status === "rejected") throw other.reason;
  return [one.value, other.value];
};

const extractIn = ({ ports, state, config, note: { language } }: Asking) =>
  inParts(async (window: NoteWindow) => {
    const context = askContext(ports, state, config);
    const { output } = await ports.ask(extractConcepts, { language, window }, context);
    return output.concepts;
  }, null);

/** @param only numbers of the sentences that are asked about; null for all. */
const checkIn = (asking: Asking, only: readonly number[] | null) => {
  const { ports, state, config, note } = asking;
  const { language } = note;
  return inParts(async (window: NoteWindow): Promise<WindowReading[]> => {
    const sentences = shownIn(window).sentences.filter((number) => only?.includes(number) ?? true);
    const asked = only && { again: false, sentences: sentences.map(openSentence) };
    const context = askContext(ports, state, config);
    const { output, salvaged } = await ports.ask(
      checkTask,
      { language, window, only: asked },
      context,
    );
    return withRest(asking, window, only, { faults: output.faults, brokenOff: salvaged });
  }, unread);
};

/** An answer about a window, and one about the sentences after its last fault where it broke off there. */
const withRest = async (
  { ports, state, config, note: { language } }: Asking,
  window: NoteWindow,
  only: readonly number[] | null,
  { faults, brokenOff }: { readonly faults: readonly Fault[]; readonly brokenOff: boolean },
): Promise<WindowReading[]> => {
  const shown = shownIn(window);
  const sentences = shown.sentences.filter((number) => only?.includes(number) ?? true);
  const last = Math.max(0, ...faults.map(({ sentence }) => sentence));
  const rest = brokenOff && faults.length > 0 ? sentences.filter((one) => one > last) : [];
  if (rest.length === 0) return [{ sentences, shown, faults }];
  const read = { sentences: sentences.filter((one) => one <= last), shown, faults };
  const more = { again: false, sentences: rest.map(openSentence) };
  const context = askContext(ports, state, config);
  const { output } = await ports.ask(checkTask, { language, window, only: more }, context);
  return [read, { sentences: rest, shown, faults: output.faults }];
};

const leave = (
  { ports: { log }, state: { threadId } }: Asking,
  window: NoteWindow,
  { code }: AppError,
): WindowReading[] => {
  log.warn({ threadId, code }, "a part of the note stays unchecked");
  return unread(window);
};

const openSentence = (number: number): OpenSentence => ({ number, problem: null });

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
  instead: ((window: NoteWindow) => Output[] | Promise<Output[]>) | null,
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
  const { only, windows } = await offload("openSentences", text, language, readings, windowLength);
  if (only.length === 0) return [];
  const context = askContext(ports, state, config);
  const outcomes = await askEach(
    windows,
    async (window) => {
      const shown = shownIn(window);
      const asked = only.filter(({ number }) => shown.sentences.includes(number));
      const input = { language, window, only: { again: true, sentences: asked } };
      const { output } = await ports.ask(checkTask, input, context);
      return { sentences: asked.map(({ number }) => number), shown, faults: output.faults };
    },
    { afterFailure: (error) => afterFailure(error, config), onStep: async () => {} },
  );
  return outcomes.map((outcome): WindowReading => {
    return outcome.ok ? outcome.output : { sentences: [], faults: null };
  });
};

const howChecked = (
  { unchecked }: NoteCheck,
  readings: readonly WindowReading[],
): NonNullable<QuizView["factCheck"]> => {
  if (unchecked.length === 0) return "checked";
  return readings.some(({ faults }) => faults !== null) ? "partly" : "failed";
};
