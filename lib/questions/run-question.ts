import { readNote } from "#lib/notes/read-note.ts";
import { type CodeRun, type Program, runLanguage } from "#lib/running/program.ts";
import { blank } from "#lib/schemas/question-limits.ts";
import type { Question, QuestionProof } from "#lib/schemas/quiz.ts";
import { readTruth } from "./compare-solution.ts";
import { fillsGap, isCode } from "./same-answer.ts";

type RunProof = Extract<QuestionProof, { by: "run" }>;

/** A question as far as its code is concerned. */
export type AskedOfCode = Pick<
  Question,
  "type" | "stem" | "options" | "answer" | "accepted" | "code" | "codeLanguage"
>;

/** What running its code says of a question's key. */
export type RunVerdict =
  | { readonly result: "agrees"; readonly proof: RunProof }
  /** The key is what the run gives: another option, the other truth, other words. */
  | { readonly result: "mended"; readonly answer: string; readonly proof: RunProof }
  /** The key is wrong, and what is right cannot be answered. */
  | { readonly result: "refuted"; readonly output: string };

/** What a question asks of its code. */
type Asked = "printed" | "value" | "count";

const words = {
  count: /(?<!\p{L})(?:how many rows|number of rows|сколько строк|количество строк)/iu,
  printed:
    /(?<!\p{L})(?:print|output|logs?(?!\p{L})|logged|display|вывод|вывед|напечат|печата|консол)/iu,
  value:
    /(?<!\p{L})(?:return|evaluat|result|value|give|equal|верн|возвра|значени|результат|равн|да[её]т)/iu,
  /** Of a part of what comes out, or of something beside it. */
  part: /(?<!\p{L})(?:first|second|third|last line|how many|how often|times|why|which line|where|what kind|type|перв|втор|трет|последняя строка|сколько|почему|зачем|где|раз(?!\p{L})|тип)/iu,
} as const;

const askedIn = ({ stem }: Pick<Question, "stem">): Asked | null => {
  const text = stem.replace(/`[^`]*`/g, " ");
  if (words.count.test(text)) return "count";
  if (words.printed.test(text)) return "printed";
  return words.value.test(text) ? "value" : null;
};

/** The code that a question shows: its own, or the one block in its stem. */
const shownCode = ({ stem, code, codeLanguage }: AskedOfCode): Program | null => {
  const blocks =
    code === null ? readNote(stem, "en").codeBlocks : [{ code, language: codeLanguage }];
  const [only, ...more] = blocks;
  const language = runLanguage(only?.language ?? null);
  return only && language && more.length === 0 ? { language, code: only.code } : null;
};

/** The one thing between backticks that the stem asks the value of: a call, a name, a sum. */
const askedExpression = (stem: string): string | null => {
  const named = [...stem.matchAll(/`([^`\n]{1,200})`/g)].map(([, text = ""]) =>
    text.trim().replace(/;$/, ""),
  );
  const [only, ...more] = new Set(named);
  if (only === undefined || more.length > 0) return null;
  return isExpression(only) && !only.startsWith("console.") ? only : null;
};

const isExpression = (text: string): boolean =>
  /^[\w$.[\]]+$/.test(text) ||
  /^[\w$.[\]]+\(.*\)$/.test(text) ||
  (/ (?:[-+*/%<>]|&&|\|\||[=!]==?) /.test(text) && !/[;{}]| = /.test(text));

/** Says that all of it is meant. */
const ofTheWhole =
  /(?<!\p{L})(?:(?:this|the) (?:code|snippet|program|script|expression|last expression)|этот код|код(?!\p{L})|этот фрагмент|(?:это|последнее) выражение)/iu;

/** What is run to know the answer of a question; null where it asks nothing that a run can tell. */
export const programOf = (question: AskedOfCode): Program | null => {
  const program = shownCode(question);
  const asked = askedIn(question);
  if (program === null || asked === null || program.language === "sql") return asked && program;
  const expression = askedExpression(question.stem);
  if (asked === "value" && expression === null)
    return ofTheWhole.test(question.stem) && !question.stem.includes("`") ? program : null;
  // Printed by what the stem names, if the code does not name it itself.
  if (expression === null || program.code.includes(expression)) {
    return asked === "value" ? { ...program, code: `${program.code}\n;(${expression})` } : program;
  }
  return { ...program, code: `${program.code}\n;(${expression})` };
};

/** What came out, in the ways in which it may be written; the first is how it is shown. */
interface Outcome {
  readonly did: RunProof["did"];
  readonly spellings: readonly string[];
}

/** Errors of a program that needs another place to run, as a module's `await`, or the code before it. */
const ofWhatIsMissing: ReadonlySet<string> = new Set(["SyntaxError", "ReferenceError"]);

const outcomeOf = (run: CodeRun, asked: Asked): Outcome | null => {
  if (run.is === "query") {
    if (asked === "count") return { did: "counts", spellings: [String(run.rows.length)] };
    const rows = [", ", " | ", " "].map((by) => run.rows.map((row) => row.join(by)).join("\n"));
    return run.rows.length === 0 ? null : { did: "returns", spellings: [...new Set(rows)] };
  }
  if (run.thrown !== null)
    return ofWhatIsMissing.has(run.thrown) ? null : { did: "throws", spellings: [run.thrown] };
  if (asked === "count") return null;
  const printed = run.printed.join("\n");
  const isValue = asked === "value" ? run.value !== null : run.printed.length === 0;
  if (isValue) return run.value === null ? null : { did: "gives", spellings: [run.value] };
  return printed.trim() === "" ? null : { did: "prints", spellings: [printed] };
};

const withoutFence = (text: string): string =>
  text.startsWith("```") && text.endsWith("```") && text.includes("\n")
    ? text.slice(text.indexOf("\n"), text.lastIndexOf("\n"))
    : text;

