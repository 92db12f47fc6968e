import type { StoredStep } from "#lib/guide/guide-store.ts";
import { namesInStep, resultOfStep } from "#lib/guide/step-result.ts";
import type { ControlRole } from "#lib/screen/control-box.ts";
import {
  parseInstruction,
  type TargetName,
  type TargetQuery,
} from "#lib/screen/parse-instruction.ts";
import { foldLabel, foldWord, labelTokens } from "#lib/screen/screen-label.ts";
import { codeUnits, editDistance } from "#lib/text/edit-distance.ts";

/**
 * Whether the box of a step is on what the step presses, and not on the menu that must be opened before: only what was in
 * view can be seen to have been used. A box that the student drew is where they say it is.
 */
export const showsTarget = ({
  text,
  box,
  drawn,
}: Pick<StoredStep, "text" | "box" | "drawn">): boolean => {
  if (!box?.found) return false;
  if (drawn || box.label === null) return true;
  const { act, names } = resultOfStep(text);
  const { targets, ancestors, places } = parseInstruction(act);
  const label = foldLabel(box.label);
  const own = namesOf(targets);
  const others = [...namesOf([...ancestors, ...places]), ...names];
  return farness(label, own) <= farness(label, others);
};

const namesOf = (names: readonly TargetName[]): string[] =>
  names.flatMap(({ variants }) => variants);

/** How far the nearest of the names is from the label, 0 to 1: readers take letters for others. */
const farness = (label: string, names: readonly string[]): number =>
  Math.min(
    1,
    ...names.map((name) => {
      const other = foldLabel(name);
      return (
        editDistance(codeUnits(label), codeUnits(other)) / Math.max(1, label.length, other.length)
      );
    }),
  );

/** What dialogs end with, and menus do not hold. */
const dialogButtons: ReadonlySet<string> = new Set(
  ["cancel", "ok", "apply", "отмена", "отменить", "ок", "применить"].map(foldWord),
);

/**
 * Whether a dialog has opened since the earlier picture. It mostly bears the name of the menu entry that it came of, so that
 * the name is its title and nothing to press.
 */
export const opensDialog = (words: {
  readonly before: readonly string[] | null;
  readonly now: readonly string[];
}): boolean => {
  const seen = new Set((words.before ?? []).flatMap(labelTokens).map(foldWord));
  return words.now
    .flatMap(labelTokens)
    .map(foldWord)
    .some((word) => dialogButtons.has(word) && !seen.has(word));
};

export interface WordCheck {
  readonly done: "yes" | "no" | "unknown";
  /**
   * `appeared`: what the step says will come has come, or what came instead of its control names that. `used`: what the step
   * presses has gone, and something new has come, of this control or of its neighbour.
   * `unchanged`: the same text as before. `missing`: another screen, with nothing that the step speaks of. `unclear`:
   * cannot be told.
   */
  readonly reason: "appeared" | "used" | "unchanged" | "missing" | "unclear";
  /** The names in the step that it rests on. */
  readonly words: readonly string[];
}

/** The texts of the screen, word by word, as they were read. */
export interface ScreenTexts {
  /** Null when there is no picture from before. */
  readonly before: readonly string[] | null;
  readonly after: readonly string[];
  /** Of pictures before that: what a closed menu gives back is nothing new. */
  readonly earlier?: readonly (readonly string[])[];
}

/** From this share of words in common on two screens say the same; readers misread some words each time. */
const sameText = 0.93;
/** Of the words of a screen so many stay while a menu or a dialog of the same program goes; under the other it is another. */
const sameProgram = 0.3;
const otherProgram = 0.1;
/** Names shorter than this are met by chance. */
const leastLetters = 2;
/** New words that are more than a reader's mistakes: so many, and of a full screen so many in a hundred. */
const leastFresh = 2;
const freshShare = 0.01;
const freshLetters = 3;

