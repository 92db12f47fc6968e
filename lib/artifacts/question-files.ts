import type { ReviewQuestion } from "../study/study-store.ts";

/** A text of several lines inside a list: its later lines are indented like the first one's words. */
const inItem = (text: string, indent: number): string =>
  text.trim().replaceAll(/\r\n?|\n/g, `\n${" ".repeat(indent)}`);

/** The questions as a numbered list. */
export const questionsFile = (title: string, questions: readonly ReviewQuestion[]): string => {
  const items = questions.map(({ ordinal, text }) => {
    const mark = `${ordinal + 1}. `;
    return `${mark}${inItem(text, mark.length)}`;
  });
  return `# ${title}\n\n${items.join("\n")}\n`;
};

/** A passage as a block quotation. */
export const quotation = (passage: string): string =>
  passage
    .trim()
    .split(/\r\n?|\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");

/** A question, its answer, and the passages that the answer rests on. */
export const answerFile = ({ ordinal, text, answer, quotes }: ReviewQuestion): string =>
  `${[`**${ordinal + 1}.** ${text.trim()}`, (answer ?? "").trim(), ...quotes.map(quotation)].join("\n\n")}\n`;
