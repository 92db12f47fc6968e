import { htmlElement, htmlFormula, htmlText } from "#lib/library/office/html-sections.ts";
import {
  attribute,
  elementsIn,
  type HtmlElement,
  type HtmlParent,
  isElement,
} from "./html-tree.ts";
import { isUnseen } from "./without-unseen.ts";

type Children = HtmlElement["children"];

/** In characters: what a reader does not see is taken up to here, which the longest derivations of Wikipedia reach. */
const longestUnseen = 1_000;
/** Letters of words in one unseen formula: more are a sentence, and might speak to a model. */
const mostWordLetters = 60;
/** In characters: two signs in a text that lie further apart enclose no formula. */
const longestSeen = 4_000;

interface Page {
  /** Whether it loads a typesetter, which makes formulas of what stands between signs. */
  readonly isTypeset: boolean;
  /** Whether it names the dollar as such a sign. */
  readonly hasDollars: boolean;
  /** The formulas that were set apart, and what holds them. */
  readonly blocks: Set<Children[number]>;
}

interface Place {
  /** Whether a block can stand here. */
  readonly isFlow: boolean;
  /** Whether the text is the author's, letter for letter. */
  readonly isVerbatim: boolean;
  /** Whether an element around the text says that it is a formula. */
  readonly isMath: boolean;
}

