import type { Passage } from "#lib/schemas/quiz.ts";
import { overlap } from "#lib/text/text-span.ts";
import {
  type ComparedQuestion,
  cosine,
  kinship,
  kinshipInSentence,
  type Likeness,
  nearness,
  stemKey,
} from "./near-questions.ts";
import { placesOf } from "./note-places.ts";
import type { QuestionVector } from "./question-store.ts";

export interface ProvedQuestion extends ComparedQuestion {
  readonly id: string;
  readonly vectors: readonly QuestionVector[];
  readonly evidence: Passage;
}

/** A stored question that may say much the same as a proved one. */
export interface StoredLikeness extends Likeness {
  /** Of the proved question. */
  readonly id: string;
  readonly stored: string;
}

/** A stored question that rests on a sentence on which a proved one rests, too. */
export interface SharedSentence {
  /** Of the proved question. */
  readonly id: string;
  readonly stored: string;
}

/** Two questions of which only somebody who understands them can tell whether they ask the same. */
export interface DoubtfulPair {
  /** The proved question, which goes when they do. */
  readonly id: string;
  readonly question: ComparedQuestion;
  /** One that was asked before, or that comes before it in the quiz. */
  readonly otherId: string;
  readonly other: ComparedQuestion;
  /** Whether both rest on one sentence. */
  readonly inSentence: boolean;
}

export interface RepeatSearch {
  /** In the quiz's order: of two alike the first is kept. */
  readonly proved: readonly ProvedQuestion[];
  /** The stored questions that count as asked, by id. */
  readonly asked: ReadonlyMap<string, ComparedQuestion>;
  readonly alike: readonly StoredLikeness[];
  readonly shared: readonly SharedSentence[];
  /** Whether there is somebody who tells of doubtful pairs. */
  readonly hasJudge: boolean;
  /** What this quiz asks already, by `stemKey`, with the id of the question that asks it. */
  readonly stems: ReadonlyMap<string, string>;
  readonly threshold: number;
  /** Pairs that a judge holds for the same. */
  readonly same: readonly Pick<DoubtfulPair, "id" | "otherId">[];
}

/** What was asked before, and what of it the questions in hand are like. */
type Stored = Pick<RepeatSearch, "asked" | "alike" | "shared" | "hasJudge" | "threshold">;

export interface SortedOut {
  readonly kept: readonly ProvedQuestion[];
  /** The id of each repeat, with that of the question that it repeats. */
  readonly repeats: ReadonlyMap<string, string>;
  /** Nearest first. */
  readonly doubtful: readonly DoubtfulPair[];
}

/** Parts the proved questions that are new to this student from those that ask what was asked before them. */
export const sortOutRepeats = (search: RepeatSearch): SortedOut => {
  const kept: ProvedQuestion[] = [];
  const repeats = new Map<string, string>();
  const doubtful: (DoubtfulPair & { readonly near: number })[] = [];
  const stems = new Map(search.stems);
  for (const question of search.proved) {
    const found = [
      ...amongStored(search, question.id, question),
      ...amongKept(search, kept, question),
    ];
    const certain = found.find((one) => one.kinship === "repeat")?.id;
    const twin =
      certain ?? stems.get(stemKey(question)) ?? judgedTwin(search, question.id, kept, repeats);
    if (twin !== undefined) {
      repeats.set(question.id, twin);
      continue;
    }
    kept.push(question);
    stems.set(stemKey(question), question.id);
    for (const { id: otherId, other, near, inSentence } of onceEach(found)) {
      doubtful.push({ id: question.id, question, otherId, other, inSentence, near });
    }
  }
  doubtful.sort((a, b) => b.near - a.near || compareText(a.id + a.otherId, b.id + b.otherId));
  return { kept, repeats, doubtful: doubtful.map(({ near: _, ...pair }) => pair) };
};

