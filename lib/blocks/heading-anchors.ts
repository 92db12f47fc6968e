/**
 * The names by which links such as `[Part](#part-two)` lead to headings, as viewers of Markdown make them of a
 * heading's words: lower case, hyphens for spaces, no other signs, and a number for a name that comes again.
 */
export const headingAnchors = (headings: readonly string[]): string[] => {
  const times = new Map<string, number>();
  return headings.map((text) => {
    const name = text
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, "")
      .replace(/\s/g, "-");
    const earlier = times.get(name) ?? 0;
    times.set(name, earlier + 1);
    return earlier === 0 ? name : `${name}-${earlier}`;
  });
};
