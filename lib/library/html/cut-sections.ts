import { isAdmonition, isBoxTitle } from "./admonition.ts";
import {
  attribute,
  elementsIn,
  type HtmlElement,
  type HtmlNode,
  type HtmlParent,
  idOf,
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
    .replace(/^#+\s+|\s+#+$/gu, "")
    .replace(/\s+/gu, " ")
    .trim()
    .replace(sectionNumber, "");

const headingTitle = (heading: HtmlElement): string => {
  const parts: string[] = [];
  const collect = (node: HtmlElement): void => {
    for (const child of node.children) {
      if (child.type === "text") parts.push(child.value);
      else if (child.type === "element" && child.tagName === "img") {
        parts.push(attribute(child, "alt"));
      } else if (child.type === "element" && child.tagName === "br") parts.push(" ");
      else if (child.type === "element" && !isDropped(child)) collect(child);
    }
  };
  collect(heading);
  return cleanTitle(parts.join("").replaceAll(/\s+/gu, " "));
};

/** The elements that hold the heading of a section: they are entered, others are taken whole. */
const withHeadings = (content: HtmlParent): ReadonlySet<HtmlNode> => {
  const found = new Set<HtmlNode>();
  const look = (parent: HtmlParent): boolean => {
    let holds = false;
    for (const child of parent.children) {
      if (!isElement(child) || boxes.has(child.tagName) || isAdmonition(child)) continue;
      const heads = isSectionHeading(child);
      if (heads) found.add(child);
      if (heads || look(child)) holds = true;
    }
    if (holds && parent.type === "element") found.add(parent);
    return holds;
  };
  look(content);
  return found;
};

const isSectionHeading = (element: HtmlElement): boolean => {
  if (levelOf(element) === null || isDropped(element)) return false;
  const title = headingTitle(element);
  return title !== "" && !isBoxTitle(title);
};

const idsIn = (element: HtmlElement): string[] =>
  [element, ...elementsIn(element)].map(idOf).filter((id) => id !== null);

/** An anchor in front of a heading, without words of its own. */
const isAnchor = (element: HtmlElement): boolean =>
  (element.tagName === "a" || element.tagName === "span") && textOf(element) === "";

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

/** Cuts a page's text at its headings. The first section has the level 0 when text stands before every heading. */
export const cutSections = (content: HtmlParent): HtmlSection[] => {
  const holders = withHeadings(content);
  let draft = newDraft(0, "", []);
  const drafts = [draft];
  /** Ids since the last text: they may be a heading's. */
  let pending: string[] = [];

  const begin = (heading: HtmlElement): void => {
    const own = idsIn(heading);
    draft = newDraft(levelOf(heading) ?? 1, headingTitle(heading), [...own, ...pending.reverse()]);
    drafts.push(draft);
    pending = [];
  };
  const take = (node: HtmlNode): void => {
    if (node.type === "element" && isAnchor(node)) {
      pending.push(...idsIn(node));
      return;
    }
    const ids = node.type === "element" ? idsIn(node) : [];
    draft.innerIds.push(...pending, ...ids);
    pending = [];
    draft.nodes.push(node);
  };
  const walk = (parent: HtmlParent): void => {
    for (const child of parent.children) {
      if (child.type === "text" && child.value.trim() === "") draft.nodes.push(child);
      else if (!isElement(child) || !holders.has(child)) take(child);
      else if (isSectionHeading(child)) begin(child);
      else {
        const id = idOf(child);
        if (id !== null) pending.push(id);
        walk(child);
      }
    }
  };
  walk(content);
  draft.innerIds.push(...pending);
  return drafts.map((one) => ({ ...one, innerIds: one.innerIds.slice(0, maxInnerIds) }));
};