/** A text as outputs are compared: marks of code, quotes and what parts one thing from the next do not matter. */
const bare = (text: string): string =>
  withoutFence(text.trim())
    .replace(/["'`«»“”]/g, "")
    .replace(/[\s,;|]+/g, " ")
    .replace(/(?<=[([{]) | (?=[)\]}])/g, "")
    .replace(/(?<=\p{L})\.$/u, "")
    .trim();

const isOneOf = (text: string, spellings: readonly string[]): boolean =>
  spellings.some((one) => bare(one) === bare(text));

/** "It prints 4 and stops" says 4. */
const speaksOf = (text: string, spellings: readonly string[]): boolean =>
  spellings.some((one) => ` ${bare(text)} `.includes(` ${bare(one)} `));

/** Whether an answer is what comes out and no sentence about it. */
const isLiteral = (text: string, { did }: Outcome): boolean =>
  isCode(text) ||
  /^[-+\d\s.,:;'"[\]{}]+$/.test(text.trim()) ||
  (did !== "returns" && bare(text).split(" ").length <= 2);

/** Whether a part of what comes out is asked for, or something else. */
const isOfPart = (stem: string, { did }: Outcome): boolean =>
  did !== "counts" && words.part.test(stem);

/** What a run that went well says of a key; null where it says nothing. */
export const verdictOf = (question: AskedOfCode, run: CodeRun): RunVerdict | null => {
  const asked = askedIn(question);
  const outcome = asked && outcomeOf(run, asked);
  if (!outcome) return null;
  const [output = ""] = outcome.spellings;
  const engine = run.is === "query" ? ("postgresql" as const) : ("javascript" as const);
  const proof: RunProof = { by: "run", engine, did: outcome.did, output };
  const answer = rightAnswer(question, outcome, run);
  if (answer === undefined) return null;
  if (answer === question.answer) return { result: "agrees", proof };
  // An error may come of what is missing here, and proves nobody wrong.
  if (outcome.did === "throws") return null;
  return answer === null ? { result: "refuted", output } : { result: "mended", answer, proof };
};

/** The key that a question should have; null where it cannot have it, undefined where nobody can tell. */
const rightAnswer = (
  question: AskedOfCode,
  outcome: Outcome,
  run: CodeRun,
): string | null | undefined => {
  switch (question.type) {
    case "multiple_choice":
      return rightOption(question, outcome);
    case "true_false":
      return rightTruth(question, outcome);
    case "fill_in":
      return rightWords(question, outcome);
    case "naming":
      return run.is === "query" && isSameRows(question.answer, run) ? question.answer : undefined;
    default:
      return undefined;
  }
};

const rightOption = (
  { options, answer, stem }: AskedOfCode,
  outcome: Outcome,
): string | null | undefined => {
  const { spellings } = outcome;
  const all = options ?? [];
  const exact = all.filter((option) => isOneOf(option, spellings));
  const [found, ...more] =
    exact.length > 0 ? exact : all.filter((option) => speaksOf(option, spellings));
  if (more.length > 0) return undefined;
  if (found !== undefined) return exact.length > 0 || found === answer ? found : undefined;
  return isLiteral(answer, outcome) && !isOfPart(stem, outcome) ? null : undefined;
};

/** Behind these words a statement says what comes out. */
const saying =
  /(?<!\p{L})(?:prints|outputs|logs|returns|evaluates to|gives|выведет|выводит|напечатает|печатает|верн[её]т|возвращает|да[её]т)(?: the (?:value|string|number))? /giu;

const literal = /^(?:`[^`]+`|"[^"]+"|“[^”]+”|«[^»]+»|-?\d[\d.]*|true|false|null|undefined|NaN)$/;

/** What a statement says that comes out, at its end; null where it says something else. */
const claimOf = (line: string): string | null => {
  const verb = [...line.matchAll(saying)].at(-1);
  const said = verb ? line.slice(verb.index + verb[0].length).trim() : "";
  const claim = /[.!]$/.test(said) ? said.slice(0, -1) : said;
  return literal.test(claim) ? claim : null;
};

const rightTruth = ({ stem }: AskedOfCode, { spellings, did }: Outcome): string | undefined => {
  const [line = ""] = stem.trim().split("\n");
  const said = claimOf(line);
  if (said === null || did === "throws") return undefined;
  if (/(?<!\p{L})(?:not|never|don't|doesn't|не)(?!\p{L})/iu.test(line)) return undefined;
  return readTruth(String(isOneOf(said, spellings)));
};

/** What anybody types. */
const longestTyped = 80;

/** The gap stands for all that comes out. */
const gapForAll =
  /(?:(?:prints?|outputs?|logs?|returns?|gives?|evaluates to|is|выведет|выводит|напечатает|печатает|верн[её]т|возвращает|да[её]т|равно|будет)[:\s]*["'`«]?|\?\s*)____/iu;

const rightWords = (question: AskedOfCode, outcome: Outcome): string | null | undefined => {
  const { stem, answer } = question;
  const { spellings } = outcome;
  if (spellings.some((one) => fillsGap(question, one) || isOneOf(answer, [one]))) return answer;
  const isWhole = gapForAll.test(stem) && stem.split(blank).length === 2;
  if (!isWhole || isOfPart(stem, outcome) || !isLiteral(answer, outcome)) return undefined;
  const [output = ""] = spellings;
  return output.length <= longestTyped && !output.includes("\n") ? output : null;
};

const isSameRows = (key: string, { rows }: Extract<CodeRun, { is: "query" }>): boolean =>
  rows
    .map((row) => row.join(", "))
    .toSorted()
    .join("\n") === key.split("\n").toSorted().join("\n");
