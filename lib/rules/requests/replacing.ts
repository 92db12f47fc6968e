import { cutsWord } from "#lib/editing/word-edges.ts";
import { stopWords } from "#lib/text/content-words.ts";
import { isSlip, typingDistance } from "#lib/text/edit-distance.ts";
import { foldedWords } from "#lib/text/words.ts";
import {
  type Context,
  formPlaces,
  isIn,
  nameParts,
  type Part,
  partsOf,
  readNoun,
  wordPlaces,
  wordsIn,
} from "./anchors.ts";
import { inForm } from "./in-form.ts";
import { determiners, nounKinds, ordinalOf } from "./lexicon.ts";
import { nearestHeadings } from "./nearest.ts";
import {
  changed,
  type Operation,
  type Reading,
  section,
  single,
  spanOf,
  whole,
} from "./reading.ts";
import { phraseAt, type Token, wordsOf } from "./said.ts";
import { areForms, areIn, isSameWord } from "./same-word.ts";

/** Without a noun in front that says what it is: "the word Hayward". */
const bare = (tokens: readonly Token[]): { readonly words: string; readonly isNamed: boolean } => {
  let from = 0;
  while (from < tokens.length - 1 && determiners.has(tokens[from]?.word ?? "")) from++;
  const isNamed =
    tokens.length > from + 1 && nounKinds(tokens[from]?.word ?? "")?.includes("words") === true;
  const [first] = tokens;
  const rest = isNamed ? tokens.slice(from + 1) : tokens;
  return {
    words: wordsOf(rest),
    isNamed: isNamed || (tokens.length === 1 && first?.word === ""),
  };
};

/** "… and delete the last sentence": a second request. */
const holdsRequest = (text: readonly Token[]): boolean =>
  text.some(({ word }, index) => {
    if (!/^(?:and|then|и|а|,)$/.test(word)) return false;
    const rest = text.slice(index + 1);
    // "… and slow with very slow".
    if (rest.some((_, at) => at > 0 && phraseAt(rest.slice(at), "with") > 0)) return true;
    return (["delete", "replace", "rename", "move", "swap", "insert"] as const).some(
      (name) => phraseAt(rest, name) > 0,
    );
  });

/** "Is spelled wrong", and not how it is right. */
const isJudgement = ([first]: readonly Token[]): boolean =>
  /^(?:wrong|wrongly|incorrectly|badly|differently|right|correctly|неправильно|неверно|правильно|иначе|ошибкой)$/.test(
    first?.word ?? "",
  );

/** "Something like Pitfalls". */
const isDescribed = ([first]: readonly Token[]): boolean =>
  /^(?:something|some|anything|another|sth|like|what|whatever|что-то|что-нибудь|как-нибудь|что|какой-нибудь|другое)$/.test(
    first?.word ?? "",
  );

const pronouns: ReadonlySet<string> = new Set(
  "it this that them these those everything all other it's my your our something это его ее их все что-нибудь что-то мой мои".split(
    " ",
  ),
);

/** Words for a part of a text say which part is meant, and are hardly ever the words that are meant. */
const isVague = (tokens: readonly Token[]): boolean => {
  const [first, ...rest] = tokens.filter(
    ({ word }, index) => index > 0 || !/^(?:the|a|an)$/.test(word),
  );
  if (first === undefined) return true;
  if (first.word === "" || first.isLocked) return false;
  if (pronouns.has(first.word) || ordinalOf(first.word) !== 0) return true;
  return (
    parts.has(first.word) ||
    (rest.length === 0 && tokens.length > 1 && nounKinds(first.word) !== null)
  );
};

/** One part of a text; several, as "rows", are as often words of it. */
const parts: ReadonlySet<string> = new Set(
  `section chapter paragraph sentence list table row line heading text part code block document example раздел главу абзац
  предложение список таблицу таблица строку строчку заголовок текст часть код документ пункт пример`.split(
    /\s+/,
  ),
);

/** What is to be written goes on with where: "Oakland in the table", or in something that is like a heading. */
const saysWhere = ({ document }: Context, tokens: readonly Token[]): boolean =>
  tokens.some(({ word }, index) => {
    if (index === 0) return false;
    const isLast = index === tokens.length - 1;
    if (isLast) return /^(?:but|not|only|except|но|не|только|кроме)$/.test(word);
    if (!/^(?:in|from|within|inside|outside|except|under|at|в|во|из|под|кроме)$/.test(word))
      return false;
    const behind = tokens.slice(index + 1, index + 5);
    return (
      behind.some((one) => nounKinds(one.word) !== null) ||
      nearestHeadings(document, wordsOf(behind)).length > 0
    );
  });

