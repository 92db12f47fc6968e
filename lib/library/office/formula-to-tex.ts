import { childElement, childElements, type XmlElement, xmlAttribute, xmlText } from "./xml.ts";

/** Functions that TeX has a command for. */
const functions = new Set(
  "sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh coth log ln lg exp lim min max sup inf det dim ker deg gcd arg".split(
    " ",
  ),
);

const largeOperators: ReadonlyMap<string, string> = new Map([
  ["∑", "\\sum"],
  ["∏", "\\prod"],
  ["∐", "\\coprod"],
  ["∫", "\\int"],
  ["∬", "\\iint"],
  ["∭", "\\iiint"],
  ["∮", "\\oint"],
  ["⋃", "\\bigcup"],
  ["⋂", "\\bigcap"],
  ["⋁", "\\bigvee"],
  ["⋀", "\\bigwedge"],
]);

const accents: ReadonlyMap<string, string> = new Map([
  ["\u0300", "\\grave"],
  ["\u0301", "\\acute"],
  ["\u0302", "\\hat"],
  ["^", "\\hat"],
  ["\u0303", "\\tilde"],
  ["~", "\\tilde"],
  ["˜", "\\tilde"],
  ["\u0304", "\\bar"],
  ["\u0305", "\\overline"],
  ["¯", "\\overline"],
  ["‾", "\\overline"],
  ["\u0307", "\\dot"],
  ["˙", "\\dot"],
  ["\u0308", "\\ddot"],
  ["¨", "\\ddot"],
  ["\u030C", "\\check"],
  ["ˇ", "\\check"],
  ["\u0306", "\\breve"],
  ["\u20D7", "\\vec"],
  ["→", "\\vec"],
  ["⏞", "\\overbrace"],
]);

const delimiters: ReadonlyMap<string, string> = new Map([
  ["{", "\\{"],
  ["}", "\\}"],
  ["⟨", "\\langle "],
  ["⟩", "\\rangle "],
  ["〈", "\\langle "],
  ["〉", "\\rangle "],
  ["‖", "\\|"],
  ["⌊", "\\lfloor "],
  ["⌋", "\\rfloor "],
  ["⌈", "\\lceil "],
  ["⌉", "\\rceil "],
  ["", "."],
]);

/** Signs that TeX would read as its own, and those that it has other signs for. */
const special: Readonly<Record<string, string>> = {
  "\\": "\\backslash ",
  "~": "\\sim ",
  "^": "\\hat{}",
  "−": "-",
  "\u2061": "",
  "\u2062": "",
  "\u2063": "",
  "\u00A0": " ",
  "·": "\\cdot ",
  "⋅": "\\cdot ",
};

