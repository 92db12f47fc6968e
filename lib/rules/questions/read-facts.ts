import type { ReadNote } from "#lib/concepts/read-note.ts";
import { normaliseAnswer } from "#lib/questions/same-answer.ts";
import type { Concept, Passage } from "#lib/schemas/quiz.ts";
import { contentWords } from "#lib/text/content-words.ts";
import type { Definition } from "../definition-in.ts";
import { upperFirst } from "../definitions/bare-definition.ts";
import { noteDefinitions } from "../definitions/note-definitions.ts";
import { isEnglishPlural } from "../definitions/noun-phrase.en.ts";
import { russianForm } from "../definitions/noun-phrase.ru.ts";

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
  /** The words that carry meaning: of the term, of all that is said of it, and of what it is said to be a kind of. */
  readonly words: {
    readonly term: readonly string[];
    readonly meaning: ReadonlySet<string>;
    readonly kind: readonly string[];
  };
}

/** The facts of a quiz: the definitions of its concepts, or in a direct quiz those of the note. */
export const readFacts = (note: ReadNote, concepts: readonly Concept[]): Fact[] => {
  const byNumber = new Map(note.sentences.map((sentence) => [sentence.number, sentence]));
  const byStart = new Map(concepts.map((concept) => [concept.span.start, concept]));
  return noteDefinitions(note.items, note.language).definitions.flatMap((definition): Fact[] => {
    const sentence = byNumber.get(definition.sentence);
    if (!sentence) return [];
    const concept = byStart.get(sentence.start) ?? null;
    if (concepts.length > 0 && concept?.definition !== concept?.original) return [];
    if (concepts.length > 0 && concept === null) return [];
    const { term, meaning, opening } = definition;
    const { start, end } = sentence;
    const isName = sentence.role === "text" && /^\p{Ll}/u.test(opening) && opening.startsWith(term);
    const isShown =
      !isName && [term, meaning].every((one) => beginsWell(upperFirst(one, note.language)));
    return isShown
      ? [
          {
            id: concept?.id ?? `s${sentence.number}`,
            conceptId: concept?.id ?? null,
            term,
            meaning,
            opening,
            kind: kindOf(definition),
            evidence: { quote: note.text.slice(start, end), start, end },
            plain: { term: normaliseAnswer(term), meaning: normaliseAnswer(meaning) },
            words: {
              term: contentWords(term),
              meaning: new Set(contentWords(meaning)),
              kind: contentWords(meaning.split(afterKind, 1).join()),
            },
          },
        ]
      : [];
  });
};

/** What ends the name of a kind: "A set is a collection that …". */
const afterKind = /,|\s(?:that|which|who|whose|where|of|for|in|with|to|из|в|на|для|котор\p{L}+)\s/u;

/** No option and no sentence begins in lower case. */
const beginsWell = (text: string): boolean =>
  /^[\p{Lu}\p{N}`«“"$(\-.@#]|^\p{Ll}+\p{Lu}/u.test(text);

const kindOf = (definition: Definition): Fact["kind"] => {
  const { term, meaning, form, opening } = definition;
  const isRussian = /[а-яё]/i.test(meaning);
  const about = isRussian ? russianKind(definition) : englishKind(definition);
  if (about === null) return null;
  const kind = [isRussian ? "ru" : "en", scriptOf(term), about].join(" ");
  const joint = form === "row" ? "row" : /[:—–-]$/.test(opening) ? "label" : "sentence";
  const article = /^(?:an?|the|any) /i.test(meaning) ? "article" : "bare";
  return { term: `${kind} ${form === "row"}`, meaning: [kind, joint, article].join(" ") };
};

const scriptOf = (term: string): string => {
  if (/[_(){}<>/\\$=*&]|^[-.@#]|`/.test(term)) return "code";
  const russian = /[а-яё]/i.test(term);
  const latin = /[a-z]/i.test(term);
  if (russian && latin) return "mixed";
  if (russian) return "russian";
  return /^[\p{Lu}\p{N}]{2,6}s?$/u.test(term) ? "abbreviation" : "latin";
};

const englishKind = ({ term, plural, opening }: Definition): string => {
  const number = (plural ?? isEnglishPlural(term)) ? "plural" : "singular";
  const tense = /(?:was|were)$/i.test(opening) ? "past" : "present";
  return [number, tense].join(" ");
};

/** A term in Latin letters has no gender that shows; what is said of it has a number. */
const russianKind = ({ term, meaning }: Definition): string | null => {
  const number = russianForm(meaning) === "plural" ? "plural" : "singular";
  const form = /[а-яё]/i.test(term) ? russianForm(term) : "foreign";
  return form && [number, form].join(" ");
};
