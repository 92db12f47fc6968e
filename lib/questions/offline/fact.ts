import type { Passage, Question } from "#lib/schemas/quiz.ts";

/** A term with what the note says of it: the stuff of questions made by rules. */
export interface Fact {
  /** The concept's id, or the place of the sentence in a direct quiz. */
  readonly id: string;
  readonly conceptId: string | null;
  readonly term: string;
  /** Without the term and the full stop. */
  readonly meaning: string;
  /** What stands before the meaning when all is said: "A stack is", "Стек — это", "Stack:". */
  readonly opening: string;
  /**
   * What facts have in common whose terms, or whose meanings, can stand side by side without one of them sticking
   * out: language, number, gender, of meanings the form of the sentence besides. Null where rules cannot tell.
   */
  readonly kind: { readonly term: string; readonly meaning: string } | null;
  readonly evidence: Passage;
  /** As answers are compared; worked out once, because facts are compared with each other a lot. */
  readonly plain: { readonly term: string; readonly meaning: string };
  /** The words that carry meaning. */
  readonly words: { readonly term: readonly string[]; readonly meaning: ReadonlySet<string> };
}

/** A question by rules before it has its place in a quiz. */
export type OfflineDraft = Omit<Question, "id" | "difficulty"> & {
  /** The fact it is about: a quiz asks about each once. */
  readonly about: string;
  /** The way it asks; ways take turns in a quiz. */
  readonly kind: "term" | "definition";
};
