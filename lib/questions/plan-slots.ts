import type {
  Difficulty,
  KeyedType,
  QuestionMix,
  QuestionType,
  Shortfall,
} from "#lib/schemas/quiz.ts";
import type { Candidate } from "./question-store.ts";

/** When there are more items than are wanted, those at equal distances over the whole come first. */
export const spreadOrder = <Item>(items: readonly Item[], wanted: number): Item[] => {
  if (wanted <= 0 || items.length <= wanted) return [...items];
  const first = new Set(
    Array.from({ length: wanted }, (_, index) =>
      Math.floor(((index + 0.5) * items.length) / wanted),
    ),
  );
  return [
    ...items.filter((_, index) => first.has(index)),
    ...items.filter((_, index) => !first.has(index)),
  ];
};

type Place = Pick<Candidate, "ordinal" | "round">;

/**
 * Why a quiz has fewer questions than wanted: for each place that stayed empty, what became of the
 * last question written for it. Null when every place is taken.
 * @param made.nothingNew how many places the writer left empty for a student who was asked about this note before: what
 * could have been written there is what was asked
 */
export const findShortfall = (
  wanted: number,
  made: {
    readonly kept: readonly Place[];
    readonly repeats: readonly Place[];
    readonly unproved: readonly Place[];
    readonly nothingNew: number;
  },
): Shortfall | null => {
  const taken = new Set(made.kept.map(({ ordinal }) => ordinal));
  const lost = { repeats: 0, unproved: 0, unwritten: 0 };
  for (let place = 0; place < wanted; place += 1) {
    if (taken.has(place)) continue;
    const repeated = lastRound(made.repeats, place);
    const unproved = lastRound(made.unproved, place);
    if (repeated > unproved) lost.repeats += 1;
    else lost[unproved >= 0 ? "unproved" : "unwritten"] += 1;
  }
  const known = Math.min(lost.unwritten, made.nothingNew);
  lost.repeats += known;
  lost.unwritten -= known;
  return taken.size < wanted ? { wanted, delivered: taken.size, ...lost } : null;
};

const lastRound = (written: readonly Place[], place: number): number =>
  Math.max(-1, ...written.flatMap(({ ordinal, round }) => (ordinal === place ? [round] : [])));

/** One question to be written. */
export interface Slot {
  /** 0 for the first of its round. */
  readonly slot: number;
  /** Null in a direct quiz, and where a corrected sentence belongs to no concept. */
  readonly conceptId: string | null;
  readonly type: KeyedType;
  readonly difficulty: Difficulty;
  /** The question is about the concept's snippet, which is shown beside it. */
  readonly useCode: boolean;
  /** Numbers of the corrected sentences it must ask about; empty leaves it to the concept. */
  readonly sentences: readonly number[];
  /** The words that were wrong there; null where nothing was corrected. */
  readonly was: string | null;
}

export interface PlannedConcept {
  readonly id: string;
  readonly hasCode: boolean;
  /** How many sentences of ordinary length say what it is. */
  readonly sentences: number;
  /** How often it was asked about in earlier quizzes. */
  readonly asked: number;
}

/** A sentence that says something and that no concept carries. */
export interface PlannedSentence {
  readonly number: number;
  /** How often it was asked about in earlier quizzes, and in this one. */
  readonly asked: number;
}

/** What a slot asks about, as `SlotPlan.leftOut` names it; "" where it may choose. */
export const subjectOf = ({
  conceptId,
  sentences,
}: Pick<Slot, "conceptId" | "sentences">): string =>
  sentences.length > 0 ? `sentences ${sentences.join(" ")}` : (conceptId ?? "");

export interface SlotPlan {
  /** In the note's order; empty for a direct quiz. */
  readonly concepts: readonly PlannedConcept[];
  /** In the note's order; without them nothing would ever ask about what stands beside the concepts. */
  readonly beside: readonly PlannedSentence[];
  /** Corrected sentences that no kept question asks about, each once: they come first. */
  readonly corrected: readonly Pick<Slot, "conceptId" | "sentences" | "was">[];
  readonly wanted: number;
  readonly mix: QuestionMix;
  /** Code practice asks about a snippet wherever there is one, other notes at every second chance. */
  readonly preferCode: boolean;
  /** Open questions need a model that can judge them; without one "other" is fill-in alone. */
  readonly allowOpen: boolean;
  /** The questions that the quiz already has. */
  readonly kept: readonly { readonly type: QuestionType; readonly conceptId: string | null }[];
  /** Concepts that yielded a question that was dropped; another one's turn comes before theirs. */
  readonly unlucky: readonly (string | null)[];
  /** The subjects of slots for which nothing was written: they yield nothing new, and are not planned again. */
  readonly leftOut: readonly string[];
}

