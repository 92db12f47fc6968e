import { applyPatches, type Patch, patchEnd } from "#lib/quotes/patch.ts";
import type { NewEdit } from "#lib/study/study-store.ts";
import { markdownBlocks } from "./check-edit.ts";

/** The number of an item of a list: where it stands, and which. */
interface ItemNumber {
  readonly start: number;
  readonly text: string;
}

const itemLine = /^( *)(\d{1,9})[.)][ \t]+\S/;
/** A number that an edit writes at the beginning of a line; its text may stand there already. */
const writtenNumber = /(?:^|\n) *\d{1,9}[.)][ \t]|\n *\d{1,9}(?:[.)]|$)/;
/** A longer list is left as it is: nobody counts along. */
const mostItems = 300;

/**
 * Edits of one answer with the numbers of the items that are left where some were taken out of a list: without its first
 * items a list would begin at 3. The new numbers belong to the last of the edits that took an item. A list that was not
 * numbered one by one, and one that an edit writes items into, keeps its numbers.
 */
export const renumberLists = (document: string, edits: readonly NewEdit[]): readonly NewEdit[] => {
  const patches = edits.flatMap((edit) => edit.patches);
  const taking = patches.filter(({ removed }) => /\d[.)]/.test(removed));
  if (taking.length === 0) return edits;
  const renumbered = listsIn(document).flatMap((items) => newNumbers(items, patches));
  if (renumbered.length === 0) return edits;
  const last = edits.findLastIndex((edit) => edit.patches.some((patch) => taking.includes(patch)));
  const result = edits.map((edit, index) =>
    index === last ? { ...edit, patches: [...edit.patches, ...renumbered] } : edit,
  );
  const all = result.flatMap((edit) => edit.patches);
  return applyPatches(document, all) === null ? edits : result;
};

interface Line {
  readonly indent: number;
  readonly item: ItemNumber | null;
}

/** The lines of text that are not blank; those of code and formulas say nothing of lists. */
const linesOf = (document: string): Line[] =>
  markdownBlocks(document)
    .filter(({ kind }) => kind === "text")
    .flatMap(({ start, end }) =>
      [...document.slice(start, end).matchAll(/^ *(?=\S).*$/gm)].map(({ 0: line, index }): Line => {
        const [, space = "", text] = itemLine.exec(line) ?? [];
        const indent = line.length - line.trimStart().length;
        const at = start + index + space.length;
        return { indent, item: text === undefined ? null : { start: at, text } };
      }),
    );

/** Runs of items of one level that are numbered one by one; what stands further left, or is no item there, ends them. */
const listsIn = (document: string): ItemNumber[][] => {
  const lists: ItemNumber[][] = [];
  const open = new Map<number, ItemNumber[]>();
  for (const { indent, item } of linesOf(document)) {
    for (const level of [...open.keys()]) {
      if (indent < level || (indent === level && item === null)) open.delete(level);
    }
    if (item === null) continue;
    const list = open.get(indent);
    if (list !== undefined && Number(list.at(-1)?.text) + 1 === Number(item.text)) {
      list.push(item);
      continue;
    }
    const fresh = [item];
    open.set(indent, fresh);
    lists.push(fresh);
  }
  return lists.filter(({ length }) => length > 1 && length <= mostItems);
};

/** Patches for the items that are left of a list, none where no item was taken out of it. */
const newNumbers = (items: readonly ItemNumber[], patches: readonly Patch[]): Patch[] => {
  const [first, last] = [items[0], items.at(-1)];
  if (first === undefined || last === undefined) return [];
  const inside = patches.filter(
    (patch) => patchEnd(patch) > first.start && patch.start < last.start + last.text.length,
  );
  if (inside.some(({ inserted }) => writtenNumber.test(inserted))) return [];
  const isTouched = ({ start, text }: ItemNumber) =>
    inside.some((patch) => patch.start < start + text.length && patchEnd(patch) > start);
  const left = items.filter((item) => !isTouched(item));
  if (left.length === items.length) return [];
  return left.flatMap(({ start, text }, index) => {
    const inserted = String(Number(first.text) + index);
    return inserted === text ? [] : [{ start, removed: text, inserted }];
  });
};
