import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";

export type MarkdownRoot = ReturnType<typeof fromMarkdown>;
export type MarkdownNode = MarkdownRoot["children"][number];

export const parseMarkdown = (text: string): MarkdownRoot =>
  fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

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
