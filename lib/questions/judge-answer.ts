import type { Language } from "#lib/schemas/language.ts";
import type { Question, SelfGrade } from "#lib/schemas/quiz.ts";
import { contentWords } from "#lib/text/content-words.ts";
import { sameAnswer } from "./same-answer.ts";

/** From this score on an open answer counts as right; below, it comes back among the mistakes. */
export const passScore = 0.6;

/**
 * A grade without a judge: the share of the key's words that carry meaning and occur in the answer.
 * It cannot see whether they are put together rightly, and its reason says so.
 */
export const gradeByKeyWords = (
  key: string,
  answer: string,
  language: Language,
): { score: number; reason: string } => {
  const wanted = [...new Set(contentWords(key))];
  const given = new Set(contentWords(answer));
  const found = wanted.filter((word) => given.has(word)).length;
  const score = wanted.length === 0 ? 0 : Math.round((found / wanted.length) * 100) / 100;
  return { score, reason: reasons[language](found, wanted.length) };
};

const reasons: Readonly<Record<Language, (found: number, all: number) => string>> = {
  en: (found, all) =>
    `Graded by rules, without a model: ${found} of ${all} key words of the model answer occur in yours. Compare the two yourself; the wording was not judged.`,
  ru: (found, all) =>
    `Оценено по правилам, без модели: в ответе есть ${found} из ${all} опорных слов образца. Сравните ответы сами: смысл фраз не проверялся.`,
};

export interface Judgement {
  readonly correct: boolean;
  /** 0 to 1. */
  readonly score: number;
}

/**
 * What a student's own grade is worth. Knowing a part counts for half, and comes back among the mistakes, as an open
 * answer of that score does.
 */
export const selfJudgements: Readonly<Record<SelfGrade, Judgement>> = {
  knew: { correct: true, score: 1 },
  partly: { correct: false, score: 0.5 },
  not: { correct: false, score: 0 },
};

/** Judges an answer by program; null where somebody must read it: an open question's judge, or the student. */
export const judgeAnswer = (
  question: Pick<Question, "type" | "answer" | "accepted">,
  given: string,
): Judgement | null => {
  if (question.type === "open" || question.type === "free_recall") return null;
  const correct =
    question.type === "fill_in"
      ? sameAnswer(given, question.answer, question.accepted)
      : singleSpaced(given) === singleSpaced(question.answer);
  return { correct, score: correct ? 1 : 0 };
};

/** An option is given by its text; only white space may differ, because options may differ by one sign. */
const singleSpaced = (text: string): string => text.replace(/\s+/g, " ").trim();
