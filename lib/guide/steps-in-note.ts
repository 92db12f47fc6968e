import { type CarriedEdit, type PassageState, passageStates } from "#lib/editing/kept-passages.ts";
import { textHunks } from "#lib/quotes/make-patch.ts";
import type { Span } from "#lib/schemas/quiz.ts";
import type { SourceEdit } from "#lib/schemas/source.ts";
import { comparedText } from "#lib/subjects/note-changes.ts";
import { knownRevisions } from "#lib/subjects/source-history.ts";
import { overlap } from "#lib/text/text-span.ts";
import { foldedWords, wordLikeness } from "#lib/text/words.ts";
import { stepWords } from "./export-guide.ts";

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

/** Where each step stands in a text, one behind the other where it says them so; null of what it does not say. */
const placesOf = (text: string, steps: readonly string[]): readonly (number | null)[] => {
  const listed = listedPlaces(text, steps);
  if (listed !== null) return listed;
  let from = 0;
  return steps.map((words) => {
    const behind = text.indexOf(words, from);
    const at = behind < 0 ? text.indexOf(words) : behind;
    if (at < 0) return null;
    from = at + words.length;
    return at;
  });
};

/** The oldest text of a note that says most of the steps, and where: a guide may have been saved as a text that was there. */
const asSaved = (note: KeptNote, steps: readonly string[]) => {
  const texts = [...knownRevisions(note)].reverse();
  let best = { revision: note.revision, text: note.text, places: placesOf("", steps), found: -1 };
  for (const [revision, text] of texts) {
    const places = placesOf(text, steps);
    const found = places.filter((at) => at !== null).length;
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

const timesIn = (text: string, words: string): number => text.split(words).length - 1;

/** The first place of words that none of these states has. */
const freePlace = (text: string, words: string, states: readonly PassageState[]): Span | null => {
  for (let start = text.indexOf(words); start >= 0; start = text.indexOf(words, start + 1)) {
    const place = { start, end: start + words.length };
    if (!states.some((one) => one.kind === "there" && overlap(one, place))) return place;
  }
  return null;
};

/** From this share of words in common on, words that several steps came to be are told as theirs. */
const leastAlike = 0.4;

/** Whether what a step came to be is what another one is, or says nothing, as the number of an item whose words went. */
const isNoWording = (state: PassageState, words: string, others: readonly PassageState[]) =>
  state.kind === "changed" &&
  (!/\p{L}/u.test(state.words) ||
    others.some((one) => {
      if (one === state || one.kind === "gone" || !overlap(one, state)) return false;
      const likeness = wordLikeness(foldedWords(words), foldedWords(state.words));
      return one.kind === "there" || likeness < leastAlike;
    }));

/**
 * What became of the steps of a guide in a note that it was saved as. A step that was moved is where it stands word for
 * word, and words that are another step are no new wording of this one.
 * @param texts of the steps, as the guide has them
 */
export const stepsInNote = (note: KeptNote, texts: readonly string[]): PassageState[] => {
  const { text, revision } = note;
  const steps = texts.map(stepWords);
  const saved = asSaved(note, steps);
  const edits = note.edits.filter((edit) => edit.revision > saved.revision).map(inWords);
  const passages = steps.map((words, index) => {
    const start = saved.places[index] ?? null;
    return { text: words, start: start ?? 0, revision: start === null ? revision : saved.revision };
  });
  const states = passageStates({ text, revision }, passages, edits).map(
    (state, index): PassageState =>
      state.kind === "changed" && comparedText(state.words) === comparedText(steps[index] ?? "")
        ? { ...state, kind: "there" }
        : state,
  );
  for (const [index, state] of states.entries()) {
    const words = steps[index] ?? "";
    // What stood elsewhere when it was saved, as in the answer, was not moved there.
    const isMoved = words !== "" && timesIn(text, words) >= timesIn(saved.text, words);
    if (state.kind === "there" || !isMoved) continue;
    const place = freePlace(text, words, states);
    if (place !== null) states[index] = { kind: "there", ...place, words };
  }
  return states.map((state, index) =>
    isNoWording(state, steps[index] ?? "", states) ? { kind: "gone" } : state,
  );
};
