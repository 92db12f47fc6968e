import {
  attribute,
  childElements,
  elementsIn,
  type HtmlElement,
  type HtmlParent,
  isElement,
  marks,
  textOf,
} from "./html-tree.ts";
import { resolveAddress } from "./resolve-address.ts";

/** A term of the manual's own index and where it is spoken of. */
export interface IndexEntry {
  readonly term: string;
  readonly address: string;
}

/** A list of fewer entries is a short page of links. */
const fewestEntries = 20;

const names = /^(?:genindex|indextable|book-?index|index-page|doc-index|theindex)$/u;
const titles =
  /^(?:index|general index|subject index|keyword index|указатель|алфавитный указатель|предметный указатель)$/iu;

/** Whether a page is the manual's index, and its root element. */
const indexRoot = (body: HtmlParent, path: string): HtmlParent | null => {
  if (/(?:^|\/)(?:genindex(?:-[\w]+|-all)?|bookindex|ix\d+)\.x?html?$/iu.test(path)) return body;
  const nodes = [...elementsIn(body)];
  const isNamed = (node: HtmlElement) =>
    marks(node).some((mark) => names.test(mark)) || attribute(node, "role") === "doc-index";
  const isTitled = (node: HtmlElement) =>
    /^h[12]$/u.test(node.tagName) && titles.test(textOf(node));
  const isDocBook = (node: HtmlElement) =>
    node.tagName === "div" && marks(node).includes("index") && [...elementsIn(node)].some(isTitled);
  return (
    nodes.find((node) => isNamed(node) || isDocBook(node)) ?? (nodes.some(isTitled) ? body : null)
  );
};

/** The words of an entry without those of its sub-entries, and the numbers or titles of its links left out. */
const ownWords = (item: HtmlElement): string => {
  const parts: string[] = [];
  const collect = (node: HtmlElement): void => {
    for (const child of node.children) {
      if (child.type === "text") parts.push(child.value);
      else if (isElement(child) && !/^(?:ul|ol|dl|dd)$/u.test(child.tagName)) collect(child);
    }
  };
  collect(item);
  return parts
    .join("")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/\[\d+\]/gu, "")
    .trim();
};

const ownLinks = (item: HtmlElement): HtmlElement[] =>
  item.children.filter(isElement).flatMap((child) => {
    if (/^(?:ul|ol|dl|dd)$/u.test(child.tagName)) return [];
    return child.tagName === "a" ? [child] : ownLinks(child);
  });

/** DocBook writes "term, Title of the section": only what stands before the first link. */
const termOf = (item: HtmlElement, links: readonly HtmlElement[]): string => {
  const words = ownWords(item);
  if (!links[0]) return words;
  const first = textOf(links[0]);
  const at = words.indexOf(first);
  const before = at > 0 ? words.slice(0, at).replace(/(?<![\s,:;–—-])[\s,:;–—-]+$/u, "") : "";
  return before === "" || /^\(.*\)$/u.test(before) ? first : before;
};

const maxTerm = 120;

/** The entries of the manual's own index when this page is one, else none. Sub-entries carry the words above them. */
export const readIndex = (path: string, body: HtmlParent): IndexEntry[] => {
  const root = indexRoot(body, path);
  if (!root) return [];
  const entries: IndexEntry[] = [];
  const item = (node: HtmlElement, above: string): string => {
    const links = ownLinks(node).filter((link) => attribute(link, "href") !== "");
    const words = [above, termOf(node, links)].filter((part) => part !== "");
    const term = words.join(" ").slice(0, maxTerm);
    const addresses = links.map((link) => resolveAddress(path, attribute(link, "href")));
    for (const address of addresses) {
      if (address !== null && term !== "") entries.push({ term, address });
    }
    return term;
  };
  const walk = (parent: HtmlParent, above: string): void => {
    let last = above;
    for (const child of childElements(parent)) {
      if (child.tagName === "dt" || child.tagName === "li") {
        last = item(child, above);
        walk(child, last);
      } else walk(child, child.tagName === "dd" ? last : above);
    }
  };
  walk(root, "");
  return entries.length >= fewestEntries ? entries : [];
};
