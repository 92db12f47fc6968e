import { roleOfWords } from "./control-role.ts";

/** A name of something on the screen as an instruction gives it. */
export interface InstructionName {
  /** Readings of the name, the likeliest first: how far it goes is not always clear. */
  readonly variants: readonly string[];
  /** Whether quotation marks or bold type set it off. */
  readonly marked: boolean;
  /** Where it stands, as offsets into the instruction; `end` exclusive. */
  readonly start: number;
  readonly end: number;
}

const markings =
  /«([^«»]+)»|„([^„“”"]+)[“”"]|“([^“”]+)”|"([^"]+)"|\*\*([^*]+)\*\*|__([^_]+)__|`([^`]+)`|<(?:b|kbd|strong|em|i)>([^<]+)<|(?<![\p{L}\p{N}])[‘']([^’'\n]{1,60})[’'](?![\p{L}\p{N}])|(?<![*\w])\*([^*\n]+)\*(?!\*)|\[([^\]\n]{2,60})\](?!\()/gu;

const words = /[\p{L}\p{N}][\p{L}\p{N}'’+#&/.-]*(?<=[\p{L}\p{N}+#])(?:…|\.\.\.)?/gu;

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Keys are pressed and not found on a screen. */
const keys =
  /^(?:(?:ctrl|control|shift|alt|option|cmd|command|⌘|⌥|⇧|win|fn|super)\s*[+-]\s*)+\S{1,20}$|^(?:f\d{1,2}|enter|esc|escape|tab|space|delete|backspace)$/iu;

/** Names that are set off by marks; the parts of a path are names of their own. */
export const markedNames = (instruction: string): InstructionName[] =>
  [...instruction.matchAll(markings)].flatMap((match) => {
    const text = match.slice(1).find((group) => group !== undefined) ?? "";
    const start = match.index + match[0].indexOf(text);
    return pathParts(text, start).filter(({ variants: [name = ""] }) => !isKey(name));
  });

const isKey = (name: string): boolean => /[+-]/.test(name) && keys.test(name.trim());

export const pathSign = /(?:(?<!\s)\s+)?(?:>|→|⇒|▸|▶|►|›|»|->|=>|\|)\s*/u;

const pathParts = (text: string, start: number): InstructionName[] => {
  const parts: InstructionName[] = [];
  let at = 0;
  for (const part of text.split(pathSign)) {
    const from = text.indexOf(part, at);
    at = from + part.length;
    if (part.trim() === "") continue;
    parts.push({ variants: [part.trim()], marked: true, start: start + from, end: start + at });
  }
  return parts;
};

/** Names of files have none: "index.ts". */
const capital = /^[\p{Lu}\d]|[\p{Ll}\d][._]\p{L}/u;
/**
 * Between capitalised words of one name. Words that also say where something is ("Export from the File menu") are left
 * out: "Import from File" is found as a longer reading of "Import".
 */
const joining = /^(?:of|a|an|and|for|to|as|или|и|по|с|для|к|от|при|как)$/iu;
const longestName = 8;

/** Runs of capitalised words outside the marks, and how else they may end; the verb that opens a sentence is none. */
export const capitalisedNames = (instruction: string): InstructionName[] => {
  const all = wordsOf(unmarked(instruction));
  const names: InstructionName[] = [];
  const { index: setAt = Infinity } = setting.exec(instruction) ?? {};
  for (let index = 0; index < all.length; index++) {
    const first = all[index] as Word;
    if (!capital.test(first.text) || /^\d/.test(first.text) || opensSentence(instruction, first))
      continue;
    if (isKey(first.text)) continue;
    const last = lastCapital(instruction, all, index, setAt < first.start);
    names.push(nameOf(instruction, all, index, last));
    index = last;
  }
  return names;
};

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(words)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));

/** The instruction with marked names blanked out, every offset kept. */
const unmarked = (instruction: string): string =>
  instruction.replaceAll(markings, (match) => " ".repeat(match.length));

/** Looks back over the space before the word only, so that all words together cost one walk through the text. */
const opensSentence = (instruction: string, { start }: Word): boolean => {
  let end = start;
  while (end > 0 && /\s/u.test(instruction.charAt(end - 1))) end -= 1;
  if (end === 0 || instruction.slice(end, start).includes("\n")) return true;
  if (end === start) return false;
  const isNumbered = numbered.exec(instruction)?.[0].length === end;
  return isNumbered || ".!?:".includes(instruction.charAt(end - 1));
};
const numbered = /^\s{0,20}\d{1,9}[.)]/u;

const setting =
  /(?<!\p{L})(?:set|change|switch|rename|increase|decrease|raise|lower|reduce|adjust)(?!\p{L})/iu;

