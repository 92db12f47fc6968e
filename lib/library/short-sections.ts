/** A stored piece of a manual, as far as it tells whether it introduces the one after it. Pieces are in the order of the manual. */
export interface PlacedPiece {
  readonly id: string;
  readonly title: string;
  readonly headingPath: readonly string[];
  readonly address: string | null;
  /** Letters of its text. */
  readonly length: number;
  readonly part: number;
  readonly totalParts: number;
}

/** A section that says less answers nothing by itself when there is something that it introduces. */
const shortSection = 160;
/**
 * A title that stands on so many of the pages ("Activating the filter") says nothing of its own: its section belongs to the next
 * one. On fewer stand the controls of dialogs ("Delete"), which answer by themselves.
 */
const shareOfPages = 0.04;
const fewestPages = 5;

const pageOf = ({ address }: PlacedPiece): string | null => address?.split("#", 1)[0] ?? null;

const startsWith = (path: readonly string[], start: readonly string[]): boolean =>
  start.every((title, at) => path[at] === title);

const isChildOf = (child: PlacedPiece, { headingPath, title }: PlacedPiece): boolean =>
  child.headingPath.length === headingPath.length + 1 &&
  startsWith(child.headingPath, [...headingPath, title]);

const areSiblings = (one: PlacedPiece, other: PlacedPiece): boolean =>
  one.headingPath.length > 0 &&
  one.headingPath.length === other.headingPath.length &&
  startsWith(one.headingPath, other.headingPath);

/** Titles of sections on many pages. */
const commonTitles = (pieces: readonly PlacedPiece[]): ReadonlySet<string> => {
  const pages = new Map<string, Set<string>>();
  const least = Math.max(fewestPages, new Set(pieces.map(pageOf)).size * shareOfPages);
  for (const piece of pieces) {
    const page = pageOf(piece);
    if (page === null) continue;
    const known = pages.get(piece.title);
    if (known) known.add(page);
    else pages.set(piece.title, new Set([page]));
  }
  return new Set([...pages].flatMap(([title, { size }]) => (size < least ? [] : [title])));
};

/** A piece with the short sections before it that are told with it. */
export interface IntroducedPiece<Piece> {
  readonly piece: Piece;
  readonly short: readonly Piece[];
}

/**
 * Which pieces are introduced by short sections: the first section below one, and the next beside one whose title stands on
 * many pages. A short one that has a title of its own, or nothing longer after it on its page, stays a section.
 */
export const introducedPieces = <Piece extends PlacedPiece>(
  pieces: readonly Piece[],
): IntroducedPiece<Piece>[] => {
  const common = commonTitles(pieces);
  const introduces = (short: Piece, next: Piece): boolean =>
    pageOf(short) !== null &&
    pageOf(short) === pageOf(next) &&
    short.totalParts === 1 &&
    short.length < shortSection &&
    next.part === 1 &&
    (isChildOf(next, short) || (areSiblings(short, next) && common.has(short.title)));
  const introduced: IntroducedPiece<Piece>[] = [];
  let short: Piece[] = [];
  for (const [at, piece] of pieces.entries()) {
    const next = pieces[at + 1];
    if (next && introduces(piece, next)) short.push(piece);
    else {
      if (short.length > 0 && piece.length >= shortSection) introduced.push({ piece, short });
      short = [];
    }
  }
  return introduced;
};

interface ToldPiece {
  readonly title: string;
  readonly headingPath: readonly string[];
  readonly address: string | null;
  readonly innerAddresses: readonly string[];
  readonly indexTerms: readonly string[];
  readonly text: string;
}

/** The piece with the text of the short sections before its own, under their titles where those do not stand above it. */
export const withIntroductions = <Piece extends ToldPiece>({
  piece,
  short,
}: IntroducedPiece<Piece>): Piece => {
  const texts = short.map(({ title, text }) =>
    piece.headingPath.includes(title) ? text : `**${title}**\n\n${text}`,
  );
  const addresses = short.flatMap(({ address, innerAddresses }) => [
    ...(address === null ? [] : [address]),
    ...innerAddresses,
  ]);
  return {
    ...piece,
    text: [...texts, piece.text].join("\n\n"),
    innerAddresses: [...new Set([...piece.innerAddresses, ...addresses])],
    indexTerms: [...new Set([...piece.indexTerms, ...short.flatMap((one) => one.indexTerms)])],
  };
};
