/** Longest title of a thread, in UTF-16 code units. Where there is less room for it, the page cuts it by the eye. */
export const maxTitle = 120;

/** A line as a title: whole as far as a title may be long, else cut between words. */
export const shortTitle = (line: string): string => {
  if (line.length <= maxTitle) return line;
  // A character outside the basic plane is not cut in two.
  const cut = line.slice(0, maxTitle - 1).replace(/[\ud800-\udbff]$/, "");
  const lastSpace = cut.lastIndexOf(" ");
  return `${(lastSpace > maxTitle / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`;
};
