import { isBoilerplate } from "./boilerplate.ts";
import { blockPrints, isLinkList } from "./content-of.ts";
import { cleanTitle } from "./cut-sections.ts";
import {
  attribute,
  childElements,
  elementsIn,
  type HtmlElement,
  type HtmlParent,
  type HtmlRoot,
  isElement,
  marks,
  textOf,
} from "./html-tree.ts";
import { type IndexEntry, readIndex } from "./read-index.ts";
import { resolveAddress } from "./resolve-address.ts";

/** A page that another names, under the title that it gives it. */
export interface NamedPage {
  readonly path: string;
  readonly title: string;
}

/** What one page says of the manual around it. */
export interface PageFacts {
  readonly path: string;
  /** Of the window, as it stands. */
  readonly windowTitle: string;
  /** The first heading; null without one. */
  readonly heading: string | null;
  /** The page above, by link or by contents. */
  readonly up: NamedPage | null;
  /** From the manual's title down to the page above. */
  readonly crumbs: readonly NamedPage[];
  /** Which page stands under which in contents that this page shows. */
  readonly under: readonly { readonly path: string; readonly above: NamedPage }[];
  /** What contents that this page shows call the places of a page. */
  readonly listed: readonly { readonly address: string; readonly title: string }[];
  /** Marks of its blocks. */
  readonly prints: ReadonlySet<string>;
  /** Terms under which it lists itself. */
  readonly keywords: readonly string[];
  /** When it is the manual's own index. */
  readonly index: readonly IndexEntry[];
}

/** More of them are for search engines of the web. */
const maxKeywords = 30;

const linkTo = (link: HtmlElement, path: string): NamedPage | null => {
  const address = resolveAddress(path, attribute(link, "href"));
  if (address === null) return null;
  const title = cleanTitle(attribute(link, "title") || textOf(link));
  return { path: address.replace(/#.*$/su, ""), title };
};

const isUp = (node: HtmlElement): boolean =>
  (node.tagName === "link" || node.tagName === "a") &&
  (/(?:^|\s)up(?:\s|$)/u.test(attribute(node, "rel")) || attribute(node, "accessKey") === "u");

const isCrumbs = (node: HtmlElement): boolean =>
  marks(node).some((mark) => /^(?:mc)?breadcrumbs?(?:box)?(?:_\d+)?$/u.test(mark)) ||
  /breadcrumb/iu.test(attribute(node, "ariaLabel"));

const crumbsIn = (nodes: readonly HtmlElement[], path: string): NamedPage[] => {
  const box = nodes.find(isCrumbs);
  if (!box) return [];
  return [...elementsIn(box)]
    .filter(({ tagName }) => tagName === "a")
    .map((link) => linkTo(link, path))
    .filter((page) => page !== null)
    .filter((page) => page.path !== path && page.title !== "");
};

/** The link that heads a list item, not those of the list within it. */
const ownLink = (item: HtmlElement): HtmlElement | null => {
  for (const child of item.children) {
    if (!isElement(child)) continue;
    if (/^(?:ul|ol|dl)$/u.test(child.tagName)) return null;
    if (child.tagName === "a") return child;
    const inner = ownLink(child);
    if (inner) return inner;
  }
  return null;
};

/** Pairs of page and page above from nested lists of links. */
const underIn = (tree: HtmlParent, path: string): PageFacts["under"] => {
  const found: { path: string; above: NamedPage }[] = [];
  const item = (node: HtmlElement, above: NamedPage | null): NamedPage | null => {
    const link = ownLink(node);
    const page = link === null ? null : linkTo(link, path);
    if (page && above && page.path !== above.path) found.push({ path: page.path, above });
    return page ?? above;
  };
  const walk = (parent: HtmlParent, above: NamedPage | null): void => {
    let term = above;
    for (const child of childElements(parent)) {
      if (child.tagName === "dt") term = item(child, above);
      else if (child.tagName === "dd") walk(child, term);
      else walk(child, child.tagName === "li" ? item(child, above) : above);
    }
  };
  walk(tree, null);
  return found;
};

const longestTitle = 120;
/** A title has words; "1", "↑" and "Top" lead somewhere and name nothing. */
const isTitle = (text: string): boolean =>
  text.length <= longestTitle &&
  /\p{L}{2}/u.test(text) &&
  !/^(?:back|top|up|next|previous|prev|home|contents|(?:back )?to (?:the )?top|назад|вперед|наверх|вверх|далее|содержание|оглавление)$/iu.test(
    text,
  );

/** Lists of figures and tables name no sections. */
const ofPictures = /^list-of-(?:figure|table|example|equation)/u;

/** Links to places of a page in the lists that consist of links: on this page to any page, else to this page alone. */
const listedIn = (body: HtmlParent, path: string, toAny: boolean): PageFacts["listed"] => {
  const found: { address: string; title: string }[] = [];
  const look = (parent: HtmlParent): void => {
    for (const child of childElements(parent)) {
      if (marks(child).some((mark) => ofPictures.test(mark))) continue;
      if (!/^[uod]l$/u.test(child.tagName) || !isLinkList(child)) look(child);
      else for (const link of elementsIn(child)) note(link);
    }
  };
  const note = (link: HtmlElement): void => {
    if (link.tagName !== "a" || !attribute(link, "href").includes("#")) return;
    const address = resolveAddress(path, attribute(link, "href"));
    const title = cleanTitle(textOf(link));
    const isThere = address !== null && (toAny || address.startsWith(`${path}#`));
    if (isThere && isTitle(title)) found.push({ address, title });
  };
  look(body);
  return found;
};

/** Terms under which a page lists itself. */
const keywordsIn = (nodes: readonly HtmlElement[]): string[] =>
  nodes
    .filter(
      (node) =>
        node.tagName === "meta" &&
        (attribute(node, "itemProp") === "keywords" || attribute(node, "name") === "keywords"),
    )
    .flatMap((node) => attribute(node, "content").split(";"))
    .map((term) => term.trim())
    .filter((term) => term !== "")
    .slice(0, maxKeywords);

/** Reads what a page says of the manual; `parts` decides what is looked for, as contents that all pages show are read once. */
export const pageFacts = (
  path: string,
  tree: HtmlRoot,
  parts: { readonly contents: boolean },
): PageFacts => {
  const nodes = [...elementsIn(tree)];
  const named = (name: string) => nodes.find(({ tagName }) => tagName === name);
  const up = nodes.find(isUp);
  const heading = nodes.find(({ tagName }) => /^h[1-3]$/u.test(tagName));
  const title = named("title");
  const body = named("body") ?? tree;
  const index = readIndex(path, body);
  const facts = {
    ...{ path, windowTitle: title ? textOf(title) : "" },
    heading: heading ? cleanTitle(textOf(heading)) : null,
    up: up ? linkTo(up, path) : null,
    crumbs: crumbsIn(nodes, path),
    under: parts.contents ? underIn(body, path) : [],
    keywords: keywordsIn(nodes),
    listed: index.length > 0 ? [] : listedIn(body, path, parts.contents),
    index,
  };
  return { ...facts, prints: blockPrints(withoutBoilerplate(body)) };
};

const withoutBoilerplate = (parent: HtmlParent): HtmlParent => ({
  ...parent,
  children: (parent.children as HtmlElement["children"]).filter(
    (child) => !(isElement(child) && isBoilerplate(child)),
  ),
});
