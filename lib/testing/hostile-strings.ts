/** What is repeated until the text is as long as asked: each has frozen some program. */
const repeated: Readonly<Record<string, string>> = {
  images: "![",
  brackets: "[",
  links: "](",
  "link labels": "[a](",
  comments: "<!--",
  "quote marks": ">",
  "quote marks with spaces": "> ",
  formulas: "\\(",
  "formula blocks": "\\[",
  dollars: "$",
  backticks: "`",
  "code spans": "` a",
  stars: "*",
  "bold openings": "**a ",
  underscores: "_",
  pipes: "|",
  "table rows": "|a|b|\n|-|-|\n",
  hashes: "#",
  headings: "# a\n",
  newlines: "\n",
  "carriage returns": "\r",
  "line ends of Windows": "\r\n",
  spaces: " ",
  tabs: "\t",
  digits: "1",
  "numbers with dots": "1.",
  dots: ".",
  "dots with spaces": ". ",
  quotes: '"',
  apostrophes: "'",
  guillemets: "«",
  "curly quotes": "“",
  "one long word": "a",
  "a long Russian word": "ж",
  "one long word of capitals": "A",
  names: "Aa ",
  emoji: "😀",
  "half an emoji": "\ud83d",
  "combining marks": "a\u0301\u0323",
  "lists of one line": "- ",
  definitions: "[a]: b\n",
  tags: "<b>",
  "unclosed tags": "<a href=",
  entities: "&amp;",
  "a list of words": "a, ",
  "right to left": "אב ",
  "control characters": "\u0001",
  braces: "{",
  backslashes: "\\",
  slashes: "/",
  hyphens: "-",
  "hyphenated words": "a-",
  tildes: "~",
  boxes: ":::note\n",
  "path signs": " > ",
  steps: "1. Click **Save**.\n",
};

const indented = (length: number): string => {
  const lines: string[] = [];
  for (let size = 0; size < length; size += (lines.at(-1)?.length ?? 0) + 1) {
    lines.push(`${"  ".repeat(lines.length)}- a`);
  }
  return lines.join("\n").slice(0, length);
};

/** Hostile texts of a length in UTF-16 units, by name. `b` at the end lets a match of the whole fail at last. */
export const hostileStrings = (
  length: number,
): readonly (readonly [name: string, text: string])[] => [
  ...Object.entries(repeated).flatMap(([name, part]) => {
    const text = part.repeat(Math.ceil(length / part.length)).slice(0, length);
    return [[name, `${text.slice(0, -2)}\nb`]] as const;
  }),
  ["lists by indentation", indented(length)],
];
