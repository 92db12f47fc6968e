import type { Question } from "#lib/schemas/quiz.ts";
import type { Refused } from "./refusals.ts";

/** Everything a reader needs to judge what rules make of one note. */
export interface JudgedNote {
  readonly file: string;
  readonly text: string;
  readonly questions: readonly Question[];
  /** The code of the error that ended the quiz, or null. */
  readonly failure: string | null;
  readonly document: string;
  readonly keyTerms: readonly string[];
  readonly refusals: readonly Refused[];
}

/** One note as a chapter: the questions with their keys, the key terms, the document. */
export const writeNote = (note: JudgedNote): string =>
  [
    `# ${note.file}`,
    note.failure === null ? null : `The quiz ended as ${note.failure}.`,
    `## Questions (${note.questions.length})`,
    ...note.questions.map(writeQuestion),
    `## Key terms (${note.keyTerms.length})`,
    note.keyTerms.map((term) => `- ${term}`).join("\n"),
    "## Left out",
    note.refusals
      .map(
        ({ term, reason, text }) =>
          `- ${reason}: ${oneLine(term)} | ${oneLine(text).slice(0, 160)}`,
      )
      .join("\n"),
    "## Document",
    quoted(note.document),
  ]
    .filter((part) => part !== null && part !== "")
    .join("\n\n");

const oneLine = (text: string): string => text.replace(/\s+/g, " ");

const quoted = (text: string): string => text.trimEnd().replace(/^/gm, "> ");

const writeQuestion = (question: Question, index: number): string =>
  [
    `**${index + 1}. ${question.type}** ${question.stem}`,
    question.options
      ?.map((option) => `- ${option === question.answer ? "**[key]** " : ""}${option}`)
      .join("\n"),
    question.options ? null : `Key: ${quoted(question.answer).replace(/^> /, "")}`,
  ]
    .filter((part) => typeof part === "string")
    .join("\n\n");

/** How often each rule left something out, over all notes. */
export const refusalTable = (notes: readonly JudgedNote[]): string => {
  const counts = new Map<string, number>();
  for (const { reason } of notes.flatMap(({ refusals }) => refusals)) {
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  const rows = [...counts].toSorted((left, right) => right[1] - left[1]);
  return [
    "| rule | left out |",
    "| --- | ---: |",
    ...rows.map(([rule, count]) => `| ${rule} | ${count} |`),
  ].join("\n");
};
