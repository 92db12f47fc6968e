import { conceptsFromNumbers, type NumberedConcept } from "#lib/concepts/concepts-from-numbers.ts";
import { noteWindows } from "#lib/concepts/note-windows.ts";
import type { ReadNote } from "#lib/notes/read-note.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { Concept } from "#lib/schemas/quiz.ts";
import { noteLink } from "#lib/study/top-blocks.ts";
import { takeTurns } from "#lib/take-turns.ts";
import { bareDefinition, upperFirst, withoutEmphasis } from "../definitions/bare-definition.ts";
import { offlineConcepts } from "../offline-concepts.ts";

/** What documents made by rules say besides the notes' own words. Part of the content, not of the interface. */
interface Phrases {
  readonly composed: string;
  readonly contents: string;
  readonly keyTerms: string;
  readonly notes: string;
  readonly questions: string;
  /**
   * All that a document says for which there are no notes: while they are waited for, and where they are not asked for,
   * which leave other ways to add something.
   */
  readonly nothing: string;
}

export const materialPhrases: Readonly<Record<Language, Phrases>> = {
  en: {
    composed:
      "These are your notes, in their own order and words. No model has added anything, shortened them or checked them. Each number leads to a line of your notes.",
    contents: "Contents",
    keyTerms: "Key terms",
    notes: "From the notes",
    questions: "Questions to answer yourself",
    nothing:
      "There is nothing here yet: you added no notes, and no model is connected to write about the topic. The document will be what you add: your notes, or text of your own.",
  },
  ru: {
    composed:
      "Это ваш конспект: его порядок и его слова. Модель не подключена, поэтому ничего не дополнено, не сокращено и не проверено. Каждый номер ведёт к строке конспекта.",
    contents: "Содержание",
    keyTerms: "Ключевые понятия",
    notes: "Из конспекта",
    questions: "Вопросы для самопроверки",
    nothing:
      "Здесь пока пусто: конспекта нет, а модель, чтобы написать о теме, не подключена. В документе будет то, что добавите вы: конспект или свой текст.",
  },
};

/** The same of earlier versions: documents with these words are stored. */
const former: Readonly<
  Record<
    Language,
    { composed: string; nothing: readonly string[]; planned: string; summary: string }
  >
> = {
  en: {
    composed:
      "Put together by rules from your notes, in their own words; each number leads to its line. No model has checked or completed it.",
    nothing: [
      "There is nothing to put in order yet: you added no notes, and no model is connected that could write about the topic. Write or paste your own text here by hand, or start a new document with your notes.",
      "There is nothing here yet: you added no notes, and no model is connected to write about the topic. Type or paste your own text here, or start a new document with your notes.",
    ],
    planned:
      "This is a plan, not a text: there are no notes, and no model is connected that could write. Replace each line in italics with your own words.",
    summary: "In short",
  },
  ru: {
    composed:
      "Собрано по правилам из вашего конспекта, его же словами; каждый номер ведёт к строке конспекта. Модель этот текст не проверяла и не дополняла.",
    nothing: [
      "Упорядочивать пока нечего: вы не добавили конспект, а модель, которая могла бы написать о теме, не подключена. Напишите или вставьте сюда свой текст либо создайте новый документ вместе с конспектом.",
      "Здесь пока пусто: вы не добавили конспект, а модель, чтобы написать о теме, не подключена. Напишите или вставьте сюда свой текст либо создайте новый документ с конспектом.",
    ],
    planned:
      "Это план, а не текст: конспекта нет и модель, которая могла бы написать материал, не подключена. Замените каждую строку курсивом своими словами.",
    summary: "Кратко",
  },
};

/** The rules' own part of a composed document: its notice, and the headings before the notes and after them. */
export interface OwnParts {
  readonly notice: string;
  readonly first: readonly string[];
  /** The heading that notes without headings of their own are given; null where there was none. */
  readonly notes: string | null;
  readonly last: string;
}

const languages = ["en", "ru"] as const;

export const ownParts: readonly OwnParts[] = languages.flatMap((language) => {
  const { composed, contents, keyTerms, notes, questions } = materialPhrases[language];
  return [
    { notice: composed, first: [contents, keyTerms], notes, last: questions },
    {
      notice: former[language].composed,
      first: [keyTerms],
      notes: null,
      last: former[language].summary,
    },
  ];
});

/** Every sentence that rules say of a document. */
export const ownNotices: readonly string[] = languages.flatMap((language) => [
  materialPhrases[language].composed,
  materialPhrases[language].nothing,
  former[language].composed,
  ...former[language].nothing,
  former[language].planned,
]);

/** Whether a text is a task of a plan that earlier versions made, which nobody has answered yet. */
export const isPlanned = (text: string): boolean =>
  /^[\s*_]*(?:Not written yet:|Ещё не написано:)/u.test(text);

/** A list of terms helps as long as it can be looked through. */
const mostTerms = 40;
/** One or two terms need no list. */
const fewestTerms = 3;

/** What the note defines, in its order, each term once. */
export const definedTerms = async (note: ReadNote): Promise<Concept[]> => {
  const turn = takeTurns();
  const found: NumberedConcept[] = [];
  for (const window of noteWindows(note)) {
    found.push(...offlineConcepts(window, note.language));
    await turn();
  }
  const terms = new Set<string>();
  return conceptsFromNumbers(note, found).filter((concept) => {
    const key = concept.term.toLowerCase().replaceAll("ё", "е");
    if (terms.has(key)) return false;
    terms.add(key);
    return true;
  });
};

/**
 * The terms with what the note says of them and a link to the line; "" when there are too few. The definitions
 * come without their terms, so that a sentence of the note stands in the document only once and can be quoted.
 */
export const writeGlossary = (
  note: ReadNote,
  concepts: readonly Concept[],
  lineOf: (offset: number) => number,
): string => {
  if (concepts.length < fewestTerms) return "";
  return concepts
    .slice(0, mostTerms)
    .map(({ term, definition, span }) => {
      const name = upperFirst(withoutEmphasis(term), note.language);
      const meaning = bareDefinition(withoutEmphasis(term), definition);
      return `- **${name}**${meaning === null ? "" : `: ${meaning}`} ${noteLink(lineOf(span.start))}`;
    })
    .join("\n");
};
