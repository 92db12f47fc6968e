import type { ReadNote } from "#lib/notes/read-note.ts";
import type { NoteProgram } from "#lib/questions/note-programs.ts";
import { findQuestionFault } from "#lib/questions/question-from-reply.ts";
import { normaliseAnswer } from "#lib/questions/same-answer.ts";
import type { CodeRun } from "#lib/running/program.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { OfflineDraft } from "./offline-questions.ts";
import { askedAt, placesIn } from "./place-in-note.ts";

/** A block of a note's code and what it did. */
export interface RanProgram extends NoteProgram {
  readonly run: CodeRun;
}

/** What can be typed without work. */
const most = { lines: 3, rows: 4, signs: 80 };

type Form = "printed" | "lines" | "value" | "result" | "rows" | "count";

/** Part of the content, not of the interface. */
const phrases: Readonly<Record<Language, Readonly<Record<Form, string>>>> = {
  en: {
    printed: "what does this code print? ____",
    lines: "what does this code print, line after line, with a space in between? ____",
    value: "which value does the last expression give? ____",
    result: "what does {query} return (PostgreSQL)? ____",
    rows: "what does {query} return (PostgreSQL)? Name the value of each row.",
    count: "how many rows does {query} return (PostgreSQL)? ____",
  },
  ru: {
    printed: "что выведет этот код? ____",
    lines: "что выведет этот код — строка за строкой, через пробел? ____",
    value: "какое значение даёт последнее выражение? ____",
    result: "что вернёт {query} (PostgreSQL)? ____",
    rows: "что вернёт {query} (PostgreSQL)? Назовите значение каждой строки.",
    count: "сколько строк вернёт {query} (PostgreSQL)? ____",
  },
};

/** The query that is asked about: alone, or the last of several. */
const queryNames: Readonly<Record<Language, readonly [string, string]>> = {
  en: ["the query", "the last query"],
  ru: ["запрос", "последний запрос"],
};

/** What the blocks of a note print or return, where that is short. What is said of it, running it has shown. */
export function* runQuestions(note: ReadNote, ran: readonly RanProgram[]): Generator<OfflineDraft> {
  const placeOf = placesIn(note);
  for (const { code, name, place, run } of ran) {
    const asked = askedOf(code, run);
    if (asked === null) continue;
    const { form, answer, accepted = [] } = asked;
    const isOne = run.is === "query" && run.queries === 1;
    const [one, last] = queryNames[note.language];
    const phrase = phrases[note.language][form].replace("{query}", isOne ? one : last);
    const under = placeOf(place, { answer });
    const draft: OfflineDraft = {
      type: form === "rows" ? "naming" : "fill_in",
      // Code in a heading would be read as what is asked about.
      stem: askedAt(under.includes("`") ? "" : under, phrase, note.language),
      options: null,
      ...{
        answer,
        accepted: [...accepted],
        code,
        codeLanguage: name,
        explanation: "",
        conceptId: null,
      },
      evidence: { quote: note.text.slice(place.start, place.end), ...place },
      ...{ covers: [`run ${place.start}`], kind: "run" as const },
    };
    if (findQuestionFault(draft) === null) yield draft;
  }
}

interface Asked {
  readonly form: Form;
  readonly answer: string;
  readonly accepted?: readonly string[];
}

const askedOf = (code: string, run: CodeRun): Asked | null =>
  run.is === "query" ? askedOfRows(run) : askedOfScript(code, run);

const askedOfScript = (
  code: string,
  { printed, value, thrown }: Extract<CodeRun, { is: "script" }>,
): Asked | null => {
  if (thrown !== null) return null;
  const lines = printed.map((line) => line.trim()).filter((line) => line !== "");
  if (lines.length > most.lines) return null;
  const isValue = printed.length === 0;
  if (isValue && (value === null || isAssignment(code))) return null;
  const answer = isValue ? (value ?? "").trim() : lines.join(" ");
  if (!isTypable(answer) || printsItself(code, answer)) return null;
  const form = isValue ? "value" : lines.length > 1 ? "lines" : "printed";
  const quoted = answer.replaceAll("'", '"');
  return {
    form,
    answer: asWritten(answer),
    accepted: quoted === answer ? [] : [asWritten(quoted)],
  };
};

/** What an assignment gives stands behind it. */
const isAssignment = (code: string): boolean =>
  /^[\w$.[\]]+ ?=(?![=>])/.test(code.split("\n").at(-1)?.trim() ?? "");

/** Whether nothing is to be thought about: `console.log("Hello")`. */
const printsItself = (code: string, answer: string): boolean =>
  ["'", '"', "`"].some((quote) => code.includes(`(${quote}${answer}${quote})`)) ||
  code.replace(/;$/, "") === answer;

/** Signs that a page would take for its own marks. */
const marks = /[*_<>[\]\\~$#|&]/;

/** As a page shows it sign by sign. */
const asWritten = (text: string): string =>
  marks.test(text) && !text.includes("`") ? `\`${text}\`` : text;

const askedOfRows = ({ rows, columns }: Extract<CodeRun, { is: "query" }>): Asked | null => {
  const cells = rows.flat();
  const isShort = cells.every(isTypable) && cells.join(", ").length <= most.signs;
  const [first = []] = rows;
  if (rows.length === 1 && columns <= 3 && isShort)
    return { form: "result", answer: asWritten(first.join(", ")), accepted: withBars(first) };
  const isNamed = rows.length > 1 && rows.length <= most.rows && columns === 1 && isShort;
  if (
    isNamed &&
    !cells.some((cell) => marks.test(cell)) &&
    new Set(cells.map(normaliseAnswer)).size === cells.length &&
    !hasCommas(cells)
  )
    return { form: "rows", answer: cells.join("\n") };
  return rows.length < 2 ? null : { form: "count", answer: String(rows.length) };
};

const withBars = (cells: readonly string[]): string[] =>
  cells.length > 1 ? [cells.join(" | "), cells.join(" ")] : [];

/** An answer of several things is parted by commas. */
const hasCommas = (cells: readonly string[]): boolean =>
  cells.some((cell) => /[;\n]|,\s/.test(cell));

const isTypable = (text: string): boolean =>
  text.length <= most.signs &&
  !/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/u.test(text) &&
  /[\p{L}\p{N}]/u.test(text) &&
  !/\d\.\d{5,}/.test(text);
