import { documentHeadings } from "#lib/editing/edit-section.ts";
import type { TextSpan } from "#lib/text/text-span.ts";
import {
  type EditCommand,
  type RequestReading,
  readCommandLine,
  readRequest,
} from "./read-edit-request.ts";
import { type Context, nameParts, placeOf, readNoun } from "./requests/anchors.ts";
import { arranging } from "./requests/arranging.ts";
import { asksSomething, wantsWriting } from "./requests/beyond-rules.ts";
import { documentParts } from "./requests/document-parts.ts";
import { inserting } from "./requests/inserting.ts";
import { marking } from "./requests/marking.ts";
import type { Operation, Reading } from "./requests/reading.ts";
import { corrections, replacing } from "./requests/replacing.ts";
import { reshaping } from "./requests/reshaping.ts";
import {
  fillings,
  isPause,
  phraseAt,
  phraseEnd,
  readSaid,
  type Said,
  type Slots,
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
  const { said: led, isWish } = withoutFillers(whole);
  const tokens = withoutEnding(led);
  const plain = readRequest(wordsOf(tokens));
  if (plain.kind !== "unclear") return plain;
  if (wantsWriting(tokens)) return { kind: "unable" };
  const isQuestion = asksSomething(tokens);
  if (isQuestion && line.endsWith("?")) return { kind: "question" };
  const parts = documentParts(document);
  const known = { known: new Map(), looks: new Map(), words: new Map() };
  const context = { document, headings, parts, ...known, within: null, isWish };
  const read = isNoOrder(tokens) ? null : readOrder(tokens, context);
  if (read !== null) return isTentative(whole, line) ? offersOf([read]) : read;
  return isQuestion ? { kind: "question" } : readLoosely(tokens, context);
};

type Plain = Omit<Context, "everywhere">;

/** Without a remark behind it, else as it stands: the remark may be what is to be written. */
const readOrder = (tokens: readonly Token[], context: Plain): RequestReading | null => {
  const order = withoutRemark(tokens);
  return order.length < tokens.length ? readChange(order, context) : readChange(tokens, context);
};

/** Without courtesies and what leads to a request; a title that begins like one stays whole. */
const withoutFillers = (
  said: Said,
): { readonly said: readonly Token[]; readonly isWish: boolean } => {
  let from = 0;
  let isWish = false;
  for (let end = 0; end >= 0 && end < said.tokens.length; ) {
    from = end;
    const wish = phraseEnd(said, from, "wish");
    end = isPause(said.tokens[from]) ? from + 1 : Math.max(wish, phraseEnd(said, from, "filler"));
    isWish ||= wish > 0;
  }
  return { said: said.tokens.slice(from), isWish };
};

const longestEnding = 6;

const withoutEnding = (tokens: readonly Token[]): readonly Token[] => {
  if (tokens.length < 2) return tokens;
  if (isPause(tokens.at(-1))) return withoutEnding(tokens.slice(0, -1));
  const from = Math.max(1, tokens.length - longestEnding);
  for (let at = from; at < tokens.length; at++) {
    const rest = tokens.slice(at);
    const isEnding = phraseAt(rest, "ending") === rest.length;
    const isAside = beginsClause(tokens, at) && phraseAt(rest, "fixIt") === rest.length;
    if (isEnding || isAside) return withoutEnding(tokens.slice(0, at));
  }
  return tokens;
};

const beginsClause = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1];
  return isPause(before) || (before !== undefined && before.stop !== "");
};

/** "…, it's wrong": what says why, and asks for nothing. What stands behind a colon or is inserted is to be written. */
const withoutRemark = (tokens: readonly Token[]): readonly Token[] => {
  const isWritten = tokens.some(
    ({ word }, at) => word === ":" || phraseAt(tokens.slice(at), "insert") > 0,
  );
  const from = tokens.findIndex((_, at) => {
    const rest = tokens.slice(at);
    const isLed = beginsClause(tokens, at) || because.test(rest[0]?.word ?? "");
    return at > 1 && isLed && phraseAt(rest, "remark") > 0 && rest.every(asksNothing);
  });
  return isWritten || from < 0 ? tokens : withoutEnding(tokens.slice(0, from));
};

