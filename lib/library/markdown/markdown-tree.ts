import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import "#lib/blocks/linear-edits.ts";
import { limitNesting } from "#lib/concepts/limit-nesting.ts";

export type MarkdownRoot = ReturnType<typeof fromMarkdown>;
export type MarkdownNode = MarkdownRoot["children"][number];

/** Places in the tree are those of the text; signs of blocks that are nested too deep are letters in it. */
export const parseMarkdown = (text: string): MarkdownRoot =>
  fromMarkdown(limitNesting(text), { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

/** The words of a node without signs. */
export const wordsOf = (node: MarkdownRoot | MarkdownNode): string => {
  if ("value" in node) return node.type === "html" ? "" : node.value;
  if ("alt" in node && typeof node.alt === "string") return node.alt;
  return "children" in node
    ? node.children.map((child) => wordsOf(child as MarkdownNode)).join("")
    : "";
};

/** Where a node begins and ends in its text. */
export const spanOf = (node: MarkdownNode): readonly [number, number] => [
  node.position?.start.offset ?? 0,
  node.position?.end.offset ?? 0,
];
