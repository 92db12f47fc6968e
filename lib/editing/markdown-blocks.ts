import type { TextSpan } from "./proposed-edit.ts";

/** A piece of Markdown between blank lines, or a whole block of code or of a formula. */
export interface MarkdownBlock extends TextSpan {
  readonly kind: "text" | "code" | "math";
  /** The marks that opened a block of code or of a formula; "" for text. */
  readonly fence: string;
  /** False when the end of the text had to close it. */
  readonly closed: boolean;
}

const container = String.raw`^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?`;
const opening = new RegExp(`${container}(?:(\`{3,})[^\`]*|(~{3,})(?!~).*|(\\\${2,})[^$]*)$`);
const closing = /^[ \t>]*(`{3,}|~{3,}|\${2,})[ \t]*$/;

/**
 * The blocks of a Markdown text in order, found line by line in linear time: as much structure as decides how
 * far a broken sign can reach. What stands inside a block is left to a real parser.
 */
export const markdownBlocks = (text: string): MarkdownBlock[] => {
  const blocks: MarkdownBlock[] = [];
  let open: MarkdownBlock | null = null;
  for (const line of linesOf(text)) {
    const next = follow(open, line);
    if (next.finished !== null) blocks.push(next.finished);
    open = next.open;
  }
  if (open !== null) blocks.push(open);
  return blocks;
};

interface Line extends TextSpan {
  readonly text: string;
}

function* linesOf(text: string): Generator<Line> {
  for (let start = 0; start < text.length; ) {
    const lineEnd = text.indexOf("\n", start);
    const end = lineEnd < 0 ? text.length : lineEnd;
    yield { start, end, text: text.slice(start, end) };
    start = end + 1;
  }
}

interface Followed {
  /** A block that this line, or its end, closes. */
  readonly finished: MarkdownBlock | null;
  readonly open: MarkdownBlock | null;
}

/** What a line does to the block that is open before it. */
const follow = (open: MarkdownBlock | null, { start, end, text }: Line): Followed => {
  if (open !== null && open.kind !== "text") {
    const longer = { ...open, end };
    return closes(text, open.fence)
      ? { finished: { ...longer, closed: true }, open: null }
      : { finished: null, open: longer };
  }
  const fence = openingFence(text);
  if (fence !== null) {
    const kind = fence.startsWith("$") ? "math" : "code";
    return { finished: open, open: { start, end, kind, fence, closed: false } };
  }
  if (text.trim() === "") return { finished: open, open: null };
  return {
    finished: null,
    open: open === null ? { start, end, kind: "text", fence: "", closed: true } : { ...open, end },
  };
};

const openingFence = (line: string): string | null => {
  const found = opening.exec(line);
  return found === null ? null : (found[1] ?? found[2] ?? found[3] ?? null);
};

const closes = (line: string, fence: string): boolean => {
  const marks = closing.exec(line)?.[1];
  return marks !== undefined && marks[0] === fence[0] && marks.length >= fence.length;
};

/** The fence that is open where a line begins; "" in plain text. */
export const openFenceAt = (blocks: readonly MarkdownBlock[], lineStart: number): string =>
  blocks.find(({ start, end, fence }) => fence !== "" && start < lineStart && lineStart <= end)
    ?.fence ?? "";

/** The blocks that a span touches, those next to it included. */
export const blocksTouching = (
  blocks: readonly MarkdownBlock[],
  spans: readonly TextSpan[],
): MarkdownBlock[] =>
  blocks.filter((block) =>
    spans.some(({ start, end }) => block.start <= end && start <= block.end),
  );