/** "10 ms to 20": whether the unit stays nobody knows; nor what "1" is that is to be words. */
const losesUnit = (old: string, text: string): boolean => {
  const isBare = (words: string) => /^[\d.,\s]+$/.test(words);
  return /\d/.test(old) && isBare(old) !== isBare(text) && /\p{L}/u.test(old + text);
};

const percent = /^(\d[\d.,]*)\s*(?:%|percent|per cent|процент(?:а|ов)?)$/u;

/** "Not 20 but 23 percent": the sign that stands behind the number stays. */
const withoutUnit = ({ document }: Context, old: string, text: string): string => {
  const number = percent.exec(text)?.[1];
  return number !== undefined &&
    /^\d[\d.,]*$/.test(old) &&
    new RegExp(`${RegExp.escape(old)}\\s?%`).test(document)
    ? number
    : text;
};

/** What cannot be all that is to be written. */
const isNoText = (context: Context, text: readonly Token[]): boolean =>
  // What is quoted is all of it.
  (text.length > 1 && text.some(({ word }) => word === "")) ||
  text.some(({ word }) => /^(?:if|unless|если)$/.test(word)) ||
  phraseAt(text, "look") === text.length ||
  isJudgement(text) ||
  isDescribed(text) ||
  holdsRequest(text) ||
  saysWhere(context, text);

/** "Just Ohm". */
const withoutJust = (text: readonly Token[]): readonly Token[] =>
  text.length > 1 && /^(?:just|simply|просто)$/.test(text[0]?.word ?? "") ? text.slice(1) : text;

const isArticle = (one: Token | undefined): boolean => /^(?:the|an?)$/.test(one?.word ?? "");

/** Old words that stand in the document, and new ones; null where either says something else. */
const replaced = (
  context: Context,
  given: readonly Token[],
  said: readonly Token[],
): Reading | null => {
  const text = withoutJust(said);
  // "The govenor should be governor".
  const old =
    isArticle(given[0]) && given.length > 1 && !isArticle(text[0]) ? given.slice(1) : given;
  if (isVague(old) || isNoText(context, text)) return null;
  // As it was typed: whoever writes small letters means capitals, too, and the new words get them.
  const typed = bare(old).words;
  const stopped = typed + (old.at(-1)?.stop ?? "");
  const quote = wordsIn(context, stopped) === null ? typed : stopped;
  if (wordsIn(context, quote) === null) return inOtherForms(context, typed, wordsOf(text));
  const plain = bare(text);
  const newText = withoutUnit(context, quote, plain.isNamed ? plain.words : wordsOf(text));
  if (losesUnit(quote, newText)) return null;
  // Words that several readings find: the longer are meant.
  const sure = 3 + old.length / 100 - text.length / 1000;
  // "Bach" is not to become "J. S. Bach" where it is so already.
  const already = newText === quote ? [] : wordPlaces(context, newText);
  const places = wordPlaces(context, quote).filter((place) => !isIn(place, already));
  if (places.length === 0) return single({ kind: "replace", quote: newText, text: newText }, sure);
  const isPartly = places.length < wordPlaces(context, quote).length;
  const within = isPartly ? places.map(spanOf) : context.within;
  if (within !== null) {
    const isEveryPlace = context.within !== null || context.everywhere;
    return single({ kind: "replace", quote, text: newText, within, isEveryPlace }, sure);
  }
  return context.everywhere
    ? whole(
        { kind: "replace_all", quote, text: newText, ...formsOf(context, quote, newText) },
        sure,
      )
    : single({ kind: "replace", quote, text: newText }, sure);
};

/** Where a word stands in other forms: what it becomes, null where that is not sure. */
const formsIn = (context: Context, quote: string, text: string) => {
  const words = foldedWords(quote);
  return words.length > 1 || /\d/.test(quote)
    ? []
    : formPlaces(context, words).flatMap((place) => {
        const found = context.document.slice(place.start, place.end);
        const isSame = found.toLowerCase() === quote.toLowerCase();
        return isSame ? [] : [{ place, found, text: inForm(quote, found, text) }];
      });
};

