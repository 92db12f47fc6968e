import type { NoteSentence, ReadNote } from "../../concepts/read-note.ts";
import type { Concept } from "../../schemas/quiz.ts";
import { normaliseAnswer } from "../normalise-answer.ts";
import { bareDefinition, withoutEmphasis } from "./bare-definition.ts";
import type { Fact } from "./fact.ts";

/** The facts of a quiz: its concepts, or in a direct quiz the sentences that define something. */
export const readFacts = (note: ReadNote, concepts: readonly Concept[]): Fact[] => {
  const facts =
    concepts.length > 0
      ? concepts.flatMap((one) => factOfConcept(note, one))
      : note.sentences.flatMap(factOfSentence);
  const terms = new Set<string>();
  return facts.filter(({ term }) => {
    const plain = normaliseAnswer(term);
    if (plain === "" || terms.has(plain)) return false;
    terms.add(plain);
    return true;
  });
};

const factOfConcept = (note: ReadNote, concept: Concept): Fact[] => {
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
          evidence: { quote: note.text.slice(start, end), start, end },
          code: concept.code,
          codeLanguage: concept.codeLanguage,
        },
      ];
};

/** "Term — definition", "Term: definition", "Term is a …", "Термин — это …". */
const definingSentence =
  /^(?<term>[^\s—–:.!?,;|][^—–:.!?;|\n]{0,58}?)(?:\s+[—–-]\s+(?:это\s+)?|:\s+|\s+(?:is|are)\s+(?=an?\s|the\s)|\s+это\s+)(?<definition>\S[\s\S]{7,})$/iu;

const factOfSentence = (sentence: NoteSentence): Fact[] => {
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
          evidence: { quote: text, start, end },
          code: null,
          codeLanguage: null,
        },
      ];
};
