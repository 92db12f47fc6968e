const reference = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(\w{1,40}));/y;

/** How far a character reference at this place reaches, and into how many UTF-16 units; null for none. */
const referenceAt = (source: string, at: number): { length: number; units: number } | null => {
  reference.lastIndex = at;
  const match = reference.exec(source);
  if (!match) return null;
  const [whole, decimal, hexadecimal] = match;
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? "0", 16);
  return { length: whole.length, units: code > 0xffff ? 2 : 1 };
};

const isSpace = (sign: string | undefined): boolean => sign !== undefined && /\s/.test(sign);

const fits = (found: string | undefined, wanted: string | undefined): boolean =>
  found === wanted || (isSpace(found) && isSpace(wanted));

/** The reference that stands for the wanted unit: `&amp;` alone stands for the sign that begins them all. */
const referenceFor = (source: string, at: number, wanted: string | undefined) => {
  if (source[at] !== "&") return null;
  const isAmpersand = /^&(?:amp|#38|#x26);/i.test(source.slice(at, at + 6));
  return wanted !== "&" || isAmpersand ? referenceAt(source, at) : null;
};

/**
 * For each UTF-16 unit of a text node, where in its Markdown it stands: escapes, character references, signs of
 * quotations and white space around line ends are in the source alone. Null when they do not fit together.
 */
export const alignText = (
  value: string,
  source: string,
  start: number,
  end: number,
): number[] | null => {
  const offsets: number[] = [];
  let at = start;
  while (offsets.length < value.length) {
    if (at >= end) return null;
    const wanted = value[offsets.length];
    const coded = referenceFor(source, at, wanted);
    if (coded) offsets.push(...Array.from({ length: coded.units }, () => at));
    else if (fits(source[at], wanted)) offsets.push(at);
    at += coded?.length ?? 1;
  }
  return offsets;
};
