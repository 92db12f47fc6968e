import { isSlip } from "#lib/text/edit-distance.ts";
import type { TextSpan } from "#lib/text/text-span.ts";
import type { RequestReading } from "../read-edit-request.ts";
import {
  bare,
  type Context,
  headingOf,
  isPart,
  saysWhere,
  scoped,
  section,
  single,
  standsIn,
  whole,
  wordsIn,
} from "./context.ts";
import {
  cutEnd,
  cutStart,
  divisions,
  everywhere,
  sectionNouns,
  sectionNounsBehind,
  unquoted,
} from "./phrases.ts";

const withs = [" with ", " by ", " to ", " into ", " as ", " на ", " -> ", " → ", " => "];
/** «Замени кот в тексте на пёс» says where, «переименуй Кот в Пёс» into what. */
export const renaming = ["rename ", "переименуй ", "переименуйте ", "переименовать "];
const typos = [
  ...[
    "the spelling of ",
    "spelling of ",
    "the typo ",
    "typo ",
    "typo: ",
    "the typo in ",
    "a typo: ",
  ],
  ...["опечатку ", "опечатку: ", "написание ", "ошибку ", "ошибку: ", "ошибку в слове "],
];

/** "Hayward with Oakland", "the section Aims to Goals", "10 ms to 20 ms in Scheduling". */
export const replacement = (
  said: string,
  context: Context,
  { renames, always }: { readonly renames: boolean; readonly always: boolean },
): RequestReading | null => {
  const instead = insteadOf(said, context);
  if (instead !== null) return instead;
  const { words: asked, isAlways } = allPlaces(said, always);
  const rest = cutStart(asked, typos) ?? asked;
  const heading = cutStart(rest, sectionNouns);
  const divided = divisions(heading ?? rest, renames ? [...withs, " в "] : withs).filter(
    ([old, text]) => old !== "" && text !== "",
  );
  if ((heading !== null || renames) && !isAlways) {
    const found = renamed(divided, context, heading === null);
    if (found !== null || heading !== null) return found;
  }
  const found = longest(divided.flatMap(([old, text]) => replacing(old, text, context)));
  if (found !== undefined) return written(found, isAlways);
  const [only] = divided;
  return only === undefined || divided.length > 1 ? null : unfound(only, isAlways);
};

/** Whether every place is meant, which is said at either end. */
const allPlaces = (said: string, always: boolean) => {
  const behind = cutEnd(
    said,
    everywhere.map((word) => ` ${word}`),
  );
  const first = cutStart(
    behind ?? said,
    everywhere.map((word) => `${word} `),
  );
  return { words: first ?? behind ?? said, isAlways: always || behind !== null || first !== null };
};

/** Of all ways to divide a request the one whose first part is the longest. */
const longest = <Reading extends { readonly length: number }>(readings: readonly Reading[]) =>
  readings.toSorted((one, other) => other.length - one.length)[0];

type Divided = ReturnType<typeof divisions>;

const renamed = (divided: Divided, context: Context, wholly: boolean): RequestReading | null => {
  const found = longest(
    divided.flatMap(([old, text]) => {
      const title = unquoted(cutEnd(old, sectionNounsBehind) ?? old);
      const heading = headingOf(context, title, wholly);
      return heading === null ? [] : [{ heading, text: unquoted(text), length: old.length }];
    }),
  );
  return found === undefined ? null : whole(section(found.heading, "rename", found.text));
};

/** Nothing of it stands there: what comes nearest is offered, where there is but one way to read it. */
const unfound = (divided: Divided[number], always: boolean): RequestReading | null => {
  const [old = "", text = ""] = divided.map(unquoted);
  // "The tone", "my notes" are hardly words that are quoted.
  const isNamed = cutStart(old, ["the ", "my ", "all ", "a ", "your ", "our "]) !== null;
  if (isNamed || isPart(old) || [old, text].some(saysWhere) || losesUnit(old, text)) return null;
  if (!/^\S+(?: \S+){0,5}$/u.test(old)) return null;
  const quote = bare(old);
  return always
    ? whole({ kind: "replace_all", quote, text })
    : single({ kind: "replace", quote, text });
};

interface Replacing {
  readonly quote: string;
  readonly text: string;
  readonly within: readonly TextSpan[] | null;
  readonly length: number;
}

