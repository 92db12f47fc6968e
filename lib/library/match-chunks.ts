/** A stored piece of a manual, as far as it tells the same place in another import. Keys are hashes, equal or not. */
export interface StoredPlace {
  readonly id: string;
  /** By what the place is known, in every import. */
  readonly stableId: string;
  /** File, titles above it, its own title, and which part of the section it is. */
  readonly path: string;
  /** File, address and part; null where an address says little, as a page's number does. */
  readonly address: string | null;
  /** Title and text. */
  readonly words: string;
  /** The text alone; null where it is so short that another section may say the same. */
  readonly text: string | null;
}

type Key = "path" | "address" | "words" | "text";

/**
 * What makes two pieces the same place, the surest first: each looks only at what those before it left. Where the words
 * are the same, any pair of several is right; otherwise nobody knows which of three went when there are two. An address
 * alone tells only what has it for itself: the sections of a page whose headings have no ids share the page's.
 */
const likenesses: readonly {
  readonly keys: readonly Key[];
  readonly sameWords: boolean;
  readonly unshared?: true;
}[] = [
  { keys: ["path", "address", "words"], sameWords: true },
  { keys: ["path", "words"], sameWords: true },
  { keys: ["address", "words"], sameWords: true },
  { keys: ["words"], sameWords: true },
  { keys: ["path", "address"], sameWords: false },
  { keys: ["path"], sameWords: false },
  { keys: ["address"], sameWords: false, unshared: true },
  { keys: ["text"], sameWords: true },
];

/** Places of one key; a place that lacks a part of it is of none. */
const grouped = (
  places: Iterable<StoredPlace>,
  keys: readonly Key[],
): Map<string, StoredPlace[]> => {
  const groups = new Map<string, StoredPlace[]>();
  for (const place of places) {
    const parts = keys.map((key) => place[key]);
    if (parts.includes(null)) continue;
    const key = parts.join(" ");
    const group = groups.get(key);
    if (group) group.push(place);
    else groups.set(key, [place]);
  }
  return groups;
};

const none: ReadonlySet<string> = new Set();

/** Keys that more than one place of an import has, whether it is paired already or not. */
const sharedKeys = (
  keys: readonly Key[],
  ...imports: readonly (readonly StoredPlace[])[]
): ReadonlySet<string> =>
  new Set(
    imports.flatMap((places) =>
      [...grouped(places, keys)].flatMap(([key, group]) => (group.length > 1 ? [key] : [])),
    ),
  );

/**
 * Which pieces of a new import are the places of which pieces of the one before: one for one, both in the order of the
 * manual. What was removed, and what is too unlike to tell, has none. Time and memory grow with the number of pieces.
 */
export const matchChunks = (
  before: readonly StoredPlace[],
  after: readonly StoredPlace[],
): { readonly old: StoredPlace; readonly fresh: StoredPlace }[] => {
  const olds = new Set(before);
  const freshes = new Set(after);
  const pairs: { old: StoredPlace; fresh: StoredPlace }[] = [];
  for (const { keys, sameWords, unshared } of likenesses) {
    const known = grouped(olds, keys);
    const shared = unshared ? sharedKeys(keys, before, after) : none;
    for (const [key, group] of grouped(freshes, keys)) {
      const candidates = known.get(key) ?? [];
      if (shared.has(key) || !(sameWords || candidates.length === group.length)) continue;
      for (const pair of inOrder(candidates, group)) {
        pairs.push(pair);
        olds.delete(pair.old);
        freshes.delete(pair.fresh);
      }
    }
  }
  return pairs;
};

const inOrder = (
  olds: readonly StoredPlace[],
  freshes: readonly StoredPlace[],
): { readonly old: StoredPlace; readonly fresh: StoredPlace }[] =>
  freshes.flatMap((fresh, at) => {
    const old = olds[at];
    return old === undefined ? [] : [{ old, fresh }];
  });