const because = /^(?:because|cause|cuz)$/;

const asksNothing = ({ word }: Token, at: number, all: readonly Token[]): boolean =>
  word !== "" &&
  phraseAt(all.slice(at, at + 8), "turning") === 0 &&
  !isOrder(all.slice(at, at + 8));

const isOrder = (tokens: readonly Token[]): boolean =>
  orders.some((name) => phraseAt(tokens, name) > 0);

/** The verbs that a request begins with. */
const orders = [...(["delete", "replace", "rename", "move", "swap", "insert", "unmark"] as const)];

const conditions =
  /^(?:if|when|unless|whether|once|suppose|nobody|never|если|когда|раз|пока|нельзя|никогда)$/;
const negations =
  /^(?:not|never|don't|dont|doesn't|didn't|won't|wouldn't|shouldn't|mustn't|can't|cannot|не|нельзя|ни|никогда)$/;

/** "If …", "don't delete …". */
const isNoOrder = (tokens: readonly Token[]): boolean => {
  // What stands behind a colon is to be written.
  const colon = tokens.findIndex(({ word }) => word === ":");
  return (colon < 0 ? tokens : tokens.slice(0, colon)).some(
    ({ word, isLocked }, at) =>
      !isLocked &&
      (conditions.test(word)
        ? at === 0 || beginsClause(tokens, at)
        : negations.test(word) && isOrder(tokens.slice(at + 1, at + 9))),
  );
};

/** "Maybe we should …?" is not sure either. */
const isTentative = ({ tokens }: Said, line: string): boolean =>
  line.endsWith("?") && tokens.some(({ word }) => tentative.test(word));

const tentative = /^(?:maybe|perhaps|should|shall|might|ли|наверное|может)$/;

const mostOffers = 3;

const offersOf = (readings: readonly RequestReading[]): RequestReading | null => {
  const all = readings.flatMap((one) => (one.kind === "offers" ? one.readings : [one]));
  const distinct = new Map(all.map((one) => [JSON.stringify(one), one]));
  return distinct.size === 0
    ? null
    : { kind: "offers", readings: [...distinct.values()].slice(0, mostOffers) };
};

/** An order within other words is not followed, and offered. */
const readLoosely = (tokens: readonly Token[], context: Plain): RequestReading | null => {
  if (tokens.some(({ word, isLocked }) => !isLocked && negations.test(word))) return null;
  const starts = tokens.flatMap((_, at) =>
    isOrder(tokens.slice(at, at + 8)) || (at > 0 && beginsClause(tokens, at)) ? [at] : [],
  );
  const runs = starts.slice(0, 3).flatMap((from) => {
    const end = tokens.findIndex((_, at) => at > from + 1 && beginsClause(tokens, at));
    const whole = tokens.slice(from);
    return end < 0 ? [whole] : [whole, tokens.slice(from, end)];
  });
  return offersOf(runs.flatMap((run) => readChange(withoutEnding(run), context) ?? []));
};

const changing = [...replacing, ...marking, ...reshaping, ...arranging];

const readChange = (tokens: readonly Token[], plain: Plain): RequestReading | null => {
  const { said, everywhere } = everyPlace(saidOf(tokens));
  const context = { ...plain, everywhere };
  // What is to be written may hold words that say where.
  const written = best(inserting, said, context);
  if (written !== null) return written.read;
  const scoped = scopes(said, context).map(({ said: rest, within }) => {
    const { said: tokens } = withoutFillers(rest);
    return { rest: saidOf(tokens), within };
  });
  // Of several places the one that leaves the most to be looked for.
  const [inScope] = scoped
    .flatMap(({ rest, within }) => best(changing, rest, { ...context, within }) ?? [])
    .toSorted((a, b) => b.sure - a.sure);
  const read = inScope ?? best(changing, said, context);
  if (read !== null) return read.read;
  // Of a slip of the pen the place is remembered wrong.
  return scoped.map(({ rest }) => best([corrections], rest, context)).find(isRead)?.read ?? null;
};

