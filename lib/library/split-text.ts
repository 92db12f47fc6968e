/** Whether a text is short enough for one piece. */
type Fits = (text: string) => boolean;

const fence = /^[ \t]*(`{3,}|~{3,})/u;

/** Blocks of a Markdown text: what blank lines part, code in fences kept whole. */
const blocksOf = (text: string): string[] => {
  const blocks: string[] = [];
  let lines: string[] = [];
  let open: string | null = null;
  for (const line of text.split("\n")) {
    const sign = fence.exec(line)?.[1];
    if (sign !== undefined && open === null) open = sign;
    else if (sign !== undefined && open !== null && line.trim().startsWith(open)) open = null;
    if (line.trim() !== "" || open !== null) lines.push(line);
    else if (lines.length > 0) {
      blocks.push(lines.join("\n"));
      lines = [];
    }
  }
  if (lines.length > 0) blocks.push(lines.join("\n"));
  return blocks;
};

/** Pieces put together as long as they fit, in order. */
const pack = (pieces: readonly string[], between: string, fits: Fits): string[] => {
  const packed: string[] = [];
  let open: string | null = null;
  for (const piece of pieces) {
    const longer: string = open === null ? piece : `${open}${between}${piece}`;
    if (open !== null && !fits(longer)) {
      packed.push(open);
      open = piece;
    } else open = longer;
  }
  if (open !== null) packed.push(open);
  return packed;
};

const cutHard = (text: string, fits: Fits): string[] => {
  if (fits(text) || text.length < 2) return [text];
  let middle = text.lastIndexOf(" ", Math.floor(text.length / 2));
  if (middle <= 0) middle = Math.floor(text.length / 2);
  // Two halves of a letter are none.
  if (text.charCodeAt(middle) >= 0xdc00 && text.charCodeAt(middle) <= 0xdfff) middle += 1;
  return [text.slice(0, middle), text.slice(middle)].flatMap((half) => cutHard(half, fits));
};

const sentences = new Intl.Segmenter(undefined, { granularity: "sentence" });

const bySentences = (text: string, fits: Fits): string[] => {
  const all = [...sentences.segment(text)].flatMap(({ segment }) => cutHard(segment, fits));
  return pack(all, "", fits).map((piece) => piece.trim());
};

/** Every piece of a table has its head, every piece of code its fences. */
const byLines = (text: string, fits: Fits): string[] => {
  const lines = text.split("\n");
  const isCode = fence.test(lines[0] ?? "");
  const isTable = !isCode && /^\s*\|/u.test(lines[0] ?? "") && /^[\s|:-]+$/u.test(lines[1] ?? "x");
  if (!isCode && !isTable) {
    return pack(
      lines.flatMap((line) => (fits(line) ? [line] : bySentences(line, fits))),
      "\n",
      fits,
    );
  }
  const head = isTable ? `${lines.slice(0, 2).join("\n")}\n` : `${lines[0]}\n`;
  const sign = fence.exec(lines[0] ?? "")?.[0] ?? "";
  const isClosed = isCode && lines.length > 1 && (lines.at(-1) ?? "").trim() === sign.trim();
  const tail = isCode ? `\n${sign}` : "";
  const rows = lines.slice(isTable ? 2 : 1, isClosed ? -1 : undefined);
  const wrapped = (piece: string) => `${head}${piece}${tail}`;
  const fitsWrapped: Fits = (piece) => fits(wrapped(piece));
  // A head as long as a piece is left with the first one.
  if (!fitsWrapped("x".repeat(100)))
    return pack(
      lines.flatMap((line) => cutHard(line, fits)),
      "\n",
      fits,
    );
  const pieces = rows.flatMap((row) => cutHard(row, fitsWrapped));
  return pack(pieces, "\n", fitsWrapped).map(wrapped);
};

/** Cuts a Markdown text into pieces that fit: between its blocks, then lines, then sentences, then words. */
export const splitText = (text: string, fits: Fits): string[] => {
  if (fits(text)) return [text];
  const blocks = blocksOf(text).flatMap((block) => (fits(block) ? [block] : byLines(block, fits)));
  return pack(blocks, "\n\n", fits);
};
