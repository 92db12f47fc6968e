import JSON5 from "json5";

/**
 * The JSON value of a model's reply. Mends only what needs no guess: a byte order mark, a fence,
 * text before or after the object, trailing commas. A cut reply, or one with two different objects,
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
 * which would turn `\alpha` into `alpha`; a range with such an escape is left alone.
 */
const parseLoosely = (range: string): object | undefined => {
  const strict = parseStrict(range);
  const withoutEscapes = range.replace(/\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/g, "");
  if ("problem" in strict && withoutEscapes.includes("\\")) return undefined;
  try {
    const value: unknown = "value" in strict ? strict.value : JSON5.parse(range);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    // Braces in prose, such as a set {a, b}: not the answer.
    return undefined;
  }
};

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
