import { toMdast } from "hast-util-to-mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { mathToMarkdown } from "mdast-util-math";
import { type Options, toMarkdown } from "mdast-util-to-markdown";
import { mathmlToTex } from "#lib/library/office/formula-to-tex.ts";
import type { XmlElement, XmlNode } from "#lib/library/office/xml.ts";
import type { ManualSection } from "#lib/library/section-chunks.ts";
import { cleanTitle, cutSections, type HtmlSection } from "./cut-sections.ts";
import {
  attribute,
  contentOf,
  type HtmlElement,
  type HtmlNode,
  type HtmlRoot,
  isAdmonition,
  isElement,
  readAdmonition,
  textOf,
} from "./html-tree.ts";
import type { ManualMap } from "./manual-map.ts";

/** Where a picture stands that `found-pictures.ts` has named. */
const keptAddress = /^picture:[0-9a-f]{64}$/u;

/** Stands in HTML for a footnote's sign, which is its text. */
export const footnoteTag = "footnote-sign";

type Children = HtmlElement["children"];
type Child = Children[number];

const element = (tagName: string, children: Children): HtmlElement => ({
  ...{ type: "element", tagName, properties: {}, children },
});
const text = (value: string): Child => ({ type: "text", value });

/** What generators call the names of controls, menus and windows. */
const controls = new Set(
  `guimenu guisubmenu guimenuitem guibutton guilabel guiicon menuitem menu submenu button menuselection uicontrol
  wintitle menucascade interface ui gui emph`.split(/\s+/u),
);
const keys = new Set(["keycap", "keycode", "keysym", "keyseq", "keycombo", "kbd", "shortcut"]);

const classNames = (node: HtmlElement): string[] =>
  attribute(node, "className").toLowerCase().split(/\s+/u);

const has = (node: HtmlElement, names: ReadonlySet<string>): boolean =>
  classNames(node).some((name) => names.has(name));

const isInline = (node: HtmlElement): boolean =>
  /^(?:span|b|strong|i|em|code|tt|kbd|samp|a)$/u.test(node.tagName);

const arrow = /^\s*(?:→|⇒|➔|►|▶|▸|›|»|>|->|=>|\|)\s*$/u;

const isStrong = (node: Child | undefined): node is HtmlElement =>
  node !== undefined && isElement(node) && (node.tagName === "strong" || node.tagName === "b");

/** The text below with its blanks. */
const rawText = (node: HtmlElement): string =>
  node.children
    .map((child) => (child.type === "text" ? child.value : isElement(child) ? rawText(child) : ""))
    .join("");

/** **File** → **Export** is one way through the menus: **File → Export**. */
const joinMenus = (nodes: readonly Child[]): Children => {
  const joined: Children = [];
  for (const node of nodes) {
    const before = joined.at(-1);
    const first = joined.at(-2);
    const isWay = before?.type === "text" && arrow.test(before.value);
    if (isStrong(node) && isStrong(before)) {
      joined[joined.length - 1] = element("strong", [text(rawText(before) + rawText(node))]);
    } else if (isStrong(node) && isWay && isStrong(first)) {
      joined.pop();
      joined.pop();
      const way = `${textOf(first)} → ${textOf(node)}`;
      joined.push(element("strong", [text(way)]));
    } else joined.push(node);
  }
  return joined;
};

const saysNothing = /^(?:image|picture|img|\[.*\])$/iu;

/** A picture that is kept stands where it stood; of any other it is said what it shows. */
const pictureText = (picture: HtmlElement): Children => {
  const written = attribute(picture, "alt").replaceAll(/\s+/gu, " ").trim();
  const alt = saysNothing.test(written) ? "" : written;
  if (isKept(picture)) return [{ ...picture, properties: { src: attribute(picture, "src"), alt } }];
  return alt === "" ? [] : [element("em", [text(alt)])];
};

const isKept = (picture: HtmlElement): boolean => keptAddress.test(attribute(picture, "src"));

const isOutside = (href: string): boolean => /^https?:\/\//iu.test(href);

