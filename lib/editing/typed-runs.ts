import { type Patch, patchEnd } from "#lib/quotes/patch.ts";
import type { EditKind } from "#lib/schemas/study.ts";

/** Typing with shorter pauses is one piece of work to a reader. */
export const typingPauseMs = 120_000;

/** So many edits are taken together at most: undo takes them back as one. */
export const longestRun = 500;

/** An edit, as far as it matters whether it is part of a run of typing. */
export interface RunEdit {
  readonly kind: EditKind;
  /** The first of those that were taken together in this one; null where it stands for itself. */
  readonly first: number | null;
  readonly createdAt: Date;
  /** Whether an undo or a redo names it. */
  readonly named: boolean;
}

const goesOn = (edit: RunEdit, next: RunEdit): boolean =>
  [edit, next].every(({ kind, first, named }) => kind === "typed" && first === null && !named) &&
  next.createdAt.getTime() - edit.createdAt.getTime() < typingPauseMs;

/**
 * Neighbours that a reader sees as one piece of typing, oldest first; an edit of another kind is alone.
 * The last run may go on in edits that are not given.
 */
export const typedRuns = <Edit extends RunEdit>(edits: readonly Edit[]): [Edit, ...Edit[]][] => {
  const runs: [Edit, ...Edit[]][] = [];
  for (const edit of edits) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && run.length < longestRun && goesOn(last, edit)) run.push(edit);
    else runs.push([edit]);
  }
  return runs;
};

/** A part of a text that was changed: so many units that stayed, words that came, or words that went. */
type Piece =
  | { readonly kind: "kept"; readonly length: number }
  | { readonly kind: "came"; readonly text: string }
  | { readonly kind: "went"; readonly text: string };

const lengthOf = (piece: Piece): number =>
  piece.kind === "kept" ? piece.length : piece.kind === "came" ? piece.text.length : 0;

/** From one place within the piece to another. */
const cut = (piece: Piece, from: number, to: number): Piece[] => {
  if (from >= to) return [];
  if (piece.kind === "kept") return [{ kind: "kept", length: to - from }];
  return [{ ...piece, text: piece.text.slice(from, to) }];
};

/** What a patch leaves of a piece that begins at `start` and that it changes: before it, in its place, and after it. */
const cutOut = (piece: Piece, start: number, patch: Patch): [Piece[], Piece[], Piece[]] => {
  const length = lengthOf(piece);
  const from = Math.max(0, patch.start - start);
  const to = Math.min(length, patchEnd(patch) - start);
  const text = patch.removed.slice(start + from - patch.start, start + to - patch.start);
  // What came and went again leaves no trace.
  const went: Piece[] = piece.kind === "kept" && text !== "" ? [{ kind: "went", text }] : [];
  return [cut(piece, 0, from), piece.kind === "went" ? [piece] : went, cut(piece, to, length)];
};

/** One more patch, against the text that the pieces make. */
const addPatch = (pieces: readonly Piece[], patch: Patch): Piece[] => {
  const before: Piece[] = [];
  const changed: Piece[] = [];
  const after: Piece[] = [];
  let at = 0;
  for (const piece of pieces) {
    const start = at;
    at += lengthOf(piece);
    if (at <= patch.start) before.push(piece);
    else if (start >= patchEnd(patch)) after.push(piece);
    else {
      const [left, between, right] = cutOut(piece, start, patch);
      before.push(...left);
      changed.push(...between);
      after.push(...right);
    }
  }
  const came: Piece[] = patch.inserted === "" ? [] : [{ kind: "came", text: patch.inserted }];
  return [...before, ...changed, ...came, ...after];
};

/**
 * Edits one after another, each a list of patches against the text after those before it, as one list against the text
 * before the first.
 */
export const composePatches = (edits: readonly (readonly Patch[])[]): Patch[] => {
  let pieces: Piece[] = [{ kind: "kept", length: Number.POSITIVE_INFINITY }];
  // From the last on, so that none moves those before it; of two at one place the first comes first in the text.
  for (const patches of edits)
    for (const patch of patches.toSorted((a, b) => a.start - b.start).reverse())
      pieces = addPatch(pieces, patch);
  const composed: Patch[] = [];
  let hunk: Patch = { start: 0, removed: "", inserted: "" };
  for (const piece of pieces) {
    if (piece.kind === "came") hunk = { ...hunk, inserted: hunk.inserted + piece.text };
    else if (piece.kind === "went") hunk = { ...hunk, removed: hunk.removed + piece.text };
    else {
      composed.push(hunk);
      hunk = { start: patchEnd(hunk) + piece.length, removed: "", inserted: "" };
    }
  }
  return composed.filter(({ removed, inserted }) => removed !== inserted);
};
