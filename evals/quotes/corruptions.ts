import { formulasIn } from "#lib/quotes/formulas.ts";
import type { Random } from "./random.ts";

/**
 * What language models do to a passage when they quote it. A corruption returns the passage
 * unchanged when it finds nothing to spoil; the caller then drops the case.
 */
export type Corruption = (text: string, random: Random, words: readonly string[]) => string;

const russian = "абвгдежзийклмнопрстуфхцчшщъыьэюя";
const latin = "abcdefghijklmnopqrstuvwxyz";

const letterLike = (letter: string, random: Random): string =>
  random.pick([...(/[а-яё]/i.test(letter) ? russian : latin)]);

const mistype = (text: string, at: number, random: Random): string => {
  const letter = text[at] ?? "";
  const before = text.slice(0, at);
  const after = text.slice(at + 1);
  switch (random.below(4)) {
    case 0:
      return before + letterLike(letter, random) + after;
    case 1:
      return before + letter + letterLike(letter, random) + after;
    case 2:
      return before + after;
    default:
      return `${before}${after[0] ?? ""}${letter}${after.slice(1)}`;
  }
};

const typos =
  (rate: number): Corruption =>
  (text, random) => {
    let result = text;
    const wanted = Math.max(1, Math.round(text.length * rate));
    for (let done = 0, tries = 0; done < wanted && tries < wanted * 8; tries++) {
      const at = 1 + random.below(Math.max(1, result.length - 2));
      if (!/\p{L}/u.test(result[at] ?? "") || result[at - 1] === "\\") continue;
      result = mistype(result, at, random);
      done++;
    }
    return result;
  };

/** Replaces each match with the given chance; the first match always. */
const sprinkle = (
  text: string,
  random: Random,
  pattern: RegExp,
  chance: number,
  replacement: (match: string, at: number) => string,
): string => {
  const matches = [...text.matchAll(pattern)];
  const sure = matches.length === 0 ? -1 : random.below(matches.length);
  let index = -1;
  return text.replace(pattern, (match, ...rest) => {
    index++;
    const at = rest.find((value) => typeof value === "number") as number;
    return index === sure || random.chance(chance) ? replacement(match, at) : match;
  });
};

const lookAlike: Record<string, string> = {
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  у: "y",
  х: "x",
};
const unicodeMath: Record<string, string> = {
  "\\alpha": "α",
  "\\beta": "β",
  "\\gamma": "γ",
  "\\delta": "δ",
  "\\theta": "θ",
  "\\lambda": "λ",
  "\\mu": "μ",
  "\\pi": "π",
  "\\sigma": "σ",
  "\\omega": "ω",
  "\\epsilon": "ε",
  "\\infty": "∞",
  "\\leq": "≤",
  "\\le": "≤",
  "\\geq": "≥",
  "\\ge": "≥",
  "\\neq": "≠",
  "\\ne": "≠",
  "\\in": "∈",
  "\\cdot": "·",
  "\\times": "×",
  "\\to": "→",
  "\\sum": "∑",
  "\\int": "∫",
  "\\ldots": "…",
  "\\dots": "…",
  "\\mid": "|",
  "\\phi": "φ",
  "\\partial": "∂",
  "\\nabla": "∇",
  "\\pm": "±",
  "\\subset": "⊂",
  "\\cap": "∩",
  "\\cup": "∪",
  "\\forall": "∀",
  "\\exists": "∃",
  "\\approx": "≈",
  "\\eta": "η",
  "\\rho": "ρ",
  "\\tau": "τ",
  "\\psi": "ψ",
};

/** A formula without the braces and commands that only make it look well; the braces of code are none of them. */
const plainFormula = (text: string): string =>
  text
    .replace(/\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g, "($1)/($2)")
    .replace(/\\sqrt\{([^{}]*)\}/g, "√($1)")
    .replace(/\\(?:cdot|times)(?![a-zA-Z])/g, "*")
    .replace(/\\(?:left|right|vec|hat|text|mathrm|operatorname)(?![a-zA-Z])/g, "")
    .replace(/\{,\}/g, ",")
    // Without its braces an argument stands apart from the command.
    .replace(/(\\[a-zA-Z]+)\{/g, "$1 ")
    .replace(/[${}]/g, "");

const swapWords: Corruption = (text, random) => {
  const pairs = [...text.matchAll(/(\p{L}{3,}) (\p{L}{3,})/gu)];
  if (pairs.length === 0) return text;
  const pair = random.pick(pairs);
  const swapped = `${pair[2]} ${pair[1]}`;
  return text.slice(0, pair.index) + swapped + text.slice(pair.index + pair[0].length);
};

/** Words that turn a statement into its contrary are not lost in another wording. */
const negation = /^(?:не|нет|ни|без|нельзя|никогда|no|not|never|without|nor|cannot|none)$/iu;
/** A name of fewer words with one of them replaced is another name. */
const FEWEST_WORDS = 5;

/** Words outside code, formulas, addresses, tags and names of files, options or variables, where they are copied. */
const wordedWords = (text: string): RegExpExecArray[] => {
  const copied = [
    ...formulasIn(text),
    ...[
      ...text.matchAll(
        /\]\([^()\n]*\)|!?\[\[[^\][\n]*\]\]|<[^<>\n]*>|https?:\/\/[^\s<>()]+|=["'][^"'\s]+["']|[\w./:-]*(?:[a-zA-Z]_[a-zA-Z]|\w[./]\w)[\w./:-]*/g,
      ),
    ].map(({ index, 0: found }) => [index, index + found.length] as const),
  ];
  return [...text.matchAll(/(?<![\\\p{L}])\p{L}{3,}/gu)].filter(
    ({ index, 0: word }) =>
      !negation.test(word) && !copied.some(([start, end]) => index >= start && index < end),
  );
};

