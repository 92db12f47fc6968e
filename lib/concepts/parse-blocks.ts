import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { mathFromMarkdown } from "mdast-util-math";
import { gfm } from "micromark-extension-gfm";
import { math } from "micromark-extension-math";
import "../blocks/linear-edits.ts";
import { limitNesting } from "./limit-nesting.ts";

/**
 * Constructs inside a paragraph. Only blocks are wanted here, and some of these are slow on
 * unlucky texts (a line with many lone backticks takes quadratic time).
 */
const inlineConstructs = [
  "attention",
  "autolink",
  "characterEscape",
  "characterReference",
  "codeText",
  "emailAutolink",
  "gfmFootnoteCall",
  "gfmPotentialFootnoteCall",
  "hardBreakEscape",
  "htmlText",
  "labelEnd",
  "labelStartImage",
  "labelStartLink",
  "mathText",
  "protocolAutolink",
  "strikethrough",
  "tasklistCheck",
  "wwwAutolink",
];

type Root = ReturnType<typeof fromMarkdown>;

/** Any node of a Markdown tree. */
export type MarkdownNode = Root | Root["children"][number];

/** The blocks of a Markdown text; the text inside them is left as it stands. Take texts from the note
 * by offsets and not from the tree. */
export const parseBlocks = (text: string): Root =>
  fromMarkdown(limitNesting(text), {
    extensions: [gfm(), math(), { disable: { null: inlineConstructs } }],
    mdastExtensions: [
      gfmFromMarkdown().filter((extension) => !extension.transforms),
      mathFromMarkdown(),
    ],
  });
