import type { GuideQuestionKind } from "../schemas/guide.ts";
import { fillers, longestPhrase, type Meaning, meaningOfPhrase } from "./reply-phrases.ts";

type Choices = Readonly<Partial<Record<Meaning, string>>>;

/** Which choice a meaning is, for each kind of question; what is missing is no choice there. */
const choicesOf: Readonly<Record<GuideQuestionKind, Choices>> = {
  guide_version: {
    yes: "try_anyway",
    next: "try_anyway",
    try: "try_anyway",
    anyway: "try_anyway",
    no: "new_task",
    other: "new_task",
    cancel: "new_task",
  },
  guide_steps: {
    yes: "step_by_step",
    next: "step_by_step",
    steps: "step_by_step",
    try: "step_by_step",
    no: "done",
    done: "done",
    cancel: "done",
    skip: "done",
  },
  guide_action: {
    yes: "next",
    done: "next",
    next: "next",
    anyway: "force",
    skip: "skip",
    show: "show",
    help: "help",
    no: "help",
    failed: "help",
    unsure: "help",
    cancel: "cancel",
  },
  guide_confirm: { yes: "yes", done: "yes", no: "no", failed: "no" },
  guide_review: { yes: "yes", done: "yes", no: "no", failed: "no" },
  guide_solved: { no: "no", failed: "no" },
  guide_left: { next: "step_by_step", steps: "step_by_step", try: "step_by_step" },
  guide_enough: { next: "step_by_step", steps: "step_by_step", try: "step_by_step" },
  guide_declined: { try: "try_anyway", anyway: "try_anyway" },
  guide_unsolved: { yes: "yes", try: "yes", next: "yes" },
  guide_no_other: {},
  guide_perhaps: {},
  guide_nothing: {},
  guide_again: { yes: "yes", try: "yes", next: "yes", no: "no", cancel: "no", other: "no" },
};

/** A bare yes or no before something that says more: "no, skip it", "yes, show me". */
const weak: ReadonlySet<Meaning> = new Set<Meaning>(["yes", "no"]);

/** What can be wished as a question; "done?" and "yes?" ask for something else. */
const askable: ReadonlySet<Meaning> = new Set<Meaning>(["show", "help", "next", "skip", "cancel"]);

/** One sign alone is an answer, too. */
const signs: Readonly<Record<string, Meaning>> = {
  "+": "yes",
  "👍": "yes",
  "✅": "yes",
  "👌": "yes",
  "-": "no",
  "–": "no",
  "👎": "no",
  "❌": "no",
};

/**
 * The choice that a free text means as an answer to a question of this kind, in English or Russian; null when it is no
 * choice, and so a remark or a question of its own. Every word must belong to a known phrase or mean nothing:
 * "I don't know" and "да, но кнопка серая" are no choices. A reply that says two things that lead to two choices is none.
 */
export const understandReply = (text: string, kind: GuideQuestionKind): string | null => {
  const choices = choicesOf[kind];
  const sign = signs[text.trim().replace(/[\u{fe0f}\u{1f3fb}-\u{1f3ff}]/gu, "")];
  const meanings = sign ? new Set([sign]) : meaningsOf(text);
  if (meanings === null) return null;
  const strong = [...meanings].filter((meaning) => !weak.has(meaning));
  const said = strong.length > 0 ? strong : [...meanings];
  // "Not done, next" is no answer, while "no, next" is.
  const ids = new Set(said.map((meaning) => choices[meaning] ?? null));
  const [only = null] = ids;
  return ids.size === 1 ? only : null;
};

/** The words of a reply as the phrases have them. */
export const replyWords = (text: string): string[] =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("ё", "е")
    .replace(/(?<=\p{L})['’`ʼ](?=\p{L})/gu, "")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** What the reply says; null when there is a word in it that is neither of a phrase nor a filler. */
const meaningsOf = (text: string): ReadonlySet<Meaning> | null => {
  const words = replyWords(text);
  const meanings = new Set<Meaning>();
  for (let at = 0; at < words.length; ) {
    const found = phraseAt(words, at);
    if (found) {
      meanings.add(found.meaning);
      at += found.length;
    } else if (fillers.has(words[at] ?? "")) at += 1;
    else return null;
  }
  return meanings.size > 0 && asked(text).every(isAskable) ? meanings : null;
};

/** The clauses that end in a question mark. */
const asked = (text: string): string[] => text.match(/(?<![^.!?;,\n])[^.!?;,\n]+(?=\?)/g) ?? [];

const isAskable = (clause: string): boolean => {
  const meanings = meaningsOf(clause);
  return meanings !== null && [...meanings].every((meaning) => askable.has(meaning));
};

const phraseAt = (
  words: readonly string[],
  at: number,
): { readonly meaning: Meaning; readonly length: number } | null => {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const meaning = meaningOfPhrase.get(words.slice(at, at + length).join(" "));
    if (meaning) return { meaning, length };
  }
  return null;
};
