import JSON5 from "json5";
import { restoreCommands } from "../quotes/repair-escapes.ts";

/**
 * The JSON value of a model's reply. Mends only what needs no guess: a byte order mark, a fence,
 * text before or after the object, trailing commas, the backslash of a command that was not doubled. A cut reply, or one with two different objects,
 * is not mended.
 *
 * @returns the value, or what is wrong in words for the model.
 */
export const repairJson = (reply: string): { value: unknown } | { problem: string } => {
  const strict = parseStrict(reply.replace(/^\uFEFF/, ""));
  if ("value" in strict) return strict;
  const ranges = topLevelRanges(reply);
  if (ranges === null) return { problem: `The JSON is not complete. ${strict.problem}` };
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
