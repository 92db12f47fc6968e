const simple: Readonly<Record<string, string>> = {
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
};

/**
 * The value of a string field in JSON that is still being written, as far as it has come; "" before the field
 * begins. The field must be the first of its name. An escape or a surrogate pair that is cut in half is left
 * for later, so that what is shown only ever grows. One pass over the reply.
 */
export const growingText = (reply: string, field: string): string => {
  const opening = new RegExp(`"${field}"\\s*:\\s*"`).exec(reply);
  if (!opening) return "";
  const start = opening.index + opening[0].length;
  const end = valueEnd(reply, start);
  const text = reply.slice(start, end).replace(/\\(?:u([\da-fA-F]{4})|(.))/gs, unescaped);
  return text.replace(/[\uD800-\uDBFF]$/, "");
};

const unescaped = (_: string, unit: string | undefined, sign: string | undefined): string =>
  unit === undefined ? (simple[sign ?? ""] ?? sign ?? "") : String.fromCharCode(parseInt(unit, 16));

/** Where the value ends (exclusive), or the last whole escape of what there is. */
const valueEnd = (reply: string, start: number): number => {
  const piece = /[^"\\]+|\\(?:u[\da-fA-F]{4}|[^u])/gy;
  let end = start;
  for (;;) {
    piece.lastIndex = end;
    if (!piece.test(reply)) return end;
    end = piece.lastIndex;
  }
};
