import { hashEmbedder, hashWords } from "#lib/ai/hash-words.ts";
import { patchedPassage } from "#lib/concepts/note-report.ts";
import { sha256 } from "#lib/ids.ts";
import type { ReadNote } from "#lib/notes/read-note.ts";
import {
  type ComparedQuestion,
  cosine,
  kinship,
  questionVectorText,
} from "#lib/questions/near-questions.ts";
import { placesOf } from "#lib/questions/note-places.ts";
import { type Slot, spreadOrder } from "#lib/questions/plan-slots.ts";
import { questionId } from "#lib/questions/question-from-reply.ts";
import type { Candidate, EarlierQuestion } from "#lib/questions/question-store.ts";
import { seededOrder } from "#lib/questions/seeded-order.ts";
import type { Concept, Difficulty, NoteCheck, Passage, Question, Span } from "#lib/schemas/quiz.ts";
import { takeTurns } from "#lib/take-turns.ts";
import { overlap } from "#lib/text/text-span.ts";
import { plainWords } from "#lib/text/words.ts";
import { upperFirst } from "./definitions/bare-definition.ts";
import { type OfflineDraft, offlineQuestions } from "./questions/offline-questions.ts";
import { namedIn } from "./questions/pair-in.ts";
import { type Fact, readFacts } from "./questions/read-facts.ts";
import { type RanProgram, runQuestions } from "./questions/run-questions.ts";
import { withTypedHeadings } from "./questions/typed-headings.ts";
import { chooseRecall, isCovered, type Recall } from "./recall/choose-recall.ts";
import { type RecallDraft, recallPhrases, recallQuestions } from "./recall/recall-questions.ts";

/** A little under the default of REPEAT_THRESHOLD, so that what is chosen here is not dropped later. */
const asked = 0.88;

export interface OfflineOrder {
  readonly material: {
    readonly read: ReadNote;
    readonly concepts: readonly Concept[];
    /** What a model that only judges has said of the note. */
    readonly check: Pick<NoteCheck, "patches" | "doubts">;
  };
  readonly round: number;
  /** As many as the student asked for; null where the note's facts decide. */
  readonly wanted: number | null;
  readonly slots: readonly Slot[];
  readonly ordinals: readonly number[];
  readonly earlier: readonly Pick<
    EarlierQuestion,
    "id" | "type" | "stem" | "answer" | "evidence"
  >[];
  readonly ownEarlier: readonly Pick<Question, "id" | "type" | "stem" | "answer">[];
  /** What the note's own code did when it was run; absent where nothing was. */
  readonly ran?: readonly RanProgram[];
  /** The questions that earlier rounds have kept. */
  readonly kept: readonly Pick<Question, "evidence" | "stem" | "type">[];
}

/**
 * The door of the task `write-questions`. Fills the planned slots with questions made by rules: about the slot's concept
 * where the note yields one, else about another; never one that was asked before. What is left is filled with passages to
 * recall. Fewer when the note has no more; none only of a note without a sentence to read.
 */
export const offlineCandidates = async (
  threadId: string,
  asked: OfflineOrder,
): Promise<Candidate[]> => {
  const read = withTypedHeadings(asked.material.read);
  const order = { ...asked, material: { ...asked.material, read } };
  const { concepts } = order.material;
  const certain = await certainCandidates(threadId, order);
  const facts = readFacts(read, concepts);
  return [...certain, ...(await recallCandidates(threadId, order, { certain, facts }))];
};

/** Where all that was certain fell out as asked before, more of it would, too. */
const onlyRecallIsLeft = ({ round, kept }: OfflineOrder): boolean => round > 0 && kept.length === 0;

const certainCandidates = async (threadId: string, order: OfflineOrder): Promise<Candidate[]> => {
  if (onlyRecallIsLeft(order)) return [];
  const turn = takeTurns();
  const uses: Uses = { about: new Set(), single: new Set(), kind: new Map(), asked: new Set() };
  const pool = await draftPool(order, uses, turn);
  const past = [...order.earlier, ...order.ownEarlier]
    .filter(({ type }) => type !== "free_recall")
    .map((question) => withVector({ ...question, accepted: [], code: null }));
  const candidates: Candidate[] = [];
  const again = new Set(pool);
  for (const slot of order.slots) {
    const ordinal = order.ordinals[slot.slot];
    const left = order.slots.length - candidates.length;
    const singles = order.wanted === null ? new Set<string>() : singlesIn(pool, uses);
    const by = { slot, uses, singles, left };
    let draft = takeNew(pool, by, past);
    await turn();
    // What was only matched is asked once more where a note bears little else.
    if (!draft && order.wanted === null && candidates.length + order.kept.length < fewestByNote) {
      uses.about = uses.single;
      draft = takeNew(again, by, past);
    }
    if (!draft || ordinal === undefined) break;
    countDraft(uses, draft);
    const question = toQuestion(draft, questionId(threadId, order.round, slot.slot));
    candidates.push({ question, ordinal, round: order.round });
  }
  return candidates;
};

