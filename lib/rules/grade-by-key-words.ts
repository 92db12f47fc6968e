import type { Language } from "#lib/schemas/language.ts";
import { contentWords } from "#lib/text/content-words.ts";

/**
 * The door of the task `grade-open-answer`: the share of the key's words that carry meaning and occur in the answer. It
 * cannot see whether they are put together rightly, and its reason says so.
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
