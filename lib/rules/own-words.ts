import { documentHeadings } from "#lib/editing/edit-section.ts";
import type { TextSpan } from "#lib/text/text-span.ts";
import {
  type EditCommand,
  type RequestReading,
  readCommandLine,
  readRequest,
} from "./read-edit-request.ts";
import { type Context, placeOf } from "./requests/anchors.ts";
import { arranging } from "./requests/arranging.ts";
import { asksSomething, wantsWriting } from "./requests/beyond-rules.ts";
import { documentParts } from "./requests/document-parts.ts";
import { inserting } from "./requests/inserting.ts";
import { marking } from "./requests/marking.ts";
import type { Operation, Reading } from "./requests/reading.ts";
import { replacing } from "./requests/replacing.ts";
import { reshaping } from "./requests/reshaping.ts";
import {
  fillings,
  isPause,
  phraseAt,
  phraseEnd,
  readSaid,
  type Said,
  saidOf,
  type Token,
  wordsOf,
} from "./requests/said.ts";

/** Longer requests say more than one thing. */
const longest = 600;
const mostTokens = 150;

/**
 * A request in one's own words as what it asks for, where its words stand in the document: "replace Hayward with Oakland",
 * «удали раздел про at», "add Latency after Throughput". Null for anything else, and for what can be read two ways.
 * Quotation marks may stand around any of its words.
 */
