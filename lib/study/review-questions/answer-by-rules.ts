import { noteLanguage } from "../../concepts/note-language.ts";
import { readNoteInTurns } from "../../concepts/read-note.ts";
import { contentWords } from "../../questions/content-words.ts";
import type { Language } from "../../schemas/language.ts";
import type { Span } from "../../schemas/quiz.ts";
import { isPlanned } from "../compose-material/phrases.ts";
import { draftQuestions } from "./draft-questions.ts";

export interface RuleAnswer {
  answerable: boolean;
  /** The passages themselves, in the document's order. */
  answer: string;
  quotes: string[];
}

/**
 * The answer of rules to a question: the passages of the document that it is about, and no word besides. A
 * question that rules made knows its passages; of any other those paragraphs count that hold most of its words.
 */
export const answerByRules = async (
  question: string,
  document: string,
  language: Language,
): Promise<RuleAnswer> => {
  const drafts = await draftQuestions(document, language);
  const known = drafts.find(({ text }) => text === question.trim())?.passages;
  const quotes = [...(known ?? (await paragraphsAbout(question, document)))];
  return { answerable: quotes.length > 0, answer: quotes.join("\n\n"), quotes };
};

/** Words that every question may hold. */
const asking = new Set(
  contentWords(
    "explain describe define definition difference differ compare example examples name give show tell list main points state prove derive mean meaning follows between called used use way kind " +
      "объясните опишите определите определение разница отличие отличается отличаются сравните пример примеры назовите дайте покажите расскажите изложите главное докажите выведите означает значит почему зачем каким какой какая какие каков чем связан нужен нужна нужно",
  ),
);

/** From this share of the question's words on a paragraph answers it. */
const leastShare = 0.5;
const mostParagraphs = 3;
/** A passage much weaker than the best only shares a word with the question. */
const besideBest = 0.6;

const paragraphsAbout = async (question: string, document: string): Promise<string[]> => {
  const wanted = new Set(contentWords(question).filter((word) => !asking.has(word)));
  if (wanted.size === 0) return [];
  const paragraphs = await readParagraphs(document);
  const scored = paragraphs
    .map((paragraph) => ({ ...paragraph, share: shareOf(wanted, paragraph.words) }))
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share - a.share || a.start - b.start);
  const [best] = scored;
  if (best === undefined) return [];
  const chosen = scored
    .filter(({ share }) => share >= besideBest * best.share)
    .slice(0, mostParagraphs);
  const covered = new Set(chosen.flatMap(({ words }) => [...words]));
  if (shareOf(wanted, covered) < leastShare) return [];
  return chosen
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end }) => document.slice(start, end));
};

const shareOf = (wanted: ReadonlySet<string>, words: ReadonlySet<string>): number =>
  [...wanted].filter((word) => words.has(word)).length / wanted.size;

interface Paragraph extends Span {
  readonly words: ReadonlySet<string>;
}

/** The document's paragraphs, each with its own words and those of the heading above. */
const readParagraphs = async (document: string): Promise<Paragraph[]> => {
  const note = await readNoteInTurns(document, noteLanguage(document));
  const spans = new Map<number, Span>();
  for (const { block, start, end, text } of note.sentences) {
    if (isPlanned(text)) continue;
    const open = spans.get(block);
    if (open) open.end = end;
    else spans.set(block, { start, end });
  }
  return [...spans.values()].map(({ start, end }) => {
    const heading = note.headings.findLast((one) => one.end <= start)?.text ?? "";
    return {
      start,
      end,
      words: new Set(contentWords(`${heading}\n${document.slice(start, end)}`)),
    };
  });
};
