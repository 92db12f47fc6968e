import {
  attribute,
  elementsIn,
  type HtmlElement,
  type HtmlNode,
  type HtmlParent,
  idOf,
  isAdmonition,
  isBoxTitle,
  isElement,
  textOf,
} from "./html-tree.ts";

/** A heading and what follows it up to the next, still as HTML. */
export interface HtmlSection {
  /** 1 to 6; 0 for what stands before the first heading. */
  readonly level: number;
  readonly title: string;
  /** Of the heading: its own id, or one just before or around it. */
  readonly id: string | null;
  readonly innerIds: readonly string[];
  readonly nodes: readonly HtmlNode[];
}

/** What the contents name without the tag of a heading stands below all tags. */
const anchorLevel = 7;

/** More addresses of one section are no use to anybody. */
const maxInnerIds = 300;

/** Boxes whose title heads no section. */
const boxes = new Set(["figure", "blockquote", "li", "fieldset"]);

const levelOf = (element: HtmlElement): number | null => {
  const tag = /^h([1-6])$/u.exec(element.tagName)?.[1];
  if (tag !== undefined) return Number(tag);
  if (attribute(element, "role") !== "heading") return null;
  return Math.min(6, Math.max(1, Number(attribute(element, "ariaLevel")) || 2));
};

const isDropped = (element: HtmlElement): boolean =>
  /(?:^|\s)(?:subtitle|section-number|secno|sectnum|header-section-number)(?:\s|$)/u.test(
    attribute(element, "className"),
  );

/** "3.2. Title" and "Chapter 3. Title" are "Title": numbers say where it stands, not what it is. */
const sectionNumber =
  /^(?:(?:chapter|part|appendix|глава|часть|приложение)\s+[\dA-ZА-Я]{1,5}[.:]\s*|(?:[A-Z]\.)?(?:\d+\.){2,}\s+|(?:[A-Z]\.)(?:\d+\.)+\s+)(?=\S)/iu;

