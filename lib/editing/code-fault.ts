import { parser as cpp } from "@lezer/cpp";
import { parser as java } from "@lezer/java";
import { parser as javascript } from "@lezer/javascript";
import { parser as json } from "@lezer/json";
import { parser as python } from "@lezer/python";

const typescript = javascript.configure({ dialect: "ts" });
const parsers: ReadonlyMap<string, typeof python> = new Map([
  ...["py", "python", "python3"].map((name) => [name, python] as const),
  ...["js", "javascript", "mjs", "node"].map((name) => [name, javascript] as const),
  ...["jsx"].map((name) => [name, javascript.configure({ dialect: "jsx" })] as const),
  ...["ts", "typescript"].map((name) => [name, typescript] as const),
  ...["tsx"].map((name) => [name, javascript.configure({ dialect: "ts jsx" })] as const),
  ...["c", "h", "cpp", "c++", "cc", "hpp"].map((name) => [name, cpp] as const),
  ["java", java],
  ["json", json],
]);

/** Longer code is not parsed: an edit of it would be felt. */
const longestCode = 50_000;

/**
 * Where a program no longer parses: its line, from 1, and that line's text. Null where it does, and in a language
 * of which nothing is known.
 * @param language the word behind the opening fence, in any case
 */
export const codeFault = (
  language: string,
  code: string,
): { readonly line: number; readonly text: string } | null => {
  const parser = parsers.get(language.toLowerCase());
  if (parser === undefined || code.length > longestCode) return null;
  let at: number | null = null;
  parser.parse(code).iterate({
    enter: ({ type, from }) => {
      if (type.isError) at ??= from;
      return at === null;
    },
  });
  if (at === null) return null;
  const line = code.slice(0, at).split("\n").length;
  return { line, text: code.split("\n")[line - 1] ?? "" };
};
