import JSON5 from "json5";
import { z } from "zod";
import { restoreCommands } from "#lib/quotes/repair-escapes.ts";
import type { Task } from "./task.ts";
import { namedBySchema } from "./text-from-model.ts";

/**
 * The JSON value of a model's reply. Mends only what needs no guess: a byte order mark, a fence,
 * text before or after the object, trailing commas, the backslash of a command that was not doubled. A cut reply, or one with two different objects,
 * is not mended.
 *
 * @returns the value, or what is wrong in words for the model.
 */
export const repairJson = (
  reply: string,
): { value: unknown } | { problem: string; isCut?: boolean } => {
  const strict = parseStrict(reply.replace(/^\uFEFF/, ""));
  if ("value" in strict) return strict;
  const ranges = topLevelRanges(reply);
  if (ranges === null)
    return { problem: `The JSON is not complete. ${strict.problem}`, isCut: true };
  const values = new Map<string, unknown>();
  for (const range of ranges) {
    const value = parseLoosely(range);
    if (value !== undefined) values.set(JSON.stringify(value), value);
  }
  if (values.size > 1) return { problem: "There is more than one JSON object in the reply." };
  for (const value of values.values()) return { value };
  return strict;
};

/** True when the text is whole, valid JSON as it stands. */
export const isCompleteJson = (text: string): boolean => "value" in parseStrict(text);

const parseStrict = (text: string): { value: unknown } | { problem: string } => {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : "not JSON" };
  }
};

/**
 * JSON5 forgives trailing commas, but it also drops the backslash of an escape it does not know,
 * which would turn `\alpha` into `alpha`; a range in which one is left is not read.
 */
const parseLoosely = (range: string): object | undefined => {
  const valid = parseStrict(range);
  const json = "value" in valid ? range : doubleStray(range);
  const strict = "value" in valid ? valid : parseStrict(json);
  const withoutEscapes = json.replace(/\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/g, "");
  if ("problem" in strict && withoutEscapes.includes("\\")) return undefined;
  try {
    const value: unknown = "value" in strict ? strict.value : JSON5.parse(json);
    if (json !== range && lostCommands(value)) return undefined;
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    // Braces in prose, such as a set {a, b}: not the answer.
    return undefined;
  }
};

/**
 * `\cap` with a single backslash, which JSON has no meaning for. Beside such a one `\binom` and `\frac` are meant as they
 * stand, too: nobody writes a backspace or a form feed. `\n`, `\t` and `\r` stay what they are in JSON;
 * where they may be the beginning of a command, nobody knows.
 */
const doubleStray = (range: string): string => {
  let strays = 0;
  const json = range.replace(backslash, (whole: string, command: string | undefined) => {
    if (command === undefined) return whole;
    if (command !== "b" && command !== "f") strays += 1;
    return `\\${whole}`;
  });
  return strays > 0 ? json : range;
};

const lostCommands = (value: unknown): boolean => {
  let lost = false;
  JSON.stringify(value, (_key, inner: unknown) => {
    lost ||= typeof inner === "string" && restoreCommands(inner) !== inner;
    return inner;
  });
  return lost;
};