const otherWords =
  (share: number): Corruption =>
  (text, random, words) => {
    const places = wordedWords(text);
    const others = words.filter((word) => !text.toLowerCase().includes(word.toLowerCase()));
    if (places.length < FEWEST_WORDS || others.length < FEWEST_WORDS) return text;
    const wanted = Math.max(1, Math.round(places.length * share));
    const chosen = new Set<number>();
    for (let tries = 0; chosen.size < wanted && tries < 50; tries++)
      chosen.add(random.below(places.length));
    let result = text;
    for (let index = places.length - 1; index >= 0; index--) {
      const place = places[index];
      if (!chosen.has(index) || place === undefined) continue;
      // The same word for two others is another name, not another wording.
      const [other = ""] = others.splice(random.below(others.length), 1);
      result = result.slice(0, place.index) + other + result.slice(place.index + place[0].length);
    }
    return result;
  };

const dropWord: Corruption = (text, random) => {
  const places = [...text.matchAll(/(?<= )(\p{L}{2,}) /gu)].filter(
    ({ 1: word = "" }) => !negation.test(word),
  );
  if (places.length === 0) return text;
  const place = random.pick(places);
  return text.slice(0, place.index) + text.slice(place.index + place[0].length);
};

export const corruptions: Readonly<Record<string, Corruption>> = {
  typos_light: typos(0.025),
  typos_heavy: typos(0.09),
  whitespace: (text, random) =>
    sprinkle(text, random, /[ \t]+/g, 0.2, () => random.pick(["  ", "", "\t", "   ", "\u00a0"])),
  rewrap: (text) => text.replace(/[ \t]*\r?\n[ \t]*/g, " "),
  typography: (text, random) =>
    random.chance(0.5)
      ? text
          .replace(/[«»“”„]/g, '"')
          .replace(/[—–−]/g, "-")
          .replace(/…/g, "...")
          .replace(/[’‘]/g, "'")
      : text
          .replace(/"([^"\n]*)"/g, "«$1»")
          .replace(/ - /g, " — ")
          .replace(/'/g, "’")
          .replace(/\.\.\./g, "…")
          .replace(/--/g, "—"),
  yo: (text, random) =>
    /ё/i.test(text)
      ? text.replace(/ё/g, "е").replace(/Ё/g, "Е")
      : sprinkle(text, random, /(?<=\p{L})е(?=\p{L})/gu, 0, () => "ё"),
  emphasis: (text) =>
    text
      .replace(/!?\[([^\][\n]*)\]\([^()\n]*\)/g, "$1")
      .replace(/\*\*|__|~~/g, "")
      .replace(/(?<![\p{L}\\])[*_`]|[*_`](?!\p{L})/gu, "")
      .replace(/^#+ /gm, ""),
  emphasis_added: (text, random) =>
    sprinkle(
      text,
      random,
      /(?<![\p{L}\\{*_])\p{L}{4,}(?![\p{L}*_])/gu,
      0.05,
      (word) => `**${word}**`,
    ),
  latex_dropped: (text) =>
    text.replace(/\$+|\\[()[\]]|:math:|\\text(?:bf|it)?(?=\{)|\\mathbf(?=\{)/g, ""),
  latex_delimiters: (text) => text.replace(/(?<!\$)\$([^$\n]+)\$(?!\$)/g, "\\($1\\)"),
  latex_unicode: (text) =>
    text
      .replace(/\\[a-zA-Z]+/g, (command) => unicodeMath[command] ?? command)
      .replace(/\\frac\{([^{}]*)\}\{([^{}]*)\}/g, "$1/$2"),
  unicode: (text, random) => {
    switch (random.below(4)) {
      case 0:
        return sprinkle(text, random, /[аеорсух]/g, 0.15, (letter) => lookAlike[letter] ?? letter);
      case 1:
        return text.normalize("NFD");
      case 2:
        return sprinkle(text, random, /(?<=\p{L})(?=\p{L})/gu, 0.03, () =>
          random.pick(["\u00ad", "\u200b", "\u2060"]),
        );
      default:
        return text.replace(/ /g, () => (random.chance(0.3) ? "\u00a0" : " "));
    }
  },
  json_escape: (text, random) =>
    random.chance(0.5)
      ? text.replace(/\n/g, "\\n")
      : random.chance(0.5)
        ? text
            .replace(/\\t(?=ext|imes|heta|au|o\b)/g, "\t")
            .replace(/\\(?=frac|forall)f/g, "\f")
            .replace(/\\(?=beta|begin|bar|binom|boldsymbol)b/g, "\b")
            .replace(/\\(?=nabla|neq|nu)n/g, "\n")
            .replace(/\\(?=rho|right)r/g, "\r")
        : text.replace(/\\/g, "\\\\").replace(/"/g, '\\"'),
  html_escape: (text) =>
    text
      .replace(/&(?!\w+;)/g, "&amp;")
      .replace(/</g, "&lt;")
      .replace(/>/g, "&gt;")
      .replace(/"/g, "&quot;"),
  case: (text, random) =>
    sprinkle(text, random, /(?<![\p{L}\\{])\p{L}/gu, 0.12, (letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    ),
  punctuation: (text, random) =>
    random.chance(0.5)
      ? sprinkle(text, random, /[,;:](?= )/g, 0.2, () => random.pick(["", ";", ",", " —"]))
      : sprinkle(text, random, /(?<=\p{L}{3}) (?=\p{L})/gu, 0.02, () => ", "),
  edge_punct: (text, random) =>
    /[.;:!?,]$/.test(text)
      ? text.slice(0, -1) + random.pick(["", ";", "!", ":"])
      : text + random.pick([".", ";"]),
  indent: (text, random) =>
    text.replace(/\n(?=\S)/g, random.pick(["\n    ", "\n  ", "\n> ", "\n\t"])),
  paraphrase_word: (text, random, words) => otherWords(0)(text, random, words),
  paraphrase_heavy: (text, random, words) => otherWords(0.18)(text, random, words),
  word_swap: swapWords,
  word_dropped: dropWord,
  list_marker: (text) => text.replace(/^(?:[-*+]|\d+\.|#+) /, ""),
  bullets: (text, random) => text.replace(/^[-*+] /gm, random.pick(["• ", "– ", "* "])),
  unicode_powers: (text) =>
    text
      .replace(/\^\{?(\d+)\}?/g, (_, digits: string) => inScript(digits, "⁰¹²³⁴⁵⁶⁷⁸⁹"))
      .replace(/(?<=\p{L})_\{?(\d+)\}?/gu, (_, digits: string) => inScript(digits, "₀₁₂₃₄₅₆₇₈₉")),
  latex_plain: (text) =>
    /\$|\\[[(]/.test(text)
      ? text.replace(/\$\$[^$]+\$\$|\$[^$\n]+\$|\\\[[^$]*?\\\]|\\\([^$\n]*?\\\)/g, plainFormula)
      : /\\[a-zA-Z]+\{/.test(text)
        ? plainFormula(text)
        : text,
  table_padding: (text) =>
    text.startsWith("|") ? text.replace(/[ \t]+/g, " ").replace(/-{3,}/g, "---") : text,
  table_cells: (text) =>
    text.startsWith("|") ? text.replace(/^\|\s*|\s*\|$/gm, "").replace(/\s*\|\s*/g, " ") : text,
  all_marks: (text) =>
    text
      .replace(/!\[\]\([^()\n]*\)/g, "")
      .replace(/\]\([^()\n]*\)/g, "")
      .replace(/^[ \t]*(?:[-*+]|\d+[.)]|#{1,6}|>)[ \t]+(?:\[[ xX]\][ \t]+)?/gm, "")
      .replace(/[*`$[\]]/g, "")
      .replace(/[.;:!?,]$/, ""),
  emoji_dropped: (text) => text.replace(/ ?\p{Extended_Pictographic}\ufe0f?/gu, ""),
  // In code and formulas, brackets with a number are no notes, and whoever quotes them does not drop them.
  notes_dropped: (text) => (/[`$={};]/.test(text) ? text : text.replace(/ ?\[\^?[1-9]\d*\]/g, "")),
  tight_dashes: (text) => text.replace(/ (?:—|–|--) /g, "—"),
  hyphenated: (text, random) => {
    const words = [...text.matchAll(/(?<![\\\p{L}])\p{L}{9,}/gu)];
    if (words.length === 0) return text;
    const at = random.pick(words).index + 4;
    return `${text.slice(0, at)}-\n${text.slice(at)}`;
  },
  lines_joined: (text) => text.replace(/\n[ \t]*(?:[-*+]|\d+[.)]|>)?[ \t]*/g, " "),
};

const inScript = (digits: string, signs: string): string =>
  [...digits].map((digit) => [...signs][Number(digit)] ?? digit).join("");