/** Of the letters of the shorter one so many begin two forms of a word: "Render", "Rendering", «сохранить», «сохранение». */
const sameStem = 0.65;
const stemLetters = 5;
const shortStemLetters = 4;

/** Steps after which their control is where it was, and looks otherwise. */
const staying =
  /\b(?:toggle|enable|disable|activate|deactivate|turn (?:on|off)|switch (?:on|off)|arm|disarm|solo|mute|tick|untick|check|uncheck|play|stop|record|hold|drag|move|adjust)\b|(?<!\p{L})(?:включ|выключ|отключ|активир|поставьте|снимите|отметьте|удержив|перетащ|сдвин|переместите|воспроизв|остановите)\p{L}*/iu;
/** Steps whose control may only be lit. */
const lighting = /\b(?:press|select)\b|(?<!\p{L})(?:нажмите|выделите)(?!\p{L})/iu;
const stayingRoles: ReadonlySet<ControlRole | null> = new Set<ControlRole>([
  ...(["menu", "tab", "field", "choice", "checkbox", "slider", "row", "place"] as const),
]);

const unclear: WordCheck = { done: "unknown", reason: "unclear", words: [] };

/**
 * The door of checking a step, where no model sees the picture or its answer cannot be used: whether the step was done,
 * by the texts of the screen before and after it. A name that comes into view was shown and not used, so that only this
 * counts: what the step says will come, and, when the control was in view and has gone, something new that names it.
 * Anything else new may be a neighbour's work. Undecidable is `unknown`: a wrong "no" stops the student, and a wrong "yes"
 * sends them on.
 */
export const checkByWords = (step: string, texts: ScreenTexts): WordCheck => {
  const { before, after, earlier = [] } = texts;
  if (before === null || after.length === 0) return unclear;
  const { act, names: results } = resultOfStep(step);
  const query = parseInstruction(act);
  const names = namesInStep(act).filter((name) => name.length >= leastLetters);
  const [old, now] = [folded(before), folded(after)];
  const came = cameOf(results, names, old, now);
  if (came.length > 0) return { done: "yes", reason: "appeared", words: came };
  const gone = goneOf(query, old, now);
  if (gone.length > 0) {
    const seen = new Set([old, ...earlier.map(folded)].flatMap((words) => [...words]));
    return staying.test(act) ? unclear : checkOfGone(gone, after, freshIn(now, seen));
  }
  if (inCommon(old, now) >= sameText) {
    const isTraceless = staying.test(act) || lighting.test(act);
    return isTraceless ? unclear : { done: "no", reason: "unchanged", words: names };
  }
  const isNowhere = names.length > 0 && !names.some((name) => holds(old, name) || holds(now, name));
  return isNowhere && inCommon(old, now) < otherProgram && !speaksOf(step, now)
    ? { done: "no", reason: "missing", words: names }
    : unclear;
};

/** What it means that the control has gone, by what is new instead. */
const checkOfGone = (
  gone: readonly string[],
  after: readonly string[],
  fresh: readonly string[],
): WordCheck => {
  const now = folded(after);
  if (fresh.length < leastOf(now)) return unclear;
  const naming = namingOf(gone, after, fresh);
  return naming.length > 0
    ? { done: "yes", reason: "appeared", words: asRead(naming, after) }
    : { done: "unknown", reason: "used", words: gone };
};

/** Of the names of what will come those that came. A dialog that is called like its menu entry cannot be told from it. */
const cameOf = (
  results: readonly string[],
  names: readonly string[],
  old: Words,
  now: Words,
): string[] => {
  const named = folded(names);
  return results.filter((name) => holds(now, name) && !mayHold(old, name) && !holds(named, name));
};

