import { type Hunk, textHunks } from "#lib/quotes/make-patch.ts";
import { type Patch, patchEnd } from "#lib/quotes/patch.ts";
import type { Span } from "#lib/schemas/quiz.ts";
import { withoutNoteLinks } from "#lib/study/note-links.ts";
import type { StoredEdit } from "#lib/study/study-store.ts";
import { changedLines } from "#lib/subjects/source-history.ts";
import { type EditedText, patchesBetween, textOfRevision } from "./history.ts";
import { composePatches } from "./typed-runs.ts";

/** A document with the edits that led to it, from the revision that is asked about. */
export type OpenText = EditedText<Pick<StoredEdit, "number" | "kind" | "patches">>;

/** What is taken of a document, as it reads without links into its notes; `place` null for all of it. */
export const partText = (markdown: string, place: Span | null): string =>
  withoutNoteLinks(place === null ? markdown : markdown.slice(place.start, place.end));

/** Without the white space at its ends; null when nothing else is there. */
const tight = (text: string, { start, end }: Span): Span | null => {
  const words = text.slice(start, end);
  const first = words.length - words.trimStart().length;
  const part = { start: start + first, end: start + words.trimEnd().length };
  return part.start < part.end ? part : null;
};

/** Edits as lists of patches, oldest first; what was typed in a row as one: each save has half of what a reader sees. */
const strokesOf = (edits: OpenText["edits"]): (readonly Patch[])[] => {
  const strokes: { isTyped: boolean; lists: (readonly Patch[])[] }[] = [];
  for (const { kind, patches } of edits) {
    const last = strokes.at(-1);
    if (last?.isTyped && kind === "typed") last.lists.push(patches);
    else strokes.push({ isTyped: kind === "typed", lists: [patches] });
  }
  return strokes.map(({ lists }) => (lists.length > 1 ? composePatches(lists) : (lists[0] ?? [])));
};

/**
 * Where a part of a revision stands in the newest text: what is written within it or at its ends is its own, a block that is
 * added beside it is not. Where it was deleted it is what was put in its place, or stands where its words are found once.
 */
export const presentPlace = (document: OpenText, revision: number, place: Span): Span | null => {
  const former = textOfRevision(document, revision);
  const taken = tight(former, place);
  if (taken === null) return null;
  let part = taken;
  let wasEmpty = false;
  for (const patches of strokesOf(document.edits.filter(({ number }) => number > revision))) {
    const cut = patches.flatMap((patch) => finer(patch, part));
    part = backwards(cut).reduce(movedOver, part);
    wasEmpty ||= part.start === part.end;
  }
  const words = former.slice(taken.start, taken.end);
  return (wasEmpty ? onlyPlace(document.text, words) : null) ?? tight(document.text, part);
};

/** Where a text says some words, if it does so once. */
const onlyPlace = (text: string, words: string): Span | null => {
  const start = text.indexOf(words);
  const isOnce = start !== -1 && text.indexOf(words, start + 1) === -1;
  return isOnce ? { start, end: start + words.length } : null;
};

/** Patches of one text from its end to its beginning: each fits the text after those before it. */
const backwards = (patches: readonly Patch[]): Patch[] =>
  patches.toSorted((a, b) => b.start - a.start || patchEnd(b) - patchEnd(a));

const touchesEnd = (patch: Patch, { start, end }: Span): boolean =>
  [start, end].some((at) => patch.start <= at && at <= patchEnd(patch));

/** A patch that touches an end of a part in smaller pieces, by lines and then by words: most of them lie on one side. */
const finer = (patch: Patch, part: Span): Patch[] => {
  if (patch.removed === "" || patch.inserted === "" || !touchesEnd(patch, part)) return [patch];
  const within = ({ start, ...piece }: Patch): Patch => ({ ...piece, start: start + patch.start });
  return patchesBetween(patch.removed, patch.inserted)
    .map(within)
    .flatMap((piece) =>
      touchesEnd(piece, part)
        ? textHunks(piece.removed, piece.inserted).map((hunk) => asPatch(piece, hunk))
        : piece,
    );
};