/** Signs of a formula as TeX reads them; letters of other alphabets stay, as KaTeX knows them. */
const signs = (text: string): string =>
  text
    // Slanted and bold letters have code points of their own.
    .replaceAll(/[\u{1D400}-\u{1D7FF}ℎ]/gu, (letter) => letter.normalize("NFKC"))
    .replaceAll(/[#$%&_{}\\~^−\u2061-\u2063\u00A0·⋅]/gu, (sign) => special[sign] ?? `\\${sign}`)
    // TeX sets Cyrillic in formulas as text alone.
    .replaceAll(/[а-яё]+/giu, "\\text{$&}");

const asText = (text: string): string =>
  text.trim() === "" ? "\\ " : `\\text{${text.replaceAll(/[\\#$%&_{}^~]/gu, " ")}}`;

const group = (tex: string): string => `{${tex.trim()}}`;

/** What a script is put on: one letter needs no braces. */
const base = (tex: string): string => {
  const trimmed = tex.trim();
  if (functions.has(trimmed)) return `\\${trimmed}`;
  const isFenced = trimmed.startsWith("\\left") && trimmed.lastIndexOf("\\left") === 0;
  return isFenced || /^(?:[\p{L}\p{N}]|\\[a-zA-Z]+)$/u.test(trimmed) ? trimmed : group(trimmed);
};

const named = (name: string): string => {
  const trimmed = name.trim();
  if (functions.has(trimmed)) return `\\${trimmed}`;
  return /^\p{L}{2,}$/u.test(trimmed) ? `\\operatorname{${trimmed}}` : trimmed;
};

const fenced = (open: string, inner: string, close: string): string =>
  `\\left${delimiters.get(open) ?? open}${inner}\\right${delimiters.get(close) ?? close}`;

const matrix = (rows: readonly (readonly string[])[], kind = "matrix"): string =>
  `\\begin{${kind}}${rows.map((cells) => cells.join(" & ")).join(" \\\\ ")}\\end{${kind}}`;

const scripts = (of: string, sub: string | null, sup: string | null): string =>
  `${of}${sub ? `_${group(sub)}` : ""}${sup ? `^${group(sup)}` : ""}`;

/** A formula of an Office file (OMML, ECMA-376 part 1, section 22.1) as TeX. */
export const ommlToTex = (formula: XmlElement): string => omml(formula).trim();

const omml = (parent: XmlElement | undefined): string =>
  parent === undefined ? "" : childElements(parent).map(ommlElement).join("");

const propertyOf = (element: XmlElement, properties: string, name: string): string | undefined =>
  xmlAttribute(childElement(childElement(element, properties), name), "val");

/** Whether a switch of an element is on: it is written without a value, too. */
const isOn = (element: XmlElement, properties: string, name: string): boolean => {
  const given = childElement(childElement(element, properties), name);
  return given !== undefined && !/^(?:0|off|false)$/u.test(xmlAttribute(given, "val") ?? "on");
};

const ommlRun = (run: XmlElement): string => {
  const text = childElements(run, "t").map(xmlText).join("");
  return isOn(run, "rPr", "nor") ? asText(text) : signs(text);
};

const ommlFraction = (element: XmlElement): string => {
  const [above, below] = [omml(childElement(element, "num")), omml(childElement(element, "den"))];
  const type = propertyOf(element, "fPr", "type");
  if (type === "lin" || type === "skw") return `${base(above)}/${base(below)}`;
  return type === "noBar"
    ? `\\binom${group(above)}${group(below)}`
    : `\\frac${group(above)}${group(below)}`;
};

const ommlLargeOperator = (element: XmlElement): string => {
  const sign = propertyOf(element, "naryPr", "chr") ?? "∫";
  const operator = scripts(
    largeOperators.get(sign) ?? sign,
    omml(childElement(element, "sub")),
    omml(childElement(element, "sup")),
  );
  return `${operator} ${omml(childElement(element, "e"))}`;
};

const onlyChild = (element: XmlElement | undefined): XmlElement | undefined => {
  const children = element ? childElements(element) : [];
  return children.length === 1 ? children[0] : undefined;
};

const ommlDelimited = (element: XmlElement): string => {
  const separator = propertyOf(element, "dPr", "sepChr") ?? "|";
  const parts = childElements(element, "e");
  const [only] = parts;
  const open = propertyOf(element, "dPr", "begChr") ?? "(";
  const close = propertyOf(element, "dPr", "endChr") ?? ")";
  const fraction = parts.length === 1 && open === "(" ? onlyChild(only) : undefined;
  // TeX's own binomial brings its brackets.
  if (fraction && propertyOf(fraction, "fPr", "type") === "noBar") return ommlFraction(fraction);
  return fenced(open, parts.map(omml).join(` ${separator === "|" ? "\\mid " : separator} `), close);
};

const ommlAccent = (element: XmlElement): string => {
  const sign = propertyOf(element, "accPr", "chr") ?? "\u0302";
  return `${accents.get(sign) ?? "\\hat"}${group(omml(childElement(element, "e")))}`;
};

const ommlLimit = (element: XmlElement, mark: "_" | "^"): string => {
  const inner = omml(childElement(element, "e")).trim();
  const limit = omml(childElement(element, "lim"));
  const operator = named(inner);
  if (operator.startsWith("\\")) return `${operator}${mark}${group(limit)}`;
  return `${mark === "_" ? "\\underset" : "\\overset"}${group(limit)}${group(inner)}`;
};

const ommlRoot = (element: XmlElement): string => {
  const degree = omml(childElement(element, "deg")).trim();
  const hidden = degree === "" || isOn(element, "radPr", "degHide");
  return `\\sqrt${hidden ? "" : `[${degree}]`}${group(omml(childElement(element, "e")))}`;
};

const ommlMatrix = (element: XmlElement): string =>
  matrix(childElements(element, "mr").map((row) => childElements(row, "e").map(omml)));

const ommlElement = (element: XmlElement): string => {
  const part = (name: string) => omml(childElement(element, name));
  switch (element.name) {
    case "r":
      return ommlRun(element);
    case "f":
      return ommlFraction(element);
    case "sSup":
      return scripts(base(part("e")), null, part("sup"));
    case "sSub":
      return scripts(base(part("e")), part("sub"), null);
    case "sSubSup":
      return scripts(base(part("e")), part("sub"), part("sup"));
    case "sPre":
      return `{}${scripts("", part("sub"), part("sup"))}${base(part("e"))}`;
    case "rad":
      return ommlRoot(element);
    case "nary":
      return ommlLargeOperator(element);
    case "d":
      return ommlDelimited(element);
    case "func":
      return `${named(part("fName"))}${/\\[a-z]+$/iu.test(named(part("fName"))) ? " " : ""}${part("e")}`;
    case "limLow":
      return ommlLimit(element, "_");
    case "limUpp":
      return ommlLimit(element, "^");
    case "m":
      return ommlMatrix(element);
    case "eqArr":
      return matrix(
        childElements(element, "e").map((line) => [omml(line)]),
        "aligned",
      );
    case "acc":
      return ommlAccent(element);
    case "bar":
      return `${propertyOf(element, "barPr", "pos") === "top" ? "\\overline" : "\\underline"}${group(part("e"))}`;
    case "groupChr":
      return `${propertyOf(element, "groupChrPr", "pos") === "top" ? "\\overbrace" : "\\underbrace"}${group(part("e"))}`;
    case "borderBox":
      return `\\boxed${group(part("e"))}`;
    case "phant":
      return "";
    default:
      return /Pr$/u.test(element.name) ? "" : omml(element);
  }
};

/** A formula in MathML as TeX: as its author wrote it where it says so, else put together from its parts. */
export const mathmlToTex = (formula: XmlElement): string => {
  for (const element of annotations(formula)) {
    const encoding = xmlAttribute(element, "encoding") ?? "";
    if (/tex$/iu.test(encoding)) return xmlText(element).trim();
  }
  return mathml(formula).trim();
};

function* annotations(element: XmlElement): Generator<XmlElement> {
  for (const child of childElements(element)) {
    if (child.name === "annotation") yield child;
    else yield* annotations(child);
  }
}

const mathml = (parent: XmlElement): string => childElements(parent).map(mathmlElement).join("");

const mathmlScripts = (element: XmlElement): string => {
  const [of, first, second] = childElements(element).map(mathmlElement);
  const inner = base(of ?? "");
  if (element.name === "msup" || element.name === "mover") return scripts(inner, null, first ?? "");
  return scripts(inner, first ?? "", second ?? null);
};

const mathmlOver = (element: XmlElement): string => {
  const [of, over] = childElements(element);
  const accent = over && accents.get(xmlText(over).trim());
  if (accent && of) return `${accent}${group(mathmlElement(of))}`;
  return mathmlScripts(element);
};

const mathmlOperator = (text: string): string => {
  const sign = text.trim();
  const large = largeOperators.get(sign);
  if (large !== undefined) return large;
  return functions.has(sign) ? `\\${sign} ` : signs(sign);
};

const mathmlElement = (element: XmlElement): string => {
  const inner = () => childElements(element).map(mathmlElement);
  switch (element.name) {
    case "mi":
      return xmlText(element).trim().length > 1
        ? `${named(xmlText(element))} `
        : signs(xmlText(element).trim());
    case "mn":
      return signs(xmlText(element).trim());
    case "mo":
      return mathmlOperator(xmlText(element));
    case "mtext":
    case "ms":
      return asText(xmlText(element));
    case "mspace":
      return "\\ ";
    case "mfrac": {
      const [above = "", below = ""] = inner();
      return `\\frac${group(above)}${group(below)}`;
    }
    case "msqrt":
      return `\\sqrt${group(inner().join(""))}`;
    case "mroot": {
      const [of = "", degree = ""] = inner();
      return `\\sqrt[${degree}]${group(of)}`;
    }
    case "msup":
    case "msub":
    case "msubsup":
    case "munder":
    case "munderover":
      return mathmlScripts(element);
    case "mover":
      return mathmlOver(element);
    case "mfenced":
      return fenced(
        xmlAttribute(element, "open") ?? "(",
        inner().join(xmlAttribute(element, "separators")?.at(0) ?? ","),
        xmlAttribute(element, "close") ?? ")",
      );
    case "mtable":
      return matrix(
        childElements(element).map((row) => childElements(row).map((cell) => mathml(cell))),
      );
    case "mphantom":
    case "annotation":
    case "annotation-xml":
      return "";
    default:
      return inner().join("");
  }
};
