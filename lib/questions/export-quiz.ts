import { translator } from "#lib/i18n/translator.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { Question } from "#lib/schemas/quiz.ts";
import { csvTable } from "#lib/text/csv.ts";
import { proofLine } from "./proof-words.ts";

/** What a quiz can be taken away as: on Markdown's paper without and with its answers, as a table, for Moodle. */
export const quizFiles = ["questions", "answers", "csv", "gift"] as const;
export type QuizFile = (typeof quizFiles)[number];

/** The name that the file of a quiz ends with, and its media type. */
export const quizFileTypes: Readonly<
  Record<QuizFile, { readonly ending: string; readonly type: string }>
> = {
  questions: { ending: ".md", type: "text/markdown; charset=utf-8" },
  answers: { ending: ".md", type: "text/markdown; charset=utf-8" },
  csv: { ending: ".csv", type: "text/csv; charset=utf-8" },
  gift: { ending: ".gift.txt", type: "text/plain; charset=utf-8" },
};

/** A quiz whole, with its keys. */
export interface ExportedQuiz {
  readonly title: string;
  /** Of the quiz: its "true" and "false" speak it. */
  readonly language: Language;
  readonly questions: readonly Question[];
}

/** The text of one of the files. */
export const exportQuiz = (quiz: ExportedQuiz, file: QuizFile): string => {
  switch (file) {
    case "questions":
      return onPaper(quiz, false);
    case "answers":
      return onPaper(quiz, true);
    case "csv":
      return inTable(quiz);
    case "gift":
      return forMoodle(quiz);
  }
};

/** The letter of an option, a step or a meaning: A to Z, then by number. */
export const letterOf = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : String(index + 1);

/** What is chosen from, beside the letters; the halves of a matching apart. */
export const choicesOnPaper = ({
  type,
  options,
}: Pick<Question, "type" | "options">): {
  readonly terms: readonly string[];
  readonly lettered: readonly string[];
} => {
  const all = options ?? [];
  const half = type === "matching" ? all.length / 2 : 0;
  return { terms: all.slice(0, half), lettered: all.slice(half) };
};

/** The key as it is written on paper: letters where there are letters, else the words; one line each. */
export const keyOnPaper = (question: Question, language: Language): readonly string[] => {
  const t = translator(language, "player");
  const { type, answer } = question;
  const lines = answer.split("\n");
  const { terms, lettered } = choicesOnPaper(question);
  const lettersOf = (texts: readonly string[]): string[] => {
    const free = new Map<string, number[]>();
    for (const [index, text] of lettered.entries()) {
      free.set(text, [...(free.get(text) ?? []), index]);
    }
    return texts.map((text) => {
      const at = free.get(text)?.shift();
      return at === undefined ? text : letterOf(at);
    });
  };
  switch (type) {
    case "multiple_choice":
      return [`${lettersOf([answer])[0]}. ${answer}`];
    case "true_false":
      return [t(answer === "true" ? "true" : "false")];
    case "ordering":
      return [lettersOf(lines).join(", ")];
    case "matching": {
      const letters = lettersOf(lines);
      return [terms.map((_, index) => `${index + 1} ${letters[index]}`).join(", ")];
    }
    case "naming":
      return lines;
    default:
      return [answer];
  }
};

/** Code as a block of Markdown. */
export const fencedCode = (code: string, language: string | null): string => {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = "`".repeat(longest + 1);
  return `${ticks}${language ?? ""}\n${code}\n${ticks}`;
};

/** Each line as far in as the number of a list's item is wide. */
const indented = (text: string, by: string): string => text.replaceAll(/\n(?!\n|$)/g, `\n${by}`);

/** A question as it is asked on paper, with its code and the letters of what is chosen from. */
const questionOnPaper = (question: Question, language: Language): string => {
  const t = translator(language, "player");
  const { terms, lettered } = choicesOnPaper(question);
  const parts = [question.stem.trim()];
  if (question.code !== null) parts.push(fencedCode(question.code, question.codeLanguage));
  if (terms.length > 0)
    parts.push(terms.map((term, index) => `${index + 1}) ${term}`).join("  \n"));
  if (lettered.length > 0) {
    parts.push(lettered.map((option, index) => `${letterOf(index)}) ${option}`).join("  \n"));
  }
  if (question.type === "true_false") parts.push(`${t("true")} / ${t("false")}`);
  return parts.join("\n\n");
};