const formsOf = (context: Context, quote: string, text: string) => {
  const all = formsIn(context, quote, text);
  const forms = all.flatMap(({ found, text: newText }) =>
    newText === null ? [] : [{ oldText: found.toLowerCase(), newText }],
  );
  const left = all.flatMap((one) => (one.text === null ? [one.found.toLowerCase()] : []));
  return {
    ...(forms.length > 0 && {
      forms: [...new Map(forms.map((one) => [one.oldText, one])).values()],
    }),
    ...(left.length > 0 && { left: [...new Set(left)].slice(0, mostLeft) }),
  };
};
const mostLeft = 6;

/** Words that stand only in other forms are replaced where the new ones are sure in these. */
const inOtherForms = (context: Context, quote: string, text: string): Reading | null => {
  const all = context.everywhere ? [] : formsIn(context, quote, text);
  const places = all.map(({ place, text: newText }) => ({
    ...place,
    meant: place,
    text: newText ?? text,
  }));
  const read = changed("replaced", quote, places, 2, text);
  return read && { ...read, isDoubtful: all.some((one) => one.text === null) };
};

/** Where else a request may be divided. */
const holdsWith = (old: readonly Token[]): boolean =>
  old.some((_, index) => phraseAt(old.slice(index), "with") > 0);

/** Words that do not stand there: what comes nearest is offered, where it is clear that words are meant. */
const unfound = (
  context: Context,
  old: readonly Token[],
  text: readonly Token[],
): Reading | null => {
  const { words, isNamed } = bare(old);
  if (!isNamed && (isVague(old) || determiners.has(old[0]?.word ?? ""))) return null;
  if (
    [text, old].some((tokens) => saysWhere(context, tokens)) ||
    isVague(text) ||
    holdsWith(old) ||
    phraseAt(old, "where") > 0 ||
    old.length > 8
  )
    return null;
  const newText = wordsOf(text);
  if (losesUnit(words, newText) || wordsIn({ ...context, within: null }, words) !== null)
    return null;
  return context.everywhere
    ? whole({ kind: "replace_all", quote: words, text: newText }, 0)
    : single({ kind: "replace", quote: words, text: newText }, 0);
};

const renamed = (
  context: Context,
  old: readonly Token[],
  said: readonly Token[],
): Reading | null => {
  const text = withoutJust(said);
  if (holdsRequest(text) || context.everywhere || isDescribed(text)) return null;
  const phrase = readNoun(old);
  const isWhole = phrase?.kinds.some((kind) => kind === "heading" || kind === "document") === true;
  if (isWhole && phrase?.rest.length === 0) return retitled(context, wordsOf(text));
  const found = nameParts(context, old, ["section", "heading"]);
  const [only, ...others] = found?.parts ?? [];
  if (!found || !only?.heading || others.length > 0 || (!found.hasNoun && found.sure < 2))
    return null;
  return whole(section(only.heading, "rename", wordsOf(text)), found.sure + old.length / 100);
};

/** "The title of the section Aims", which was read as a place; "the title", "the document": the heading above all others. */
const retitled = ({ headings, within }: Context, text: string): Reading | null => {
  const [title, ...sections] = headings;
  const [place] = within ?? [];
  const own = headings.find(
    ({ start, sectionEnd }) => start === place?.start && sectionEnd === place.end,
  );
  const isAbove =
    place === undefined && title?.level === 1 && sections.every(({ level }) => level > 1);
  const meant = own ?? (isAbove ? title : undefined);
  return meant === undefined ? null : whole(section(meant, "rename", text));
};

/** "The last sentence of Aims with …": a part that is called one gets other words. */
const partReplaced: Operation["read"] = ({ old = [], text = [] }, context) => {
  const found = nameParts(context, old, ["sentence", "item", "paragraph"]);
  const [part] = found?.parts ?? [];
  if (
    found?.hasNoun !== true ||
    part === undefined ||
    (text.length < 2 && text[0]?.word !== "") ||
    saysWhere(context, text) ||
    holdsRequest(text)
  )
    return null;
  return partWritten(context, found.parts, wordsOf(old), text, found.sure);
};

