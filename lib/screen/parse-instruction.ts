import { type ControlRole, roleOfWords, rolesOfVerbs } from "./control-box.ts";

/** A name of something on the screen as an instruction gives it. */
interface InstructionName {
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
const markedNames = (instruction: string): InstructionName[] =>
  [...instruction.matchAll(markings)].flatMap((match) => {
    const text = match.slice(1).find((group) => group !== undefined) ?? "";
    const start = match.index + match[0].indexOf(text);
    return pathParts(text, start).filter(({ variants: [name = ""] }) => !isKey(name));
  });

const isKey = (name: string): boolean => /[+-]/.test(name) && keys.test(name.trim());

const pathSign = /(?:(?<!\s)\s+)?(?:>|→|⇒|▸|▶|►|›|»|->|=>|\|)\s*/u;

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
const capitalisedNames = (instruction: string): InstructionName[] => {
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

const firstWords =
  /^\s*(?:(?:then|next|now|finally|please|and|затем|теперь|потом|далее|и)\s+(?:,\s*)?)?\S+\s+/iu;
const leadIn = /^(?:on|the|a|an|to|in|into|на|в|по|во|and|then)$/iu;
/** Where a name in plain words ends, and where one that stands before the word for its role begins. */
const ending =
  /^(?:to|and|then|click|press|select|choose|type|enter|и|затем|чтобы|нажмите|щ[её]лкните|выберите|введите|укажите|впишите)$/iu;
/** Those of them that a name may have in its middle. */
const linking = /^(?:to|and|и)$/iu;
const starting = /^(?:the|a|an|with|in|into|on|at|of|from|using|by|в|на|с|по|из)$/iu;

/** For a sentence without any capital or mark: what follows the verb, and its beginnings. */
const plainNames = (instruction: string): InstructionName[] => {
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
  const from = firstWords.exec(instruction)?.[0].length ?? 0;
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

/** Where on the screen a step says that something is, as far as it says. */
export interface ScreenPosition {
  readonly across: "left" | "right" | "middle" | null;
  readonly down: "top" | "bottom" | "middle" | null;
  /** Of several that have the name: 1 the first in reading order, -1 the last. */
  readonly ordinal: number | null;
}

const across: readonly (readonly [NonNullable<ScreenPosition["across"]>, RegExp])[] = [
  [
    "left",
    /(?:(?:at|on|to) (?:the |your )?(?:\S+ )?|(?:top|upper|lower|bottom|far)[- ])left(?!-click)(?: (?:side|corner|edge|part|half|of the (?:screen|window)))?\b|left[- ](?:hand|panel|pane|sidebar|side)|(?<!\p{L})(?:слева(?! от)|лев(?:ом|ой|ого|ую|ая|ый)(?!\p{L}|\s+кнопк))/iu,
  ],
  [
    "right",
    /(?:(?:at|on) (?:the |your )?(?:\S+ )?|(?:top|upper|lower|bottom|far)[- ])right(?!-click)\b|right[- ](?:hand|panel|pane|sidebar|side)|(?<!\p{L})(?:справа(?! от)|прав(?:ом|ой|ого|ую|ая|ый)(?!\p{L}|\s+кнопк))/iu,
  ],
];
const down: readonly (readonly [NonNullable<ScreenPosition["down"]>, RegExp])[] = [
  [
    "top",
    /\b(?:at|on|in|near|along) (?:the )?(?:very )?top\b|\b(?:top|upper)[- ](?:left|right|corner|bar|of)\b|\bmenu ?bar\b|(?<!\p{L})(?:строк\S{0,9} меню|главн\S{0,9} меню|вверху|сверху|наверху|верхн\S*)/iu,
  ],
  [
    "bottom",
    /\b(?:at|on|in|near|along) (?:the )?(?:very )?bottom\b|\b(?:bottom|lower)[- ](?:left|right|corner|bar|of)\b|(?<!\p{L})(?:внизу|снизу|нижн\S*)/iu,
  ],
];
const ordinals: readonly (readonly [number, RegExp])[] = [
  [1, /\bfirst\b(?! (?:name|line))|(?<!\p{L})перв(?:ый|ую|ая|ое|ой|ого|ом)(?!\p{L})/iu],
  [2, /\bsecond\b(?!s)|(?<!\p{L})втор(?:ой|ую|ая|ое|ого|ом)(?!\p{L})/iu],
  [3, /\bthird\b|(?<!\p{L})треть?(?:ий|ю|я|е|ей|его|ем)(?!\p{L})/iu],
  [-1, /\blast\b(?! name)|(?<!\p{L})последн(?:ий|юю|яя|ее|ей|его|ем)(?!\p{L})/iu],
];

/** What the words around the names say; names are best left out of the text. */
export const screenPosition = (text: string): ScreenPosition | null => {
  const first = <T>(table: readonly (readonly [T, RegExp])[]): T | null =>
    table.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
  const position = { across: first(across), down: first(down), ordinal: first(ordinals) };
  return Object.values(position).every((value) => value === null) ? null : position;
};

/** A control, a menu or a place that a step names. */
export interface TargetName {
  readonly variants: readonly string[];
  readonly marked: boolean;
  readonly role: ControlRole | null;
}

/** What a step asks for. */
export interface TargetQuery {
  /** The control to press, the likeliest first. */
  readonly targets: readonly TargetName[];
  /** What must be open for the control to be seen, the outermost first: menus, lists, tabs. */
  readonly ancestors: readonly TargetName[];
  /** Panels, dialogs, sections and rows that it stands in. */
  readonly places: readonly TargetName[];
  /** What the verbs say of the control, where no word names its role. */
  readonly verbRoles: readonly ControlRole[];
  readonly position: ScreenPosition | null;
  /** The step's words around the names. */
  readonly around: string;
}

type Part = "target" | "opener" | "place" | "value";

interface PlacedName extends InstructionName {
  /** The text between the name before and this one, and from this one to the next. */
  readonly before: string;
  readonly after: string;
  readonly role: ControlRole | null;
}

export const parseInstruction = (instruction: string): TargetQuery => {
  const names = placed(instruction, namesOf(instruction));
  const parts = names.map((name, index) => partOf(names, name, index, instruction));
  const having = (part: Part) => names.filter((_, index) => parts[index] === part);
  const targets = having("target");
  const ancestors = having("opener");
  const places = having("place");
  const isNameless = isDescribed(instruction, names, targets);
  if (isNameless) places.push(...targets.splice(0));
  if (targets.length === 0) targets.push(...restOf(instruction, names));
  if (targets.length === 0 && !isNameless) {
    const asked = places.findIndex(({ role }) => role !== null && role !== "place");
    const last = places.length > 0 ? places.splice(asked, 1)[0] : ancestors.pop();
    if (last) targets.push(last);
  }
  return {
    targets: [...targets.map(wished), ...targets.flatMap((name) => meant(instruction, name))],
    ancestors: ancestors.map(wished),
    places: places.map(wished),
    verbRoles: rolesOfVerbs(withoutNames(instruction, names)),
    position: screenPosition(withoutNames(instruction, names.filter(isCertain))),
    around: withoutNames(instruction, names),
  };
};

/** What a step describes where it has no name, unless a name stands beside: "the chain icon", "стрелкой под списком". */
const described =
  /(?<!\n[ \u00a0]{0,3})(?<!\p{L})(?:icon|symbol|button|arrow|triangle|knob|dial|toggle|swatch|chain|eye|padlock|trash|знач(?:к\p{L}*|ок|ком)|икон\p{L}*|кнопк\p{L}*|стрелк\p{L}*|треугольник\p{L}*|символ\p{L}*|крестик\p{L}*|шестер\p{L}*)(?!\p{L})(?![ \u00a0]{0,3}\n)/iu;
/** What stands before the name of what is pressed. */
const pressed =
  /(?:click|double-click|right-click|press|push|tap|select|choose|pick|hit|use|open|нажмите|щ[её]лкните|кликните|выберите|откройте)\s+(?:(?:on|to|на|по)\s+)?(?:(?:the|an?)\s+)?(?:\p{L}+\s+){0,2}["“«*_`'‘]*$/iu;

/** Whether the control is described and has no name, so that the names are those of what is around it. */
const isDescribed = (
  instruction: string,
  names: readonly PlacedName[],
  targets: readonly PlacedName[],
): boolean =>
  !targets.some(({ before }) => pressed.test(before)) &&
  described.test(withoutNames(instruction, names).replaceAll(signs, ""));

/** From the verb on. */
const acting =
  /(?<!\p{L})(?:click|double-click|right-click|press|push|tap|select|choose|pick|hit|use|tick|check|uncheck|open|drag|turn on|turn off|enable|disable|нажмите|щ[её]лкните|кликните|выберите|отметьте|включите|отключите|выделите|откройте|установите|снимите|поставьте|перетащите|используйте)(?!\p{L}).*/isu;

/** The words around the names, a line for each part: a control called "Change Font" is not changed but pressed. */
const withoutNames = (instruction: string, names: readonly PlacedName[]): string =>
  names.reduceRight(
    (text, { start, end }) => `${text.slice(0, start)}\n${text.slice(end)}`,
    instruction,
  );

/** A name in plain words may begin with what says where it is: "click the first save". */
const isCertain = ({ marked, variants: [name = ""] }: PlacedName): boolean =>
  marked || /\p{Lu}/u.test(name);

/** Where only places are set off, the control may be named in plain words: "in **Layers**, click apply". */
const restOf = (instruction: string, names: readonly PlacedName[]): PlacedName[] => {
  const clauses = withoutNames(instruction, names).split(/[\n,;.]/u);
  const plain = clauses.flatMap((clause) => plainNames(acting.exec(clause)?.[0] ?? ""));
  return placed(instruction, plain).filter(({ variants: [name = ""] }) => !isGeneric(name));
};

/** What a name means in the student's language, in brackets behind it: "**Save** (сохранить)". */
const meaning = /^[*_`"”»’']{0,3} ?\(([^()\n]{2,60})\)/u;

/** The name of the control in a program that speaks the other language; none where the brackets are in the name's own. */
const meant = (instruction: string, { marked, end, role, variants }: PlacedName): TargetName[] => {
  const [, words] = meaning.exec(instruction.slice(end, end + 80)) ?? [];
  const isCyrillic = (text: string) => /\p{Script=Cyrillic}/u.test(text);
  const isLatin = (text: string) => /\p{Script=Latin}/u.test(text);
  const [name = ""] = variants;
  if (!marked || words === undefined) return [];
  const isOther =
    (isLatin(name) && isCyrillic(words) && !isLatin(words)) ||
    (isCyrillic(name) && isLatin(words) && !isCyrillic(words));
  return isOther ? [{ variants: [words.trim()], marked, role }] : [];
};

const wished = ({ variants, marked, role }: PlacedName): TargetName => ({ variants, marked, role });

const generic =
  /^(?:an?|under|inside|below|above|the|to|it|its|one|another|other|new|value|values|text|number|name|something|what|you|need|your|else|this|that|in|on|at|of|from|for|by|with|panel|next|and|then|left|right|top|bottom|up|down|в|во|на|из|по|с|для|значени\S*|друг\S*|нов\S*|нужн\S*|чис\S*|текст\S*|это\S*|рядом|под|над|и|затем|вверх\S*|вниз\S*|слева|справа|вправо|влево)$/iu;

/** Whether words name no control but speak of one. */
const isGeneric = (text: string): boolean =>
  text.split(/\s+/u).every((word) => generic.test(word) || roleOfWords(word) !== null);

/** Marked names and capitalised ones in their order; where there are none, what follows the verb. */
const namesOf = (instruction: string): InstructionName[] => {
  const names = [...markedNames(instruction), ...capitalisedNames(instruction)];
  const found = names.length > 0 ? names : plainNames(instruction);
  return found.toSorted((a, b) => a.start - b.start);
};

const placed = (instruction: string, names: readonly InstructionName[]): PlacedName[] =>
  names.map((name, index) => {
    const before = instruction.slice(names[index - 1]?.end ?? 0, name.start);
    const after = instruction.slice(name.end, names[index + 1]?.start ?? instruction.length);
    return { ...name, before, after, role: roleBeside(before, after) };
  });

const signs = /["“”„«»*_`'’‘<>[\]]/gu;

const cyrillic = /\p{Script=Cyrillic}/u;

/** Russian names the role before the name, English behind it. */
const roleBeside = (before: string, after: string): ControlRole | null => {
  const left = /(?<!\S)(\S+)[ \u00a0]+$/u.exec(unsigned(before, "end"));
  const pair = /(?<!\S)(\S+\s+\S+)[ \u00a0]+$/u.exec(unsigned(before, "end"));
  const right = /^[ \u00a0-]*([\p{L}-]+)/u.exec(unsigned(after, "start"));
  const two = /^[ \u00a0-]*(\p{L}[\p{L}-]*\s+[\p{L}-]+)/u.exec(unsigned(after, "start"));
  const order = cyrillic.test(before) ? [pair, left, two, right] : [two, right, pair, left];
  for (const found of order) {
    const role = found?.[1] === undefined ? null : roleOfWords(found[1]);
    if (role !== null) return role;
  }
  return null;
};

/** The text without the marks of the name that it borders on. */
const unsigned = (text: string, side: "start" | "end"): string => {
  const bare = text.replaceAll(signs, "");
  return side === "start" ? bare : `${bare.trimEnd()} `;
};

const partOf = (
  names: readonly PlacedName[],
  name: PlacedName,
  index: number,
  instruction: string,
): Part => {
  const later = names.slice(index + 1);
  if (leadsTo(name.after, later[0])) return "opener";
  if (index > 0 && leadsTo(name.before, name)) return "target";
  if (isValue(name, names, index, instruction)) return "value";
  const part = byPreposition(name, typingVerb.test(instruction) && names.length === 1);
  if (part !== null) return part;
  const opens = name.role === "menu" || name.role === "tab" || openingVerb.test(name.before);
  return opens && later.some((other) => byPreposition(other, false) === null) ? "opener" : "target";
};

/** Whether nothing but a sign of a path stands between. */
const leadsTo = (between: string, next: PlacedName | undefined): boolean => {
  const bare = between.replaceAll(/["“”„«»*_`'’‘]/gu, "").trim();
  return next !== undefined && bare !== "" && bare.replace(pathSign, "") === "";
};

const openingVerb =
  /(?<!\p{L})(?:go to|open|перейдите в|зайдите в|откройте)\s+(?:the\s+)?["“«*_`'‘]*$/iu;
const typing =
  /(?:type|enter|write|input|paste|введите|впишите|напишите|наберите|вставьте)\s+(?:\p{L}+\s+){0,2}["“«*_`'‘]*$/iu;
const typingVerb =
  /(?<!\p{L})(?:type|enter|write|fill in|введите|впишите|напишите|наберите)(?!\p{L})/iu;
const into = /^["”»*_`'’]*\s*(?:in|into|as|for|в|во|как)(?!\p{L})/iu;
const becoming = /(?:\s(?:to|as|=|на|значение|в значение|равным)|=)\s+["“«*_`'‘]*$/iu;
const changing =
  /(?<!\p{L})(?:set|change|rename|switch|measure|измен\S*|задай\S*|установи\S*|переименуй\S*|смени\S*|поменяй\S*)(?!\p{L})/iu;

/** What is to be typed or set, and is not to be looked for. */
const isValue = (
  { before, after, marked }: PlacedName,
  names: readonly PlacedName[],
  index: number,
  instruction: string,
): boolean => {
  if (marked && typing.test(before) && into.test(after) && index < names.length - 1) return true;
  return index > 0 && becoming.test(before) && changing.test(instruction);
};

const english =
  /(?:^|[^\p{L}])(in|inside|within|into|under|on|from|of|at|beneath|below|above|next to|beside|near|left of|right of|out of)\s+(?:(?:the|your|its|this|that|a|an)\s+)?(?:(\p{L}+)\s+)?["“«*_`'‘<b>]*$/iu;
const russian =
  /(?:^|[^\p{L}])(в|во|на|из|под|внутри|около|возле|рядом с|напротив|слева от|справа от|ниже|над|среди)\s+(?:(?:этом|этой|самом)\s+)?((?:\p{L}+\s+){0,2})["“«*_`'‘]*$/iu;
const pressing =
  /(?:(?:click|press|tap|click once|double-click|right-click)\s+on|fill\s+in)\s+(?:the\s+)?["“«*_`'‘]*$/iu;

/** The part of a name with a preposition before it; null without one. */
const byPreposition = ({ before, role }: PlacedName, isTyping: boolean): Part | null => {
  if (pressing.test(before) || isTyping) return null;
  const found = english.exec(before) ?? russian.exec(before);
  if (!found) return null;
  const preposition = (found[1] ?? "").toLowerCase();
  if (!saysWhere(preposition, (found[2] ?? "").trim().toLowerCase())) return null;
  if (role === "menu" || role === "choice" || role === "tab") return "opener";
  if (preposition === "from" || preposition === "из") return "opener";
  return (role === "field" || role === "slider") && !beside.test(preposition) ? "target" : "place";
};

/** "Next to the Folder field" is a place, "in the Folder field" is where to click. */
const beside =
  /^(?:next to|beside|near|left of|right of|under|beneath|below|above|около|возле|рядом с|напротив|слева от|справа от|ниже|над|под)$/u;

/** Whether a preposition and the words up to the name say where something is, and not what is pressed. */
const saysWhere = (preposition: string, between: string): boolean => {
  // "На кнопку" is what is pressed, "на панели" where it is.
  if (preposition === "на") return /(?:ели|адке|нице|енте|орме|ране)$/u.test(between);
  const named = between === "" || roleOfWords(between) !== null;
  return named || /^(?:same|open|new|current|диалогов\S*)/u.test(between);
};
