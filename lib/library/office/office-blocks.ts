import type { HtmlElement } from "#lib/library/html/html-tree.ts";
import { htmlElement, htmlText } from "./html-sections.ts";

type Children = HtmlElement["children"];

/** A paragraph of an office file, where lists are paragraphs with a level. */
export interface OfficeParagraph {
  readonly children: Children;
  /** Null for a paragraph that is in no list. Levels begin with 0. */
  readonly list: { readonly kind: "ul" | "ol"; readonly level: number } | null;
}

/** Code that stands in pieces, as editors colour it, made one; a paragraph of code alone is a block. */
export const paragraph = (children: Children): HtmlElement => {
  const joined: Children = [];
  for (const child of children) {
    const before = joined.at(-1);
    if (isTag(child, "code") && isTag(before, "code")) before.children.push(...child.children);
    else joined.push(isTag(child, "code") ? { ...child, children: [...child.children] } : child);
  }
  const isCode = joined.some((child) => isTag(child, "code"));
  if (!isCode || !joined.every((child) => isTag(child, "code") || isTag(child, "br")))
    return htmlElement("p", joined);
  const lines = joined.flatMap(
    (child): Children =>
      isTag(child, "code") ? child.children.flatMap(asLines) : [htmlText("\n")],
  );
  return htmlElement("pre", [htmlElement("code", lines)]);
};

const asLines = (child: Children[number]): Children =>
  isTag(child, "br") ? [htmlText("\n")] : [child];

const isTag = (node: Children[number] | undefined, tag: string): node is HtmlElement =>
  node?.type === "element" && node.tagName === tag;

/** Blocks of code that follow each other made one: each line is a paragraph of its own in these formats. */
export const joinCode = (blocks: Children): Children => {
  const joined: Children = [];
  for (const block of blocks) {
    const before = joined.at(-1);
    const [code] = isTag(before, "pre") ? before.children : [];
    const [more] = isTag(block, "pre") ? block.children : [];
    if (isTag(code, "code") && isTag(more, "code"))
      code.children.push(htmlText("\n"), ...more.children);
    else joined.push(block);
  }
  return joined;
};

interface OpenList {
  readonly level: number;
  readonly element: HtmlElement;
}

/** The list that an item of this kind and level belongs to: one that is open, or a new one in the last item. */
const listFor = (
  { kind, level }: NonNullable<OfficeParagraph["list"]>,
  open: OpenList[],
  blocks: Children,
): HtmlElement => {
  const isOver = (list: OpenList): boolean =>
    list.level > level || (list.level === level && list.element.tagName !== kind);
  for (let last = open.at(-1); last && isOver(last); last = open.at(-1)) open.pop();
  const last = open.at(-1);
  if (last && last.level === level) return last.element;
  const element = htmlElement(kind, []);
  const item = last?.element.children.at(-1);
  if (item?.type === "element") item.children.push(element);
  else blocks.push(element);
  open.push({ level, element });
  return element;
};

/** Puts the items of lists into each other by their levels. */
export const nestLists = (paragraphs: readonly OfficeParagraph[]): Children => {
  const blocks: Children = [];
  let open: OpenList[] = [];
  for (const { children, list } of paragraphs) {
    if (list) listFor(list, open, blocks).children.push(htmlElement("li", children));
    else {
      open = [];
      blocks.push(paragraph(children));
    }
  }
  return joinCode(blocks);
};
