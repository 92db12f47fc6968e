import { askContext, type NodeConfig } from "#agents/node.ts";
import type { QuizPorts } from "#agents/ports.ts";
import { type QuizNode, type QuizStateValue, replacementRounds } from "#agents/quiz/state.ts";
import {
  type WriteQuestionsInput,
  type WrittenQuestions,
  writeQuestions,
} from "#agents/quiz/tasks/write-questions.ts";
import { toAppError } from "#lib/errors.ts";
import type { NoteSentence, ReadNote } from "#lib/notes/read-note.ts";
import { offload } from "#lib/offload/offload.ts";
import {
  inBatches,
  linesAround,
  sentencesAround,
  sentencesOfPart,
  sentencesWithin,
} from "#lib/questions/batch-material.ts";
import { stemKey } from "#lib/questions/near-questions.ts";
import { placesOf } from "#lib/questions/note-places.ts";
import { readBesidePoint, readFalsePoints } from "#lib/questions/open-points.ts";
import {
  type PlannedConcept,
  type PlannedSentence,
  planSlots,
  type Slot,
  type SlotPlan,
  subjectOf,
} from "#lib/questions/plan-slots.ts";
import { freeOrdinals, questionFromReply, questionId } from "#lib/questions/question-from-reply.ts";
import type { Candidate, EarlierQuestion } from "#lib/questions/question-store.ts";
import { codePrograms } from "#lib/rules/code-programs.ts";
import type { OfflineOrder } from "#lib/rules/offline-candidates.ts";
import type { Concept, NotePatch, Passage, Question, Span } from "#lib/schemas/quiz.ts";
import { overlap } from "#lib/text/text-span.ts";
import { askAllBatches } from "./ask-all-batches.ts";
import {
  definingSentences,
  type QuizMaterial,
  readMaterial,
  shownMaterial,
} from "./quiz-material.ts";

/** Questions written in one request: all of a usual quiz, as a reply that is cut is gone on with. */
const batchSize = 20;
/** Earlier questions shown in one request, in UTF-16 units: some forty of ordinary length. */
const historyLength = 6_000;

/** The stage that the student sees. */
const writingStage = (round: number): string => (round === 0 ? "generate_questions" : "replacing");

interface WritingOrder {
  readonly material: QuizMaterial;
  readonly round: number;
  readonly slots: readonly Slot[];
  /** Place in the quiz of each slot. */
  readonly ordinals: readonly number[];
  /** Questions of other quizzes, newest first. */
  readonly earlier: readonly EarlierQuestion[];
  /** Questions of this quiz, kept and dropped. */
  readonly ownEarlier: readonly Question[];
  /** How often sentences of the note were asked about, by number. */
  readonly asked: ReadonlyMap<number, number>;
}

/**
 * Has the planned questions written in batches and stores each batch as it comes, so that a crash
 * costs at most the batches under way; a batch that is stored is not asked for again.
 * @returns what the slots asked about for which nothing was written
 */
const writeCandidates = async (
  ports: QuizPorts,
  state: QuizStateValue,
  config: NodeConfig,
  order: WritingOrder,
): Promise<string[]> => {
  const { ownerId, threadId } = state;
  const stored = await ports.questions.byState(ownerId, threadId, "candidate");
  const written = new Set(stored.map(({ question }) => question.id));
  const isWritten = ({ slot }: Slot) => written.has(questionId(threadId, order.round, slot));
  const batches = inBatches(byPlace(order), batchSize).map(
    (slots, part, { length: parts }): Batch => ({ ...order, slots, part, parts }),
  );
  const work = { threadId, stage: writingStage(order.round), round: order.round };
  const failed = await askAllBatches(ports, work, config, batches, async (batch) => {
    if (batch.slots.some(isWritten)) return;
    const candidates = await writeBatch(ports, state, config, batch);
    await ports.questions.saveCandidates(ownerId, threadId, candidates);
    for (const { question } of candidates) written.add(question.id);
  });
  return batches
    .filter((batch) => !failed.includes(batch))
    .flatMap(({ slots }) => slots.filter((slot) => !isWritten(slot)).map(subjectOf));
};