const difficulties: readonly Difficulty[] = ["medium", "easy", "medium", "hard", "easy", "medium"];

/** From so many sentences on a concept bears an open or a hard question, and two questions before others get theirs. */
const manySentences = 2;

/**
 * The questions still to be written: as many as are missing and something is left for, of the types that the mix asks
 * for over the whole quiz; first one for each corrected sentence, then spread evenly over the concepts, those that were
 * asked about least before the others; a sentence that no concept carries when every concept was asked about. What is said in one sentence is asked about neither openly nor hard.
 */
export const planSlots = (plan: SlotPlan): Slot[] => {
  const lacking = Math.max(0, plan.wanted - plan.kept.length);
  const subjects = nextSubjects(plan, lacking);
  const free = lacking - plan.leftOut.filter((subject) => subject === "").length;
  const missing = plan.concepts.length > 0 ? subjects.length : Math.max(subjects.length, free);
  const bears = (at: number): boolean => subjects[at]?.bearsMuch ?? true;
  const types = exchange(missingTypes(plan, missing), "open", "fill_in", bears);
  const levels = types.map((_, slot) => difficulties[slot % difficulties.length] ?? "medium");
  const difficulty = exchange(levels, "hard", "medium", bears);
  const codeUses = new Map<string, number>();
  return types.map((type, slot) => {
    const { concept = null, conceptId = null, sentences = [], was = null } = subjects[slot] ?? {};
    const uses = concept ? (codeUses.get(concept.id) ?? 0) : 0;
    const useCode =
      concept?.hasCode === true && type !== "true_false" && (plan.preferCode || uses % 2 === 0);
    if (concept?.hasCode) codeUses.set(concept.id, uses + 1);
    return {
      slot,
      conceptId,
      type,
      difficulty: difficulty[slot] ?? "medium",
      useCode,
      sentences,
      was,
    };
  });
};

/**
 * The values, each `special` one where it can be borne: it changes places with the nearest other
 * value for which that holds, or becomes `instead` where there is none.
 */
const exchange = <Value>(
  values: readonly Value[],
  special: Value,
  instead: Value,
  bears: (at: number) => boolean,
): Value[] => {
  const placed = [...values];
  values.forEach((value, at) => {
    if (value !== special || bears(at)) return;
    const free = placed.flatMap((other, to) => (other !== special && bears(to) ? [to] : []));
    const [to] = free.sort((left, right) => Math.abs(left - at) - Math.abs(right - at));
    placed[at] = to === undefined ? instead : (placed[to] ?? instead);
    if (to !== undefined) placed[to] = special;
  });
  return placed;
};

/** Whole numbers with the given sum, as near to the weights as can be (largest remainder). */
export const largestRemainder = (total: number, weights: readonly number[]): number[] => {
  const sum = weights.reduce((left, right) => left + right, 0);
  if (sum <= 0) return weights.map((_, index) => (index === 0 ? total : 0));
  const exact = weights.map((weight) => (total * weight) / sum);
  const whole = exact.map(Math.floor);
  const rest = total - whole.reduce((left, right) => left + right, 0);
  const order = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((left, right) => right.remainder - left.remainder || left.index - right.index);
  for (const { index } of order.slice(0, rest)) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
};

