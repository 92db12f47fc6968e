import type { PassageCard, PassageCards, PassageQuestion } from "#lib/schemas/passage-card.ts";
import type { BlockView, EditView, StudyView } from "#lib/schemas/study.ts";

/** The id of every Markdown text that a view shows, in the order in which it is wanted: what is read first comes first. */
export const viewBlockIds = (view: StudyView): string[] => [
  ...new Set([
    ...(view.document?.blocks ?? view.draft?.blocks ?? []).map(({ id }) => id),
    ...view.messages.flatMap(({ author, textBlock }) => (author === "student" ? [] : [textBlock])),
    ...view.conflicts.flatMap(({ materialBlock, noteBlock }) => [materialBlock, noteBlock]),
    ...view.questions.flatMap(({ textBlock, answerBlock, passages }) =>
      answerBlock === null
        ? [textBlock]
        : [textBlock, answerBlock, ...passages.map(({ quoteBlock }) => quoteBlock)],
    ),
  ]),
];

/** A note that wants to stand at a height, in pixels from the top of its column. */
export interface WantedNote {
  readonly top: number;
  readonly height: number;
}

/** Tops of notes in their order, each as near to its place as its predecessors let it. */
const stackDown = (notes: readonly WantedNote[], gap: number): number[] => {
  let free = 0;
  return notes.map(({ top, height }) => {
    const placed = Math.max(top, free);
    free = placed + height + gap;
    return placed;
  });
};

/**
 * Where notes of a margin stand so that none covers another: the one that is looked at beside its passage, those
 * above it pushed up and those below it pushed down. When there is no room above, all are stacked from the top.
 * `notes` in the order of their places; `active` is an index, or -1.
 */
export const stackNotes = (
  notes: readonly WantedNote[],
  gap: number,
  active: number,
): readonly number[] => {
  const kept = notes[active];
  if (kept === undefined) return stackDown(notes, gap);
  const tops: number[] = [];
  let ceiling = kept.top;
  for (const { top, height } of notes.slice(0, active).reverse()) {
    ceiling = Math.min(top, ceiling - gap - height);
    tops.unshift(ceiling);
  }
  if ((tops[0] ?? 0) < 0) return stackDown(notes, gap);
  return [...tops, ...stackDown(notes.slice(active), gap)];
};

/** Units of work whose notes stand in the margin: those whose words are marked. */
const notedEdits = 20;

/** A passage of the document with the notes of what was changed in it. */
export interface DocumentRow {
  readonly key: string;
  readonly block: BlockView;
  readonly edits: readonly EditView[];
  /** The cards whose words begin in it. */
  readonly cards: readonly PassageCard[];
  /** The questions whose passage does. */
  readonly questions: readonly PassageQuestion[];
}

const nothingMade = { cards: [], questions: [] } satisfies PassageCards;
const noEdits: readonly EditView[] = [];

/** What the student typed needs no note, and an undo is told by what it brings back. */
export const isNoted = (edit: EditView): boolean =>
  edit.kind !== "typed" && edit.kind !== "undo" && edit.place !== null && !edit.undone;

/** The edits whose words begin in each block, by the block's place; `blocks` in order. */
const editsByBlock = (blocks: readonly BlockView[], edits: readonly EditView[]) => {
  const byBlock = new Map<number, EditView[]>();
  const noted = edits.slice(-notedEdits).filter(isNoted);
  const numbers = new Set(noted.map(({ number }) => number));
  for (const edit of noted) {
    // An edit that was made again speaks for itself.
    if (edit.kind === "redo" && edit.target !== null && numbers.has(edit.target)) continue;
    const from = edit.place?.start ?? 0;
    const at = Math.max(
      0,
      blocks.findLastIndex(({ start }) => start <= from),
    );
    byBlock.set(at, [...(byBlock.get(at) ?? []), edit]);
  }
  for (const [at, list] of byBlock) {
    byBlock.set(
      at,
      list.toSorted((a, b) => (a.place?.start ?? 0) - (b.place?.start ?? 0)),
    );
  }
  return byBlock;
};

/** What begins in each block, by the block's place; both in order. */
const byBlockOf = <Made extends { readonly start: number }>(
  blocks: readonly BlockView[],
  made: readonly Made[],
) => {
  const byBlock = new Map<number, Made[]>();
  let at = 0;
  for (const one of made) {
    while (at + 1 < blocks.length && (blocks[at + 1]?.start ?? 0) <= one.start) at += 1;
    const before = byBlock.get(at);
    if (before) before.push(one);
    else byBlock.set(at, [one]);
  }
  return byBlock;
};

/** The document in rows. Blocks with the same words have the same id: they are told apart by their order. */
export const documentRows = (
  blocks: readonly BlockView[],
  edits: readonly EditView[],
  made: PassageCards = nothingMade,
): DocumentRow[] => {
  const notes = editsByBlock(blocks, edits);
  const cards = byBlockOf(blocks, made.cards);
  const questions = byBlockOf(blocks, made.questions);
  const times = new Map<string, number>();
  return blocks.map((block, place) => {
    const time = times.get(block.id) ?? 0;
    times.set(block.id, time + 1);
    return {
      ...{ key: `${block.id}-${time}`, block },
      ...{ edits: notes.get(place) ?? noEdits, cards: cards.get(place) ?? nothingMade.cards },
      questions: questions.get(place) ?? nothingMade.questions,
    };
  });
};

/** Text that is being written: its last passage changes all the time and stays the same row. */
export const draftRows = (blocks: readonly BlockView[]): DocumentRow[] =>
  blocks.map((block, place) => ({
    ...{ key: `draft-${place}`, block, edits: noEdits, ...nothingMade },
  }));
