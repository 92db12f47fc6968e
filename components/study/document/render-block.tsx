import { type ShownPictures, StudyText } from "#components/ui/rich-text.tsx";
import type { StudyBlock } from "#lib/blocks/block-memory.ts";
import { takeTurns } from "#lib/take-turns.ts";
import { picturesIn } from "#lib/text/card-pictures.ts";

/** Characters of HTML that are kept: that of some hundred pages of text with formulas. */
const maxKept = 30_000_000;

/** HTML by block id and the pictures in it: these name all that a rendering depends on, so that it is never out of date. */
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

/** What a block shows of a text's pictures; nothing for one without a picture, as most are. */
const shownIn = (markdown: string, shown: ShownPictures): ShownPictures | undefined => {
  const named = new Set(picturesIn(markdown));
  const pictures = shown.pictures.filter(({ sha256 }) => named.has(sha256));
  return pictures.length === 0 ? undefined : { ...shown, pictures };
};

/**
 * A block of a study document as sanitised HTML, without an element around it: headings from `h3` on, formulas set,
 * code coloured, the words of edits in `<mark data-edit="12">`, links to lines of the notes as `<sup><a href="#note-L3">`.
 * Takes one or two milliseconds at the first time, nothing when it is asked for again.
 * @param placed whether items and rows say where they begin; see `StudyText`
 */
export const renderBlock = async (
  block: StudyBlock,
  shown?: ShownPictures,
  placed = false,
): Promise<string> => {
  const inBlock = shown && shownIn(block.markdown, shown);
  const name = inBlock ? `${block.id} ${JSON.stringify(inBlock)}` : block.id;
  const key = placed ? `placed ${name}` : name;
  const known = kept.get(key);
  if (known !== undefined) return known;
  // At run time, as Next refuses it among the imports of what is rendered on its server.
  const { renderToStaticMarkup } = await import("react-dom/server");
  const text = <StudyText {...block} shown={inBlock} placed={placed} />;
  const html = oneStop(renderToStaticMarkup(text));
  keep(key, html);
  await turn();
  return html;
};