/** Where a note bears fewer questions, what was asked together with others is asked alone, too. */
const fewestByNote = 8;

/** All that can be asked of what is sure in a note, what was asked already counted among the uses. */
const draftPool = async (
  { material, kept, earlier, slots, ran = [] }: OfflineOrder,
  uses: Uses,
  turn: () => Promise<void>,
): Promise<Set<OfflineDraft>> => {
  const { read, concepts, check } = material;
  const unsure = [
    ...check.patches.map(({ start, removed }) => ({
      start,
      end: start + Math.max(1, removed.length),
    })),
    ...check.doubts.map(({ span }) => span),
  ];
  const places = earlier.flatMap(({ evidence }) => (evidence ? placesOf(evidence) : []));
  const drafts = new Map<string, OfflineDraft[]>();
  const take = function* () {
    yield* runQuestions(read, ran);
    yield* offlineQuestions(read, concepts, sha256(read.text));
  };
  for (const draft of take()) {
    if (unsure.some((place) => overlap(place, draft.evidence))) continue;
    const about = draft.covers.join(" ");
    drafts.set(about, [...(drafts.get(about) ?? []), draft]);
    if (kept.some((one) => asksAlike(one, draft))) countDraft(uses, draft);
    if (places.some((place) => overlap(place, draft.evidence)))
      for (const fact of draft.covers) uses.asked.add(fact);
    await turn();
  }
  return new Set(spreadOrder([...drafts.values()], slots.length).flat());
};

/** Many blocks are asked about in the same words. */
const asksAlike = (
  { stem, evidence }: Pick<Question, "stem" | "evidence">,
  draft: OfflineDraft,
): boolean =>
  stem === draft.stem && (draft.kind !== "run" || evidence.start === draft.evidence.start);

/** What is recalled is graded by oneself, which is work: a quiz with keys needs little of it. */
const mostRecall = 10;
const fewestRecall = 2;

const recallCandidates = async (
  threadId: string,
  order: OfflineOrder,
  { certain, facts }: { readonly certain: readonly Candidate[]; readonly facts: readonly Fact[] },
): Promise<Candidate[]> => {
  const { material, round, slots, ordinals } = order;
  const { read, check } = material;
  const quoteOf = (passage: Span) => patchedPassage(read.text, passage, check.patches);
  const keyed = certain.length + order.kept.filter(({ type }) => type !== "free_recall").length;
  const free = slots.slice(certain.length).slice(0, Math.max(fewestRecall, mostRecall - keyed));
  const taken = [...certain.map(({ question }) => question), ...order.kept].map(
    (one) => one.evidence,
  );
  const drafts = await chooseRecall(recallDrafts(read, facts, taken), quoteOf, {
    wanted: free.length,
    taken,
    asked: [...order.earlier, ...order.ownEarlier].flatMap(({ type, answer }) =>
      type === "free_recall" ? [answer] : [],
    ),
    doubts: check.doubts.map(({ span }) => span),
    again: certain.length === 0 && order.kept.length === 0,
  });
  return free.flatMap(({ slot }, at) => {
    const [draft, ordinal] = [drafts[at], ordinals[slot]];
    if (!draft || ordinal === undefined) return [];
    const id = questionId(threadId, round, slot);
    const question = recallQuestion(id, draft, quoteOf(draft.answer));
    return [{ question, ordinal, round }];
  });
};

