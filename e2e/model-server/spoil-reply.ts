import type { Mode } from "./behaviour.ts";

/** A good reply as a bad model would send it; modes of the wire leave it as it is. */
export const spoilReply = (mode: Mode, good: string): string => {
  switch (mode) {
    case "fenced":
      return `\`\`\`json\n${good}\n\`\`\``;
    case "chatty":
      return `Sure! Here is the {JSON} you asked for:\n\n${good}\n\nLet me know if "it" helps :-}`;
    case "commas":
      return withTrailingCommas(good);
    case "empty":
      return "";
    case "prose":
      return "I am sorry, but I would rather talk about something else.";
    case "two-objects":
      return `For example {"like":"this"}, so:\n${good}`;
    case "length":
      return good.slice(0, Math.ceil(good.length * 0.6));
    case "wrong-schema":
      return '{"unexpected":{"shape":1}}';
    case "wrong-ids":
      return JSON.stringify(JSON.parse(good), breakIds);
    case "omits-one":
      return JSON.stringify(withoutLast(JSON.parse(good)));
    case "nul":
      return good.replace('":"', '":"\\u0000');
    default:
      return good;
  }
};

/** A comma before every closing bracket; strings hold no line break, so they stay as they are. */
const withTrailingCommas = (json: string): string =>
  JSON.stringify(JSON.parse(json), null, 1).replace(/([^[{,])(\n *[}\]])/g, "$1,$2");

/** The last entry of the answer's own lists is missing; lists inside entries stay whole. */
const withoutLast = (answer: object): object =>
  Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.slice(0, -1) : value,
    ]),
  );

const breakIds = (key: string, value: unknown): unknown => {
  if (key === "sentence" && typeof value === "number") return value + 100_000;
  if (!/(^id|Id|Ids|^number|Number|Numbers|^sentences|^code)$/.test(key)) return value;
  if (typeof value === "number") return value + 100_000;
  if (typeof value === "string") return `no-such-${value}`;
  return Array.isArray(value) ? value.map((inner) => breakIds(key, inner)) : value;
};