const pageOf = (tree: HtmlParent): Page => {
  let [isTypeset, hasDollars] = [false, false];
  for (const script of elementsIn(tree)) {
    if (script.tagName !== "script") continue;
    const said = `${attribute(script, "src")} ${writtenIn(script)}`;
    isTypeset ||= /mathjax|katex/iu.test(said);
    hasDollars ||= /["']\$["']/u.test(said);
  }
  return { isTypeset, hasDollars, blocks: new Set() };
};

const writtenIn = (element: HtmlElement): string =>
  element.children.map((child) => (child.type === "text" ? child.value : "")).join("");

/** Where the brace that opens at the beginning is closed. */
const closingBrace = (tex: string): number => {
  let depth = 0;
  for (let at = 0; at < tex.length; at += 1) {
    if (tex[at] === "\\") at += 1;
    else if (tex[at] === "{") depth += 1;
    else if (tex[at] === "}") {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return -1;
};

const styled = /^\{\\(?:display|text|script)style(?![a-zA-Z])/u;

/** TeX as it is kept: without comments and marks of numbering, and without the braces in which Wikipedia sets its size. */
const cleanTex = (written: string): string => {
  const tex = written
    .replaceAll(/(?<!\\)%[^\n]*/gu, "")
    .replaceAll(/\\(?:label\{[^{}]{0,200}\}|nonumber(?![a-zA-Z]))/gu, "")
    .replaceAll(/\s+/gu, " ")
    .trim();
  const [opening] = styled.exec(tex) ?? [];
  return opening !== undefined && closingBrace(tex) === tex.length - 1
    ? tex.slice(opening.length, -1).trim()
    : tex;
};

/** Names of environments and commands, else a word. */
const words = /\\(?:begin|end) ?\{[a-zA-Z]{1,12}\*?\}|\\[a-zA-Z]+|(\p{L}{3,})/gu;

const wordLetters = (tex: string): number =>
  [...tex.matchAll(words)].reduce((letters, [, word = ""]) => letters + word.length, 0);

/** TeX that no reader of the page sees as such, or "" when it may be a sentence. */
const unseenTex = (written: string): string => {
  if (written.length > 2 * longestUnseen) return "";
  const tex = cleanTex(written);
  return tex.length <= longestUnseen && wordLetters(tex) <= mostWordLetters ? tex : "";
};

/** Whether text between signs is TeX by itself: it has signs of it, and no word stands bare in it. */
const looksLikeTex = (tex: string): boolean =>
  /[\^_=]|\\[a-zA-Z]{2}/u.test(tex) &&
  !/(?:^|[^\\\p{L}])\p{L}{3}/u.test(tex.replaceAll(/\{[^{}]*\}/gu, ""));

const formula = (tex: string, isBlock: boolean, { blocks }: Page): HtmlElement => {
  if (!isBlock) return htmlFormula(tex, false);
  const block = htmlElement("p", [htmlFormula(tex, true)]);
  blocks.add(block);
  return block;
};

const isWrapper = (element: HtmlElement): boolean =>
  /(?:^|\s)mwe-math-element(?:\s|$)/u.test(attribute(element, "className"));

const isPicture = (element: HtmlElement): boolean =>
  /(?:^|\s)mwe-math-fallback-image-/u.test(attribute(element, "className"));

const isTexAnnotation = (element: HtmlElement): boolean =>
  element.tagName === "annotation" && /tex$/iu.test(attribute(element, "encoding"));

/** What Wikipedia puts around one formula, written twice: in MathML, and as a picture with its TeX. */
interface Wrapped {
  tex: string;
  isBlock: boolean;
  /** Whether one of the two can be seen. */
  isSeen: boolean;
  /** Whether there is anything but a formula. */
  hasMore: boolean;
}

const lookInto = (parent: HtmlElement, found: Wrapped, isHidden: boolean): void => {
  for (const child of parent.children) {
    if (child.type === "text" && child.value.trim() !== "") found.hasMore = true;
    if (!isElement(child)) continue;
    const isAway = isHidden || isUnseen(child, true);
    found.isBlock ||= /(?:^|\s)mwe-math-(?:mathml|fallback-image)-display(?:\s|$)/u.test(
      attribute(child, "className"),
    );
    if (child.tagName === "math") {
      found.isSeen ||= !isAway;
      const tex = elementsIn(child).find(isTexAnnotation);
      found.tex ||= unseenTex(tex ? writtenIn(tex) : "");
    } else if (isPicture(child)) {
      found.isSeen ||= !isAway;
      found.tex ||= unseenTex(attribute(child, "alt"));
    } else lookInto(child, found, isAway);
  }
};

const wrapped = (wrapper: HtmlElement): Wrapped | null => {
  const isBlock = /(?:^|\s)mwe-math-element-block(?:\s|$)/u.test(attribute(wrapper, "className"));
  const found = { tex: "", isBlock, isSeen: false, hasMore: false };
  lookInto(isWrapper(wrapper) ? wrapper : htmlElement("span", [wrapper]), found, false);
  return found.tex !== "" && found.isSeen && !found.hasMore ? found : null;
};

const scriptType = /^math\/tex\s*(?:;\s*mode\s*=\s*display\s*)?$/iu;

/** What MathJax 2 puts before the script that holds a formula: the formula as it is seen. */
const isRendered = (child: Children[number] | undefined): boolean =>
  child?.type === "element" &&
  /(?:^|\s)(?:MathJax(?:_[A-Za-z_]+)?|mjx-chtml|MJXc-display)(?:\s|$)/u.test(
    attribute(child, "className"),
  );

const signs = /\\[\s\S]|\$\$?/gu;
const closing: Readonly<Record<string, string>> = { "\\(": "\\)", "\\[": "\\]", $$: "$$", $: "$" };

/** The TeX between two signs of a text, or "" when they enclose none. */
const texBetween = (sign: string, written: string, page: Page, isMath: boolean): string => {
  if (written.length > longestSeen || /(?:^|[^\\])\\[([]/u.test(written)) return "";
  const isMoney =
    sign === "$" && (written !== written.trim() || /\n\s*\n/u.test(written) || written === "");
  const isSure = isMath || (page.isTypeset && (sign !== "$" || page.hasDollars));
  return !isMoney && (isSure || looksLikeTex(written)) ? cleanTex(written) : "";
};

/** Where signs stand in a text, each place looked for once. */
const endsIn = (text: string): ((sign: string, from: number) => number) => {
  const ends = new Map<string, number>();
  return (sign, from) => {
    const known = ends.get(sign) ?? 0;
    const end = known >= 0 && known < from ? text.indexOf(sign, from) : known;
    ends.set(sign, end);
    return end;
  };
};

/** A text with its formulas as such. */
const withFormulas = (text: string, page: Page, { isFlow, isMath }: Place): Children => {
  const parts: Children = [];
  const endOf = endsIn(text);
  let done = 0;
  for (const { 0: sign, index } of text.matchAll(signs)) {
    const close = closing[sign];
    if (close === undefined || index < done || (sign.startsWith("$") && !page.isTypeset)) continue;
    const from = index + sign.length;
    const end = endOf(close, from);
    const tex = end < 0 ? "" : texBetween(sign, text.slice(from, end), page, isMath);
    if (tex === "") continue;
    if (index > done) parts.push(htmlText(text.slice(done, index)));
    parts.push(formula(tex, isFlow && (sign === "\\[" || sign === "$$"), page));
    done = end + close.length;
  }
  return done === 0 ? [htmlText(text)] : [...parts, htmlText(text.slice(done))];
};

/** In these nothing is set apart: they are lines, or cells of a table. */
const lines = new Set(
  `a abbr b big button caption cite code del dfn dt em figcaption font h1 h2 h3 h4 h5 h6 i ins label legend mark q s small
  strike strong sub summary sup td th u`.split(/\s+/u),
);
/** In these, as for typesetters, a sign is a sign. */
const verbatim = new Set("code kbd noscript pre samp script style svg textarea title".split(" "));

const placeIn = (element: HtmlElement, { isFlow, isVerbatim, isMath }: Place): Place => {
  const names = attribute(element, "className");
  return {
    isFlow: isFlow && !lines.has(element.tagName),
    isVerbatim:
      isVerbatim ||
      verbatim.has(element.tagName) ||
      /(?:^|\s)(?:mathjax|tex2jax)_ignore(?:\s|$)/u.test(names),
    isMath:
      isMath || /(?:^|\s)(?:math|arithmatex|(?:mathjax|tex2jax)_process)(?:\s|$)/u.test(names),
  };
};

/** A list of definitions that defines nothing: so wikis move a formula in. */
const isIndent = (list: HtmlElement): boolean =>
  list.tagName === "dl" &&
  list.children.every((child) => !isElement(child) || child.tagName === "dd") &&
  elementsIn(list).some(isWrapper);

const isAlone = (child: HtmlElement, parent: HtmlParent): boolean =>
  parent.children.every(
    (other) => other === child || (other.type === "text" && other.value.trim() === ""),
  );

const undent = (list: HtmlElement): void => {
  list.tagName = "div";
  for (const item of list.children) {
    if (!isElement(item)) continue;
    item.tagName = "div";
    for (const wrapper of item.children) {
      if (isElement(wrapper) && isWrapper(wrapper) && isAlone(wrapper, item))
        wrapper.properties.className = [attribute(wrapper, "className"), "mwe-math-element-block"];
    }
  }
};

/** The formula of a script; what stands before the script and is the same is taken away. */
const ofScript = (script: HtmlElement, before: Children, page: Page, place: Place): HtmlElement => {
  const tex = unseenTex(writtenIn(script));
  if (tex === "") return script;
  while (isRendered(before.at(-1))) before.pop();
  return formula(tex, place.isFlow && attribute(script, "type").includes(";"), page);
};

const ofWrapper = (wrapper: HtmlElement, page: Page, place: Place): HtmlElement => {
  const found = wrapped(wrapper);
  if (found === null) return wrapper;
  const isBlock = place.isFlow && found.isBlock;
  const inner = formula(found.tex, isBlock, page);
  const { style, hidden } = wrapper.properties;
  if (style === undefined && hidden === undefined) return inner;
  // What hides the wrapper goes on to hide the formula.
  const kept = htmlElement(isBlock ? "div" : "span", [inner], { style, hidden });
  if (isBlock) page.blocks.add(kept);
  return kept;
};

const mendChild = (
  child: Children[number],
  before: Children,
  page: Page,
  place: Place,
): Children => {
  if (child.type === "text" && !place.isVerbatim) return withFormulas(child.value, page, place);
  if (!isElement(child) || child.tagName === "math") return [child];
  if (child.tagName === "script" && scriptType.test(attribute(child, "type")))
    return [ofScript(child, before, page, place)];
  if (isWrapper(child) || isPicture(child)) return [ofWrapper(child, page, place)];
  if (isIndent(child)) undent(child);
  mend(child, page, placeIn(child, place));
  // A paragraph holds no block.
  if (/^(?:p|span)$/u.test(child.tagName) && child.children.some((one) => page.blocks.has(one))) {
    child.tagName = "div";
    page.blocks.add(child);
  }
  return [child];
};

const mend = (parent: HtmlParent, page: Page, place: Place): void => {
  const children: Children = [];
  for (const child of parent.children as Children)
    children.push(...mendChild(child, children, page, place));
  parent.children = children;
};

/**
 * Makes formulas of what a page keeps its formulas in: Wikipedia's pictures with their hidden MathML, the scripts of
 * MathJax 2, and TeX between the signs of a typesetter. Each stays in its place, so that what hides the place hides the
 * formula; of what is hidden itself only TeX is taken, and none that may be a sentence. The tree is changed.
 */
export const takeFormulas = <Tree extends HtmlParent>(tree: Tree): Tree => {
  mend(tree, pageOf(tree), { isFlow: true, isVerbatim: false, isMath: false });
  return tree;
};
