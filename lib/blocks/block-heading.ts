/** Level 1 to 6, and its words without Markdown. */
export interface BlockHeading {
  readonly level: number;
  readonly text: string;
}

/** More of a heading is no use to an outline, or of a passage to a label. */
const maxText = 500;

/** Code, formula, link or escaped sign: what stands inside is kept as it is. */
const inner =
  /(`+)([^`]+)\1|\$+([^$]+)\$+|!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])|\\([!-/:-@[-`{-~])/g;

const emphasis = /(?<![\p{L}\p{N}])[*_~]+(?=\S)|(?<=\S)[*_~]+(?![\p{L}\p{N}])/gu;

const words = (text: string): string => text.replaceAll(emphasis, "");

/** The words of a line without the signs around them; read by rules, as an outline needs no parser. */
export const plainText = (source: string): string => {
  const text = source.slice(0, maxText).toWellFormed();
  let plain = "";
  let end = 0;
  for (const match of text.matchAll(inner)) {
    const [whole, , code, formula, link, sign] = match;
    plain += words(text.slice(end, match.index));
    plain += code ?? formula ?? sign ?? words(link ?? "");
    end = match.index + whole.length;
  }
  return (plain + words(text.slice(end))).replaceAll(/\s+/g, " ").trim();
};

/** What stands between the signs of `## heading ##`. */
const between = (line: string, level: number): string => {
  const text = line.slice(level).trim();
  let end = text.length;
  while (text[end - 1] === "#") end -= 1;
  const isClosing = end === 0 || text[end - 1] === " " || text[end - 1] === "\t";
  return isClosing ? text.slice(0, end).trimEnd() : text;
};

/** The heading that a line of `#` makes. */
export const atxHeading = (source: string): BlockHeading => {
  const line = source.trim();
  const level = /^#{1,6}/.exec(line)?.[0].length ?? 1;
  return { level, text: plainText(between(line, level)) };
};

/** The heading that a last line of `=` or `-` makes of the lines above it. */
export const setextHeading = (source: string): BlockHeading => {
  const lines = source.trimEnd();
  const cut = Math.max(lines.lastIndexOf("\n"), lines.lastIndexOf("\r"));
  return { level: lines.endsWith("=") ? 1 : 2, text: plainText(lines.slice(0, cut).trim()) };
};
