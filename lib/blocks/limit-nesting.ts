/** No note is nested deeper; the parser's time grows with the square of the depth. */
export const deepestNesting = 16;

/** What holds other blocks: a quotation, or an item or footnote with the columns that its lines are indented by. */
type Container =
  | { readonly kind: "quote" }
  | { readonly kind: "item" | "footnote"; readonly columns: number };

/** A sign of a quotation, a list item or a footnote's text. */
const sign =
  /(>)|(?:[-+*]|\d{1,9}[.)])(?=[ \t\r\n]|$)|(\[\^(?:[^\s[\]\\]|\\(?:[[\]\\]|(?![[\]\\]))){1,999}\]:[ \t]*)/y;

/** A line such as `- - -` is a rule and holds nothing. */
const rule = /(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,})(?=[\r\n]|$)/y;

const footnoteColumns = 4;

/**
 * A copy of the same length in which signs of quotations, list items and footnotes beyond a depth are plain letters,
 * so that what they begin is text of the block that they stand in: 60 kB of `>` would keep the parser busy for ten
 * seconds and ten thousand end it, and a list that is nested by its indentation is as slow. The depth is that of the
 * blocks, counted line by line with what stays open from the lines above; it is never counted too low, and too high
 * where signs stand in code. Takes time in proportion to the text.
 */
export const limitNesting = (text: string, deepest = deepestNesting): string => {
  const walk = new NestingWalk(text, deepest);
  while (walk.line()) {
    // Each call reads one line.
  }
  return walk.result();
};

class NestingWalk {
  readonly #text: string;
  readonly #deepest: number;
  readonly #open: Container[] = [];
  #masked = "";
  #copied = 0;
  /** Where the walk stands, and the column there; a tab leads to the next multiple of four. */
  #at = 0;
  #column = 0;

  constructor(text: string, deepest: number) {
    this.#text = text;
    this.#deepest = deepest;
  }

  result(): string {
    return this.#masked + this.#text.slice(this.#copied);
  }

  /** Reads a line; false at the text's end. */
  line(): boolean {
    if (this.#at >= this.#text.length) return false;
    this.#column = 0;
    const kept = this.#continued();
    this.#begun(kept);
    this.#toNextLine();
    return true;
  }

  /** How many of the open containers the line belongs to by its signs and its indentation. */
  #continued(): number {
    let kept = 0;
    let above: Container | null = null;
    for (const container of this.#open) {
      if (!this.#goesOn(container, above)) break;
      above = container;
      kept += 1;
    }
    return kept;
  }

  #goesOn(container: Container, above: Container | null): boolean {
    if (container.kind === "quote") return this.#quoted();
    if (this.#indented(container.columns)) return true;
    // The parser takes the indentation of one footnote for that of all footnotes in it.
    const inFootnote = container.kind === "footnote" && above?.kind === "footnote";
    return inFootnote && !isSpace(this.#text[this.#at]);
  }

  /** Passes the white space of an item; what of a tab is too much belongs to what follows. */
  #indented(columns: number): boolean {
    const wanted = this.#column + columns;
    let at = this.#at;
    let column = this.#column;
    while (column < wanted && isSpace(this.#text[at])) {
      const next = this.#text[at] === "\t" ? tabStop(column) : column + 1;
      if (next > wanted) break;
      column = next;
      at += 1;
    }
    const partOfTab = column < wanted && this.#text[at] === "\t";
    if (column < wanted && !partOfTab) return false;
    this.#at = at;
    this.#column = wanted;
    return true;
  }

  #quoted(): boolean {
    const { at, column } = this.#afterSpace();
    if (this.#text[at] !== ">") return false;
    this.#at = at + 1;
    this.#column = column + 1;
    this.#oneSpace();
    return true;
  }

  /** The containers that the line begins; they take the place of those that it does not belong to. */
  #begun(kept: number): void {
    let depth = kept;
    for (;;) {
      const { at, column } = this.#afterSpace();
      sign.lastIndex = at;
      const match = sign.exec(this.#text);
      if (match === null) return;
      if (depth >= this.#deepest) {
        this.#mask(at, match[0].length);
        this.#column = column + match[0].length;
        continue;
      }
      rule.lastIndex = at;
      if (rule.test(this.#text)) return;
      this.#open.length = depth;
      this.#open.push(this.#enter(match, at, column));
      depth += 1;
    }
  }

  #enter([found, quote, footnote]: RegExpExecArray, at: number, column: number): Container {
    const before = this.#column;
    this.#at = at + found.length;
    this.#column = column + found.length;
    if (quote !== undefined) {
      this.#oneSpace();
      return { kind: "quote" };
    }
    if (footnote !== undefined) return { kind: "footnote", columns: footnoteColumns };
    const content = this.#afterSpace();
    const gap = content.column - this.#column;
    // An empty item, and five columns and more, which are one column and an indented code.
    if (isLineEnd(this.#text[content.at]) || gap > 4) {
      this.#oneSpace();
      return { kind: "item", columns: column + found.length + 1 - before };
    }
    this.#at = content.at;
    this.#column = content.column;
    return { kind: "item", columns: content.column - before };
  }

  #mask(at: number, length: number): void {
    this.#masked += this.#text.slice(this.#copied, at) + "x".repeat(length);
    this.#at = at + length;
    this.#copied = this.#at;
  }

  /** One column of white space belongs to a sign. */
  #oneSpace(): void {
    const found = this.#text[this.#at];
    if (found === " ") this.#at += 1;
    // What is left of a tab still stands before what follows.
    if (found === "\t" && tabStop(this.#column) === this.#column + 1) this.#at += 1;
    if (isSpace(found)) this.#column += 1;
  }

  #afterSpace(): { readonly at: number; readonly column: number } {
    let at = this.#at;
    let column = this.#column;
    while (isSpace(this.#text[at])) {
      column = this.#text[at] === "\t" ? tabStop(column) : column + 1;
      at += 1;
    }
    return { at, column };
  }

  #toNextLine(): void {
    lineEnd.lastIndex = this.#at;
    const match = lineEnd.exec(this.#text);
    this.#at = match ? match.index + match[0].length : this.#text.length;
  }
}

const lineEnd = /\r\n?|\n/g;
const isSpace = (character: string | undefined): boolean => character === " " || character === "\t";
const isLineEnd = (character: string | undefined): boolean =>
  character === undefined || character === "\n" || character === "\r";
const tabStop = (column: number): number => column + 4 - (column % 4);
