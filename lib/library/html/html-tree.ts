import { createHash } from "node:crypto";
import { fromHtml } from "hast-util-from-html";
import { limitDepth } from "./limit-depth.ts";

export type HtmlRoot = ReturnType<typeof fromHtml>;
export type HtmlNode = HtmlRoot["children"][number];
export type HtmlElement = Extract<HtmlNode, { type: "element" }>;
export type HtmlParent = HtmlRoot | HtmlElement;

/** Any page as a tree; what is broken is mended as browsers do, and what is nested too deep is not. */
export const parsePage = (html: string): HtmlRoot => limitDepth(fromHtml(html));

export const isElement = (node: HtmlNode): node is HtmlElement => node.type === "element";

/** A property as text; classes and other lists joined by spaces. */
export const attribute = (element: HtmlElement, name: string): string => {
  const value = element.properties[name];
  if (Array.isArray(value)) return value.join(" ");
  return value === undefined || value === null || value === false ? "" : String(value);
};

/** Class names and id in lower case: where generators say what an element is for. */
export const marks = (element: HtmlElement): string[] =>
  `${attribute(element, "className")} ${attribute(element, "id")}`
    .toLowerCase()
    .split(/\s+/u)
    .filter((mark) => mark !== "");

/** The id of an element, or the name of an old anchor. */
export const idOf = (element: HtmlElement): string | null => {
  const id = attribute(element, "id");
  if (id !== "") return id;
  return element.tagName === "a" ? attribute(element, "name") || null : null;
};

/** The elements right below. */
export const childElements = (parent: HtmlParent): HtmlElement[] => {
  const children: readonly HtmlNode[] = parent.children;
  return children.filter(isElement);
};

/** Every element below, in the order of the page. */
export function* elementsIn(parent: HtmlParent): Generator<HtmlElement> {
  for (const child of parent.children) {
    if (!isElement(child)) continue;
    yield child;
    yield* elementsIn(child);
  }
}

/** The text below, white space as one space. */
export const textOf = (parent: HtmlParent): string => {
  const parts: string[] = [];
  const collect = (node: HtmlParent): void => {
    for (const child of node.children) {
      if (child.type === "text") parts.push(child.value);
      else if (isElement(child)) collect(child);
    }
  };
  collect(parent);
  return parts.join("").replaceAll(/\s+/gu, " ").trim();
};

const kinds = new Set(
  "note tip warning caution important danger hint attention error info seealso admonition admonitionblock callout alert markdown-alert theme-admonition notice notebox tipbox warningbox".split(
    " ",
  ),
);

/** How manuals head their boxes. */
const titles =
  /^(?:notes?|tips?|warning|caution|important|danger|hint|attention|info|information|see also|notice|примечани[ея]|советы?|предупреждени[ея]|внимание|важно|осторожно|подсказка|замечани[ея]|опасность|информация|см\. также)[:.!]?$/iu;
/** Those that head nothing else, wherever they stand. */
const boxOnly =
  /^(?:note|tip|warning|caution|important|hint|attention|примечание|совет|предупреждение|внимание|важно|осторожно|подсказка|замечание)[:.!]?$/iu;

/** Whether a heading is that of a note in the text, and so of no section. */
export const isBoxTitle = (title: string): boolean => boxOnly.test(title.trim());

const boxTags = new Set(["div", "aside", "table", "blockquote", "section", "details", "p", "dl"]);

/** A box that interrupts the text: a note, a tip, a warning. */
export const isAdmonition = (element: HtmlElement): boolean => {
  if (!boxTags.has(element.tagName)) return false;
  if (attribute(element, "role") === "note" || attribute(element, "role") === "doc-tip")
    return true;
  return attribute(element, "className")
    .toLowerCase()
    .split(/\s+/u)
    .some((name) => kinds.has(name) || name.startsWith("alert-") || name.startsWith("admonition"));
};

const titleMarks = /(?:^|[-_]|admonition)(?:title|heading|label|caption)/u;

const isTitle = (element: HtmlElement): boolean =>
  /^h[1-6]$|^summary$|^th$/u.test(element.tagName) ||
  marks(element).some((mark) => titleMarks.test(mark) && !mark.startsWith("sect"));

const longestTitle = 120;

const isTitleBlock = (element: HtmlElement): boolean => {
  const title = textOf(element);
  return isTitle(element) && title !== "" && title.length <= longestTitle;
};

const iconLabel = (element: HtmlElement): string =>
  (attribute(element, "alt") || attribute(element, "title")).replaceAll(/[[\]]/gu, "").trim();

/** A sign that says what kind of box it is, and has no place in its text. */
const isIcon = (element: HtmlElement): boolean =>
  (element.tagName === "img" || element.tagName === "i") &&
  (titles.test(iconLabel(element)) ||
    /icon|значок/iu.test(`${iconLabel(element)} ${attribute(element, "className")}`));