/** The slots by their place in the note, so that a batch shows one part of it and not the whole. */
const byPlace = ({ slots, material }: WritingOrder): Slot[] => {
  const starts = new Map<string | number, number>([
    ...material.concepts.map(({ id, span }) => [id, span.start] as const),
    ...material.read.sentences.map(({ number, start }) => [number, start] as const),
  ]);
  const placeOf = ({ sentences, conceptId }: Slot): number =>
    starts.get(sentences[0] ?? conceptId ?? "") ?? 0;
  return slots.toSorted((left, right) => placeOf(left) - placeOf(right));
};

type Batch = WritingOrder & { readonly part: number; readonly parts: number };

/**
 * Has a batch written; what a rule refuses is asked for once more, with the reason. What is refused
 * again is left out.
 */
export const writeBatch = async (
  ports: Pick<QuizPorts, "ask" | "reporter" | "log">,
  state: Pick<QuizStateValue, "ownerId" | "threadId">,
  config: NodeConfig,
  batch: Batch,
): Promise<Candidate[]> => {
  const context = askContext(ports, state, config);
  const first = await ports.ask(writeQuestions, inputOf(batch), context);
  const { candidates, refused } = readReply(state.threadId, batch, first.output);
  if (refused.length === 0) return candidates;
  const again: Batch = {
    ...batch,
    slots: batch.slots.filter(({ slot }) => refused.some((one) => one.slot === slot)),
    ownEarlier: [...candidates.map(({ question }) => question), ...batch.ownEarlier],
  };
  try {
    const second = await ports.ask(writeQuestions, { ...inputOf(again), refused }, context);
    return [...candidates, ...readReply(state.threadId, again, second.output).candidates];
  } catch (thrown) {
    const { code } = toAppError(thrown);
    if (code !== "model_reply_invalid") throw thrown;
    ports.log.warn({ threadId: state.threadId, code }, "refused questions stay unwritten");
    return candidates;
  }
};

const inputOf = (batch: Batch): WriteQuestionsInput => {
  const { material, round, slots } = batch;
  const concepts = conceptsOf(batch);
  const withCode = new Set(slots.map(({ useCode, conceptId }) => (useCode ? conceptId : null)));
  return {
    ...shownMaterial(material, concepts, sentencesFor(batch, concepts), withCode),
    language: material.note.language,
    round,
    slots,
    history: historyFor(batch, concepts),
    refused: [],
  };
};

const conceptsOf = ({ material, slots }: Batch): Concept[] => {
  const ids = new Set(slots.map(({ conceptId }) => conceptId));
  return material.concepts.filter(({ id }) => ids.has(id));
};

/** What the slots are about, with what stands around it; a share of what was not asked yet where they name nothing. */
const sentencesFor = (
  { material: { read }, slots, part, parts, asked }: Batch,
  concepts: readonly Concept[],
): NoteSentence[] => {
  const numbers = new Set(slots.flatMap(({ sentences }) => sentences));
  const corrected = read.sentences.filter(({ number }) => numbers.has(number));
  const isFree = slots.some(({ conceptId, sentences }) => !conceptId && sentences.length === 0);
  const spans = [...concepts.flatMap((concept) => placesOfConcept(read, concept)), ...corrected];
  const fresh = read.sentences.filter(({ number }) => !asked.has(number));
  const offered = fresh.length > 0 ? fresh : read.sentences;
  const shown = new Set([
    ...(isFree ? sentencesOfPart(offered, part, parts) : []),
    ...sentencesAround(read.sentences, spans, linesAround.toWrite),
  ]);
  return read.sentences.filter((sentence) => shown.has(sentence));
};

/** Where it is said what a concept is: in its sentences, or somewhere in its span where a check rewrote it. */
const placesOfConcept = (read: ReadNote, concept: Concept): readonly Span[] => {
  const own = definingSentences(read, concept);
  return own.length > 0 ? own : [concept.span];
};