const box = (node: HtmlElement): Children => {
  const { title, body } = readAdmonition(node);
  const head = title === null ? [] : [element("p", [element("strong", [text(title)])])];
  return [element("blockquote", [...head, ...mendAll(body)])];
};

/** A row of fewer than two cells, or tables in a table, put things in their places and are no data. */
const isLayout = (table: HtmlElement): boolean => {
  let widest = 0;
  let nested = false;
  const look = (node: HtmlElement): void => {
    const cells = node.children.filter(isElement).filter(({ tagName }) => /^t[dh]$/u.test(tagName));
    widest = Math.max(widest, cells.length);
    for (const child of node.children.filter(isElement)) {
      if (child.tagName === "table" || child.tagName === "pre") nested = true;
      else look(child);
    }
  };
  look(table);
  return widest < 2 || nested;
};

const dissolveTable = (table: HtmlElement): Children =>
  table.children.flatMap((child) => {
    if (!isElement(child)) return child.type === "text" && child.value.trim() === "" ? [] : [child];
    if (/^(?:thead|tbody|tfoot|tr)$/u.test(child.tagName)) return dissolveTable(child);
    if (/^(?:td|th|caption)$/u.test(child.tagName)) return [element("div", child.children)];
    return [child];
  });

/** Text that a page shows for one system or another: the last is the one for most. */
const lastOf = (node: HtmlElement): HtmlElement => {
  const last = node.children.findLast(isElement);
  return last ? element("span", last.children) : node;
};

/** What a figure's caption says need not be said of its picture once more. */
const withoutSaidPictures = (node: HtmlElement): HtmlElement => {
  const said = textOf(node);
  const drop = (children: Children): Children =>
    children.flatMap((child): Children => {
      if (!isElement(child)) return [child];
      if (child.tagName === "img" && said.includes(attribute(child, "alt").trim())) {
        const { properties } = child;
        return isKept(child) ? [{ ...child, properties: { ...properties, alt: "" } }] : [];
      }
      return [{ ...child, children: drop(child.children) }];
    });
  return { ...node, children: drop(node.children) };
};

const isFigure = (node: HtmlElement): boolean =>
  node.tagName === "figure" ||
  classNames(node).some((name) => /^(?:figure|imageblock)$/u.test(name));

/** Line ends between blocks part nothing. */
const isLooseBreak = (node: HtmlElement): boolean =>
  node.tagName === "br" && (attribute(node, "className") !== "" || attribute(node, "clear") !== "");

const mendElement = (node: HtmlElement): Children => {
  if (isLooseBreak(node)) return [];
  if (classNames(node).includes("switchinline")) return mendAll(lastOf(node).children);
  return mendInline(isFigure(node) ? withoutSaidPictures(node) : node);
};

const headingName = /^(?:sub-?)?head(?:ing|er)?-?\d?$|^(?:section|topic|block|sub)-?title$/u;

/** A paragraph that heads what follows, by its name alone. */
const isNamedHeading = (node: HtmlElement): boolean =>
  node.tagName === "p" &&
  classNames(node).some((name) => headingName.test(name)) &&
  !node.children.some((child) => isStrong(child));

/** What certain elements become without a look at what is in them. */
const wholeElements: Readonly<Record<string, (node: HtmlElement) => Children>> = {
  math: (formula) => [formula],
  [footnoteTag]: (sign) => [sign],
  sup: (above) => [shifted(above)],
  sub: (below) => [shifted(below)],
  img: pictureText,
  pre: (code) => [code],
};

const mendInline = (node: HtmlElement): Children => {
  const { tagName } = node;
  const whole = wholeElements[tagName]?.(node) ?? blockFormula(node);
  if (whole) return whole;
  if (isAdmonition(node)) return box(node);
  if (tagName === "table" && isLayout(node)) return mendAll(dissolveTable(node));
  const children = mendAll(node.children);
  if (tagName === "kbd" || (isInline(node) && has(node, keys))) return keyNames(node);
  if (isInline(node) && has(node, controls)) return controlName(children);
  const isLocalLink = tagName === "a" && !isOutside(attribute(node, "href"));
  if (isLocalLink || tagName === "font" || tagName === "center") return children;
  if (/^h[1-6]$/u.test(tagName) || isNamedHeading(node))
    return [element("p", [element("strong", children)])];
  return [{ ...node, children }];
};