const isLayout = (element: HtmlElement): boolean =>
  /^(?:table|tbody|thead|tr|td|div|section)$/u.test(element.tagName);

interface Box {
  title: string;
  icon: string;
}

const dissolve = (box: Box, parent: HtmlElement): HtmlElement["children"] =>
  parent.children.flatMap((child) => (isElement(child) ? dissolveElement(box, child) : [child]));

const dissolveElement = (box: Box, child: HtmlElement): HtmlElement["children"] => {
  if (box.title === "" && isTitleBlock(child)) {
    box.title = textOf(child);
    return [];
  }
  if (!isIcon(child)) return isLayout(child) ? dissolve(box, child) : [child];
  if (titles.test(iconLabel(child))) box.icon ||= iconLabel(child);
  return [];
};

/** The title of a box and its body; layout tables and icons within are dissolved. */
export const readAdmonition = (
  element: HtmlElement,
): { readonly title: string | null; readonly body: HtmlElement["children"] } => {
  const box: Box = { title: "", icon: "" };
  const body = dissolve(box, element);
  return { title: box.title || box.icon || null, body };
};

/** Never text of a manual. */
const tags = new Set(
  "script style noscript template nav iframe object embed canvas svg audio video button input select textarea link meta base dialog footer head".split(
    " ",
  ),
);

const roles = new Set(
  "navigation banner contentinfo search complementary menu menubar toolbar dialog doc-toc doc-index doc-pagelist".split(
    " ",
  ),
);

/** What generators call the parts around the text: DocBook, Sphinx, mdBook, MkDocs, Docusaurus, MadCap, Javadoc and others. */
const names = new Set(
  `navheader navfooter toc toc2 list-of-figures list-of-tables list-of-examples toctree-wrapper breadcrumb breadcrumbs
  sphinxsidebar sphinxsidebarwrapper sidebar sidenav side-nav nav-wrapper nav-chapters navigation navbar topbar top-nav
  headerlink hash-link pagination pagination-nav pager prev-next prevnext prev-next-area edit-this-page
  theme-edit-this-page theme-last-updated editlink skip-link skiplink skip-nav sr-only visually-hidden cookie-banner
  searchbox search-bar site-header site-footer page-footer page-header-nav bottom-nav copyright mcbreadcrumbsbox_0
  breadcrumbs_0 mcminitocbox_0 minitoc mini-toc topictoolbarproxy relatedtopics related-topics rst-versions
  rst-footer-buttons md-header md-sidebar md-footer md-tabs table-of-contents tableofcontents tocnav on-this-page
  indexdiv-quicklinks linenos md-source-file copiable-anchor copiable-link feedback was-this-helpful share-buttons`.split(
    /\s+/u,
  ),
);

/** Tabs hide all their panels but one, which are text all the same. */
const hiddenTab = (element: HtmlElement): boolean =>
  attribute(element, "role") === "tabpanel" || marks(element).includes("tab-pane");

const isHidden = (element: HtmlElement): boolean =>
  (element.properties.hidden === true && !hiddenTab(element)) ||
  attribute(element, "ariaHidden") === "true";

const hasTitle = (element: HtmlElement): boolean =>
  element.children.some(
    (child) => child.type === "element" && (/^h[1-3]$/u.test(child.tagName) || hasTitle(child)),
  );

/** Where generators without names of their own put the links to the pages before and after. */
const pagers = new Set(["p", "table", "ul", "dl"]);
/** In characters: the titles of the pages before and after, and of what is above. */
const longestPager = 500;
const mostPagerElements = 60;

const turnsPages = (link: HtmlElement): boolean =>
  link.tagName === "a" &&
  (/^[npu]$/iu.test(attribute(link, "accessKey")) ||
    /(?:^|\s)(?:next|prev|previous|up|contents|index)(?:\s|$)/iu.test(attribute(link, "rel")));

/** Links to the next page, the one before and the one above, as Texinfo and styles of DocBook write them. */
const isPager = (element: HtmlElement): boolean =>
  pagers.has(element.tagName) &&
  elementsIn(element).take(mostPagerElements).some(turnsPages) &&
  textOf(element).length <= longestPager;

/** What stands around a manual's text on its pages: navigation, contents, breadcrumbs, scripts. */
export const isBoilerplate = (element: HtmlElement): boolean => {
  if (tags.has(element.tagName) || isHidden(element) || isPager(element)) return true;
  if (roles.has(attribute(element, "role").toLowerCase())) return true;
  if (element.tagName === "header" && !hasTitle(element)) return true;
  return marks(element).some((mark) => names.has(mark));
};

/** A list with more of its text in links than this leads elsewhere. */
const linkShare = 0.8;
const fewestLinks = 3;
/** The text of a page is most of it; a part that holds less is a teaser. */
const leastShare = 0.25;
/** Shorter texts repeat by chance, longer ones are no boilerplate. */
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