/** What is fit of a reply, and what was refused for which reason; a slot that was left out is neither. */
const readReply = (
  threadId: string,
  batch: Batch,
  output: WrittenQuestions,
): { candidates: Candidate[]; refused: WriteQuestionsInput["refused"] } => {
  const { material, round, slots, ordinals } = batch;
  const concepts = conceptsOf(batch);
  const shown = new Set(sentencesFor(batch, concepts).map(({ number }) => number));
  const asked = new Set(batch.ownEarlier.map(stemKey));
  const candidates: Candidate[] = [];
  const refused: WriteQuestionsInput["refused"][number][] = [];
  for (const slot of slots) {
    const reply = output.questions.find((one) => one.slot === slot.slot);
    const ordinal = ordinals[slot.slot];
    if (!reply || ordinal === undefined) continue;
    const refuse = (reason: string) => refused.push({ slot: slot.slot, stem: reply.stem, reason });
    const question = questionFromReply(reply, {
      id: questionId(threadId, round, slot.slot),
      slot,
      concept: concepts.find(({ id }) => id === slot.conceptId) ?? null,
      note: material.read,
      shown,
    });
    if ("refused" in question) refuse(question.refused);
    // The same stem with another key would be a dropped question patched.
    else if (asked.has(stemKey(question))) refuse("It was asked before.");
    else {
      asked.add(stemKey(question));
      candidates.push({ question, ordinal, round, ...otherPoints(question, reply) });
    }
  }
  return { candidates, refused };
};

/** What an open question is proved among, as far as its writer gave it. */
const otherPoints = (
  { type }: Question,
  { wrong, beside }: WrittenQuestions["questions"][number],
): Pick<Candidate, "falsePoints" | "besidePoint"> => {
  if (type !== "open") return {};
  const [falsePoints, besidePoint] = [readFalsePoints(wrong), readBesidePoint(beside)];
  return {
    ...(falsePoints.length > 0 && { falsePoints }),
    ...(besidePoint !== "" && { besidePoint }),
  };
};

/**
 * What must not come again, as much as there is room for: the questions that name a term of the
 * batch first, then the others, of this quiz before those of earlier ones. What was to be recalled forbids nothing.
 */
const historyFor = (
  { earlier, ownEarlier }: Batch,
  concepts: readonly { readonly term: string }[],
): { stem: string; answer: string }[] => {
  const terms = concepts.map(({ term }) => term.toLowerCase());
  const isNear = ({ stem, answer }: Pick<Question, "stem" | "answer">) => {
    const text = `${stem}\n${answer}`.toLowerCase();
    return terms.some((term) => text.includes(term));
  };
  const all = [...ownEarlier, ...earlier].filter(({ type }) => type !== "free_recall");
  let length = 0;
  const once = new Map([...all.filter(isNear), ...all].map((one) => [one.stem, one]));
  return [...once.values()]
    .map(({ stem, answer }) => ({ stem, answer }))
    .filter(({ stem, answer }) => {
      length += stem.length + answer.length;
      return length <= historyLength;
    });
};

/** How far back the history of earlier questions is read, in questions. */
const historyLimit = 400;

/** Bounds of the number of questions when the student leaves it to the note. */
const fewest = 5;
const most = 20;

/**
 * Writes the questions that are missing: all of them first, then replacements for those that were
 * dropped. What was asked before, in this quiz or another one, is not asked again.
 */
export const generateQuestions =
  (ports: QuizPorts): QuizNode =>
  async (state, config) => {
    const { ownerId, threadId } = state;
    const round = state.missing > 0 ? state.round + 1 : 0;
    await ports.reporter.stage(threadId, writingStage(round));
    const material = await readMaterial(ports, state);
    const rules = ports.modelIds.writer === "rules";
    const asked = material.note.settings.wanted;
    const wanted = asked ?? wantedFor(material, rules);
    const { kept, dropped } = await readOwn(ports, state);
    const earlier = await readEarlier(ports, state, material);
    const { leftOut = [], exhausted = 0 } = state;
    const planned = plannedConcepts(material, earlier);
    const passages = [...earlier, ...kept.map(({ question }) => question)].flatMap(
      ({ evidence }) => evidence ?? [],
    );
    const order = {
      material,
      round,
      slots: planSlots({
        concepts: planned,
        beside: rules ? [] : sentencesBeside(material, [...passages, ...tried(dropped)]),
        corrected: await correctedSentences(ports, state, material, passages),
        leftOut,
        wanted,
        mix: material.note.settings.mix,
        preferCode: material.preferCode,
        allowOpen: !rules,
        kept: kept.map(({ question }) => question),
        unlucky: round < replacementRounds ? [] : dropped.map(({ question }) => question.conceptId),
      }),
      ordinals: freeOrdinals(wanted, kept),
      earlier,
      ownEarlier: [...dropped, ...kept].map(({ question }) => question),
      asked: timesAsked(material.read, passages),
    };
    if (!rules) {
      const unwritten = await writeCandidates(ports, state, config, order);
      const known = unwritten.filter((subject) => isAskedOut(subject, material, earlier));
      return {
        ...{ round, wanted, leftOut: [...leftOut, ...unwritten] },
        // No more than there are questions to be asked again.
        exhausted: Math.min(exhausted + known.length, earlier.filter(hasKey).length),
      };
    }
    const candidates = await offload("offlineCandidates", threadId, {
      ...order,
      ran: await runPrograms(ports, material, passages),
      // Who asks for the most that can be had asks for all that the note bears.
      wanted: asked === mostWanted ? null : asked,
      kept: kept.map(({ question }) => question),
    });
    await ports.questions.saveCandidates(ownerId, threadId, candidates);
    // Where nobody asked for a number, there are as many as the note bears, and none is missing.
    return { round, wanted: asked ?? kept.length + candidates.length };
  };