/** What the step presses, when it was in view and has gone while the rest of the program stayed; else nothing. */
const goneOf = ({ targets }: TargetQuery, old: Words, now: Words): string[] => {
  const pressed = targets
    .flatMap(({ role, marked, variants: [name = ""] }) =>
      !stayingRoles.has(role) && (marked || /\p{Lu}/u.test(name)) ? [name] : [],
    )
    .filter((name) => name.length >= leastLetters && holds(old, name));
  if (pressed.length === 0 || pressed.some((name) => mayHold(now, name))) return [];
  const kept = [...old].filter((word) => now.has(word)).length;
  return kept / old.size >= sameProgram ? pressed : [];
};

type Words = ReadonlySet<string>;

const folded = (words: readonly string[]): Words =>
  new Set(words.flatMap(labelTokens).map(foldWord));

const tokensOf = (name: string): string[] => labelTokens(name).map(foldWord);

const holds = (screen: Words, name: string): boolean => {
  const tokens = tokensOf(name);
  return tokens.length > 0 && tokens.every((token) => screen.has(token));
};

/** The same, also where it was misread. */
const mayHold = (screen: Words, name: string): boolean =>
  tokensOf(name).every((token) => isRead(screen, token));

const freshIn = (now: Words, seen: Words): string[] =>
  [...now].filter((word) => word.length >= freshLetters && !isRead(seen, word));

/**
 * The words that name what was pressed: each of its words in some form, nearly one after the other, and one of them new. A dialog
 * called like the neighbouring entry has nothing that was not in the menu, or the rest of the name stands elsewhere.
 */
const namingOf = (
  pressed: readonly string[],
  after: readonly string[],
  fresh: readonly string[],
): string[] => {
  const read = after.flatMap(labelTokens).map(foldWord);
  for (const tokens of pressed.map(tokensOf)) {
    const naming = read
      .map((_, at) => rowFrom(read.slice(at), tokens))
      .find((row) => row?.some((word) => fresh.includes(word)));
    if (naming) return naming;
  }
  return [];
};

/** An article, a preposition. */
const wordsBetween = 1;

/** The forms of a name's words at the beginning of what was read, nearly one after the other; null when they do not stand there. */
const rowFrom = (read: readonly string[], tokens: readonly string[]): string[] | null => {
  const row: string[] = [];
  let at = 0;
  for (const token of tokens) {
    const reach = row.length === 0 ? 1 : 1 + wordsBetween;
    const next = read
      .slice(at, at + reach)
      .findIndex((word) => word === token || areForms(word, token));
    if (next < 0) return null;
    row.push(read[at + next] ?? "");
    at += next + 1;
  }
  return row;
};

const areForms = (left: string, right: string): boolean => {
  const shorter = Math.min(left.length, right.length);
  let same = 0;
  while (same < shorter && left[same] === right[same]) same += 1;
  return same >= stemLetters
    ? same >= sameStem * shorter
    : same >= shortStemLetters && same >= shorter - 1;
};

const asRead = (named: readonly string[], after: readonly string[]): string[] => [
  ...new Set(after.filter((word) => tokensOf(word).some((token) => named.includes(token)))),
];

const leastOf = (now: Words): number => Math.max(leastFresh, now.size * freshShare);

/** Letters of a word that readers take for others, at most. */
const misreadShare = 0.25;

const isRead = (screen: Words, word: string): boolean => {
  if (screen.has(word)) return true;
  const limit = Math.floor(word.length * misreadShare);
  if (limit === 0) return false;
  const letters = codeUnits(word);
  return [...screen].some(
    (other) =>
      Math.abs(other.length - word.length) <= limit &&
      editDistance(letters, codeUnits(other), limit) <= limit,
  );
};

const speaksOf = (step: string, now: Words): boolean =>
  tokensOf(step).some((word) => word.length > 3 && now.has(word));

/** Words in both of all words in either. */
const inCommon = (left: Words, right: Words): number => {
  const both = [...left].filter((word) => right.has(word)).length;
  const either = left.size + right.size - both;
  return either === 0 ? 1 : both / either;
};
