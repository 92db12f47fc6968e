import type { TopBlock } from "../top-blocks.ts";

/** The headings of a note's main sections and their depth; 7 when there is none. */
export const noteSections = (
  blocks: readonly TopBlock[],
): { readonly highest: number; readonly headings: readonly TopBlock[] } => {
  const all = blocks.filter(({ depth }) => depth !== null);
  const [first, ...others] = all;
  const rest = depthOf(others);
  // One heading above all others at the beginning is the note's own title, and no section.
  const titled = first !== undefined && first === blocks[0] && (first.depth ?? 7) < rest;
  const highest = titled && others.length > 0 ? rest : depthOf(all);
  return { highest, headings: all.filter(({ depth }) => depth === highest) };
};

const depthOf = (headings: readonly TopBlock[]): number =>
  Math.min(7, ...headings.map(({ depth }) => depth ?? 7));
