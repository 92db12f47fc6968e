import type { NoteSentence, ReadNote } from "../../concepts/read-note.ts";
import type { Concept } from "../../schemas/quiz.ts";
import { contentWords } from "../content-words.ts";
import { normaliseAnswer } from "../normalise-answer.ts";
import { bareDefinition, withoutEmphasis } from "./bare-definition.ts";
import type { BareFact, Fact } from "./fact.ts";

/** The facts of a quiz: its concepts, or in a direct quiz the sentences that define something. */
export const readFacts = (note: ReadNote, concepts: readonly Concept[]): Fact[] => {
  const facts =
    concepts.length > 0
      ? concepts.flatMap((one) => factOfConcept(note, one))
      : note.sentences.flatMap(factOfSentence);
  const terms = new Set<string>();
  return facts.map(prepare).filter(({ plain }) => {
    if (plain.term === "" || terms.has(plain.term)) return false;
    terms.add(plain.term);
    return true;
  });
};

const prepare = (fact: BareFact): Fact => ({
  ...fact,
  plain: { term: normaliseAnswer(fact.term), definition: normaliseAnswer(fact.definition) },
  words: new Set(contentWords(fact.definition)),
});

const isRow = (text: string): boolean => text.trim().startsWith("|");

/** Longest text between a definition and its code, in UTF-16 units: a line such as "For example:". */
const longestBetween = 120;

/** Whether a concept's code follows its definition so closely that it surely shows this concept. */
const standsBeside = (note: ReadNote, { span, codeSpan }: Concept): boolean => {
  if (codeSpan === null) return false;
  const [from, to] =
    span.start < codeSpan.start ? [span.end, codeSpan.start] : [codeSpan.end, span.start];
  return note.text.slice(from, to).trim().length <= longestBetween;
};

const factOfConcept = (note: ReadNote, concept: Concept): BareFact[] => {
  const term = withoutEmphasis(concept.term);
  const definition = bareDefinition(term, concept.definition);
  const { start, end } = concept.span;
  return definition === null
    ? []
    : [
        {
          id: concept.id,
          conceptId: concept.id,
          term,
          definition,
          shape: isRow(concept.definition) ? "row" : "prose",
          evidence: { quote: note.text.slice(start, end), start, end },
          code: standsBeside(note, concept) ? concept.code : null,
          codeLanguage: concept.codeLanguage,
        },
      ];
};

/** "Term — definition", "Term: definition", "Term is a …", "Термин — это …". */
const definingSentence =
  /^(?<term>[^\s—–:.!?,;|][^—–:.!?;|\n]{0,58}?)(?:\s+[—–-]\s+(?:это\s+)?|:\s+|\s+(?:is|are)\s+(?=an?\s|the\s)|\s+это\s+)(?<definition>\S[\s\S]{7,})$/iu;

const factOfSentence = (sentence: NoteSentence): BareFact[] => {
  if (sentence.role === "formula" || sentence.role === "row") return [];
  const { term, definition } = definingSentence.exec(withoutEmphasis(sentence.text))?.groups ?? {};
  if (!term || !definition || term.split(/\s+/).length > 5) return [];
  const bare = bareDefinition("", definition);
  const { start, end, text } = sentence;
  return bare === null
    ? []
    : [
        {
          id: `s${sentence.number}`,
          conceptId: null,
          term: term.replace(/^(?:an?|the)\s+/i, ""),
          definition: bare,
          shape: "prose",
          evidence: { quote: text, start, end },
          code: null,
          codeLanguage: null,
        },
      ];
};