/** Types of the missing questions, mixed evenly so that no type comes in one lump. */
const missingTypes = (plan: SlotPlan, missing: number): KeyedType[] => {
  const { multipleChoice, trueFalse, other } = plan.mix;
  const [choices = 0, truths = 0, others = 0] = largestRemainder(plan.wanted, [
    multipleChoice,
    trueFalse,
    other,
  ]);
  const open = plan.allowOpen ? Math.floor(others / 2) : 0;
  const quota: [KeyedType, number][] = [
    ["multiple_choice", choices],
    ["true_false", truths],
    ["fill_in", others - open],
    ["open", open],
  ];
  const lacking = quota.map(([type, count]): [KeyedType, number] => [
    type,
    Math.max(0, count - plan.kept.filter((question) => question.type === type).length),
  ]);
  return interleave(lacking).slice(0, missing);
};

/** Each type's questions at equal distances over the whole. */
const interleave = (counts: readonly [KeyedType, number][]): KeyedType[] =>
  counts
    .flatMap(([type, count], order) =>
      Array.from({ length: count }, (_, index) => ({ type, order, at: (index + 0.5) / count })),
    )
    .sort((left, right) => left.at - right.at || left.order - right.order)
    .map(({ type }) => type);

/** What a question is about. */
interface Subject extends Pick<Slot, "conceptId" | "sentences" | "was"> {
  /** Null for a sentence: its question is not about the concept's code. */
  readonly concept: PlannedConcept | null;
  readonly bearsMuch: boolean;
}

/** The corrected sentences, then the others, those that were asked about least first. */
const nextSubjects = (plan: SlotPlan, missing: number): Subject[] => {
  const isLeft = (subject: Pick<Slot, "conceptId" | "sentences">) =>
    !plan.leftOut.includes(subjectOf(subject));
  const corrected = plan.corrected
    .filter(isLeft)
    .slice(0, missing)
    .map((one) => ({
      ...one,
      concept: null,
      bearsMuch: one.sentences.length >= manySentences,
    }));
  const others = [...conceptLoads(plan, corrected), ...besideLoads(plan, corrected)].filter(
    ({ subject }) => isLeft(subject),
  );
  return [...corrected, ...leastAsked(others, missing - corrected.length)];
};

interface Load {
  readonly subject: Subject;
  /** Questions that it has. */
  uses: number;
  /** As how many questions each of them counts, */
  readonly weight: number;
  /** and what is counted beside. */
  readonly extra: number;
}

/** A concept of many sentences counts as having half as many questions as it has. */
const conceptLoads = (plan: SlotPlan, corrected: readonly Subject[]): Load[] => {
  const used = [...plan.kept, ...corrected].map(({ conceptId }) => conceptId);
  const dropped = [...used, ...plan.unlucky];
  return plan.concepts.map((concept) => ({
    subject: {
      ...{ conceptId: concept.id, sentences: [], was: null, concept },
      bearsMuch: concept.sentences >= manySentences || concept.hasCode,
    },
    uses: concept.asked + dropped.filter((id) => id === concept.id).length,
    weight: 1 / Math.min(manySentences, Math.max(1, concept.sentences)),
    extra: 0,
  }));
};

/** What is said beside the concepts comes after each of them was asked about, and before one is asked about again. */
const afterConcepts = 0.4;

const besideLoads = (plan: SlotPlan, corrected: readonly Subject[]): Load[] => {
  const taken = new Set(corrected.flatMap(({ sentences }) => sentences));
  return plan.beside
    .filter(({ number }) => !taken.has(number))
    .map(({ number, asked }) => ({
      subject: {
        ...{ conceptId: null, sentences: [number], was: null, concept: null },
        bearsMuch: false,
      },
      ...{ uses: asked, weight: 1, extra: afterConcepts },
    }));
};

const leastAsked = (loads: readonly Load[], missing: number): Subject[] => {
  const loadOf = ({ uses, weight, extra }: Load): number => uses * weight + extra;
  // Those of one load are spread over the note among themselves.
  const byLoad = Map.groupBy(loads, loadOf);
  const order = [...byLoad.keys()]
    .sort((left, right) => left - right)
    .flatMap((level) => spreadOrder(byLoad.get(level) ?? [], missing));
  const next: Subject[] = [];
  while (next.length < missing && order.length > 0) {
    const least = order.reduce((left, right) => (loadOf(right) < loadOf(left) ? right : left));
    next.push(least.subject);
    // A concept may have several questions at once, a sentence one.
    if (least.subject.concept) least.uses += 1;
    else order.splice(order.indexOf(least), 1);
  }
  return next;
};