const keyNames = (node: HtmlElement): Children => {
  const name = textOf(node);
  return name === "" ? [] : [element("code", [text(name)])];
};

/** The name of a control in bold; an icon's is what its picture says. */
const controlName = (children: Children): Children => {
  const inner = children.filter(isElement);
  if (inner.length > 1 && inner.every((child) => isStrong(child))) return joinMenus(children);
  const name = rawText(element("span", children));
  return name.trim() === "" ? [] : [element("strong", [text(name)])];
};

const mendAll = (nodes: readonly HtmlNode[]): Children => {
  const mended: Children = [];
  for (const node of nodes) {
    if (node.type === "text") mended.push(node);
    else if (isElement(node)) mended.push(...mendElement(node));
  }
  return joinMenus(mended);
};

/** The same with everything put as Markdown can say it: controls bold, keys as code, boxes as quotes, no links inside. */
const toTextForm = (nodes: readonly HtmlNode[]): Children => mendAll(nodes);

/** A formula that is set apart. */
export const blockFormulaTag = "math-block";

/** A formula that stands alone in its paragraph and is to be set apart. */
const blockFormula = (paragraph: HtmlElement): Children | null => {
  if (paragraph.tagName !== "p") return null;
  const written = paragraph.children.filter(
    (child) => child.type !== "text" || child.value.trim() !== "",
  );
  const [only] = written;
  const isAlone = written.length === 1 && only !== undefined && isElement(only);
  return isAlone && only.tagName === "math" && attribute(only, "display") === "block"
    ? [{ ...only, tagName: blockFormulaTag }]
    : null;
};

const above = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱᵃᵇᶜᵈᵉᵏᵐᵖᵗˣʸᵀ";
const aboveOf = "0123456789+-=()niabcdekmptxyT";
const below = "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙᵢₐₑₖₘₚₜₓⱼ";
const belowOf = "0123456789+-=()niaekmptxj";

/** Text above or below the line, which Markdown cannot say: as signs that stand there, else behind a mark. */
export const shifted = (node: HtmlElement): Child => {
  const [signs, letters, mark] =
    node.tagName === "sup" ? [above, aboveOf, "^"] : [below, belowOf, "_"];
  const written = textOf(node).replaceAll("−", "-");
  const all = [...written].map((letter) => [...signs][letters.indexOf(letter)]);
  if (written !== "" && all.every((sign) => sign !== undefined)) return text(all.join(""));
  return text(written.length > 1 ? `${mark}(${written})` : `${mark}${written}`);
};

const asXml = (node: HtmlElement): XmlElement => ({
  ...{ name: node.tagName.toLowerCase(), start: 0, end: 0 },
  attributes: Object.fromEntries(
    Object.keys(node.properties).map((name) => [name, attribute(node, name)]),
  ),
  children: node.children.flatMap((child): XmlNode[] =>
    child.type === "text" ? [child.value] : isElement(child) ? [asXml(child)] : [],
  ),
});