export const inOwnWords = (request: string, document: string): RequestReading | null => {
  const lines = request
    .split(/[\r\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const [line] = lines;
  if (line === undefined || line.length > longest) return null;
  return lines.length > 1 ? eachLine(lines, document) : readLine(line, document);
};

/** Several lines are commands, or none of them is followed. */
const eachLine = (lines: readonly string[], document: string): RequestReading | null => {
  if (lines.length > 20) return null;
  const commands: EditCommand[] = [];
  for (const line of lines) {
    const literal = readCommandLine(line);
    const read = literal === null ? inOwnWords(line, document) : null;
    if (literal !== null) commands.push(literal);
    else if (read?.kind === "commands") commands.push(...read.commands);
    else return null;
  }
  return { kind: "commands", commands };
};

const readLine = (line: string, document: string): RequestReading | null => {
  const headings = documentHeadings(document);
  const whole = readSaid(
    line,
    headings.map(({ path }) => path.at(-1) ?? ""),
  );
  if (whole.tokens.length > mostTokens) return null;
  const tokens = withoutEnding(withoutFillers(whole));
  const plain = readRequest(wordsOf(tokens));
  if (plain.kind !== "unclear") return plain;
  if (wantsWriting(tokens)) return { kind: "unable" };
  const isQuestion = asksSomething(tokens);
  if (isQuestion && line.endsWith("?")) return { kind: "question" };
  const parts = documentParts(document);
  const context = { document, headings, parts, known: new Map(), looks: new Map(), within: null };
  return readChange(tokens, context) ?? (isQuestion ? { kind: "question" } : null);
};

/** Without courtesies and what leads to a request; a title that begins like one stays whole. */
const withoutFillers = (said: Said): readonly Token[] => {
  let from = 0;
  for (let end = 0; end >= 0 && end < said.tokens.length; ) {
    from = end;
    end = isPause(said.tokens[from]) ? from + 1 : phraseEnd(said, from, "filler");
  }
  return said.tokens.slice(from);
};

const longestEnding = 6;

const withoutEnding = (tokens: readonly Token[]): readonly Token[] => {
  if (tokens.length < 2) return tokens;
  if (isPause(tokens.at(-1))) return withoutEnding(tokens.slice(0, -1));
  const from = Math.max(1, tokens.length - longestEnding);
  for (let at = from; at < tokens.length; at++) {
    const rest = tokens.slice(at);
    const isEnding = phraseAt(rest, "ending") === rest.length;
    const isAside = tokens[at - 1]?.word === "," && phraseAt(rest, "fixIt") === rest.length;
    if (isEnding || isAside) return withoutEnding(tokens.slice(0, at));
  }
  return tokens;
};

const changing = [...replacing, ...marking, ...reshaping, ...arranging];

const readChange = (
  tokens: readonly Token[],
  plain: Omit<Context, "everywhere">,
): RequestReading | null => {
  const { said, everywhere } = everyPlace(saidOf(tokens));
  const context = { ...plain, everywhere };
  // What is to be written may hold words that say where.
  const written = best(inserting, said, context);
  if (written !== null) return written;
  for (const { said: rest, within } of scopes(said, context)) {
    const read = best(changing, rest, { ...context, within });
    if (read !== null) return read;
  }
  return best(changing, said, context);
};

/** The reading of the first operation that has one; of two that are as sure nobody knows. */
const best = (
  operations: readonly Operation[],
  said: Said,
  context: Context,
): RequestReading | null => {
  for (const { frames, read } of operations) {
    const [first, second] = frames
      .flatMap((frame) => fillings(said, frame))
      .flatMap((slots) => read(slots, context) ?? [])
      .toSorted((a, b) => b.sure - a.sure);
    if (first === undefined) continue;
    return second === undefined || second.sure < first.sure || isSame(first, second)
      ? first.read
      : null;
  }
  return null;
};

const isSame = (one: Reading, other: Reading): boolean =>
  JSON.stringify(one.read) === JSON.stringify(other.read);

const without = ({ tokens }: Said, from: number, to: number): Said =>
  saidOf([...tokens.slice(0, from), ...tokens.slice(to)]);

/** Without "everywhere", wherever it stands. */
const everyPlace = (said: Said): { readonly said: Said; readonly everywhere: boolean } => {
  const from = said.tokens.findIndex((_, index) => phraseEnd(said, index, "everywhere") >= 0);
  if (from < 0) return { said, everywhere: false };
  return { said: without(said, from, phraseEnd(said, from, "everywhere")), everywhere: true };
};

interface Scope {
  readonly said: Said;
  readonly within: readonly TextSpan[];
  readonly length: number;
}

const mostScopes = 6;

/** The request without where its words count, in each way in which it says so: two places before one, the longest first. */
const scopes = (said: Said, context: Context, isInner = false): Scope[] => {
  const colon = said.tokens.findIndex(({ word }) => word === ":");
  const open = colon < 0 ? said.tokens : said.tokens.slice(0, colon);
  return open
    .flatMap((_, from) => scopesAt(said, from, context))
    .toSorted((a, b) => b.length - a.length)
    .slice(0, mostScopes)
    .flatMap((scope) => [
      ...(isInner ? [] : scopes(scope.said, { ...context, within: scope.within }, true)),
      scope,
    ]);
};

const scopesAt = (said: Said, from: number, context: Context): Scope[] => {
  const except = phraseEnd(said, from, "notWhere");
  const start = except < 0 ? phraseEnd(said, from, "where") : except;
  const found: Scope[] = [];
  for (let to = start < 0 ? start : placeEnd(said, start); to > start; to--) {
    const spans = placeOf(context, said.tokens.slice(start, to));
    if (spans === null || to - from === said.tokens.length) continue;
    const within = except < 0 ? spans : outside(spans, context.document.length);
    const end = /^(?:only|alone|только)$/.test(said.tokens[to]?.word ?? "") ? to + 1 : to;
    found.push({ said: without(said, from, end), within, length: end - from });
  }
  return found;
};

/** What lies between spans. */
const outside = (spans: readonly TextSpan[], end: number): TextSpan[] => {
  const sorted = spans.toSorted((a, b) => a.start - b.start);
  return [...sorted, { start: end, end }].map(({ start }, index) => ({
    start: sorted[index - 1]?.end ?? 0,
    end: start,
  }));
};

/** What a request goes on with behind a place. */
const others = [
  ...([
    "with",
    "from",
    "replace",
    "delete",
    "insert",
    "move",
    "shouldBe",
    "not",
    "instead",
  ] as const),
  ...(["swap", "turn", "unmark", "make", "come", "before", "after"] as const),
];
const longestPlace = 12;

const placeEnd = (said: Said, start: number): number => {
  const most = Math.min(said.tokens.length, start + longestPlace);
  for (let end = start + 1; end < most; end++) {
    if (isPause(said.tokens[end]) || others.some((name) => phraseEnd(said, end, name) >= 0))
      return end;
  }
  return most;
};
