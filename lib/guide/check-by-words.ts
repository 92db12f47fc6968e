import { foldWord, labelTokens } from "../screen/fold-label.ts";
import { namesInStep } from "./names-in-step.ts";

export interface WordCheck {
  readonly done: "yes" | "no" | "unknown";
  /**
   * `appeared`: what the step names came. `unchanged`: the same text as before. `missing`: neither what the step names
   * nor anything it speaks of. `unclear`: cannot be told.
   */
  readonly reason: "appeared" | "unchanged" | "missing" | "unclear";
  /** The names in the step that it rests on. */
  readonly words: readonly string[];
}

/** From this share of words in common on two screens say the same; readers misread some words each time. */
const sameText = 0.93;
/** Names shorter than this are met by chance. */
const leastLetters = 2;

/** Steps that change how something looks and no text on the screen. */
const traceless =
  /\b(?:toggle|enable|disable|activate|deactivate|turn (?:on|off)|switch (?:on|off)|arm|disarm|solo|mute|tick|untick|check|uncheck|play|stop|record|press|hold|drag|move|adjust)\b|(?<!\p{L})(?:включ|выключ|отключ|активир|поставьте|снимите|отметьте|нажмите|удержив|перетащ|сдвин|переместите|воспроизв|остановите)\p{L}*/iu;

const unclear: WordCheck = { done: "unknown", reason: "unclear", words: [] };

/**
 * Whether a step was done, by the texts of the screen before and after it and the names in the step. Undecidable is
 * `unknown`: a wrong "no" stops the student, and a wrong "yes" sends them on.
 * @param before null when there is no picture from before
 */
export const checkByWords = (
  step: string,
  before: readonly string[] | null,
  after: readonly string[],
): WordCheck => {
  if (before === null || after.length === 0) return unclear;
  const names = namesInStep(step).filter((name) => name.trim().length >= leastLetters);
  const [old, now] = [folded(before), folded(after)];
  if (inCommon(old, now) >= sameText) {
    return traceless.test(step) ? unclear : { done: "no", reason: "unchanged", words: names };
  }
  const came = names.filter((name) => holds(now, name) && !holds(old, name));
  if (came.length > 0) return { done: "yes", reason: "appeared", words: came };
  if (names.length === 0 || names.some((name) => holds(old, name) || holds(now, name))) {
    return unclear;
  }
  const fresh = new Set([...now].filter((word) => !old.has(word)));
  const spokenOf = labelTokens(step).map(foldWord);
  return spokenOf.some((word) => word.length > 3 && fresh.has(word))
    ? unclear
    : { done: "no", reason: "missing", words: names };
};

const folded = (words: readonly string[]): Set<string> =>
  new Set(words.flatMap(labelTokens).map(foldWord));

const holds = (screen: ReadonlySet<string>, name: string): boolean => {
  const tokens = labelTokens(name).map(foldWord);
  return tokens.length > 0 && tokens.every((token) => screen.has(token));
};

/** Words in both of all words in either. */
const inCommon = (left: ReadonlySet<string>, right: ReadonlySet<string>): number => {
  const both = [...left].filter((word) => right.has(word)).length;
  const either = left.size + right.size - both;
  return either === 0 ? 1 : both / either;
};