/** What the note's own code does; a second time the same is known. */
const runPrograms = async (
  { runCode }: Pick<QuizPorts, "runCode">,
  { read }: QuizMaterial,
  asked: readonly Passage[],
): Promise<NonNullable<OfflineOrder["ran"]>> => {
  const programs = codePrograms(read, asked);
  const runs = programs.length > 0 ? await runCode(programs) : [];
  return programs.flatMap((program, index) => {
    const run = runs[index];
    return run ? [{ ...program, run }] : [];
  });
};

/** How often each sentence of the note was asked about, by number; those that never were are not in it. */
const timesAsked = ({ sentences }: ReadNote, passages: readonly Passage[]): Map<number, number> => {
  const times = new Map<number, number>();
  for (const place of passages.flatMap(placesOf)) {
    for (const { number } of sentencesWithin(sentences, place)) {
      times.set(number, (times.get(number) ?? 0) + 1);
    }
  }
  return times;
};

const hasKey = ({ type }: Pick<EarlierQuestion, "type">): boolean => type !== "free_recall";

/** What questions rest on. */
const tried = (dropped: readonly Candidate[]): Passage[] =>
  dropped.map(({ question }) => question.evidence);

/**
 * Whether earlier quizzes have asked about all that is said of a subject. What a writer leaves out for another reason was
 * not asked before, and is not said to have been.
 * @param subject as `subjectOf` names it
 */
const isAskedOut = (
  subject: string,
  { read, concepts }: QuizMaterial,
  earlier: readonly EarlierQuestion[],
): boolean => {
  const asked = timesAsked(
    read,
    earlier.flatMap(({ evidence }) => evidence ?? []),
  );
  const concept = concepts.find(({ id }) => id === subject);
  const own = concept
    ? definingSentences(read, concept)
    : read.sentences.filter(
        ({ number }) =>
          subject === "" || subject === subjectOf({ conceptId: null, sentences: [number] }),
      );
  if (own.length > 0 && own.every(({ number }) => asked.has(number))) return true;
  // Of another note the term alone is known: as many questions as there are sentences.
  const elsewhere = earlier.filter(
    ({ evidence, term }) => evidence === null && term === concept?.term,
  );
  return concept !== undefined && elsewhere.length >= Math.max(1, own.length);
};

/** Shorter than this, in UTF-16 units, a sentence beside the concepts says too little to be asked about. */
const shortest = { text: 50, item: 30, row: 30, formula: 30 };

/** The sentences that no concept carries and that say something; what announces the next line does not. */
const sentencesBeside = (
  { read, concepts }: QuizMaterial,
  passages: readonly Passage[],
): PlannedSentence[] => {
  if (concepts.length === 0) return [];
  const carried = new Set(
    concepts.flatMap((concept) =>
      placesOfConcept(read, concept).flatMap((place) => sentencesWithin(read.sentences, place)),
    ),
  );
  const headers = new Set(read.sentences.map(({ header }) => header));
  const asked = timesAsked(read, passages);
  return read.sentences
    .filter(
      (one) =>
        !carried.has(one) &&
        !headers.has(one.number) &&
        one.text.length >= shortest[one.role] &&
        !/[:?]\s*$/.test(one.text),
    )
    .map(({ number }) => ({ number, asked: asked.get(number) ?? 0 }));
};

