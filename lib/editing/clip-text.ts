/** A text in one line, cut to `longest` characters. */
export const clipText = (text: string, longest: number): string => {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= longest
    ? line
    : `${line
        .slice(0, longest - 1)
        .toWellFormed()
        .trimEnd()}…`;
};
