import type { Passage, Question, Span } from "#lib/schemas/quiz.ts";
import { noteLinkPlaces, withoutNoteLinks } from "./note-links.ts";

/** What the questions of a quiz rest on, and the threads of the documents beside it, the newest first. */
export interface QuizPassages {
  readonly note: string;
  readonly questions: readonly Pick<Question, "id" | "stem" | "evidence">[];
  readonly documents: readonly string[];
}

/** Fewer letters and digits stand anywhere, and say nothing of where they are from. */
const fewestLetters = 8;

/** The words that a question rests on, the first of them where they stand apart; null where they say too little to be found. */
export const sentenceOf = ({ quote, places }: Passage): string | null => {
  const sentence = (places?.[0]?.quote ?? quote).trim();
  return (sentence.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < fewestLetters ? null : sentence;
};

/** Where a document says a sentence word for word, whatever links to the notes stand in it; null where it does not. */
export const placeOfSentence = (markdown: string, sentence: string): Span | null => {
  const at = withoutNoteLinks(markdown).indexOf(sentence);
  if (at < 0) return null;
  const links = noteLinkPlaces(markdown);
  const withLinks = (offset: number): number =>
    links.reduce(
      (moved, link) => (link.start <= moved ? moved + link.end - link.start : moved),
      offset,
    );
  return { start: withLinks(at), end: withLinks(at + sentence.length - 1) + 1 };
};

/**
 * Which document says the sentence that each question rests on: the one that the quiz was made from, which says its whole
 * note, else the newest; no entry where none does.
 * @param documents the newest first
 */
export const documentsOfQuestions = (
  { note, questions }: Pick<QuizPassages, "note" | "questions">,
  documents: readonly { readonly id: string; readonly text: string }[],
): Map<string, string> => {
  const texts = documents.map(({ id, text }) => ({ id, text: withoutNoteLinks(text) }));
  const whole = note.trim();
  const isOrigin = ({ text }: { readonly text: string }) => whole !== "" && text.includes(whole);
  const inOrder = [...texts.filter(isOrigin), ...texts.filter((one) => !isOrigin(one))];
  return new Map(
    questions.flatMap(({ id, evidence }) => {
      const sentence = sentenceOf(evidence);
      const found = sentence && inOrder.find(({ text }) => text.includes(sentence));
      return found ? [[id, found.id]] : [];
    }),
  );
};

/** A passage of a document that a question of a quiz rests on, or a card was made of. */
export interface AskedPassage {
  /** As it reads. */
  readonly text: string;
  /** UTF-16 offset into the document. */
  readonly start: number;
  /** What a request about it may begin with; "" for nothing, and null where it is to be seen alone. */
  readonly request: string | null;
}
