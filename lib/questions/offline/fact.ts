import type { Passage, Question } from "../../schemas/quiz.ts";

/** A term with what the note says of it: the stuff of questions made by rules. */
export interface Fact {
  /** The concept's id, or the place of the sentence in a direct quiz. */
  readonly id: string;
  readonly conceptId: string | null;
  readonly term: string;
  /** Without the term, the connecting word and the full stop; begins in lower case unless a name. */
  readonly definition: string;
  /** Definitions of one shape can stand side by side; the cells of a table are often no nouns. */
  readonly shape: "prose" | "row";
  readonly evidence: Passage;
  readonly code: string | null;
  readonly codeLanguage: string | null;
  /** As answers are compared; worked out once, because facts are compared with each other a lot. */
  readonly plain: { readonly term: string; readonly definition: string };
  /** The definition's words that carry meaning. */
  readonly words: ReadonlySet<string>;
}

/** A fact before it was prepared for comparisons. */
export type BareFact = Omit<Fact, "plain" | "words">;

/** A question by rules before it has its place in a quiz. */
export type OfflineDraft = Omit<Question, "id" | "difficulty"> & {
  /** The fact or sentence it is about; questions are spread over these. */
  readonly about: string;
  /** The way it asks; ways take turns in a quiz. */
  readonly kind: "term" | "definition" | "statement" | "gap" | "list" | "order" | "code";
};
