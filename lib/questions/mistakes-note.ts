import { translator } from "#lib/i18n/translator.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { Question } from "#lib/schemas/quiz.ts";
import { answerInWords, fencedCode } from "./export-quiz.ts";
import { findAttempt, isMistake, type QuizSnapshot, roundQuestions } from "./quiz-view.ts";

/**
 * What was answered wrongly in the present round, as a note to learn from, in the language of the quiz: each question with
 * the right answer, why, and the passage that it rests on. A wrong answer stands only where it is short and ruled out in
 * the same sentence: what is made of the note would take it for something that the note says.
 * @returns null where nothing is wrong
 */
export const mistakesNote = (snapshot: QuizSnapshot): string | null => {
  const { round, language } = snapshot.quiz;
  const t = translator(language, "results");
  const wrong = roundQuestions(snapshot, round).flatMap((question) => {
    const attempt = findAttempt(snapshot.attempts, question.id, round);
    return attempt !== null && isMistake(attempt) ? [{ question, given: attempt.answer }] : [];
  });
  if (wrong.length === 0) return null;
  const parts = [
    `# ${t("mistakesNote.title", { title: snapshot.thread.title.replaceAll(/\s+/g, " ") })}`,
    ...wrong.flatMap(({ question, given }, index) => [
      `## ${t("mistakesNote.question", { number: index + 1 })}`,
      ...mistakeParts(question, given, language),
    ]),
  ];
  return `${parts.join("\n\n")}\n`;
};

const mistakeParts = (question: Question, given: string, language: Language): string[] => {
  const t = translator(language, "results");
  const { code, codeLanguage, evidence, explanation, stem, type } = question;
  // A false statement must not stand alone.
  const said =
    type === "true_false" ? `${translator(language, "quizFiles")("types.true_false")}: ` : "";
  const asked = [said + stem.trim(), ...(code === null ? [] : [fencedCode(code, codeLanguage)])];
  const passage = evidence.quote.trim();
  // What is to be recalled is the passage itself.
  if (type === "free_recall") return [...asked, passage];
  const answer = answerInWords(question, language);
  const isList = type === "ordering" || type === "matching" || type === "naming";
  // A list is its own passage.
  if (isList) return [...asked, t("mistakesNote.answer"), listOf(answer, type === "ordering")];
  const why = explanation.trim();
  return [
    ...asked,
    `${t("mistakesNote.answer")} ${withRuledOut(answer, given, question, language)}`,
    ...(why === "" || why === passage ? [] : [why]),
    ...(passage === "" ? [] : [passage]),
  ];
};

const listOf = (lines: string, isNumbered: boolean): string =>
  lines
    .split("\n")
    .map((line, index) => `${isNumbered ? `${index + 1}.` : "-"} ${line}`)
    .join("\n");

const withRuledOut = (
  answer: string,
  given: string,
  { type }: Question,
  language: Language,
): string => {
  const t = translator(language, "results");
  const wrong = given.trim();
  const isShort = type === "multiple_choice" || (type === "fill_in" && !wrong.includes("\n"));
  return isShort && wrong !== "" ? t("mistakesNote.not", { answer, wrong }) : answer;
};
