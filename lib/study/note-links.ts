import type { Span } from "#lib/schemas/quiz.ts";

/** A link to a line of the notes, with the white space before it; below a block that none can stand in, its paragraph. */
const noteLinks =
  /\n\n[ \t]*\[\[\d{1,7}\]\]\(#note-L\d{1,7}\)(?=\n|$)|[ \t]?\[\[\d{1,7}\]\]\(#note-L\d{1,7}\)/g;

/** The Markdown of a document where nothing answers to a link into its notes. */
export const withoutNoteLinks = (markdown: string): string => markdown.replaceAll(noteLinks, "");

/** Where these links stand, in their order, as UTF-16 offsets. */
export const noteLinkPlaces = (markdown: string): Span[] =>
  [...markdown.matchAll(noteLinks)].map(({ 0: link, index }) => ({
    start: index,
    end: index + link.length,
  }));