/** The nearest stored question that this one repeats. */
export const storedTwin = (
  search: Stored,
  id: string,
  question: ComparedQuestion,
): string | undefined =>
  amongStored(search, id, question).find((one) => one.kinship === "repeat")?.id;

interface Found {
  readonly id: string;
  readonly other: ComparedQuestion;
  readonly kinship: "repeat" | "doubtful";
  readonly near: number;
  readonly inSentence: boolean;
}

const amongStored = (
  { asked, alike, shared, hasJudge, threshold }: Stored,
  id: string,
  question: ComparedQuestion,
): Found[] =>
  [
    ...alike
      .filter((one) => one.id === id)
      .flatMap((likeness) => {
        const other = asked.get(likeness.stored);
        return other ? foundOf(question, likeness.stored, other, likeness, threshold) : [];
      }),
    ...shared
      .filter((one) => one.id === id)
      .flatMap(({ stored }) => {
        const other = asked.get(stored);
        return other ? foundInSentence(question, stored, other, hasJudge) : [];
      }),
  ].sort((a, b) => b.near - a.near);

const amongKept = (
  { threshold, hasJudge }: RepeatSearch,
  kept: readonly ProvedQuestion[],
  question: ProvedQuestion,
): Found[] =>
  kept.flatMap((earlier) => [
    ...question.vectors.flatMap(({ modelId, embedding }) => {
      const same = earlier.vectors.find((one) => one.modelId === modelId);
      if (!same) return [];
      const likeness = { modelId, similarity: cosine(embedding, same.embedding) };
      return foundOf(question, earlier.id, earlier, likeness, threshold);
    }),
    ...(shareSentence(question.evidence, earlier.evidence, hasJudge)
      ? foundInSentence(question, earlier.id, earlier, hasJudge)
      : []),
  ]);

/** So far apart, in UTF-16 units, two sentences are neighbours: a space, a line break, the mark of an item. */
const betweenNeighbours = 4;

/**
 * Whether two passages of one note have a sentence in common; for a judge, who can tell, whether they have neighbours,
 * too, as one fact is often said in two sentences.
 */
export const shareSentence = (left: Passage, right: Passage, hasJudge: boolean): boolean => {
  const gap = hasJudge ? betweenNeighbours : 0;
  return placesOf(left).some((one) =>
    placesOf(right).some((other) => overlap({ start: one.start - gap, end: one.end + gap }, other)),
  );
};

/** A pair on one sentence is judged before all that are only alike. */
const foundInSentence = (
  question: ComparedQuestion,
  id: string,
  other: ComparedQuestion,
  hasJudge: boolean,
): Found[] => {
  const kin = kinshipInSentence(question, other, hasJudge);
  return kin === "different" ? [] : [{ id, other, kinship: kin, near: 1, inSentence: true }];
};

const foundOf = (
  question: ComparedQuestion,
  id: string,
  other: ComparedQuestion,
  likeness: Likeness,
  threshold: number,
): Found[] => {
  const kin = kinship(question, other, likeness, threshold);
  return kin === "different"
    ? []
    : [{ id, other, kinship: kin, near: nearness(likeness, threshold), inSentence: false }];
};

/** A pair that is doubtful for several reasons is one pair, as near as by the nearest. */
const onceEach = (found: readonly Found[]): Found[] => [
  ...new Map(found.toSorted((a, b) => a.near - b.near).map((one) => [one.id, one])).values(),
];

/** What repeats a repeat repeats the same question. */
const judgedTwin = (
  { asked, same }: RepeatSearch,
  id: string,
  kept: readonly ProvedQuestion[],
  repeats: ReadonlyMap<string, string>,
): string | undefined => {
  for (const { otherId } of same.filter((pair) => pair.id === id)) {
    const stands = asked.has(otherId) || kept.some((one) => one.id === otherId);
    const twin = stands ? otherId : repeats.get(otherId);
    if (twin !== undefined) return twin;
  }
  return undefined;
};

const compareText = (left: string, right: string): number =>
  left < right ? -1 : left > right ? 1 : 0;
