/** The name that the style sheet knows the marked passage by. */
const name = "marked-passage";

/**
 * Lights a passage without touching the page's elements: the words that a request will be about stay marked while the
 * student writes it. Null puts the light out. Where the browser knows no highlights, the quoted words have to do.
 */
export const lightRange = (range: Range | null): void => {
  if (!("highlights" in CSS)) return;
  if (range === null) CSS.highlights.delete(name);
  else CSS.highlights.set(name, new Highlight(range));
};