const asPatch = ({ start, removed }: Patch, { from, to, text }: Hunk): Patch => ({
  ...{ start: start + from, removed: removed.slice(from, to), inserted: text },
});

const movedOver = (part: Span, patch: Patch): Span => {
  const { start, end } = part;
  const [from, to] = [patch.start, patchEnd(patch)];
  const growth = patch.inserted.length - patch.removed.length;
  if (from === to && from === start && start === end) return { start, end: end + growth };
  if (from === to && from === start)
    return { start: start + growth - tailOf(patch.inserted).length, end: end + growth };
  if (to <= start) return { start: start + growth, end: end + growth };
  if (from === to && from === end) return { start, end: end + headOf(patch.inserted).length };
  if (from >= end) return part;
  // Nothing of an empty part is in what is made anew around it.
  if (start === end) return { start: to + growth, end: to + growth };
  return { start: Math.min(start, from), end: Math.max(end, to) + growth };
};

/** The empty lines of an insertion, by their numbers; its first and last lines go on in others. */
const emptyLines = (lines: readonly string[]): number[] =>
  lines.flatMap((line, at) => (at > 0 && at < lines.length - 1 && line.trim() === "" ? [at] : []));

/** What of an insertion belongs to the block behind it: all after its last empty line. */
const tailOf = (inserted: string): string => {
  const lines = inserted.split("\n");
  return lines.slice((emptyLines(lines).at(-1) ?? -1) + 1).join("\n");
};

/** What of an insertion belongs to the block before it: all before its first empty line. */
const headOf = (inserted: string): string => {
  const lines = inserted.split("\n");
  return lines.slice(0, emptyLines(lines)[0]).join("\n").trimEnd();
};

const isDeletion = ({ text }: Hunk): boolean => text.trim() === "";

const overlaps = (one: Hunk, other: Hunk): boolean => one.from < other.to && other.from < one.to;

/**
 * Whether only one of two changes can be made: of what is inserted at the edge of a change, or deleted on both sides, both can.
 */
const collides = (one: Hunk, other: Hunk): boolean =>
  overlaps(one, other) && !(isDeletion(one) && isDeletion(other));

const isSame = (one: Hunk, other: Hunk): boolean =>
  one.from === other.from && one.to === other.to && one.text.trim() === other.text.trim();

/** Changes in their order, with deletions that overlap as one. */
const inOrder = (hunks: readonly Hunk[]): Hunk[] => {
  const joined: Hunk[] = [];
  for (const hunk of hunks.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    const last = joined.at(-1);
    if (last && overlaps(last, hunk))
      joined[joined.length - 1] = { ...last, to: Math.max(last.to, hunk.to) };
    else joined.push(hunk);
  }
  return joined;
};

/** Word by word within the lines that differ: a paragraph that is made anew is one hunk, and its neighbours are not in it. */
const hunksBetween = (before: string, after: string): Hunk[] =>
  changedLines(before, after).flatMap(({ start, removed, inserted }) =>
    textHunks(removed, inserted).map(({ from, to, text }) => ({
      ...{ from: from + start, to: to + start, text },
    })),
  );

/** A text that follows a document. */
interface FollowingText {
  readonly text: string;
  /** Words of its own that gave way. */
  readonly lost: readonly string[];
  /** Words that were deleted in it, and that the document brings back. */
  readonly returned: readonly string[];
}

/**
 * A text that was taken from a document and may have been changed since, with what the document changed meanwhile, word by
 * word. Where both changed the same words it has the document's.
 */
