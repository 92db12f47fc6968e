/** A word that is longer is cut in its middle. */
const longestWord = 20;

/** A text in one line, cut to at most `longest` characters, behind a word where there is one. */
export const clipText = (text: string, longest: number): string => {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest - 1).toWellFormed();
  const word = cut.lastIndexOf(" ") + 1;
  const inWord = line[longest - 1] !== " " && word > 0 && cut.length - word < longestWord;
  return `${(inWord ? cut.slice(0, word) : cut).trimEnd()}…`;
};