/** Old words that stand in the document and new ones that do not say where; the place may stand behind either. */
const replacing = (old: string, text: string, context: Context): Replacing[] => {
  const { document } = context;
  const length = old.length;
  const readings: Replacing[] = [];
  const plain = wordsIn(document, bare(old));
  const byNew = scoped(text, context);
  if (plain !== null) {
    if (byNew.within !== null) {
      readings.push({ quote: plain, text: unquoted(byNew.words), within: byNew.within, length });
    } else if (!saysWhere(text)) {
      readings.push({ quote: plain, text: unquoted(text), within: null, length });
    }
  }
  const byOld = plain === null ? scoped(old, context) : null;
  if (byOld !== null && byOld.within !== null && !saysWhere(text)) {
    const quote = wordsIn(document, bare(byOld.words));
    if (quote !== null)
      readings.push({ quote, text: unquoted(text), within: byOld.within, length });
  }
  return readings.filter(
    (one) =>
      !losesUnit(one.quote, one.text) &&
      (one.within === null || standsIn(document, one.quote, one.within)),
  );
};

const written = ({ quote, text, within }: Replacing, always: boolean): RequestReading | null => {
  if (!always) return single({ kind: "replace", quote, text, ...(within && { within }) });
  return within === null ? whole({ kind: "replace_all", quote, text }) : null;
};

/** "10 ms to 20": whether the unit stays nobody knows. */
const losesUnit = (old: string, text: string): boolean =>
  /\d/.test(old) && /\p{L}/u.test(old) && /^[\d.,\s]+$/.test(text);

const insteads = [" instead of ", " rather than ", " вместо "];

/** "Oakland instead of Hayward"; «вместо Хайвард напиши Окленд». */
const insteadOf = (said: string, context: Context): RequestReading | null => {
  const found = divisions(said, insteads).flatMap(([text, old]) => {
    const quote = wordsIn(context.document, bare(old));
    return quote === null || text === "" ? [] : [{ quote, text: bare(text) }];
  });
  const [only] = found;
  if (only === undefined || found.length > 1 || losesUnit(only.quote, only.text)) return null;
  return single({ kind: "replace", ...only });
};

const spelled = [
  ...[
    " should be spelled ",
    " should be spelt ",
    " should be written ",
    " is spelled ",
    " is spelt ",
  ],
  ...[
    " should be replaced with ",
    " should be replaced by ",
    " should be changed to ",
    " should read ",
  ],
  ...[
    " замени на ",
    " заменить на ",
    " поменяй на ",
    " поменять на ",
    " измени на ",
    " исправь на ",
  ],
  ...[
    " исправить на ",
    " пишется ",
    " надо писать ",
    " нужно писать ",
    " правильно писать ",
    " -> ",
    " → ",
  ],
];
const shouldBe = [
  " should be ",
  " must be ",
  " должно быть ",
  " должен быть ",
  " должна быть ",
  " надо ",
];
const insteadVerbs =
  /^(?:вместо|instead of) (.{1,300}?),? (?:напиши|пиши|поставь|должно быть|надо|нужно|write|use|put|say) (.{1,300})$/iu;

/** What is right, said without a request: "Corbato should be spelled Corbató", «1665 поменяй на 1655». */
export const corrected = (
  said: string,
  context: Context,
  always: boolean,
): RequestReading | null => {
  const instead = insteadVerbs.exec(said);
  if (instead !== null) {
    const quote = wordsIn(context.document, bare(instead[1] ?? ""));
    const text = unquoted(instead[2] ?? "");
    return quote === null || losesUnit(quote, text)
      ? null
      : written({ quote, text, within: null, length: 0 }, always);
  }
  const found = [
    ...divisions(said, spelled).map((pair) => ({ pair, surely: true })),
    ...divisions(said, shouldBe).map((pair) => ({ pair, surely: false })),
  ].flatMap(({ pair: [old, text], surely }) => {
    const leading = cutStart(old, ["it says ", "there is ", "the word ", "слово "]) ?? old;
    const [reading] = text === "" ? [] : replacing(leading, text, context);
    if (reading === undefined) return [];
    // "A thread should be fast" is no correction.
    return surely || isLike(reading.quote, reading.text) ? [reading] : [];
  });
  const [only] = found;
  return only === undefined || found.length > 1 ? null : written(only, always);
};

const isLike = (one: string, other: string): boolean =>
  isSlip(one.toLowerCase(), other.toLowerCase()) ||
  (/\d/.test(one) && one.replace(/\d+/g, "0") === other.replace(/\d+/g, "0"));