/** From this length on, in UTF-16 units, a sentence says as much as two of ordinary length. */
const longSentence = 200;

/** What was asked about a concept in a quiz of this note, its sentences tell; in one of another note, its term. */
const plannedConcepts = (
  { read, concepts }: QuizMaterial,
  earlier: readonly EarlierQuestion[],
): PlannedConcept[] => {
  const asked = timesAsked(
    read,
    earlier.flatMap(({ evidence }) => evidence ?? []),
  );
  const elsewhere = Map.groupBy(
    earlier.filter(({ evidence }) => evidence === null),
    ({ term }) => term,
  );
  return concepts.map((concept) => {
    const own = definingSentences(read, concept);
    const long = own.filter(({ text }) => text.length >= longSentence);
    const times = own.map(({ number }) => asked.get(number) ?? 0);
    return {
      id: concept.id,
      hasCode: concept.code !== null,
      sentences: own.length + long.length,
      asked: Math.max(0, ...times) + (elsewhere.get(concept.term)?.length ?? 0),
    };
  });
};

/** More of what was wrong is not shown to the writer. */
const longestWas = 300;

/** The sentences in which something was wrong, each once, without those that were asked about. */
const correctedSentences = async (
  ports: QuizPorts,
  { ownerId, threadId }: QuizStateValue,
  { read, concepts }: QuizMaterial,
  passages: readonly Passage[],
): Promise<SlotPlan["corrected"]> => {
  const asked = passages.flatMap(placesOf);
  const found = new Map<number, SlotPlan["corrected"][number]>();
  const corrections = await ports.concepts.corrections(ownerId, threadId);
  for (const { type, patch, span, conceptId, original } of corrections) {
    if (type === "wording" || patch === null) continue;
    const sentence = read.sentences.find(({ start }) => start === span?.start);
    if (!sentence || asked.some((place) => overlap(place, sentence))) continue;
    // Where words were only put in, what was wrong is the sentence without them.
    const words = withWholeCode(patch, original, sentence.start) || original;
    const before = found.get(sentence.number)?.was;
    found.set(sentence.number, {
      conceptId: concepts.find(({ id }) => id === conceptId)?.id ?? null,
      sentences: [sentence.number],
      was: (before ? `${before} … ${words}` : words).slice(0, longestWas).toWellFormed(),
    });
  }
  return [...found.values()];
};

/** The words of a sentence that were wrong, with the rest of code that they begin or end in. */
const withWholeCode = (
  { removed, start: place }: NotePatch,
  sentence: string,
  sentenceStart: number,
): string => {
  const words = removed.trim();
  const start = place - sentenceStart + removed.indexOf(words);
  if (!sentence.startsWith(words, start)) return words;
  const marks = [...sentence.matchAll(/`[^`]*`/g)].filter(
    ({ index, 0: code }) => index < start + words.length && index + code.length > start,
  );
  const from = Math.min(start, ...marks.map(({ index }) => index));
  const to = Math.max(
    start + words.length,
    ...marks.map(({ index, 0: code }) => index + code.length),
  );
  return sentence.slice(from, to);
};

/** The most that the settings allow. */
const mostWanted = 100;

/** Rules cost nothing and ask of each fact once: as many as can be answered at one sitting. */
const mostByRules = 30;

const wantedFor = ({ concepts, read }: QuizMaterial, rules: boolean): number =>
  rules ? mostByRules : Math.min(most, Math.max(fewest, concepts.length || read.sentences.length));

/** What this quiz has already: the questions kept so far, and those that were dropped. */
const readOwn = async (
  { questions }: QuizPorts,
  { ownerId, threadId }: QuizStateValue,
): Promise<{ kept: Candidate[]; dropped: Candidate[] }> => ({
  kept: await questions.byState(ownerId, threadId, "kept"),
  dropped: [
    ...(await questions.byState(ownerId, threadId, "repeat")),
    ...(await questions.byState(ownerId, threadId, "unproved")),
  ],
});

const readEarlier = (
  { questions }: QuizPorts,
  { threadId, ownerId }: QuizStateValue,
  { note, concepts }: QuizMaterial,
): Promise<EarlierQuestion[]> =>
  questions.askedBefore(ownerId, {
    terms: concepts.map(({ term }) => term),
    noteSha256: note.sha256,
    exceptThreadId: threadId,
    limit: historyLimit,
  });