/** What a note says, and the definitions that nothing else asks about. */
export function* recallDrafts(
  read: ReadNote,
  facts: readonly Fact[],
  taken: readonly Passage[],
): Generator<Recall> {
  const named = new Set<string>();
  const kinds = new Set<Recall["kind"]>();
  // Nobody knows how a text goes on, unless it says nothing else.
  const hasMore = taken.length > 0 || facts.length > 0;
  const setOff = facts.flatMap(({ group, evidence }) => (/^d/.test(group) ? [] : evidence));
  // What its author set off is asked about one by one.
  const isAsked = ({ kind }: RecallDraft, answer: Span): boolean =>
    kind === "list"
      ? taken.some((one) => overlap(one, answer))
      : // What a section says is all that it says, and no first part of it.
        kind === "prose" && (isCovered(answer, setOff, 0.5) || (hasMore && !isWhole(read, answer)));
  for (const draft of recallQuestions(read)) {
    if (draft.kind === "paragraph" && (hasMore || kinds.has("prose") || kinds.has("list"))) break;
    const answer = shortPassage(read, draft);
    if (answer === null || isAsked(draft, answer)) continue;
    kinds.add(draft.kind);
    if (draft.kind === "prose") named.add(draft.heading?.toLowerCase() ?? "");
    yield { ...draft, answer };
  }
  if (hasMore) yield* definitionDrafts(read, facts, { named, taken });
  // Of a note of nothing but long sentences a long passage is better than no quiz.
  else if (kinds.size === 0) yield* recallQuestions(read);
}

/** Whether nothing of the section stands before or behind a passage, nor a table in it, which is asked by its rows. */
const isWhole = ({ text, headings }: ReadNote, { start, end }: Span): boolean => {
  const own = headings.findLast((heading) => heading.end <= start);
  const next = headings.find((heading) => heading.start >= end);
  const behind = text.slice(end, next?.start ?? text.length).replace(/#{1,6} $/, "");
  if (`\n${text.slice(start, end)}`.includes("\n|")) return false;
  return own !== undefined && text.slice(own.end, start).trim() === "" && behind.trim() === "";
};

/** What is said in two words is known or not, and nothing to put into one's own. */
const fewestToRecall = 3;

function* definitionDrafts(
  read: ReadNote,
  facts: readonly Fact[],
  { named, taken }: { readonly named: ReadonlySet<string>; readonly taken: readonly Passage[] },
): Generator<Recall> {
  const left = facts.filter(
    ({ term, shape, evidence, meaning }) =>
      (shape === "term" || shape === "command") &&
      plainWords(meaning).length >= fewestToRecall &&
      namedIn(meaning) < 2 &&
      !/[().,]/.test(term) &&
      // What stands under the heading "Stack" says more than what a stack is.
      !named.has(term.toLowerCase()) &&
      !taken.some((one) => overlap(one, evidence)),
  );
  for (const { term, evidence } of left) {
    const prompt = recallPhrases[read.language].definition(upperFirst(term, read.language));
    const answer = shortPassage(read, { kind: "definition", answer: withoutMark(evidence) });
    if (answer !== null) yield { kind: "definition", prompt, answer, heading: null };
  }
}

/** What can be graded at a glance, in words. */
const longestRecall = 60;

/** The whole sentences that a passage begins with, as many as can be graded at a glance; of a list all or nothing. */
const shortPassage = (
  read: ReadNote,
  { kind, answer }: Pick<Recall, "kind" | "answer">,
): Span | null => {
  const ends = read.items.flatMap((item) =>
    item.start >= answer.start && item.end <= answer.end ? [item.end] : [],
  );
  const fits = (end: number) =>
    plainWords(read.text.slice(answer.start, end)).length <= longestRecall;
  if (fits(answer.end)) return answer;
  const end = kind === "list" ? undefined : ends.findLast(fits);
  return end === undefined ? null : { start: answer.start, end };
};

/** An item without its mark; of a row of two cells the second. */
const withoutMark = ({ quote, start, end }: Passage): Span => {
  const [before = "", term = "", cell = "", ...rest] = quote.split("|");
  const meaning = cell.trim();
  if (before.trim() !== "" || rest.length !== 1 || meaning === "")
    return {
      start: start + (/^(?:[-+*]|\d{1,4}[.)])\s|^[^\n]{1,80}\n: /.exec(quote)?.[0].length ?? 0),
      end,
    };
  const at = start + `${before}|${term}|`.length + cell.indexOf(meaning);
  return { start: at, end: at + meaning.length };
};

/** The passage is the answer; there is nothing to explain, and no key to be proved. */
export const recallQuestion = (id: string, draft: Recall, quote: string): Question => ({
  id,
  type: "free_recall",
  stem: draft.prompt,
  options: null,
  answer: quote,
  accepted: [],
  explanation: "",
  conceptId: null,
  code: null,
  codeLanguage: null,
  difficulty: draft.kind === "prose" || draft.kind === "paragraph" ? "hard" : "medium",
  evidence: { quote, ...draft.answer },
});

/** What was asked about, how often in each of the ways; `asked` holds what earlier quizzes asked about. */
interface Uses {
  readonly asked: Set<string>;
  about: Set<string>;
  /** What a question of its own asked about. */
  readonly single: Set<string>;
  readonly kind: Map<OfflineDraft["kind"], number>;
}

