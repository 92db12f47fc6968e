import { type getDocumentProxy, getResolvedPDFJS } from "unpdf";

/** Text that is drawn and not seen: how it begins on the page, in points, and which way it runs. */
export interface UnseenRun {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

type Matrix = readonly [number, number, number, number, number, number];
type Box = readonly [left: number, bottom: number, right: number, top: number];

interface Glyph {
  readonly unicode: string;
  /** In thousandths of the letters' height. */
  readonly width: number;
  readonly isSpace: boolean;
}

const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** What is drawn by `inner` within what `outer` places. */
const within = (outer: Matrix, inner: Matrix): Matrix => {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
};

const placed = ([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

const boxOf = (matrix: Matrix, [left, bottom, right, top]: Box): Box => {
  const corners = [
    placed(matrix, left, bottom),
    placed(matrix, left, top),
    placed(matrix, right, bottom),
    placed(matrix, right, top),
  ];
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

const meet = (one: Box, other: Box): boolean =>
  one[0] <= other[2] && other[0] <= one[2] && one[1] <= other[3] && other[1] <= one[3];

/** Each of red, green and blue from here on: no eye tells it from paper. */
const palest = 250;

const isWhite = (color: unknown): boolean =>
  typeof color === "string" &&
  /^#[0-9a-f]{6}$/iu.test(color) &&
  [1, 3, 5].every((at) => Number.parseInt(color.slice(at, at + 2), 16) >= palest);

/** What covers more of the page than this is its ground, not a picture of its words. */
const groundShare = 0.5;
/** Of a page that paints more places than this nothing is told by its colours. */
const mostPainted = 20_000;
/** Nor of one that has more places of text in doubt: each is compared with all that is painted. */
const mostSuspects = 500;
/** A page that draws more than this is a map or a plot: a page of small print has 10,000 steps. */
const mostDrawn = 200_000;
/** Letters beside others touch them, those on others lie over them: as a share of their height. */
const neighbourEdge = 0.15;
/** Room within a text, in thousandths of its height, that parts it: less is set between letters. */
const wideRoom = 100;

interface State {
  matrix: Matrix;
  white: boolean;
  clear: boolean;
  mode: number;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  /** Width of a stroke. */
  line: number;
}

interface Suspect extends UnseenRun {
  readonly box: Box;
  readonly why: "gone" | "white" | "unpainted";
}

const { OPS } = await getResolvedPDFJS();

/** Drawn in the unit square. */
const pictures: ReadonlySet<number> = new Set([
  OPS.paintImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintInlineImageXObject,
  OPS.paintSolidColorImageMask,
]);
/** Drawn in places that are not followed: then it may be anywhere. */
const anywhere: ReadonlySet<number> = new Set([
  OPS.paintImageXObjectRepeat,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintInlineImageXObjectGroup,
  OPS.shadingFill,
]);
const colors: ReadonlySet<number> = new Set([
  OPS.setFillRGBColor,
  OPS.setFillGray,
  OPS.setFillCMYKColor,
  OPS.setFillColor,
  OPS.setFillColorN,
]);

const isMatrix = (given: unknown): given is Matrix =>
  (Array.isArray(given) || ArrayBuffer.isView(given)) && (given as ArrayLike<number>).length === 6;

const numbers = (given: unknown): readonly number[] =>
  Array.isArray(given) ? given.map((one) => (typeof one === "number" ? one : 0)) : [];

/**
 * Follows what a page draws, step by step, for the text that nobody sees who reads it: drawn without ink where no picture of
 * it lies, white where nothing else is painted, or of no strength. What may be seen is none of it.
 * @param view of the page: its edges in points
 */
const followDrawing = (view: Box) => {
  const suspects: Suspect[] = [];
  const painted: Box[] = [];
  const pictured: Box[] = [];
  const seenText: Box[] = [];
  const area = Math.abs(view[3] - view[1]) * Math.abs(view[2] - view[0]);
  let state: State = {
    ...{ matrix: identity, white: false, clear: false, mode: 0, size: 0 },
    ...{ charSpacing: 0, wordSpacing: 0, scale: 1, leading: 0, rise: 0, line: 1 },
  };
  const saved: State[] = [];
  let text: Matrix = identity;
  let [x, y, lineX, lineY] = [0, 0, 0, 0];

  const moveTo = (dx: number, dy: number): void => {
    [lineX, lineY] = [lineX + dx, lineY + dy];
    [x, y] = [lineX, lineY];
  };
  const paint = (box: Box, isPicture: boolean): void => {
    painted.push(box);
    const [left, bottom, right, top] = box;
    if (isPicture || (right - left) * (top - bottom) < area * groundShare) pictured.push(box);
  };
  const whyUnseen = (): Suspect["why"] | null => {
    if (state.mode === 3 || state.mode === 7) return "unpainted";
    if (state.mode !== 0 && state.mode !== 4) return null;
    return state.clear ? "gone" : state.white ? "white" : null;
  };
  const advance = ({ width, isSpace }: Glyph): number =>
    (width / 1000) * state.size + state.charSpacing + (isSpace ? state.wordSpacing : 0);
  const boxOfText = (from: number, edge = 0): Box => {
    const foot = y + state.rise;
    const sides: Box = [from + edge, foot + edge, x - edge, foot + state.size * 0.7 - edge];
    return boxOf(within(state.matrix, text), sides);
  };
  const suspect = (words: string, from: number, why: Suspect["why"]): void => {
    if (words.trim() === "") return;
    const [atX, atY] = placed(within(state.matrix, text), from, y + state.rise);
    suspects.push({ text: words, x: atX, y: atY, box: boxOfText(from), why });
  };
  const show = (glyphs: readonly (number | Glyph | null)[]): void => {
    const why = whyUnseen();
    let [words, from] = ["", x];
    const end = (): void => {
      if (why === null) seenText.push(boxOfText(from, state.size * neighbourEdge));
      else suspect(words, from, why);
      words = "";
    };
    for (const glyph of glyphs) {
      if (glyph === null) continue;
      if (typeof glyph === "number") {
        if (Math.abs(glyph) > wideRoom) end();
        x -= (glyph / 1000) * state.size * state.scale;
        continue;
      }
      if (words === "") from = x;
      words += glyph.unicode;
      x += advance(glyph) * state.scale;
    }
    end();
  };
  const paintPath = ([op, , edges]: readonly unknown[]): void => {
    const isFill = op === OPS.fill || op === OPS.eoFill;
    if (op === OPS.endPath || op === OPS.clip || (isFill && (state.white || state.clear))) return;
    const [left, bottom, right, top] = Array.from((edges ?? []) as ArrayLike<number>);
    if (left === undefined || bottom === undefined || right === undefined || top === undefined)
      return;
    // A stroke reaches beyond its path.
    const edge = isFill ? 0 : state.line / 2;
    paint(boxOf(state.matrix, [left - edge, bottom - edge, right + edge, top + edge]), false);
  };

  const steps: Readonly<Record<number, (args: readonly unknown[]) => void>> = {
    [OPS.save]: () => void saved.push({ ...state }),
    [OPS.restore]: () => {
      state = saved.pop() ?? state;
    },
    [OPS.transform]: (args) => {
      if (isMatrix(args)) state.matrix = within(state.matrix, args);
    },
    [OPS.paintFormXObjectBegin]: ([matrix]) => {
      saved.push({ ...state });
      if (isMatrix(matrix)) state.matrix = within(state.matrix, matrix);
    },
    [OPS.paintFormXObjectEnd]: () => {
      state = saved.pop() ?? state;
    },
    [OPS.setGState]: ([entries]) => {
      for (const [name, value] of (entries ?? []) as readonly (readonly [string, unknown])[]) {
        if (name === "ca") state.clear = value === 0;
      }
    },
    [OPS.setLineWidth]: ([width]) => {
      state.line = Number(width) || 0;
    },
    [OPS.constructPath]: paintPath,
    [OPS.beginText]: () => {
      text = identity;
      [x, y, lineX, lineY] = [0, 0, 0, 0];
    },
    [OPS.setFont]: ([, size]) => {
      state.size = Number(size) || 0;
    },
    [OPS.setTextRenderingMode]: ([mode]) => {
      state.mode = Number(mode);
    },
    [OPS.setCharSpacing]: ([room]) => {
      state.charSpacing = Number(room) || 0;
    },
    [OPS.setWordSpacing]: ([room]) => {
      state.wordSpacing = Number(room) || 0;
    },
    [OPS.setHScale]: ([percent]) => {
      state.scale = (Number(percent) || 100) / 100;
    },
    [OPS.setLeading]: ([leading]) => {
      state.leading = Number(leading) || 0;
    },
    [OPS.setTextRise]: ([rise]) => {
      state.rise = Number(rise) || 0;
    },
    [OPS.moveText]: (args) => {
      const [dx = 0, dy = 0] = numbers(args);
      moveTo(dx, dy);
    },
    [OPS.setLeadingMoveText]: (args) => {
      const [dx = 0, dy = 0] = numbers(args);
      state.leading = -dy;
      moveTo(dx, dy);
    },
    [OPS.nextLine]: () => moveTo(0, -state.leading),
    [OPS.setTextMatrix]: ([matrix]) => {
      if (isMatrix(matrix)) text = matrix;
      [x, y, lineX, lineY] = [0, 0, 0, 0];
    },
    [OPS.showText]: ([glyphs]) => {
      if (Array.isArray(glyphs)) show(glyphs);
    },
  };

  const draw = (op: number, args: unknown): void => {
    const given: readonly unknown[] = isMatrix(args) ? args : Array.isArray(args) ? args : [];
    if (colors.has(op)) state.white = isWhite(given[0]);
    else if (pictures.has(op)) paint(boxOf(state.matrix, [0, 0, 1, 1]), true);
    else if (anywhere.has(op)) paint(view, true);
    else steps[op]?.(given);
  };
  const isSeen = ({ why, box }: Suspect): boolean => {
    if (why === "gone") return false;
    const over = why === "white" ? [painted, seenText] : [pictured];
    return over.some((boxes) => boxes.some((one) => meet(one, box)));
  };
  const runs = (): UnseenRun[] =>
    suspects.length > mostSuspects || painted.length > mostPainted
      ? []
      : suspects.filter((run) => !isSeen(run));
  return { draw, runs };
};

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>["getPage"]>>;

/** What the reader of PDF keeps of a list of steps that is being made. */
interface OpenList {
  readonly operatorList: { fnArray: unknown; argsArray: unknown };
}
interface OpenLists {
  readonly _intentStates: ReadonlyMap<string, OpenList>;
  readonly _abortOperatorList: (asked: {
    readonly intentState: OpenList;
    readonly reason: Error;
    readonly force: true;
  }) => void;
}

/** The reader's number for it. */
const noAnnotations = 0;

/**
 * The text of a page that nobody sees; none of a page that draws very much. The steps are followed while they are listed,
 * in the place of the lists that the reader of PDF would fill: a map of 300,000 lines would take 200 MB.
 */
export const unseenRuns = async (page: Page): Promise<readonly UnseenRun[]> => {
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const { draw, runs } = followDrawing([left, bottom, right, top]);
  const lists = page as unknown as OpenLists;
  const { promise: tooMuch, resolve } = Promise.withResolvers<"too much">();
  const listed = page.getOperatorList({ annotationMode: noAnnotations });
  const intentState = [...lists._intentStates.values()].at(-1);
  if (intentState === undefined) throw new Error("The reader of PDF lists its steps elsewhere");
  let drawn = 0;
  let step = 0;
  intentState.operatorList.fnArray = {
    push: (op: number) => {
      drawn += 1;
      step = op;
      if (drawn !== mostDrawn) return;
      lists._abortOperatorList({ intentState, reason: new Error("too much"), force: true });
      resolve("too much");
    },
  };
  intentState.operatorList.argsArray = { push: (args: unknown) => draw(step, args) };
  return (await Promise.race([listed, tooMuch])) === "too much" ? [] : runs();
};

/** A piece of text of a page: its letters, and where they begin, run and end. */
interface Piece {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
}

const lettersOf = (text: string): string => text.normalize("NFKC").replaceAll(/\s+/gu, "");

/** Where the letters of a text stand in it, without its blanks. */
const placesOf = (text: string): number[] => [...text.matchAll(/\S/gu)].map(({ index }) => index);

/** How far along a piece a run begins, as a share of it; null for one that stands elsewhere. */
const shareAlong = ({ transform, width }: Piece, run: UnseenRun): number | null => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform;
  const [size, length] = [Math.hypot(c, d), Math.hypot(a, b) || 1];
  const [dx, dy] = [run.x - e, run.y - f];
  const along = (dx * a + dy * b) / length;
  const beside = Math.abs(dx * b - dy * a) / length;
  const edge = Math.max(1, size * 0.3);
  if (beside > edge || along < -edge || along > width + edge) return null;
  return width === 0 ? 0 : Math.min(1, Math.max(0, along / width));
};

const withoutRun = (str: string, run: UnseenRun, share: number): string | null => {
  const places = placesOf(str);
  const letters = places.map((at) => str[at]).join("");
  const wanted = lettersOf(run.text);
  const found: number[] = [];
  for (const sought of [wanted, [...wanted].reverse().join("")]) {
    for (let at = letters.indexOf(sought); at >= 0; at = letters.indexOf(sought, at + 1))
      found.push(at);
  }
  if (found.length === 0) return wanted.startsWith(letters) ? "" : null;
  const near = share * letters.length;
  const at = found.reduce((best, one) =>
    Math.abs(one - near) < Math.abs(best - near) ? one : best,
  );
  const [first = 0, last = 0] = [places[at], places[at + wanted.length - 1]];
  return str.slice(0, first) + str.slice(last + 1);
};

/** Where more of a page would go, it is more likely read wrongly than written for nobody. */
const mostHidden = 0.5;

/**
 * The pieces of a page without the letters of runs that nobody sees; all of them where that would be too many.
 * @returns the pieces, and how many letters were left out
 */
export const withoutRuns = <Item extends Piece>(
  pieces: readonly Item[],
  runs: readonly UnseenRun[],
): { readonly pieces: readonly Item[]; readonly hidden: number } => {
  if (runs.length === 0) return { pieces, hidden: 0 };
  let hidden = 0;
  const left = [...pieces];
  for (const run of runs) {
    for (const [at, piece] of left.entries()) {
      if (piece.str.trim() === "") continue;
      const share = shareAlong(piece, run);
      const str = share === null ? null : withoutRun(piece.str, run, share);
      if (str === null) continue;
      hidden += piece.str.length - str.length;
      left[at] = { ...piece, str };
      break;
    }
  }
  const letters = pieces.reduce((sum, { str }) => sum + str.length, 0);
  return hidden > letters * mostHidden ? { pieces, hidden: 0 } : { pieces: left, hidden };
};
