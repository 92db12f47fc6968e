import { isBoxTitle } from "./html/admonition.ts";
import type { ManualSection } from "./manual-section.ts";
import { blocksOf } from "./split-text.ts";

/** A section that is no longer is one passage, whatever lines in it are bold. */
const leastSection = 1_000;
/** A part that is shorter goes with the one before it. */
const leastPart = 200;
const longestTitle = 90;

/** A bold line that stands alone; one that ends as a sentence does is said with emphasis. */
const boldLine = /^\*\*([^*\n]+)\*\*:?$/u;
/** What figures and tables are called, and what examples and notes are headed by. */
const caption =
  /^(?:figure|fig\.|table|example|listing|рис|рисунок|таблица|пример|листинг|notes?|tips?|warnings?|примечани[ея]|внимание|советы?)(?!\p{L})/iu;

const titleOf = (block: string): string | null => {
  const title = boldLine.exec(block)?.[1]?.trim().replace(/:$/u, "") ?? "";
  if (title === "" || title.length > longestTitle || !/\p{L}{2}/u.test(title)) return null;
  return /[.!?…]$/u.test(title) || caption.test(title) || isBoxTitle(title) ? null : title;
};

/**
 * A long section in parts at its lines in bold, which head what follows them though no tag says so. Each has the
 * section's address and stands below it; what stands before the first is the section itself.
 */
export const untaggedSections = (section: ManualSection): ManualSection[] => {
  if (section.text.length < leastSection) return [section];
  const parts: { title: string | null; blocks: string[]; length: number }[] = [
    { title: null, blocks: [], length: 0 },
  ];
  const blocks = blocksOf(section.text);
  for (const [at, block] of blocks.entries()) {
    const title = titleOf(block);
    const open = parts.at(-1);
    const isLast = at === blocks.length - 1;
    const isFull = open && (open.length >= leastPart || (open.length === 0 && open.title === null));
    if (title !== null && !isLast && isFull) parts.push({ title, blocks: [], length: 0 });
    else if (open) {
      open.blocks.push(block);
      open.length += block.length;
    }
  }
  const told = parts.filter(({ length }) => length > 0);
  if (told.length < 2) return [section];
  const headingPath = [...section.headingPath, section.title];
  return told.map(({ title, blocks }) =>
    title === null
      ? { ...section, text: blocks.join("\n\n") }
      : { ...section, headingPath, title, text: blocks.join("\n\n"), indexTerms: [] },
  );
};
