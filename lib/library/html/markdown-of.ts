import { toMdast } from "hast-util-to-mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { type Options, toMarkdown } from "mdast-util-to-markdown";
import type { HtmlNode } from "./html-tree.ts";
import { toTextForm } from "./to-text-form.ts";

/** `snake_case` needs no escape: an underline between letters is never emphasis. */
const needlessEscape = /(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu;

const options: Options = {
  ...{ bullet: "-", emphasis: "_", listItemIndent: "one", rule: "-", fences: true },
  // A table padded to the width of its widest cell is mostly blanks.
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  handlers: {
    text: (node: { value: string }, _parent, state, info) =>
      state.safe(node.value, info).replaceAll(needlessEscape, "_"),
  },
};

/** Markdown of a section's HTML. */
export const markdownOf = (nodes: readonly HtmlNode[]): string => {
  const tree = toMdast({ type: "root", children: toTextForm(nodes) });
  if (tree.type !== "root") return "";
  return toMarkdown(tree, options).trim();
};
