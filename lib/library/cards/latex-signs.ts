/** What stands between Anki's own signs of LaTeX is no HTML. */
const withoutTags = (html: string): string =>
  html
    .replaceAll(/<(?:br|\/?div|\/?p)\b[^<>]*>/gi, "\n")
    .replaceAll(/<[^<>]*>/g, "")
    .trim();

/** Surroundings of formulas in LaTeX, and the ones that say the same to KaTeX and MathJax; "" where none is needed. */
const surroundings: Readonly<Record<string, string>> = {
  ...{ align: "align", "align*": "align*", gather: "gather", "gather*": "gather*" },
  ...{ alignat: "alignat", "alignat*": "alignat*", equation: "", "equation*": "" },
  ...{ eqnarray: "align", "eqnarray*": "align*", flalign: "align", "flalign*": "align*" },
  ...{ multline: "gather", "multline*": "gather*", displaymath: "", math: "" },
};

interface Found {
  readonly tex: string;
  readonly isBlock: boolean;
  /** Behind its last sign. */
  readonly end: number;
}

/** The formula that begins with this sign of LaTeX's, or null where none does. */
const formulaAt = (text: string, at: number, sign: string): Found | null => {
  const name = /^\\begin\{([a-z]+\*?)\}$/.exec(sign)?.[1];
  const surrounding = name === undefined ? undefined : surroundings[name];
  if (name !== undefined && surrounding === undefined) return null;
  const closing = name === undefined ? sign : `\\end{${name}}`;
  const from = at + sign.length;
  let to = text.indexOf(closing, from);
  while (to > 0 && sign === "$" && text[to - 1] === "\\") to = text.indexOf(closing, to + 1);
  const inside = text.slice(from, to).trim();
  if (to < 0 || inside === "") return null;
  const tex = surrounding ? `\\begin{${surrounding}}${inside}\\end{${surrounding}}` : inside;
  return { tex, isBlock: sign !== "$" && name !== "math", end: to + closing.length };
};

/** Text of LaTeX with its formulas as MathJax has them. */
const formulasIn = (html: string): string => {
  const text = withoutTags(html);
  let [written, done] = ["", 0];
  const unclosed = new Set<string>();
  for (const { 0: sign, index } of text.matchAll(/\\\\|\\\$|\$\$|\$|\\begin\{[a-z]{1,20}\*?\}/g)) {
    if (index < done || sign === "\\\\" || unclosed.has(sign)) continue;
    written += text.slice(done, index);
    done = index;
    if (sign === "\\$") {
      written += "$";
      done = index + sign.length;
      continue;
    }
    const found = formulaAt(text, index, sign);
    // Nothing behind it closes it, so that no later one is closed either.
    if (found === null) unclosed.add(sign);
    else {
      written += found.isBlock ? `\\[${found.tex}\\]` : `\\(${found.tex}\\)`;
      done = found.end;
    }
  }
  return written + text.slice(done);
};

const signs = { $: ["\\(", "\\)"], $$: ["\\[", "\\]"] } as const;

/**
 * HTML with Anki's own signs of LaTeX (`[latex]`, `[$]`, `[$$]`) as those of its MathJax, `\(` and `\[`. Without its
 * partner a sign is dropped.
 */
export const mathJaxSigns = (html: string): string => {
  const parts = html.split(/\[(\/?(?:latex|\$\$?))\]/i);
  let written = parts[0] ?? "";
  for (let at = 1; at < parts.length; at += 2) {
    const [sign = "", inside = ""] = [parts[at]?.toLowerCase(), parts[at + 1]];
    const isWhole = !sign.startsWith("/") && parts[at + 2]?.toLowerCase() === `/${sign}`;
    if (!isWhole) {
      written += inside;
      continue;
    }
    const [open, close] = sign === "$" || sign === "$$" ? signs[sign] : ["", ""];
    written += open === "" ? formulasIn(inside) : open + withoutTags(inside) + close;
    written += parts[at + 3] ?? "";
    at += 2;
  }
  return written;
};
