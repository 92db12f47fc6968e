import { type ControlRole, roleOfWords, rolesOfVerbs } from "./control-role.ts";
import {
  capitalisedNames,
  type InstructionName,
  markedNames,
  pathSign,
  plainNames,
} from "./names-in-instruction.ts";
import { type ScreenPosition, screenPosition } from "./screen-position.ts";

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
    targets: targets.map(wished),
    ancestors: ancestors.map(wished),
    places: places.map(wished),
    verbRoles: rolesOfVerbs(withoutNames(instruction, names)),
    position: screenPosition(withoutNames(instruction, names.filter(isCertain))),
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
  const opens = name.role === "menu" || name.role === "tab" || opening.test(name.before);
  return opens && later.some((other) => byPreposition(other, false) === null) ? "opener" : "target";
};

/** Whether nothing but a sign of a path stands between. */
const leadsTo = (between: string, next: PlacedName | undefined): boolean => {
  const bare = between.replaceAll(/["“”„«»*_`'’‘]/gu, "").trim();
  return next !== undefined && bare !== "" && bare.replace(pathSign, "") === "";
};

const opening =
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
