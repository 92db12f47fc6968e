import { StudyText } from "#components/ui/rich-text.tsx";
import type { StudyBlock } from "#lib/blocks/block-memory.ts";
import { takeTurns } from "#lib/take-turns.ts";

/** Characters of HTML that are kept: that of some hundred pages of text with formulas. */
const maxKept = 30_000_000;

/** HTML by block id: an id names all that a rendering depends on, so that it is never out of date. */
const kept = new Map<string, string>();
let size = 0;

const keep = (id: string, html: string): void => {
  kept.set(id, html);
  size += html.length;
  for (const [oldest, old] of kept) {
    if (size <= maxKept || kept.size === 1) return;
    kept.delete(oldest);
    size -= old.length;
  }
};

/** A long document has a thousand blocks, and other requests wait while one is rendered. */
const turn = takeTurns();

/** Tab stops once at a block's links to the notes; arrow keys lead from one to the next (`use-citations.ts`). */
const oneStop = (html: string): string => {
  const link = '<a href="#note-L';
  const [before = "", ...others] = html.split(link);
  return (
    [before, ...others.slice(0, 1)].join(link) +
    others
      .slice(1)
      .map((rest) => `<a tabindex="-1" href="#note-L${rest}`)
      .join("")
  );
};

/**
 * A block of a study document as sanitised HTML, without an element around it: headings from `h3` on, formulas set,
 * code coloured, the words of edits in `<mark data-edit="12">`, links to lines of the notes as `<sup><a href="#note-L3">`.
 * Takes one or two milliseconds at the first time, nothing when it is asked for again.
 */
export const renderBlock = async (block: StudyBlock): Promise<string> => {
  const known = kept.get(block.id);
  if (known !== undefined) return known;
  // At run time, as Next refuses it among the imports of what is rendered on its server.
  const { renderToStaticMarkup } = await import("react-dom/server");
  const html = oneStop(renderToStaticMarkup(<StudyText {...block} />));
  keep(block.id, html);
  await turn();
  return html;
};