const isRead = (read: Reading | null): read is Reading => read !== null;

/** The reading of the first operation that has one; of two that are as sure the student chooses. */
const best = (operations: readonly Operation[], said: Said, context: Context): Reading | null => {
  for (const { frames, read } of operations) {
    const [first, second] = frames
      .flatMap((frame) => fillings(said, frame))
      .filter((slots) =>
        Object.entries(slots).every(([name, one]) => !isSlot.test(name) || one.every(isBehind)),
      )
      .flatMap((slots) => doubted(slots, context, read(slots, context)) ?? [])
      .toSorted((a, b) => b.sure - a.sure);
    if (first === undefined) continue;
    const isClear = second === undefined || second.sure < first.sure || isSame(first, second);
    if (isClear && first.isDoubtful !== true) return first;
    const offers = offersOf(isClear ? [first.read] : [first.read, second.read]);
    return offers && { read: offers, sure: first.sure };
  }
  return null;
};

const isSlot = /^[a-z]/;

/** What is named, and what is to be written, stands in one piece. */
const isBehind = ({ index }: Token, at: number, all: readonly Token[]): boolean =>
  at === 0 || all[at - 1]?.index === index - 1;

/** What things of the subject do, too. */
const told: ReadonlySet<string> = new Set("Goes Delete Spelled Come Called Replace".split(" "));
const tells = /^(?:comes|goes|stands)$/i;
const written = /spell|spelt|written|read|say|писать|пишется/;

/** "X should be replaced with Y" may be said of the subject, too, unless X is called a part of the text. */
const doubted = (slots: Slots, context: Context, read: Reading | null): Reading | null => {
  const [first, ...others] = Object.entries(slots).toSorted(
    ([, [a]], [, [b]]) => (a?.index ?? 0) - (b?.index ?? 0),
  );
  if (read === null || first === undefined || context.isWish || /^[A-Z]/.test(first[0]))
    return read;
  const isTold = others.some(
    ([name, said]) =>
      told.has(name) &&
      (phraseAt(said, "must") > 0 || tells.test(wordsOf(said))) &&
      !written.test(wordsOf(said)),
  );
  const [, name] = first;
  const isCalled =
    name.some(({ word }) => word === "") ||
    readNoun(name) !== null ||
    nameParts(context, name, ["section"])?.sure === 3;
  return isTold && !isCalled ? { ...read, isDoubtful: true } : read;
};

/** Whether two readings change the same; their words may name it differently. */
const isSame = (one: Reading, other: Reading): boolean => {
  const [a, b] = [one.read, other.read].map((read) =>
    JSON.stringify(read, (key, value) =>
      (key === "quote" || key === "meant") && isChange(read) ? null : value,
    ),
  );
  return a === b;
};

const isChange = (read: RequestReading): boolean =>
  read.kind === "commands" && read.commands.every(({ kind }) => kind === "change");

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
  const most = start < 0 ? start : placeEnd(said, start);
  for (let to = most; to > start; to--) {
    // "In the last sentence about" goes on.
    const goesOn = joins.has(said.tokens[to - 1]?.word ?? "");
    const spans = goesOn ? null : placeOf(context, said.tokens.slice(start, to), to === most, true);
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

const joins: ReadonlySet<string> = new Set(
  "about of on in at for with to the a an про о об с в на для и and or".split(" "),
);

const placeEnd = (said: Said, start: number): number => {
  const most = Math.min(said.tokens.length, start + longestPlace);
  for (let end = start + 1; end < most; end++) {
    if (isPause(said.tokens[end]) || others.some((name) => phraseEnd(said, end, name) >= 0))
      return end;
  }
  return most;
};