export const cleanTitle = (title: string): string =>
  title
    .replaceAll(/[¶§🔗]|\u200b/gu, "")
    .replace(/^#+\s+/u, "")
    .replace(/(?<!\s)\s+#+$/u, "")
    .replace(/\s+/gu, " ")
    .trim()
    .replace(sectionNumber, "");

const partOfTitle = (node: HtmlNode): string => {
  if (node.type === "text") return node.value;
  if (!isElement(node) || isDropped(node)) return "";
  if (node.tagName === "img") return attribute(node, "alt");
  if (node.tagName === "br") return " ";
  return node.children.map(partOfTitle).join("");
};

const headingTitle = (heading: HtmlElement): string =>
  cleanTitle(heading.children.map(partOfTitle).join("").replaceAll(/\s+/gu, " "));

/** The elements that hold the beginning of a section: they are entered, others are taken whole. */
const withHeadings = (content: HtmlParent, listed: Listed): ReadonlySet<HtmlNode> => {
  const found = new Set<HtmlNode>();
  /** Whether a section begins at or below it. */
  const look = (child: HtmlNode): boolean => {
    if (!isElement(child) || boxes.has(child.tagName) || isAdmonition(child)) return false;
    const below =
      isSectionHeading(child) || child.children.filter((inner) => look(inner)).length > 0;
    if (below) found.add(child);
    return below || titleListed(leadingIds(child), listed) !== null;
  };
  for (const child of content.children) look(child);
  return found;
};

/** A box is never headed by a chapter's heading. */
const chapterLevel = 2;

const isSectionHeading = (element: HtmlElement): boolean => {
  const level = levelOf(element);
  if (level === null || isDropped(element)) return false;
  const title = headingTitle(element);
  return title !== "" && (level <= chapterLevel || !isBoxTitle(title));
};

const idsIn = (element: HtmlElement): string[] =>
  [element, ...elementsIn(element)].map(idOf).filter((id) => id !== null);

/** An anchor in front of a heading, without words of its own. */
const isAnchor = (element: HtmlElement): boolean =>
  (element.tagName === "a" || element.tagName === "span") && textOf(element) === "";

/** Ids that a generator counted out: no link from outside names them. */
const counted =
  /^(?:id|idm|idp|id-|hd_id|bm_id|par_id|_?toc|_ref|sec(?:tion)?-?)[\d._-]*\d$|^id-\d/iu;

/** The id to name a heading by: one that was given by a person, if there is one; its own, then the nearest before it. */
const byWorth = (own: readonly string[], before: readonly string[]): string[] => {
  const all = [...new Set([...own, ...before.toReversed()])];
  return [...all.filter((id) => !counted.test(id)), ...all.filter((id) => counted.test(id))];
};

/** Titles that the manual's contents give to anchors of a page, by their ids. */
export type Listed = ReadonlyMap<string, string>;
const nothing: Listed = new Map();

const titleListed = (ids: readonly string[], listed: Listed): string | null =>
  ids.map((id) => listed.get(id)).find((title) => title !== undefined) ?? null;

const isBlank = (node: HtmlNode): boolean =>
  isElement(node) ? textOf(node) === "" : node.type !== "text" || node.value.trim() === "";

/** The element's own id, and those of anchors with which it begins. */
const leadingIds = (element: HtmlElement): string[] => {
  const own = idOf(element);
  const first = element.children.find((child) => !isBlank(child) || isElement(child));
  const inner =
    first && isElement(first) && /^(?:a|span|b|strong)$/u.test(first.tagName)
      ? leadingIds(first)
      : [];
  return [...(own === null ? [] : [own]), ...inner];
};

interface Draft {
  level: number;
  title: string;
  id: string | null;
  innerIds: string[];
  nodes: HtmlNode[];
}

const newDraft = (level: number, title: string, ids: readonly string[]): Draft => ({
  ...{ level, title, id: ids[0] ?? null },
  ...{ innerIds: ids.slice(1), nodes: [] },
});

/**
 * Cuts a page's text at its headings, and at the anchors that the manual's contents list. The first section has the
 * level 0 when text stands before every heading.
 */
export const cutSections = (content: HtmlParent, listed: Listed = nothing): HtmlSection[] => {
  const holders = withHeadings(content, listed);
  let draft = newDraft(0, "", []);
  const drafts = [draft];
  /** Ids since the last text: they may be a heading's. */
  let pending: string[] = [];
  const begin = (level: number, title: string, ids: readonly string[]): void => {
    draft = newDraft(level, title, byWorth(ids, pending));
    drafts.push(draft);
    pending = [];
  };
  const take = (node: HtmlNode): void => {
    if (!isElement(node)) draft.nodes.push(node);
    else if (isAnchor(node)) {
      pending.push(...idsIn(node));
      draft.nodes.push(node);
    } else {
      const title = titleListed([...pending, ...leadingIds(node)], listed);
      const isBegun = draft.level > 0 && draft.nodes.every(isBlank);
      if (title !== null && !isBegun) begin(anchorLevel, title, leadingIds(node));
      draft.nodes.push(node);
      draft.innerIds.push(...pending, ...idsIn(node));
      pending = [];
    }
  };
  const enter = (holder: HtmlElement): void => {
    const id = idOf(holder);
    if (id !== null) pending.push(id);
    for (const child of holder.children) visit(child);
  };
  const visit = (child: HtmlNode): void => {
    if (!isElement(child)) take(child);
    else if (!holders.has(child)) take(child);
    else if (isSectionHeading(child)) begin(levelOf(child) ?? 1, headingTitle(child), idsIn(child));
    else enter(child);
  };
  for (const child of content.children) visit(child);
  draft.innerIds.push(...pending);
  return drafts.map((one) => ({ ...one, innerIds: one.innerIds.slice(0, maxInnerIds) }));
};
