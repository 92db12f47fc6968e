/** What a style says, by the names of its properties in lower case. */
export type Declarations = ReadonlyMap<string, string>;

/** What a style sheet says of elements of a tag, an id and classes; each may be left open. */
interface StyleRule {
  readonly tag: string | null;
  readonly id: string | null;
  readonly classes: readonly string[];
  readonly declarations: Declarations;
  /** Whether it holds where it fits; else it holds in places that are not known here, such as below another element. */
  readonly isSure: boolean;
}

/** An element as style sheets see it. */
interface StyledElement {
  readonly tag: string;
  readonly id: string;
  readonly classes: readonly string[];
}

export interface StyleSheet {
  /** What it says of an element, the strongest last; and what it may say in places that are not known here. */
  readonly of: (element: StyledElement) => {
    readonly sure: readonly Declarations[];
    readonly unsure: readonly Declarations[];
  };
}

/** Of all sheets of a page, in characters: a page that brings more is dressed by a program. */
const longestSheets = 2_000_000;
const mostRules = 50_000;
/** Groups of rules in others, for screens, layers and what a browser can do: people write two. */
const deepest = 8;

const imports = "!important";

/** The properties of a style, the last of each; what is `important` stays. */
export const readDeclarations = (style: string): Declarations => {
  const found = new Map<string, string>();
  const fixed = new Set<string>();
  for (const written of style.split(";")) {
    const colon = written.indexOf(":");
    if (colon < 0) continue;
    const name = written.slice(0, colon).trim().toLowerCase();
    const value = written
      .slice(colon + 1)
      .trim()
      .toLowerCase();
    const isImportant = value.endsWith(imports);
    if (fixed.has(name) && !isImportant) continue;
    if (isImportant) fixed.add(name);
    found.set(name, isImportant ? value.slice(0, -imports.length).trim() : value);
  }
  return found;
};

const withoutComments = (css: string): string => {
  let [kept, at] = ["", 0];
  for (let start = css.indexOf("/*"); start >= 0; start = css.indexOf("/*", at)) {
    kept += css.slice(at, start);
    const end = css.indexOf("*/", start + 2);
    if (end < 0) return kept;
    at = end + 2;
  }
  return kept + css.slice(at);
};

const simple = /^(?:[a-z][a-z\d]*|\*)?(?:[.#][\w-]+)*$/iu;
const signs = /[.#][\w-]+/gu;

/** One selector; null for what no element of a page is. What stands behind the last blank is what it dresses. */
const readSelector = (written: string): Omit<StyleRule, "declarations"> | null => {
  const selector = written.trim();
  const last = selector.slice(
    Math.max(...[" ", ">", "+", "~"].map((sign) => selector.lastIndexOf(sign))) + 1,
  );
  // What is put before or after an element, and how it is chosen by a pointer, says nothing of itself at rest.
  if (last === "" || last.includes("::")) return null;
  const [own = ""] = last.split(/[:[]/u, 1);
  const parts = own.match(signs) ?? [];
  const tag = /^[a-z][a-z\d]*/iu.exec(own)?.[0]?.toLowerCase() ?? null;
  return {
    tag,
    id: parts.find((part) => part.startsWith("#"))?.slice(1) ?? null,
    classes: parts.filter((part) => part.startsWith(".")).map((part) => part.slice(1)),
    isSure: last === selector && own === last && simple.test(own),
  };
};

/** Sheets for print hide what a screen shows. */
const isOfScreen = (media: string): boolean => !/\bprint\b|\bspeech\b/iu.test(media);

const blockEnd = (css: string, open: number): number => {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === "{") depth += 1;
    else if (css[at] === "}") {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return css.length;
};

/** The blocks of a sheet with what stands before each. */
function* blocksOf(css: string): Generator<{ readonly head: string; readonly body: string }> {
  let at = 0;
  for (let open = css.indexOf("{"); open >= 0; open = css.indexOf("{", at)) {
    const head = css.slice(at, open).split(";").at(-1)?.trim() ?? "";
    const end = blockEnd(css, open);
    yield { head, body: css.slice(open + 1, end) };
    at = end + 1;
  }
}

/** Blocks that hold rules, and those of them whose rules hold for every reader. */
const group = /^@(?:media|layer|supports)\b/iu;
const ofAll = /^@(?:media\s+(?:all|screen)|layer\b.*|supports\b.*)$/isu;

/** Rules of a sheet in their order; those that hold on some screens alone are not sure. */
const rulesOf = (css: string, sure: boolean, into: StyleRule[], depth = 0): void => {
  for (const { head, body } of blocksOf(css)) {
    if (into.length >= mostRules) return;
    const isGroup = depth < deepest && group.test(head) && isOfScreen(head);
    if (isGroup) rulesOf(body, sure && ofAll.test(head), into, depth + 1);
    if (head.startsWith("@")) continue;
    const declarations = readDeclarations(body);
    for (const one of head.split(",")) {
      const selector = readSelector(one);
      if (selector) into.push({ ...selector, declarations, isSure: sure && selector.isSure });
    }
  }
};

const fits = (rule: StyleRule, { tag, id, classes }: StyledElement): boolean =>
  (rule.tag === null || rule.tag === tag) &&
  (rule.id === null || rule.id === id) &&
  rule.classes.every((name) => classes.includes(name));

/** What of an element's selector counts more than its place: ids, then classes, then tags. */
const strength = ({ id, classes, tag }: StyleRule): number =>
  (id === null ? 0 : 10_000) + classes.length * 100 + (tag === null ? 0 : 1);

/**
 * What style sheets say, as far as it is sure without a browser: by selectors of a tag, an id and classes. Of all others is
 * told what they may say.
 * @param sheets as they are written, in the order of the page
 */
export const readStyleSheets = (sheets: readonly string[]): StyleSheet => {
  const written = sheets.join("\n");
  // The chapters of a book name the same sheets, one after the other.
  if (last?.written !== written) last = { written, sheet: newSheet(sheets) };
  return last.sheet;
};

let last: { readonly written: string; readonly sheet: StyleSheet } | null = null;

const newSheet = (sheets: readonly string[]): StyleSheet => {
  const rules: StyleRule[] = [];
  let letters = 0;
  for (const css of sheets) {
    letters += css.length;
    if (letters <= longestSheets) rulesOf(withoutComments(css), true, rules);
  }
  /** By what an element must have: the last class, else the id, else the tag. */
  const byKey = Map.groupBy(
    rules.map((rule, order) => ({ rule, order })),
    ({ rule: { tag, id, classes } }) => {
      const name = classes.at(-1);
      if (name !== undefined) return `.${name}`;
      return id === null ? (tag ?? "*") : `#${id}`;
    },
  );
  return {
    of: (element) => {
      const keys = [
        "*",
        element.tag,
        `#${element.id}`,
        ...element.classes.map((name) => `.${name}`),
      ];
      const found = keys
        .flatMap((key) => byKey.get(key) ?? [])
        .filter(({ rule }) => fits(rule, element))
        .sort((a, b) => strength(a.rule) - strength(b.rule) || a.order - b.order);
      const told = (isSure: boolean) =>
        found.filter(({ rule }) => rule.isSure === isSure).map(({ rule }) => rule.declarations);
      return { sure: told(true), unsure: told(false) };
    },
  };
};
