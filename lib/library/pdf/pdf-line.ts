/** A line of a page as it stands. */
export interface PdfLine {
  readonly text: string;
  /** Height of its letters, in points. */
  readonly size: number;
  /** Of its left end and of its ground line, in points from the page's lower left corner. */
  readonly x: number;
  readonly y: number;
}

/** A piece of text as the reader of PDF gives it. */
export interface PdfItem {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly hasEOL: boolean;
}

interface Open {
  text: string;
  x: number;
  y: number;
  end: number;
  /** Letters of each height. */
  sizes: Map<number, number>;
}

const sizeOf = ({ transform: [, , c = 0, d = 0] }: PdfItem): number =>
  Math.round(Math.hypot(c, d) * 2) / 2;

const mostly = (sizes: ReadonlyMap<number, number>): number =>
  [...sizes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;

/** Puts the pieces of a page together to lines, in the order in which the page was written. */
export const linesOf = (items: readonly PdfItem[]): PdfLine[] => {
  const lines: PdfLine[] = [];
  let open: Open | null = null;
  const close = (): void => {
    const text = open?.text.replaceAll(/\s+/gu, " ").trim() ?? "";
    if (open && text !== "") lines.push({ text, x: open.x, y: open.y, size: mostly(open.sizes) });
    open = null;
  };
  for (const item of items) {
    const [, , , , x = 0, y = 0] = item.transform;
    const size = sizeOf(item);
    const isNext: boolean = open !== null && Math.abs(open.y - y) > Math.max(1, size * 0.5);
    if (isNext && item.str.trim() !== "") close();
    if (item.str !== "") {
      open ??= { text: "", x, y, end: x, sizes: new Map() };
      // Words are told apart by room where no blank is written.
      const isApart = open.text !== "" && x - open.end > size * 0.2 && !/\s$/u.test(open.text);
      open.text += (isApart ? " " : "") + item.str;
      open.end = x + item.width;
      open.sizes.set(size, (open.sizes.get(size) ?? 0) + item.str.trim().length);
    }
    if (item.hasEOL) close();
  }
  close();
  return lines;
};
