import { movedStretches } from "#lib/editing/history.ts";
import {
  type CarriedEdit,
  type KeptPassage,
  type PassageState,
  passageStates,
} from "#lib/editing/kept-passages.ts";
import { textHunks } from "#lib/quotes/make-patch.ts";
import type { Span } from "#lib/schemas/quiz.ts";
import type { SourceEdit } from "#lib/schemas/source.ts";
import { comparedText } from "#lib/subjects/note-changes.ts";
import { knownRevisions } from "#lib/subjects/source-history.ts";
import { overlap } from "#lib/text/text-span.ts";
import { foldedWords } from "#lib/text/words.ts";
import { sentenceWords, stepWords } from "./export-guide.ts";

/** A note that a guide was saved as, and the changes that led to its text, as far as they are kept. */
export type KeptNote = Parameters<typeof knownRevisions>[0];

/** Where each step stands as an item of the list that the note was given; null unless all of them do. */
const listedPlaces = (text: string, steps: readonly string[]): number[] | null => {
  const places: number[] = [];
  let until = text.length;
  // From the end: the answer above the list may have the same items.
  for (const [index, words] of [...steps.entries()].reverse()) {
    const item = `\n${index + 1}. ${words}`;
    const at = until < 0 ? -1 : text.lastIndexOf(item, until);
    if (at < 0) return null;
    places.unshift(at + item.length - words.length);
    until = at - 1;
  }
  return places;
};

/** A step in a text. */
interface Found {
  readonly words: string;
  readonly start: number;
}

/** Where each step stands in a text, one behind the other where it says them so; null of what it does not say. */
const placesOf = (text: string, steps: readonly string[]): readonly (Found | null)[] => {
  const items = steps.map(stepWords);
  const listed = listedPlaces(text, items);
  if (listed !== null) return listed.map((start, index) => ({ start, words: items[index] ?? "" }));
  let from = 0;
  return steps.map((step, index) => {
    // In a section of prose a sentence has its own line ends, and not those of an item.
    for (const words of [items[index] ?? "", sentenceWords(step)]) {
      const behind = text.indexOf(words, from);
      const start = behind < 0 ? text.indexOf(words) : behind;
      if (words === "" || start < 0) continue;
      from = start + words.length;
      return { start, words };
    }
    return null;
  });
};

/** The oldest text of a note that says most of the steps, and where: a guide may have been saved as a text that was there. */
const asSaved = (note: KeptNote, steps: readonly string[]) => {
  const texts = [...knownRevisions(note)].reverse();
  let best = { revision: note.revision, text: note.text, places: placesOf("", steps), found: -1 };
  for (const [revision, text] of texts) {
    const places = placesOf(text, steps);
    const found = places.filter((place) => place !== null).length;
    if (found > best.found) best = { revision, text, places, found };
    if (found === steps.length) break;
  }
  return best;
};

/** A change of lines as one of words: else a step would be all that was written beside it. */
const inWords = ({ revision, patches }: SourceEdit): CarriedEdit => ({
  ...{ number: revision, kind: "edit", batchId: null, target: null },
  patches: patches.flatMap(({ start, removed, inserted }) =>
    textHunks(removed, inserted).map(({ from, to, text }) => ({
      ...{ start: start + from, removed: removed.slice(from, to), inserted: text },
    })),
  ),
});

const gone = { kind: "gone" } as const;

/** Of words that a note says more often so many places are looked at, and no more. */
const mostPlaces = 500;

const placesIn = (text: string, words: string): number[] => {
  const places: number[] = [];
  let at = words === "" ? -1 : text.indexOf(words);
  for (; at >= 0 && places.length < mostPlaces; at = text.indexOf(words, at + 1)) places.push(at);
  return places;
};

