import { applyPatches, type Patch, patchEnd } from "#lib/quotes/patch.ts";
import type { StoredEdit } from "#lib/study/study-store.ts";
import type { TextSpan } from "#lib/text/text-span.ts";
import { type EditedText, invertPatches } from "./history.ts";

/**
 * Where a span stands after edits, oldest first, each with its patches against the text before it. What is written
 * over the span's ends or directly beside them belongs to it.
 * @returns null when nothing is left of it
 */
export const carrySpan = (
  span: TextSpan,
  edits: readonly { readonly patches: readonly Patch[] }[],
): TextSpan | null => {
  const { start, end } = edits.reduce(
    (moved, { patches }) => ({
      start: carryStart(moved.start, patches),
      end: carryEnd(moved.end, patches),
    }),
    span,
  );
  return start < end ? { start, end } : null;
};

const growth = ({ removed, inserted }: Patch): number => inserted.length - removed.length;

const carryStart = (start: number, patches: readonly Patch[]): number => {
  const over = patches.find((patch) => patch.start < start && start < patchEnd(patch));
  const at = over?.start ?? start;
  return patches
    .filter((patch) => patchEnd(patch) <= at && patch.start < at)
    .reduce((moved, patch) => moved + growth(patch), at);
};

const carryEnd = (end: number, patches: readonly Patch[]): number => {
  const over = patches.find((patch) => patch.start < end && end < patchEnd(patch));
  const at = over === undefined ? end : patchEnd(over);
  return patches
    .filter((patch) => patchEnd(patch) <= at)
    .reduce((moved, patch) => moved + growth(patch), at);
};

/** A document of whose edits the patches alone are asked. */
type PatchedText = EditedText<Pick<StoredEdit, "patches">>;

/**
 * Where quotes that once stood in the document word for word stand now: as they are, or else, what the edits made of
 * them. Looks at older texts only by exact search; null for a quote that stands in none of them, or that was deleted.
 */
export const quotePlaces = (
  { text, edits }: Omit<PatchedText, "revision">,
  quotes: readonly string[],
): Map<string, TextSpan | null> => {
  const places = new Map<string, TextSpan | null>();
  let wanted = new Set(quotes.filter((quote) => quote !== ""));
  let older: string | null = text;
  for (let back = 0; older !== null && wanted.size > 0; back += 1) {
    const later = edits.slice(edits.length - back);
    const missing = new Set<string>();
    for (const quote of wanted) {
      const start: number = older.indexOf(quote);
      if (start < 0) missing.add(quote);
      else places.set(quote, carrySpan({ start, end: start + quote.length }, later));
    }
    wanted = missing;
    const edit = edits[edits.length - 1 - back];
    older = edit === undefined ? null : applyPatches(older, invertPatches(edit.patches));
  }
  for (const quote of quotes) if (!places.has(quote)) places.set(quote, null);
  return places;
};

/** Documents whose places are remembered: those that are open on some page. */
const maxRemembered = 100;

/**
 * `quotePlaces` for pages that poll: each quote is looked for once for each revision of its document.
 * @returns a function of the document's own name, what is stored of it, and its quotes
 */
export const createPlaceMemory = () => {
  const known = new Map<string, { document: PatchedText; places: Map<string, TextSpan | null> }>();
  return (
    name: string,
    document: PatchedText,
    quotes: readonly string[],
  ): ReadonlyMap<string, TextSpan | null> => {
    const last = known.get(name);
    const same =
      last?.document.revision === document.revision && last.document.text === document.text;
    const places = last && same ? last.places : new Map<string, TextSpan | null>();
    const fresh = quotes.filter((quote) => !places.has(quote));
    for (const [quote, place] of quotePlaces(document, fresh)) places.set(quote, place);
    known.delete(name);
    known.set(name, { document, places });
    for (const [oldest] of known) {
      if (known.size <= maxRemembered) break;
      known.delete(oldest);
    }
    return places;
  };
};

export type PlaceMemory = ReturnType<typeof createPlaceMemory>;
