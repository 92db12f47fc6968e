/** The id that a Markdown site gives a heading: its words in lower case, joined by dashes. */
export const headingId = (title: string): string =>
  title
    .toLowerCase()
    .trim()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, "")
    .replaceAll(/\s/gu, "-");

/** Numbers the same id when it comes again on a page, as sites do. */
export const createHeadingIds = (): ((id: string) => string) => {
  const seen = new Map<string, number>();
  return (id) => {
    const count = seen.get(id) ?? 0;
    seen.set(id, count + 1);
    return count === 0 ? id : `${id}-${count}`;
  };
};
