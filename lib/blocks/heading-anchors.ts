/**
 * Names headings one after another as viewers of Markdown and Markdown sites do, so that links such as
 * `[Part](#part-two)` lead to them: a heading's words in lower case, hyphens for spaces, no other signs, and a number for
 * a name that comes again.
 */
export const createHeadingAnchors = (): ((heading: string) => string) => {
  const times = new Map<string, number>();
  return (heading) => {
    const name = heading
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, "")
      .replace(/\s/g, "-");
    const earlier = times.get(name) ?? 0;
    times.set(name, earlier + 1);
    return earlier === 0 ? name : `${name}-${earlier}`;
  };
};

/** The names of all headings of a text, in order. */
export const headingAnchors = (headings: readonly string[]): string[] =>
  headings.map(createHeadingAnchors());