const countDraft = (uses: Uses, { covers, kind }: OfflineDraft): void => {
  for (const fact of covers) uses.about.add(fact);
  for (const fact of kind === "match" ? [] : covers) uses.single.add(fact);
  uses.kind.set(kind, (uses.kind.get(kind) ?? 0) + 1);
};

interface Past {
  readonly question: ComparedQuestion;
  readonly vector: readonly number[];
}

export const withVector = (question: ComparedQuestion): Past => ({
  question,
  vector: hashWords(questionVectorText(question)),
});

export const isRepeat = (left: Past, right: Past): boolean => {
  const similarity = cosine(left.vector, right.vector);
  const likeness = { modelId: hashEmbedder.modelId, similarity };
  return kinship(left.question, right.question, likeness, asked) === "repeat";
};

/** The facts left that a question of their own can ask about. */
const singlesIn = (pool: ReadonlySet<OfflineDraft>, { about }: Uses): Set<string> =>
  new Set(
    [...pool].flatMap(({ covers: [one, ...more] }) => (more.length > 0 ? [] : (one ?? []))),
  ).difference(about);

interface Choice {
  readonly slot: Slot;
  readonly uses: Uses;
  /** Facts that should have a question of their own where fewer of them are left than questions to be made. */
  readonly singles: ReadonlySet<string>;
  readonly left: number;
}

/** Whether a question takes so many facts in one that the others are too few. */
const takesTooMany = ({ covers }: OfflineDraft, { singles, left }: Choice): boolean => {
  const taken = covers.filter((fact) => singles.has(fact)).length;
  return taken > 1 && singles.size - taken < left - 1;
};

/** Takes the best question that is like none before it; what is too like one, and what asks about the same, is thrown away. */
const takeNew = (pool: Set<OfflineDraft>, by: Choice, past: Past[]): OfflineDraft | null => {
  for (let best = choose(pool, by); best; best = choose(pool, by)) {
    pool.delete(best);
    if (best.covers.some((fact) => by.uses.about.has(fact))) continue;
    if (takesTooMany(best, by)) continue;
    const chosen = withVector(best);
    if (past.some((earlier) => isRepeat(earlier, chosen))) continue;
    past.push(chosen);
    return best;
  }
  return null;
};

/** The best question for a slot: about what no quiz has asked before all, about its concept, then in the way that came least. */
const choose = (pool: ReadonlySet<OfflineDraft>, by: Choice): OfflineDraft | null => {
  let best: OfflineDraft | null = null;
  let lowest = Number.POSITIVE_INFINITY;
  for (const draft of pool) {
    const cost = costOf(draft, by);
    if (cost < lowest) {
      best = draft;
      lowest = cost;
    }
  }
  return best;
};

/** What takes several facts in one comes before questions about each of them; "which is not one of these?" after them. */
const costOf = (draft: OfflineDraft, { slot, uses }: Choice): number =>
  (draft.covers.some((fact) => uses.asked.has(fact)) ? 1_000 : 0) +
  (slot.conceptId !== null && draft.conceptId === slot.conceptId ? 0 : 500) -
  (draft.kind === "match" || draft.kind === "name" || draft.kind === "run" ? 600 : 0) +
  (draft.kind === "list" && draft.covers.length > 1 ? 30 : 0) +
  Math.min(80, (uses.kind.get(draft.kind) ?? 0) * 4);

/** Naming is easier than telling apart. */
const difficultyOf = ({ kind }: OfflineDraft): Difficulty => (kind === "term" ? "easy" : "medium");

export const toQuestion = (draft: OfflineDraft, id: string): Question => {
  const { covers: _covers, kind: _kind, ...question } = draft;
  return {
    ...question,
    id,
    difficulty: difficultyOf(draft),
    options: draft.options && shuffled(id, draft),
  };
};

/** Steps never begin in their right order, and no meaning with its own term. */
const shuffled = (id: string, { type, options, answer }: OfflineDraft): string[] => {
  if (type === "matching") {
    const right = answer.split("\n");
    const round = seededOrder(id, right);
    const next = (meaning: string) => round[(round.indexOf(meaning) + 1) % round.length] ?? meaning;
    return [...(options ?? []).slice(0, right.length), ...right.map(next)];
  }
  const order = seededOrder(id, options ?? []);
  const isRight = type === "ordering" && order.join("\n") === answer;
  return isRight ? [...order.slice(1), ...order.slice(0, 1)] : order;
};
