import type { Difficulty, QuestionMix, QuestionType } from "../schemas/quiz.ts";

/** One question to be written. */
export interface Slot {
  /** 0 for the first of its round. */
  readonly slot: number;
  /** Null in a direct quiz. */
  readonly conceptId: string | null;
  readonly type: QuestionType;
  readonly difficulty: Difficulty;
  /** The question is about the concept's snippet, which is shown beside it. */
  readonly useCode: boolean;
}

export interface SlotPlan {
  /** In the note's order; empty for a direct quiz. */
  readonly concepts: readonly { readonly id: string; readonly hasCode: boolean }[];
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
}

const difficulties: readonly Difficulty[] = ["medium", "easy", "medium", "hard", "easy", "medium"];

/**
 * The questions still to be written: as many as are missing, of the types that the mix asks for
 * over the whole quiz, spread evenly over the concepts.
 */
export const planSlots = (plan: SlotPlan): Slot[] => {
  const missing = Math.max(0, plan.wanted - plan.kept.length);
  const types = missingTypes(plan, missing);
  const concepts = nextConcepts(plan, missing);
  const codeUses = new Map<string, number>();
  return types.map((type, slot) => {
    const chosen = concepts[slot] ?? null;
    const uses = chosen ? (codeUses.get(chosen.id) ?? 0) : 0;
    const useCode =
      chosen?.hasCode === true && type !== "true_false" && (plan.preferCode || uses % 2 === 0);
    if (chosen?.hasCode) codeUses.set(chosen.id, uses + 1);
    return {
      slot,
      conceptId: chosen?.id ?? null,
      type,
      difficulty: difficulties[slot % difficulties.length] ?? "medium",
      useCode,
    };
  });
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
const missingTypes = (plan: SlotPlan, missing: number): QuestionType[] => {
  const { multipleChoice, trueFalse, other } = plan.mix;
  const [choices = 0, truths = 0, others = 0] = largestRemainder(plan.wanted, [
    multipleChoice,
    trueFalse,
    other,
  ]);
  const open = plan.allowOpen ? Math.floor(others / 2) : 0;
  const quota: [QuestionType, number][] = [
    ["multiple_choice", choices],
    ["true_false", truths],
    ["fill_in", others - open],
    ["open", open],
  ];
  const lacking = quota.map(([type, count]): [QuestionType, number] => [
    type,
    Math.max(0, count - plan.kept.filter((question) => question.type === type).length),
  ]);
  return interleave(lacking).slice(0, missing);
};

/** Each type's questions at equal distances over the whole. */
const interleave = (counts: readonly [QuestionType, number][]): QuestionType[] =>
  counts
    .flatMap(([type, count], order) =>
      Array.from({ length: count }, (_, index) => ({ type, order, at: (index + 0.5) / count })),
    )
    .sort((left, right) => left.at - right.at || left.order - right.order)
    .map(({ type }) => type);

/** The concepts in the note's order, those that have the fewest questions first. */
const nextConcepts = (plan: SlotPlan, missing: number): SlotPlan["concepts"] => {
  if (plan.concepts.length === 0) return [];
  const uses = new Map(plan.concepts.map(({ id }) => [id, 0]));
  for (const conceptId of [...plan.kept.map((question) => question.conceptId), ...plan.unlucky]) {
    if (conceptId !== null && uses.has(conceptId))
      uses.set(conceptId, (uses.get(conceptId) ?? 0) + 1);
  }
  const order = spreadOrder(plan.concepts, missing);
  const chosen: SlotPlan["concepts"][number][] = [];
  while (chosen.length < missing) {
    const least = Math.min(...uses.values());
    const round = order
      .filter(({ id }) => uses.get(id) === least)
      .slice(0, missing - chosen.length);
    for (const concept of round) uses.set(concept.id, least + 1);
    chosen.push(...round);
  }
  return chosen;
};

/** When there are more concepts than questions, those at equal distances over the note come first. */
const spreadOrder = <Item>(items: readonly Item[], wanted: number): Item[] => {
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