const lastCapital = (
  instruction: string,
  all: readonly Word[],
  first: number,
  isSet: boolean,
): number => {
  let last = first;
  for (let index = first + 1; index < all.length && index - first < longestName; index++) {
    const word = all[index] as Word;
    if (!joined(instruction, all[index - 1] as Word, word)) break;
    // What is set "to" something ends there: "Change Mode to Multiply".
    if (isSet && word.text === "to") break;
    if (capital.test(word.text)) last = index;
    else if (!joining.test(word.text) || index - last > 2) break;
  }
  return last;
};

/** Whether only a space stands between two words. */
const joined = (instruction: string, one: Word, other: Word): boolean =>
  /^(?:[ \u00a0]| & )$/u.test(instruction.slice(one.end, other.start));

/** The run itself first, then longer ones with the small words after it, then its beginnings and ends. */
const nameOf = (
  instruction: string,
  all: readonly Word[],
  first: number,
  last: number,
): InstructionName => {
  const start = (all[first] as Word).start;
  const textTo = (index: number) => instruction.slice(start, (all[index] as Word).end);
  const variants = [textTo(last)];
  for (let index = last + 1; index < all.length && index - first < longestName; index++) {
    const between = instruction.slice((all[index - 1] as Word).end, (all[index] as Word).start);
    if (!/^(?:[:;,?!]? |\s[&–-]\s| \()$/u.test(between)) break;
    variants.push(textTo(index));
  }
  for (let index = last - 1; index >= first; index--) variants.push(textTo(index));
  return { variants, marked: false, start, end: (all[last] as Word).end };
};

const opening =
  /^\s*(?:(?:then|next|now|finally|please|and|затем|теперь|потом|далее|и)\s+(?:,\s*)?)?\S+\s+/iu;
const leadIn = /^(?:on|the|a|an|to|in|into|на|в|по|во|and|then)$/iu;
/** Where a name in plain words ends, and where one that stands before the word for its role begins. */
const ending =
  /^(?:to|and|then|click|press|select|choose|type|enter|и|затем|чтобы|нажмите|щ[её]лкните|выберите|введите|укажите|впишите)$/iu;
/** Those of them that a name may have in its middle. */
const linking = /^(?:to|and|и)$/iu;
const starting = /^(?:the|a|an|with|in|into|on|at|of|from|using|by|в|на|с|по|из)$/iu;

/** For a sentence without any capital or mark: what follows the verb, and its beginnings. */
export const plainNames = (instruction: string): InstructionName[] => {
  const run = plainRun(instruction);
  // The word for the role ends the name: "the save button".
  const role = run.findIndex(({ text }, index) => index > 0 && roleOfWords(text) !== null);
  const before = role < 0 ? run : run.slice(0, role);
  const lead = before.findLastIndex(({ text }) => starting.test(text));
  const name = role > 0 && lead < role - 1 ? before.slice(lead + 1) : before;
  const [first] = name;
  const last = name.at(-1);
  if (!first || !last) return [];
  const textTo = (word: Word) => instruction.slice(first.start, word.end);
  const whole = textTo(last);
  const others = [...run, ...goingOn(instruction, run)]
    .filter(({ start }) => start >= first.start)
    .map(textTo)
    .filter((text) => text !== whole)
    .toReversed();
  return [{ variants: [whole, ...others], marked: false, start: first.start, end: last.end }];
};

/** The words after a name that may be a part of it: "click back to top", «нажмите сохранить и закрыть». */
const goingOn = (instruction: string, run: readonly Word[]): Word[] => {
  const last = run.at(-1);
  if (!last) return [];
  const [link, ...after] = wordsOf(instruction).filter(({ start }) => start >= last.end);
  if (!link || !linking.test(link.text) || !joined(instruction, last, link)) return [];
  const stop = after.findIndex(
    (word, index) => ending.test(word.text) || !joined(instruction, after[index - 1] ?? link, word),
  );
  return after.slice(0, Math.min(stop < 0 ? after.length : stop, longestName - run.length));
};

/** What follows the verb and stands together. */
const plainRun = (instruction: string): Word[] => {
  const from = opening.exec(instruction)?.[0].length ?? 0;
  const all = wordsOf(instruction).filter((word) => word.start >= from);
  const first = all.findIndex(({ text }) => !leadIn.test(text) && roleOfWords(text) === null);
  if (first < 0) return [];
  const named = all.slice(first);
  const stop = named.findIndex(
    (word, index) =>
      index > 0 && (ending.test(word.text) || !joined(instruction, named[index - 1] as Word, word)),
  );
  return named.slice(0, Math.min(stop < 0 ? named.length : stop, longestName));
};
