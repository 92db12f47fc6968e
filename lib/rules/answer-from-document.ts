import type { Span } from "#lib/schemas/quiz.ts";
import { subjectWords } from "#lib/study/share-answered.ts";
import { contentWords } from "#lib/text/content-words.ts";
import { wordsIn } from "./document/about-subject.ts";
import { draftQuestions } from "./document/draft-questions.ts";
import { readDocument } from "./document/read-document.ts";

export interface RuleAnswer {
  answerable: boolean;
  /** The passages themselves, in the document's order. */
  answer: string;
  quotes: string[];
}

/**
 * The door of the task `answer-review-question`: the passages of the document that a question is about, and no word
 * besides. A question that rules made knows its passages; of any other those paragraphs count that hold most of its words.
 */
export const answerFromDocument = async (
  question: string,
  document: string,
): Promise<RuleAnswer> => {
  const drafts = await draftQuestions(document);
  const known = drafts.find(({ text }) => text === question.trim())?.passages;
  const quotes = [...(known ?? (await paragraphsAbout(question, document)))];
  return { answerable: quotes.length > 0, answer: quotes.join("\n\n"), quotes };
};

/** From this share of the question's words on paragraphs answer it. */
const leastShare = 0.5;
const mostParagraphs = 3;

/** The paragraphs that together hold most of the question's words, fewest first. */
const paragraphsAbout = async (question: string, document: string): Promise<string[]> => {
  const wanted = subjectWords(question);
  const paragraphs = (await readParagraphs(document)).map(({ start, end, text }) => ({
    ...{ start, end },
    words: wordsIn(wanted, contentWords(text)),
  }));
  const covered = new Set<string>();
  const chosen: Span[] = [];
  while (chosen.length < mostParagraphs && covered.size < wanted.length) {
    const gains = paragraphs.map(({ words }) => words.filter((word) => !covered.has(word)).length);
    const most = Math.max(0, ...gains);
    const best = paragraphs[gains.indexOf(most)];
    if (most === 0 || best === undefined) break;
    chosen.push(best);
    for (const word of best.words) covered.add(word);
  }
  if (wanted.length === 0 || covered.size / wanted.length < leastShare) return [];
  return chosen
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end }) => document.slice(start, end));
};

/** The document's paragraphs; the text of each comes with the heading above. */
const readParagraphs = async (document: string): Promise<(Span & { text: string })[]> => {
  const note = await readDocument(document);
  const spans = new Map<number, Span>();
  for (const { block, start, end } of note.sentences) {
    const open = spans.get(block);
    if (open) open.end = end;
    else spans.set(block, { start, end });
  }
  return [...spans.values()].map(({ start, end }) => {
    const heading = note.headings.findLast((one) => one.end <= start)?.text ?? "";
    return { start, end, text: `${heading}\n${document.slice(start, end)}` };
  });
};