/** What JSON or JavaScript has a meaning for; the first sign of anything else is the group. */
const backslash =
  /\\(?:u[\da-fA-F]{4}|x[\da-fA-F]{2}|[^A-Za-z()[\]{}|,;!%&#$_*]|[nrt]|[bf](?![A-Za-z])|(.))/gs;

/** The outermost balanced `{…}` and `[…]`, or null when one is never closed: the reply was cut. */
const topLevelRanges = (text: string): string[] | null => {
  const ranges: string[] = [];
  const start = /[{[]/g;
  for (let open = start.exec(text); open; open = start.exec(text)) {
    const end = closingIndex(text, open.index);
    if (end === null) return null;
    ranges.push(text.slice(open.index, end));
    start.lastIndex = end;
  }
  return ranges;
};

/** Where the bracket that opens at `from` is closed (exclusive), strings skipped; null if nowhere. */
const closingIndex = (text: string, from: number): number | null => {
  const token = /"(?:[^"\\]|\\.)*"?|[{}[\]]/gs;
  token.lastIndex = from;
  let depth = 0;
  for (let found = token.exec(text); found; found = token.exec(text)) {
    const [piece] = found;
    if (piece === "{" || piece === "[") depth += 1;
    if (piece === "}" || piece === "]") depth -= 1;
    if (depth === 0) return token.lastIndex;
  }
  return null;
};

/** The objects of the list that `field` names, as many as stand there whole; the text may be cut or broken behind them. */
export const wholeEntries = (text: string, field: string): object[] => {
  const named = new RegExp(`"${field}"\\s*:\\s*\\[`).exec(text);
  const entries: object[] = [];
  let at = named ? named.index + named[0].length : text.length;
  for (;;) {
    const open = /^[\s,]*(?=\{)/.exec(text.slice(at, at + longestGap))?.[0].length;
    const end = open === undefined ? null : closingIndex(text, at + open);
    const entry = end === null ? undefined : parseLoosely(text.slice(at + (open ?? 0), end));
    if (end === null || entry === undefined) return entries;
    entries.push(entry);
    at = end;
  }
};

/** White space between two entries, at most. */
const longestGap = 1_000;

export type ReadReply<Output> =
  | {
      readonly ok: true;
      readonly output: Output;
      /** True when the reply was cut off, and this is what stands of it. */
      readonly salvaged: boolean;
    }
  | {
      readonly ok: false;
      /** What is wrong, in words for the model. */
      readonly problem: string;
      /** The JSON as far as it could be read, for `salvage`; absent when it was none. */
      readonly parsed?: unknown;
    };

const problemLimit = 2_000;

/** Turns the text of a reply into a valid output, or says exactly why it is none. */
export const readReply = <Input, Output>(
  task: Task<Input, Output>,
  input: Input,
  reply: { readonly text: string; readonly finished: boolean },
): ReadReply<Output> => {
  if (!reply.finished) return readCut(task, input, reply.text);
  const json = repairJson(reply.text);
  if ("problem" in json) {
    const cut = json.isCut ? readCut(task, input, reply.text) : null;
    if (cut?.ok) return cut;
    return { ok: false, problem: `The reply is not valid JSON. ${json.problem}` };
  }
  if (!isStorable(json.value)) {
    return { ok: false, problem: "The reply has broken characters in it.", parsed: undefined };
  }
  const asWritten = task.schema.safeParse(json.value);
  // To ask for the whole answer once more costs a call: what differs from it in how it is written is taken.
  const valid = asWritten.success
    ? asWritten
    : task.schema.safeParse(namedBySchema(task.schema, json.value));
  if (!valid.success) {
    const problem = `The JSON does not fit the schema. ${z.prettifyError(valid.error)}`;
    return { ok: false, problem: problem.slice(0, problemLimit), parsed: json.value };
  }
  const wrong = task.check?.(valid.data, input) ?? null;
  if (wrong === null) return { ok: true, output: valid.data, salvaged: false };
  return { ok: false, problem: wrong.slice(0, problemLimit), parsed: json.value };
};

const readCut = <Input, Output>(
  task: Task<Input, Output>,
  input: Input,
  reply: string,
): ReadReply<Output> => {
  const kept = task.keepCut?.(reply, input) ?? null;
  const valid = task.schema.safeParse(kept);
  if (kept !== null && isStorable(kept) && valid.success) {
    return { ok: true, output: valid.data, salvaged: true };
  }
  return { ok: false, problem: "The reply was cut off at the length limit. Answer more briefly." };
};

/** PostgreSQL's `jsonb` takes neither NUL nor half of a surrogate pair. */
export const isStorable = (value: unknown): boolean => {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\0");
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner));
};
