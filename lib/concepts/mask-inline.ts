/**
 * A copy of a paragraph of the same length, in which a sentence splitter sees no dots or line
 * ends that mean something else: code and formulas become `X`, white space becomes plain space,
 * and the `>` of a quotation's further lines goes.
 */
export const maskInline = (text: string): string => {
  const characters = text.replace(/(\r\n|\n|\r)([ \t]*>)+/g, (match) => " ".repeat(match.length));
  return maskDelimited(maskDelimited(characters, "`"), "$").replace(/\s/g, " ");
};

/**
 * Replaces what stands between two runs of `delimiter` of equal length. Linear: the next run of
 * each length is known beforehand.
 */
const maskDelimited = (text: string, delimiter: "`" | "$"): string => {
  const runs = [...text.matchAll(delimiter === "`" ? /`+/g : /(?<!\\)\${1,2}/g)];
  const partner = new Map<number, number>();
  const nextOfLength = new Map<number, number>();
  for (let index = runs.length - 1; index >= 0; index -= 1) {
    const length = runs[index]?.[0].length ?? 0;
    const next = nextOfLength.get(length);
    if (next !== undefined) partner.set(index, next);
    nextOfLength.set(length, index);
  }
  let masked = "";
  let position = 0;
  for (let index = 0; index < runs.length; index += 1) {
    const open = runs[index];
    const close = runs[partner.get(index) ?? -1];
    if (!open || !close || !isPair(text, delimiter, open.index, close.index)) continue;
    const end = close.index + close[0].length;
    masked += text.slice(position, open.index) + "X".repeat(end - open.index);
    position = end;
    index = partner.get(index) ?? index;
  }
  return masked + text.slice(position);
};

/** "costs $5 and $6" is no formula: a formula does not begin or end with a space. */
const isPair = (text: string, delimiter: string, open: number, close: number): boolean =>
  delimiter === "`" ||
  text.charAt(open + 1) === "$" ||
  (/\S/.test(text.charAt(open + 1)) && /\S/.test(text.charAt(close - 1)));
