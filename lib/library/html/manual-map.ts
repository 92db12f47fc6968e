import { cleanTitle } from "./cut-sections.ts";
import {
  attribute,
  blockPrints,
  childElements,
  elementsIn,
  type HtmlElement,
  type HtmlParent,
  type HtmlRoot,
  isBoilerplate,
  isElement,
  isLinkList,
  marks,
  repeatedPrints,
  textOf,
} from "./html-tree.ts";

/** Stands for the manual's folder: what leads above it stays in it, and what leads elsewhere is told by its host. */
const base = "http://manual.invalid/";

/**
 * The address inside the manual that a link on a page leads to: `folder/page.html#id`.
 * Null for a link to elsewhere.
 */
const resolveAddress = (path: string, href: string): string | null => {
  if (href === "") return null;
  const from = `${base}${path.split("/").map(encodeURIComponent).join("/")}`;
  const url = URL.parse(href, from);
  if (url === null || !url.href.startsWith(base)) return null;
  return decode(url.pathname.slice(1)) + (url.hash === "" ? "" : `#${decode(url.hash.slice(1))}`);
};

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** A term of the manual's own index and where it is spoken of. */
interface IndexEntry {
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
const readIndex = (path: string, body: HtmlParent): IndexEntry[] => {
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

/** A page that another names, under the title that it gives it. */
interface NamedPage {
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

/** What is known of a manual once every page was looked at. */
export interface ManualMap {
  /** Marks of blocks that stand on most pages. */
  readonly repeated: ReadonlySet<string>;
  /** The page's own title, without the manual's name behind it. */
  readonly titleOf: (path: string) => string;
  /** Titles above a page, the manual's own first. */
  readonly above: (path: string) => readonly string[];
  /** Words under which the manual's index, or the page itself, lists an address. */
  readonly terms: (address: string) => readonly string[];
  /** What the manual's contents call places of a page, by their ids. */
  readonly listed: (path: string) => ReadonlyMap<string, string>;
  /** Index pages, search pages and pages that repeat the whole manual. */
  readonly isLeftOut: (path: string) => boolean;
}

const maxDepth = 8;
const maxTerms = 40;

/** "3. Tools": the number of a chapter before its title. */
const chapterNumber = /^\d{1,3}\.\s+(?=\p{L})/u;

/** Part of a generator's machinery, not of the text. */
const machinery =
  /(?:^|\/)(?:search|searchresults|404|genindex(?:-\w+)?|py-modindex|print|toc|noscript|_?sidebar|_?navbar)\.x?html?$|(?:^|\/)(?:_modules|_static|_sources)\//iu;

/** "Export – Manual 2.0": what follows the dash is on most pages. */
const suffixOf = (facts: readonly PageFacts[]): string => {
  const counts = new Map<string, number>();
  for (const { windowTitle } of facts) {
    const suffix = /(?<!\s)\s+[-–—|·:»]+\s+\S[\s\S]*$/u.exec(windowTitle)?.[0];
    if (suffix !== undefined) counts.set(suffix, (counts.get(suffix) ?? 0) + 1);
  }
  const [suffix, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ["", 0];
  return count > facts.length / 2 && count > 2 ? suffix : "";
};

const parentsByPath = (facts: readonly PageFacts[]): Map<string, NamedPage> => {
  const parents = new Map<string, NamedPage>();
  for (const { path, up } of facts) if (up && up.path !== path) parents.set(path, up);
  for (const { under } of facts) {
    for (const { path, above } of under) if (!parents.has(path)) parents.set(path, above);
  }
  return parents;
};

const addressesToTerms = (facts: readonly PageFacts[]): Map<string, Set<string>> => {
  const terms = new Map<string, Set<string>>();
  for (const { address, term } of facts.flatMap(({ index }) => index)) {
    const known = terms.get(address) ?? new Set();
    if (known.size < maxTerms) terms.set(address, known.add(term));
  }
  return terms;
};

/** By page, the titles of its places by their ids; the first that is given counts. */
const listedPlaces = (facts: readonly PageFacts[]): Map<string, Map<string, string>> => {
  const places = new Map<string, Map<string, string>>();
  for (const { address, title } of facts.flatMap(({ listed }) => listed)) {
    const [path = "", id = ""] = address.split("#");
    const known = places.get(path) ?? new Map<string, string>();
    if (!known.has(id)) places.set(path, known.set(id, title));
  }
  return places;
};

const nothing: ReadonlyMap<string, string> = new Map();

export const manualMap = (facts: readonly PageFacts[]): ManualMap => {
  const pages = new Map(facts.map((page) => [page.path, page]));
  const parents = parentsByPath(facts);
  const terms = addressesToTerms(facts);
  const listed = listedPlaces(facts);
  const suffix = suffixOf(facts);
  const titleOf = (path: string): string => {
    const page = pages.get(path);
    if (!page) return "";
    const { windowTitle, heading } = page;
    const short = windowTitle.endsWith(suffix)
      ? windowTitle.slice(0, -suffix.length || undefined)
      : windowTitle;
    return heading?.replace(chapterNumber, "") || short.trim() || (path.split("/").at(-1) ?? path);
  };
  const byParents = (path: string): string[] => {
    const titles: string[] = [];
    const seen = new Set([path]);
    for (
      let next = parents.get(path);
      next && !seen.has(next.path);
      next = parents.get(next.path)
    ) {
      if (titles.length === maxDepth) break;
      seen.add(next.path);
      titles.unshift(titleOf(next.path) || next.title);
    }
    return titles;
  };
  return {
    repeated: repeatedPrints(facts.map(({ prints }) => prints)),
    titleOf,
    above: (path) => {
      const crumbs = pages.get(path)?.crumbs ?? [];
      return crumbs.length > 0 ? crumbs.map(({ title }) => title) : byParents(path);
    },
    listed: (path) => listed.get(path) ?? nothing,
    terms: (address) => [...(terms.get(address) ?? []), ...(pages.get(address)?.keywords ?? [])],
    isLeftOut: (path) => {
      const page = pages.get(path);
      return (page?.index.length ?? 0) > 0 || (pages.size > 1 && machinery.test(path));
    },
  };
};