/** `snake_case` needs no escape: an underline between letters is never emphasis. */
const needlessEscape = /(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu;

const options: Options = {
  ...{ bullet: "-", emphasis: "_", listItemIndent: "one", rule: "-", fences: true },
  // A table padded to the width of its widest cell is mostly blanks.
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  handlers: {
    text: (node: { value: string }, _parent, state, info) =>
      state.safe(node.value, info).replaceAll(needlessEscape, "_"),
  },
};

/** In a text with formulas a dollar sign of money is written so that it opens none. */
const optionsWithFormulas: Options = {
  ...options,
  extensions: [...(options.extensions ?? []), mathToMarkdown()],
};

/** Markdown of a section's HTML. */
export const htmlMarkdown = (nodes: readonly HtmlNode[]): string => treeMarkdown(toTextForm(nodes));

/**
 * Markdown of HTML that holds nothing but what Markdown can say.
 * @param hasMoney whether dollar signs of its text might be taken for those of formulas
 */
export const treeMarkdown = (children: Children, hasMoney = false): string => {
  let formulas = hasMoney ? 1 : 0;
  const footnote = (_state: unknown, node: HtmlElement) => {
    const label = textOf(node);
    return { type: "footnoteReference" as const, identifier: label, label };
  };
  const tex = (node: HtmlElement): string => {
    formulas += 1;
    return mathmlToTex(asXml(node)) || textOf(node);
  };
  const inlineMath = (_state: unknown, node: HtmlElement) => ({
    ...{ type: "inlineMath" as const, value: tex(node) },
  });
  const blockMath = (_state: unknown, node: HtmlElement) => ({
    ...{ type: "math" as const, value: tex(node) },
  });
  const tree = toMdast(
    { type: "root", children },
    { handlers: { math: inlineMath, [blockFormulaTag]: blockMath, [footnoteTag]: footnote } },
  );
  if (tree.type !== "root") return "";
  // A rule that parts a section from the next, or from the links below the page, parts nothing in it.
  while (tree.children[0]?.type === "thematicBreak") tree.children.shift();
  while (tree.children.at(-1)?.type === "thematicBreak") tree.children.pop();
  return toMarkdown(tree, formulas > 0 ? optionsWithFormulas : options).trim();
};

/** A section and the level of its heading inside the page, 1 above all others. */
const nest = (
  sections: readonly HtmlSection[],
  page: { readonly title: string; readonly above: readonly string[] },
): (HtmlSection & { readonly headingPath: readonly string[] })[] => {
  const [first] = sections.filter(({ level }) => level > 0);
  // The heading that names the page stands above all others, whatever its level.
  const names = first && same(first.title, page.title);
  const stack: { level: number; title: string }[] = [];
  return sections.map((section) => {
    const isPage = section === first && names;
    const level = isPage ? 0.5 : section.level;
    while (stack.length > 0 && (stack.at(-1)?.level ?? 0) >= level) stack.pop();
    const headingPath = [...page.above, ...stack.map(({ title }) => title)];
    if (section.level > 0) stack.push({ level, title: section.title });
    return { ...section, headingPath };
  });
};

const same = (a: string, b: string): boolean =>
  a.toLowerCase().replaceAll(/\s+/gu, " ") === b.toLowerCase().replaceAll(/\s+/gu, " ");

const isLinked = (node: HtmlNode): boolean => {
  if (node.type === "text") return node.value.trim() === "";
  if (!isElement(node)) return true;
  return node.tagName === "a" || (node.children.length > 0 && node.children.every(isLinked));
};

/** What stands before the first heading of a page and consists of links leads elsewhere. */
const leadsElsewhere = ({ level, nodes }: HtmlSection): boolean =>
  level === 0 && nodes.every(isLinked);

/** Reads one page of an HTML manual into its sections, those without text left out. The tree is changed. */
export const readHtml = (path: string, tree: HtmlRoot, map: ManualMap): ManualSection[] => {
  const title = cleanTitle(map.titleOf(path));
  const cut = cutSections(contentOf(tree, map.repeated), map.listed(path));
  const sections: ManualSection[] = [];
  /** Ids of headings without text lead to the first text below them. */
  let waiting: string[] = [];
  for (const section of nest(cut, { title, above: map.above(path) })) {
    const text = leadsElsewhere(section) ? "" : htmlMarkdown(section.nodes);
    const ids = section.id === null ? section.innerIds : [section.id, ...section.innerIds];
    if (text === "") {
      waiting.push(...ids);
      continue;
    }
    const inner = [...waiting, ...section.innerIds].map((id) => `${path}#${id}`);
    waiting = [];
    const address = section.id === null ? path : `${path}#${section.id}`;
    const isFirst = sections.length === 0;
    const listed = [address, ...inner, ...(isFirst ? [path] : [])].flatMap((one) => map.terms(one));
    sections.push({
      ...{ address, page: null, title: section.title || title, text },
      headingPath: section.headingPath,
      innerAddresses: [...new Set(inner)],
      indexTerms: [...new Set(listed)],
    });
  }
  return sections;
};