const partWritten = (
  context: Context,
  parts: readonly Part[],
  quote: string,
  text: readonly Token[],
  sure: number,
): Reading | null => {
  const newText = wordsOf(text) + (text.at(-1)?.stop ?? "");
  const places = parts.map(({ start, end, item }) => {
    const place =
      item === undefined
        ? { start, end }
        : { start: item.start + item.mark.length, end: item.ownEnd };
    const isStopped = /[.!?…]$/.test(context.document.slice(place.start, place.end));
    return {
      ...place,
      meant: place,
      text: isStopped && /[\p{L}\p{N}]$/u.test(newText) ? `${newText}.` : newText,
    };
  });
  return changed("replaced", quote, places, sure, newText);
};

const names: ReadonlySet<string> = new Set(
  "name number value word year date figure size title count имя число значение слово год дата дату размер номер".split(
    " ",
  ),
);

/** "The name from Anna to John", "the size of Page from 4 KB to 8 KB": what is named only says where. */
const fromTo: Operation["read"] = (slots, context) => {
  const { what = [], old = [], text = [] } = slots;
  if (what.every(({ word }) => determiners.has(word) || names.has(word))) {
    return replaced(context, old, text);
  }
  const found = nameParts(context, what, ["section", "row", "item", "sentence"]);
  if (found === null || found.parts.length > 1) return null;
  return replaced({ ...context, within: found.parts.map(spanOf) }, old, text);
};

/** "It was 1915, not 1912", "Lindquist, not Lindqvist": what is not alike may be said of anything. */
const counted: Operation["read"] = ({ place = [], old = [], text = [] }, context) => {
  // Of the numbers in "40 minutes in step 7 not 35" the nearest says where, and is no new text.
  const isBeside = /^\d+$/.test(wordsOf(text)) && /\d/.test(wordsOf(place));
  return !isBeside && isLike(wordsOf(old), wordsOf(text)) ? replaced(context, old, text) : null;
};

const isLike = (one: string, other: string): boolean =>
  isSlip(one.toLowerCase(), other.toLowerCase()) ||
  (/\d/.test(one) &&
    /\d/.test(other) &&
    areForms(foldedWords(one.replace(/\d+/g, "0")), foldedWords(other.replace(/\d+/g, "0"))));

/** "A thread should be fast" is no correction. */
const likely: Operation["read"] = ({ old = [], text = [] }, context) => {
  const found = replaced(context, old, text);
  const isQuoted = [old, text].every(([one, more]) => one?.word === "" && more === undefined);
  return isQuoted || isLike(bare(old).words, wordsOf(text)) ? found : null;
};

/** "Cache line should be 256 B not 128 B": what stands in front says where, if it is said. */
const notBut: Operation["read"] = ({ place, old = [], text = [] }, context) => {
  if (place === undefined) return replaced(context, old, text);
  const found = nameParts(context, place, ["row", "item", "section", "sentence"]);
  const named = found?.parts.length === 1 ? found.parts : holding(context, place, old);
  const read = replaced({ ...context, within: named.map(spanOf) }, old, text);
  return named.length === 0 ? null : read;
};

/** The one row, item or sentence that holds words and some of those that say where. */
const holding = (
  context: Context,
  place: readonly Token[],
  old: readonly Token[],
): readonly Part[] => {
  const spans = wordPlaces(context, wordsOf(old));
  const telling = foldedWords(wordsOf(place)).filter((word) => !stopWords.has(word));
  for (const kind of ["row", "item", "sentence"] as const) {
    const parts = partsOf(context, kind).filter(
      (part) =>
        spans.some((span) => isIn(span, [part])) &&
        telling.some((word) => areIn([word], part.words)),
    );
    if (parts.length > 0) return parts.length === 1 ? parts : [];
  }
  return [];
};

const longWord = 5;
const words = /\p{L}[\p{L}\p{M}-]*/gu;