export const withDocumentChange = (
  text: string,
  { before, after }: { readonly before: string; readonly after: string },
): FollowingText => {
  const none = { lost: [], returned: [] };
  if (text === after || before === after) return { text, ...none };
  if (text === before) return { text: after, ...none };
  const [theirs, own] = [hunksBetween(before, after), hunksBetween(before, text)];
  const apart = own.filter((hunk) => !theirs.some((one) => isSame(one, hunk)));
  const dropped = apart.filter((hunk) => theirs.some((one) => collides(one, hunk)));
  const kept = apart.filter((hunk) => !dropped.includes(hunk));
  // Of two insertions at one place the document's stands first.
  const made = inOrder([...theirs, ...kept]).reduceRight(
    (now, hunk) => now.slice(0, hunk.from) + hunk.text + now.slice(hunk.to),
    before,
  );
  return {
    text: made,
    lost: dropped.filter((hunk) => !isDeletion(hunk)).map((hunk) => hunk.text.trim()),
    returned: dropped
      .filter(isDeletion)
      .map(({ from, to }) => before.slice(from, to).trim())
      .filter((words) => words !== ""),
  };
};

/** What a source has of a document. */
export interface TakenPart {
  /** What the source says now. */
  readonly text: string;
  /** Up to which revision it has what changed there. */
  readonly revision: number;
  /** In the text of that revision; null for the whole document. */
  readonly place: Span | null;
}

/** What became of a part in its document. */
export interface TakenChange {
  /** As the document says it now; null when nothing is left of it. */
  readonly said: string | null;
  /** Where it stands; null for the whole document, and when nothing is left of it. */
  readonly place: Span | null;
  /** What the source would say with it, and the words of its own that gave way; null with nothing left. */
  readonly following: FollowingText | null;
}

/** What became of parts in their document; null of those of which it says what it said, or what the source says. */
export const takenChanges = (
  document: OpenText,
  parts: readonly TakenPart[],
): (TakenChange | null)[] =>
  parts.map(({ text, revision, place }) => {
    const before = partText(textOfRevision(document, revision), place);
    const now = place && presentPlace(document, revision, place);
    const after = place !== null && now === null ? null : partText(document.text, now);
    if (after === null || after.trim() === "") return { said: null, place: null, following: null };
    if (after === before) return null;
    const following = withDocumentChange(text, { before, after });
    if (following.text === text) return null;
    return { said: after, place: now, following };
  });

/** A source that was taken from a document which was edited since. */
export interface StoredOrigin extends TakenPart {
  readonly sourceId: string;
  readonly sourceTitle: string;
  readonly threadId: string;
  /** Of the document. */
  readonly title: string;
  readonly documentRevision: number;
  /** SHA-256 of what the document said there when the student left the source as it is. */
  readonly leftSha256: string | null;
}

/** A source with what it was taken from; its text is asked for only where it is wanted. */
export interface TakenSource extends Omit<TakenPart, "text"> {
  readonly sourceId: string;
  /** Of what the source says now. */
  readonly sha256: string;
}

/** What sources were taken from; nothing of another's, nor of what lies in the bin. */
export interface OriginStore {
  readonly ofSources: (ownerId: string, sourceIds: readonly string[]) => Promise<StoredOrigin[]>;
  readonly ofDocument: (ownerId: string, threadId: string) => Promise<StoredOrigin[]>;
  /** Those of a document that quizzes were made of, edited since or not, newest first. */
  readonly takenFrom: (ownerId: string, threadId: string) => Promise<TakenSource[]>;
  /** A document with its edits after a revision; null when it is no more. */
  readonly open: (ownerId: string, threadId: string, revision: number) => Promise<OpenText | null>;
  /**
   * Gives the source another text, which has what changed up to a revision, or remembers at which words of the document it was
   * left as it is. All or nothing; false where the source, or what it was taken from, is another since.
   * @throws AppError source_known, note_too_large
   */
  readonly settle: (
    ownerId: string,
    seen: StoredOrigin,
    settled:
      | { readonly text: string; readonly revision: number; readonly place: Span | null }
      | { readonly leftSha256: string },
  ) => Promise<boolean>;
}