/** What edits made of passages, only where they moved the words themselves; `near` is where else these are looked for. */
const carriedOver = (
  { text, revision }: KeptNote,
  passages: readonly KeptPassage[],
  edits: readonly CarriedEdit[],
): { state: PassageState; near: number }[] => {
  const moved = movedStretches(
    passages.map(({ start, text: words }) => ({ start, end: start + words.length })),
    edits.map(({ patches }) => patches),
  );
  return passageStates({ text, revision }, passages, edits).map((found, index) => {
    const { text: words = "", start = 0 } = passages[index] ?? {};
    const isSame = found.kind === "changed" && comparedText(found.words) === comparedText(words);
    const told: PassageState = words === "" ? gone : isSame ? { ...found, kind: "there" } : found;
    const stretch = moved[index] ?? null;
    // What edits did not move there may be another step's place, or stood elsewhere when it was saved, as in the answer.
    const isOther = told.kind === "there" && !(stretch && overlap(stretch, told));
    const near = told.kind === "gone" ? (stretch?.start ?? start) : told.start;
    return { state: isOther ? gone : told, near };
  });
};

const isFree = (place: Span, states: readonly PassageState[]): boolean =>
  !states.some((one) => one.kind === "there" && overlap(one, place));

/** The nearest place of words that none of these states has. */
const freePlace = (
  text: string,
  words: string,
  near: number,
  states: readonly PassageState[],
): Span | null =>
  placesIn(text, words)
    .toSorted((a, b) => Math.abs(a - near) - Math.abs(b - near))
    .map((start) => ({ start, end: start + words.length }))
    .find((place) => isFree(place, states)) ?? null;

/** With fewer of a step's own words, what stands in its place is no other wording of it. */
const leastKept = 1 / 3;

const keptShare = (words: string, now: string): number => {
  const [own, present] = [new Set(foldedWords(words)), new Set(foldedWords(now))];
  return [...own].filter((word) => present.has(word)).length / Math.max(1, own.size);
};

/**
 * What became of the steps of a guide in a note that it was saved as. A step that was moved is where it stands word for
 * word, and words that are another step, or have next to nothing of its own, are no new wording of this one.
 * @param steps as the guide has them
 */
export const stepsInNote = (note: KeptNote, steps: readonly string[]): PassageState[] => {
  const { text } = note;
  const saved = asSaved(note, steps);
  const edits = note.edits.filter((edit) => edit.revision > saved.revision).map(inWords);
  const passages = saved.places.map((place) => ({
    ...{ text: place?.words ?? "", start: place?.start ?? 0, revision: saved.revision },
  }));
  const found = carriedOver(note, passages, edits);
  const states = found.map(({ state }) => state);
  /** What else said these words when the note was saved, as the answer does: where that went, no step did. */
  const copiesOf = (words: string): PassageState[] => {
    const isStep = (start: number) =>
      passages.some((one) => one.start === start && one.text === words);
    const copies = placesIn(saved.text, words).filter((start) => !isStep(start));
    const kept = copies.map((start) => ({ text: words, start, revision: saved.revision }));
    return carriedOver(note, kept, edits).map(({ state }) => state);
  };
  // The longest first: a shorter one's words may stand in it.
  const inOrder = [...found.entries()].toSorted(
    ([a], [b]) => (passages[b]?.text.length ?? 0) - (passages[a]?.text.length ?? 0),
  );
  for (const [index, { near }] of inOrder) {
    const words = passages[index]?.text ?? "";
    if (states[index]?.kind === "there" || words === "") continue;
    const place = freePlace(text, words, near, [...states, ...copiesOf(words)]);
    if (place === null) continue;
    const { start, end } = place;
    states[index] = { kind: "there", start, end, words: text.slice(start, end) };
  }
  const known = new Set(passages.map(({ text: words }) => comparedText(words)));
  return states.map((state, index) => {
    if (state.kind !== "changed") return state;
    const isWording = keptShare(passages[index]?.text ?? "", state.words) >= leastKept;
    const isOther = known.has(comparedText(state.words));
    return isWording && !isOther && isFree(state, states) ? state : gone;
  });
};
