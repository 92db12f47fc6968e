/** A quoted part of a request. */
export interface QuotedPart {
  /** Between the quotation marks. */
  readonly inner: string;
  /** With them. */
  readonly source: string;
}

/** A request with its quoted parts taken out, each replaced by a sign that stands for it. */
export interface MaskedText {
  readonly masked: string;
  readonly quotes: readonly QuotedPart[];
}

/** From here on the signs of the quoted parts, in Unicode's private use area. */
const firstSign = 0xe000;
const mostQuotes = 200;

/** Matches the sign of any quoted part. */
export const quoteSign = "[\\uE000-\\uE0C7]";

export const signOf = (index: number): string => String.fromCharCode(firstSign + index);

/** Takes the quoted parts out of a request, whatever marks they have; null for a text that uses the signs itself. */
export const maskQuotes = (text: string): MaskedText | null => {
  if (new RegExp(quoteSign).test(text)) return null;
  const quotes: QuotedPart[] = [];
  let masked = "";
  for (let at = 0; at < text.length; ) {
    const quote = quotes.length < mostQuotes ? quoteAt(text, at) : null;
    if (quote === null) {
      masked += text[at];
      at += 1;
    } else {
      masked += signOf(quotes.length);
      quotes.push(quote);
      at += quote.source.length;
    }
  }
  return { masked, quotes };
};

/** The text with its quoted parts put back as they stood in the request. */
export const unmask = (masked: string, quotes: readonly QuotedPart[]): string =>
  masked.replace(
    new RegExp(quoteSign, "g"),
    (sign) => quotes[sign.charCodeAt(0) - firstSign]?.source ?? sign,
  );

/** The quoted part that a sign stands for. */
export const quoteOf = (sign: string, quotes: readonly QuotedPart[]): QuotedPart | null =>
  quotes[sign.charCodeAt(0) - firstSign] ?? null;

const quoteAt = (text: string, at: number): QuotedPart | null => {
  switch (text[at]) {
    case "«":
      return nested(text, at, "«", "»");
    case "“":
      return nested(text, at, "“", "”");
    case "„":
      return upTo(text, at, /[“”]/g);
    case "‘":
      return upTo(text, at, /’(?!\p{L})/gu);
    case '"':
      return upTo(text, at, /"/g);
    case "'":
      return opensSingle(text, at) ? upTo(text, at, /'(?![\p{L}\p{N}])/gu) : null;
    case "`":
      return code(text, at);
    case "$":
      return formula(text, at);
    default:
      return null;
  }
};

/** An apostrophe stands between letters. */
const opensSingle = (text: string, at: number): boolean =>
  !/[\p{L}\p{N}]/u.test(text[at - 1] ?? "") && /\S/.test(text[at + 1] ?? "");

const part = (text: string, start: number, end: number): QuotedPart | null =>
  end - start <= 2
    ? null
    : { inner: text.slice(start + 1, end - 1), source: text.slice(start, end) };

const upTo = (text: string, at: number, closing: RegExp): QuotedPart | null => {
  closing.lastIndex = at + 1;
  const found = closing.exec(text);
  return found === null ? null : part(text, at, found.index + 1);
};

/** `«a «b» c»` is one quote. */
const nested = (text: string, at: number, open: string, close: string): QuotedPart | null => {
  let depth = 0;
  for (let index = at; index < text.length; index++) {
    if (text[index] === open) depth++;
    else if (text[index] === close && --depth === 0) return part(text, at, index + 1);
  }
  return upTo(text, at, new RegExp(close, "g"));
};

/** A whole block of code keeps its fence: it is what is to be written. */
const code = (text: string, at: number): QuotedPart | null => {
  const marks = /^`+/.exec(text.slice(at))?.[0] ?? "`";
  const end = text.indexOf(marks, at + marks.length);
  if (end < 0) return null;
  const source = text.slice(at, end + marks.length);
  const inner = marks.length < 3 ? source.slice(marks.length, -marks.length) : source;
  return inner.trim() === "" ? null : { inner, source };
};

/** Formulas are quoted by their own delimiters, and keep them. */
const formula = (text: string, at: number): QuotedPart | null => {
  const [source] = /^(\$\$?)(?![\s$])[^$]*[^\s$]\1(?!\d)/.exec(text.slice(at, at + 2_000)) ?? [];
  return source === undefined ? null : { inner: source, source };
};
