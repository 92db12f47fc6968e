import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { mathFromMarkdown } from "mdast-util-math";
import { gfm } from "micromark-extension-gfm";
import { math } from "micromark-extension-math";

/** As pages of documents render Markdown: HTML is text. */
const off = ["htmlFlow", "htmlText"];

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root | Root["children"][number];

/** A tree without places and without blank lines at the end of what was never closed. */
const bare = (node: Node): unknown => {
  const { position: _, ...rest } = node;
  if ("value" in rest) return { ...rest, value: rest.value.trimEnd() };
  return "children" in rest ? { ...rest, children: rest.children.map(bare) } : rest;
};

/** What the parser of pages makes of a text at its top level. */
export const parseMarkdown = (text: string): unknown[] =>
  fromMarkdown(text, {
    extensions: [gfm(), math(), { disable: { null: off } }],
    mdastExtensions: [gfmFromMarkdown(), mathFromMarkdown()],
  }).children.map(bare);
