import { createHash } from "node:crypto";
import { isAdmonition } from "./admonition.ts";
import { isBoilerplate } from "./boilerplate.ts";
import {
  attribute,
  elementsIn,
  type HtmlElement,
  type HtmlParent,
  type HtmlRoot,
  isElement,
  marks,
  textOf,
} from "./html-tree.ts";

/** A list with more of its text in links than this leads elsewhere. */
const linkShare = 0.8;
const fewestLinks = 3;
/** The text of a page is most of it; a part that holds less is a teaser. */
const leastShare = 0.25;
/** Shorter texts repeat by chance, longer ones are no furniture. */
const repeatable = { shortest: 12, longest: 2_000 };
/** A block that stands on more of the pages than this belongs to none of them. */
const repeatedShare = 0.5;
const fewestPages = 6;

const lists = new Set(["ul", "ol", "dl", "p"]);
const blocks = new Set(["p", "div", "ul", "ol", "dl", "table", "section", "form"]);

/** The mark of a block's text, or null when it is not looked at. */
const print = (element: HtmlElement): string | null => {
  if (!blocks.has(element.tagName)) return null;
  const text = textOf(element);
  if (text.length < repeatable.shortest || text.length > repeatable.longest) return null;
  return createHash("sha1").update(text).digest("base64").slice(0, 12);
};

/** Marks of the blocks of a page, each once, to find those that stand on most pages. */
export const blockPrints = (content: HtmlParent): ReadonlySet<string> => {
  const found = new Set<string>();
  const look = (parent: HtmlParent): void => {
    for (const child of parent.children) {
      if (!isElement(child) || isAdmonition(child)) continue;
      const mark = print(child);
      if (mark !== null) found.add(mark);
      if (child.tagName !== "table") look(child);
    }
  };
  look(content);
  return found;
};

/** The marks of what stands on most pages. */
export const repeatedPrints = (pages: readonly ReadonlySet<string>[]): ReadonlySet<string> => {
  const counts = new Map<string, number>();
  for (const page of pages) for (const mark of page) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  const least = Math.max(fewestPages, pages.length * repeatedShare);
  return new Set([...counts].filter(([, count]) => count >= least).map(([mark]) => mark));
};

/** Whether most of a list's text is links. */
export const isLinkList = (element: HtmlElement): boolean => {
  if (!lists.has(element.tagName)) return false;
  let links = 0;
  let linked = 0;
  for (const inner of elementsIn(element)) {
    if (inner.tagName !== "a" || attribute(inner, "href") === "") continue;
    links += 1;
    linked += textOf(inner).length;
  }
  return links >= fewestLinks && linked >= linkShare * textOf(element).length;
};

const prune = (parent: HtmlParent, repeated: ReadonlySet<string>): void => {
  parent.children = (parent.children as HtmlElement["children"]).filter((child) => {
    if (!isElement(child)) return child.type === "text";
    if (isBoilerplate(child) || isLinkList(child)) return false;
    const mark = repeated.size === 0 || isAdmonition(child) ? null : print(child);
    if (mark !== null && repeated.has(mark)) return false;
    prune(child, repeated);
    return true;
  });
};

const isMain = (element: HtmlElement): boolean =>
  element.tagName === "main" ||
  attribute(element, "role") === "main" ||
  /^(?:articleBody|softwareHelp)$/u.test(attribute(element, "itemProp")) ||
  marks(element).some((mark) => mark === "mc-main-content" || mark === "md-content__inner");

const findRoot = (body: HtmlParent): HtmlParent => {
  const inner = [...elementsIn(body)];
  const articles = inner.filter(({ tagName }) => tagName === "article");
  const found = inner.find(isMain) ?? (articles.length === 1 ? articles[0] : undefined);
  if (!found) return body;
  return textOf(found).length >= leastShare * textOf(body).length ? found : body;
};

/** The element that holds a page's text, without what stands around it. The tree is changed. */
export const contentOf = (
  tree: HtmlRoot,
  repeated: ReadonlySet<string> = new Set(),
): HtmlParent => {
  const body = [...elementsIn(tree)].find(({ tagName }) => tagName === "body") ?? tree;
  prune(body, repeated);
  return findRoot(body);
};