const onPaper = ({ title, language, questions }: ExportedQuiz, answers: boolean): string => {
  const t = translator(language, "quizFiles");
  const numbered = (texts: readonly string[]): string =>
    texts
      .map((text, index) => {
        const sign = `${index + 1}. `;
        return sign + indented(text, " ".repeat(sign.length));
      })
      .join("\n\n");
  const parts = [`# ${title}`, numbered(questions.map((one) => questionOnPaper(one, language)))];
  if (answers) {
    const keys = questions.map((question) => {
      const key = keyOnPaper(question, language).join("  \n");
      return [key, ...explained(question, language)].join("\n\n");
    });
    parts.push(`## ${t("answers")}`, numbered(keys));
  }
  return `${parts.join("\n\n")}\n`;
};

/** Why the key is right, and how that was proved. */
export const explained = ({ explanation, proof }: Question, language: Language): string[] => {
  const why = explanation.trim();
  return [...(why === "" ? [] : [why]), ...(proof ? [proofLine(proof, language, "markdown")] : [])];
};

const inTable = ({ language, questions }: ExportedQuiz): string => {
  const t = translator(language, "quizFiles");
  const head = (
    ["number", "type", "question", "code", "options", "answer", "why", "passage", "proof"] as const
  ).map((name) => t(`columns.${name}`));
  const rows = questions.map((question, index) => {
    const { terms, lettered } = choicesOnPaper(question);
    const answer = answerInWords(question, language);
    return [
      ...[String(index + 1), t(`types.${question.type}`), question.stem, question.code ?? ""],
      ...[[...terms, ...lettered].join("\n"), answer, question.explanation],
      question.evidence.quote,
      question.proof ? proofLine(question.proof, language, "text") : "",
    ];
  });
  return csvTable([head, ...rows]);
};

/** The key in words, as letters belong to paper. */
export const answerInWords = (question: Question, language: Language): string => {
  if (question.type === "true_false") return keyOnPaper(question, language).join("");
  if (question.type !== "matching") return question.answer;
  const { terms } = choicesOnPaper(question);
  const meanings = question.answer.split("\n");
  return terms.map((term, index) => `${term} — ${meanings[index] ?? ""}`).join("\n");
};

/** Signs that mean something in a GIFT file, by Moodle's documentation of the format. */
const escaped = (text: string): string =>
  text
    .trim()
    .replaceAll(/[\\~=#{}:]/g, String.raw`\$&`)
    .replaceAll(/\r?\n/g, String.raw`\n`);

/** A half of a pair: its arrow is the sign between the two, and there is no way to escape it. */
const half = (text: string): string => escaped(text.replaceAll("->", "→"));

/** https://docs.moodle.org/en/GIFT_format; the order of steps is asked for as pairs, which every Moodle takes. */
const forMoodle = ({ title, language, questions }: ExportedQuiz): string =>
  `${[
    `// ${title.replaceAll(/\s+/g, " ")}`,
    ...questions.map((question, index) => {
      const code =
        question.code === null ? "" : `\n\n${fencedCode(question.code, question.codeLanguage)}`;
      const stem = escaped(question.stem + code);
      return `::${index + 1}::[markdown]${stem} {${moodleKey(question, language)}}`;
    }),
  ].join("\n\n")}\n`;

const moodleKey = (question: Question, language: Language): string => {
  const { type, answer, accepted, options } = question;
  const why = explained(question, language).join("\n\n");
  const told = (text: string): string => (text === "" ? "" : `\n####${escaped(text)}`);
  const lines = answer.split("\n");
  // A person grades it, with the key beside it.
  const essay = told([answer, why].filter((text) => text !== "").join("\n\n"));
  switch (type) {
    case "multiple_choice": {
      const others = (options ?? []).filter((option) => option !== answer);
      return `\n${[`=${escaped(answer)}`, ...others.map((one) => `~${escaped(one)}`)].join("\n")}${told(why)}\n`;
    }
    case "true_false":
      return `${answer === "true" ? "TRUE" : "FALSE"}${told(why)}`;
    case "fill_in":
      // Moodle takes whatever has an arrow and no wrong answer for pairs.
      if ([answer, ...accepted].some((one) => one.includes("->"))) return essay;
      return `\n${[answer, ...accepted].map((one) => `=${escaped(one)}`).join("\n")}${told(why)}\n`;
    case "ordering":
      return `\n${lines.map((step, index) => `=${index + 1} -> ${half(step)}`).join("\n")}${told(why)}\n`;
    case "matching": {
      const { terms } = choicesOnPaper(question);
      const pairs = terms.map((term, index) => `=${half(term)} -> ${half(lines[index] ?? "")}`);
      return `\n${pairs.join("\n")}${told(why)}\n`;
    }
    default:
      return essay;
  }
};