/** The word of the document that is spelled most like another one; not the same word with another ending. */
const misspelled: Operation["read"] = ({ word: given = [] }, context) => {
  const right = bare(given).words;
  const [only = "", more] = foldedWords(right);
  if (more !== undefined || only.length < longWord || !/^\p{L}+$/u.test(right)) return null;
  const near = new Map<string, { start: number; end: number }[]>();
  for (const { 0: word, index } of context.document.matchAll(words)) {
    const place = { start: index, end: index + word.length };
    const [folded = ""] = foldedWords(word);
    if (
      Math.abs(folded.length - only.length) > 2 ||
      !isIn(place, context.within) ||
      cutsWord(context.document, place)
    )
      continue;
    if (isMisspelling(folded, only)) near.set(folded, [...(near.get(folded) ?? []), place]);
  }
  const stands = wordsIn(context, right) !== null;
  const [[wrong = "", places = []] = []] = near;
  // Where the right word stands, too, the other may be a word of its own.
  if (near.size !== 1 || (stands && !isDoubling(wrong, only))) return null;
  const text = (place: (typeof places)[number]) =>
    likeCase(context.document.slice(place.start, place.end), right);
  return changed(
    "replaced",
    context.document.slice(places[0]?.start, places[0]?.end),
    places.map((place) => ({ ...place, meant: place, text: text(place) })),
    3,
    right,
  );
};

const isMisspelling = (wrong: string, right: string): boolean => {
  if (wrong === right || isEnding(wrong, right)) return false;
  const distance = typingDistance(wrong, right);
  return distance === 1 || (distance === 2 && right.length >= 8);
};

/** "Developments" is no misspelled "development". */
const isEnding = (one: string, other: string): boolean => {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  return (
    same >= Math.min(one.length, other.length) - 1 &&
    isSameWord(one, other) &&
    !/(.)\1/.test(one.slice(same - 1))
  );
};

/** A letter written once instead of twice, or the other way round. */
const isDoubling = (wrong: string, right: string): boolean => {
  const single = (word: string) => word.replace(/(\p{L})\1/gu, "$1");
  return single(wrong) === single(right);
};

const likeCase = (wrong: string, right: string): string => {
  // "JavaScript" is a name and stays as it was said.
  if (/\p{Ll}\p{Lu}/u.test(right)) return right;
  const [first = ""] = wrong;
  const plain = right.toLowerCase();
  return first === first.toLowerCase() ? plain : plain.charAt(0).toUpperCase() + plain.slice(1);
};

const judges = /^(?:is|sounds|looks|seems|слишком|очень|звучит|это|как-то)$/;

/** "In the Bastille row the year should be 1371": a cell is named by its row and its column. */
const cellReplaced: Operation["read"] = ({ old = [], text = [] }, context) => {
  const [part, ...others] =
    context.within === null
      ? []
      : partsOf(context, "row").filter((one) => isIn(one, context.within));
  const names = foldedWords(wordsOf(old)).filter((word) => !stopWords.has(word));
  if (!part?.row || others.length > 0 || names.length === 0 || isNoText(context, text)) return null;
  const columns = part.row.table.header.flatMap((header, index) =>
    areIn(names, foldedWords(header)) ? [index] : [],
  );
  const [column, ...more] = columns;
  const source = context.document.slice(part.start, part.end);
  const bars = [...source.matchAll(/(?<!\\)\|/g)].map(({ index }) => index);
  const from = (bars[column ?? -1] ?? -1) + 1;
  const cell = source.slice(from, bars[(column ?? -1) + 1]);
  if (column === undefined || more.length > 0 || from === 0 || cell.trim() === "") return null;
  const start = part.start + from + (cell.length - cell.trimStart().length);
  const place = { start, end: start + cell.trim().length };
  const newText = wordsOf(text);
  return changed("replaced", cell.trim(), [{ ...place, meant: place, text: newText }], 3, newText);
};

/** "A typo: 'recieve' should be 'receive'". */
export const corrections: Operation = {
  frames: ["old ShouldBe text", "old With text", "old text", "text Not old"].map(
    (rest) => `There? Typo TypoOf? Colon? ${rest}`,
  ),
  read: likely,
};

