import { translator } from "#lib/i18n/translator.ts";
import { choicesOnPaper, explained, fencedCode } from "#lib/questions/export-quiz.ts";
import type { CardSides } from "#lib/schemas/card.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { Question } from "#lib/schemas/quiz.ts";

/**
 * A question as a card that nobody grades: all that stood there to choose from is on the front, and on the back the
 * answer, why it is right and how that was proved, and the passage of the note.
 */
export const cardSides = (question: Question, language: Language): CardSides => {
  const { stem, code, codeLanguage, explanation, evidence } = question;
  const answer = answerOf(question, language);
  const quote = evidence.quote.trim();
  const isSaid = `${question.answer}\n${explanation}`.includes(quote);
  return {
    front: joined([
      stem,
      code === null ? "" : fencedCode(code, codeLanguage),
      choicesOf(question, language),
    ]),
    back: joined([
      answer,
      ...explained(question, language),
      isSaid ? "" : quote.replaceAll(/^/gm, "> "),
    ]),
  };
};

const joined = (parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join("\n\n");

/** What would make a block of the first signs of a line. */
const blockSign =
  /^(?:(?:[-+*]|#{1,6})(?=[ \t]|$)|>|(?:-[ \t]*){3,}$|(?:\*[ \t]*){3,}$|~~~|\[(?=[^\]]*\]:|[ xX]\][ \t])|(?:`{3,}|\${2,})(?=[^`$]*$))/;

/** Words that stand in a sentence, such as the option `> 5`, so that they begin no block. */
const inSentence = (text: string): string =>
  text
    .trim()
    .split("\n")
    .map((line) => line.trim())
    .join(" ")
    .replace(/^(\d{1,9})(?=[.)](?:[ \t]|$))/, "$1\\")
    .replace(blockSign, String.raw`\$&`);

const bullets = (texts: readonly string[]): string =>
  texts.map((text) => `- ${inSentence(text)}`).join("\n");

const numbered = (texts: readonly string[]): string =>
  texts.map((text, index) => `${index + 1}. ${inSentence(text)}`).join("\n");

const choicesOf = (question: Question, language: Language): string => {
  if (question.type === "true_false") {
    const t = translator(language, "player");
    return `${t("true")} / ${t("false")}`;
  }
  const { terms, lettered } = choicesOnPaper(question);
  return joined([numbered(terms), bullets(lettered)]);
};

const answerOf = (question: Question, language: Language): string => {
  const { type, answer, accepted } = question;
  const lines = answer.split("\n");
  switch (type) {
    case "true_false":
      return translator(language, "player")(answer === "true" ? "true" : "false");
    case "multiple_choice":
      return inSentence(answer);
    case "fill_in":
      return [answer, ...accepted].map(inSentence).join(" / ");
    case "ordering":
      return numbered(lines);
    case "naming":
      return bullets(lines);
    case "matching": {
      const { terms } = choicesOnPaper(question);
      return bullets(terms.map((term, index) => `${term} — ${lines[index] ?? ""}`));
    }
    default:
      return answer;
  }
};