/** Words in the place of others, in the order in which their frames are tried. */
export const replacing: readonly Operation[] = [
  {
    frames: ["Instead old Write text", "Write text Instead old", "Replace text Instead old"],
    read: ({ old = [], text = [] }, context) => replaced(context, old, text),
  },
  {
    frames: [
      "place ShouldBe Not old But text",
      "place ShouldBe text Not old",
      "place ShouldBe text Instead old",
      "place Write text Instead old",
      "ShouldBe Not old But text",
      "ShouldBe text Not old",
    ],
    read: notBut,
  },
  {
    frames: ["place Not old But text", "Not old But text", "place text Not old", "text Not old"],
    read: counted,
  },
  {
    frames: [
      "old Called text",
      "Rename old Into text",
      "Replace old With text",
      "old Rename Into text",
      "text AsTitle old",
      "Write text AsTitle old",
      "old ShouldBe text",
      "old Spelled text",
    ],
    read: ({ AsTitle, Rename, Called, ShouldBe, old = [], text = [] }, context) => {
      const kinds = readNoun(old)?.kinds ?? [];
      // "The section should be first" is no title.
      const isTitle = kinds.includes("heading") || (!ShouldBe && kinds.includes("section"));
      return AsTitle || Rename || Called || isTitle ? renamed(context, old, text) : null;
    },
  },
  {
    frames: ["Rename old text", "old Rename text"],
    // A new title begins where a capital or a quotation mark does.
    read: ({ old = [], text = [] }, context) =>
      readNoun(old)?.rest.length !== 0 &&
      text.every(({ word }) => word !== ":") &&
      ((/^["“„«'‘\p{Lu}]/u.test(text[0]?.text ?? "") && /^\p{Ll}/u.test(old.at(-1)?.text ?? "")) ||
        text[0]?.word === "")
        ? renamed(context, old, text)
        : null,
  },
  corrections,
  {
    frames: ["Replace old With text And other With right"],
    // "Fast with very fast and slow with very slow".
    read: ({ old = [], text = [], other = [], right = [] }, context) => {
      const pair = [replaced(context, old, text), replaced(context, other, right)];
      const commands = pair.flatMap((one) =>
        one?.read.kind === "commands" ? one.read.commands : [],
      );
      return commands.length < 2 ? null : { read: { kind: "commands", commands }, sure: 3 };
    },
  },
  {
    frames: ["Replace Typo TypoOf old With text"],
    read: ({ old = [], text = [] }, context) => replaced(context, old, text),
  },
  {
    frames: ["word Misspelled"],
    read: ({ word = [] }, context) => {
      const { words } = bare(word);
      // Which of the two spellings is meant the student says.
      if (word.length > 2 || wordsIn({ ...context, within: null }, words) !== null) return null;
      return single({ kind: "replace", quote: words, text: words });
    },
  },
  {
    frames: [
      "There? Replace? Typo TypoOf? word",
      "TypoOf word There? Typo",
      "Replace? word Typo",
      "There? Replace? Typo Colon word",
    ],
    read: misspelled,
  },
  {
    frames: [
      "Replace Typo old With text",
      "Replace old With text",
      "Rename old Into text",
      "There? old Spelled text",
      "There old Write text",
      "SwapOut old For text",
    ],
    // "Is spelled A, not B" names both.
    read: ({ Spelled, old = [], text = [] }, context) =>
      Spelled && text.some(({ word }) => /^(?:not|не)$/.test(word))
        ? null
        : replaced(context, old, text),
  },
  { frames: ["Replace old With text", "old Spelled text"], read: partReplaced },
  {
    frames: ["Write text"],
    // "In step 2 it should say …".
    read: ({ Write = [], text = [] }, context) => {
      const [place, ...others] = context.within ?? [];
      const part = partsOf(context, "item").find(
        ({ start, end }) => start === place?.start && end === place.end,
      );
      const isTold =
        /should|должн/.test(wordsOf(Write)) && (text.length > 1 || text[0]?.word === "");
      if (!part?.item || others.length > 0 || !isTold) return null;
      return partWritten(context, [part], wordsOf(Write), text, 3);
    },
  },
  {
    frames: [
      "Replace what From old With text",
      "what Replace From old With text",
      "Replace From old With text",
    ],
    read: fromTo,
  },
  {
    frames: ["old remark Spelled text", "old remark Called text"],
    // "“Grim” is too strong, change it to sad".
    read: ({ Called, old = [], remark = [], text = [] }, context) => {
      const isQuoted = old.at(-1)?.word === "" && (old.length === 1 || readNoun(old) !== null);
      if (!isQuoted || !judges.test(remark[0]?.word ?? "")) return null;
      return Called ? renamed(context, old, text) : replaced(context, old, text);
    },
  },
  { frames: ["Replace old With text", "old ShouldBe text"], read: cellReplaced },
  { frames: ["There old ShouldBe text", "old ShouldBe text"], read: likely },
  {
    frames: ["Replace old With text"],
    read: ({ old = [], text = [] }, context) => unfound(context, old, text),
  },
];
