import { toMdast } from "hast-util-to-mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { type Options, toMarkdown } from "mdast-util-to-markdown";
import { contentOf } from "./html/content-of.ts";
import { cleanTitle, cutSections, type HtmlSection } from "./html/cut-sections.ts";
import { type HtmlNode, type HtmlRoot, isElement } from "./html/html-tree.ts";
import type { ManualMap } from "./html/manual-map.ts";
import { toTextForm } from "./html/to-text-form.ts";
import type { ManualSection } from "./manual-section.ts";

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
const markdownOf = (nodes: readonly HtmlNode[]): string => {
  const tree = toMdast({ type: "root", children: toTextForm(nodes) });
  if (tree.type !== "root") return "";
  return toMarkdown(tree, options).trim();
};

/** A section and the level of its heading inside the page, 1 above all others. */
const nest = (
  sections: readonly HtmlSection[],
  page: { readonly title: string; readonly above: readonly string[] },
): (HtmlSection & { readonly headingPath: readonly string[] })[] => {
  const [first] = sections.filter(({ level }) => level > 0);
  // The heading that names the page stands above all others, whatever its level.
  const names = first && same(first.title, page.title);
  const stack: { level: number; title: string }[] = [];
  return sections.map((section) => {
    const isPage = section === first && names;
    const level = isPage ? 0.5 : section.level;
    while (stack.length > 0 && (stack.at(-1)?.level ?? 0) >= level) stack.pop();
    const headingPath = [...page.above, ...stack.map(({ title }) => title)];
    if (section.level > 0) stack.push({ level, title: section.title });
    return { ...section, headingPath };
  });
};

const same = (a: string, b: string): boolean =>
  a.toLowerCase().replaceAll(/\s+/gu, " ") === b.toLowerCase().replaceAll(/\s+/gu, " ");

const isLinked = (node: HtmlNode): boolean => {
  if (node.type === "text") return node.value.trim() === "";
  if (!isElement(node)) return true;
  return node.tagName === "a" || (node.children.length > 0 && node.children.every(isLinked));
};

/** What stands before the first heading of a page and consists of links leads elsewhere. */
const leadsElsewhere = ({ level, nodes }: HtmlSection): boolean =>
  level === 0 && nodes.every(isLinked);

/** Reads one page of an HTML manual into its sections, those without text left out. The tree is changed. */
export const readHtml = (path: string, tree: HtmlRoot, map: ManualMap): ManualSection[] => {
  const title = cleanTitle(map.titleOf(path));
  const cut = cutSections(contentOf(tree, map.repeated), map.listed(path));
  const sections: ManualSection[] = [];
  /** Ids of headings without text lead to the first text below them. */
  let waiting: string[] = [];
  for (const section of nest(cut, { title, above: map.above(path) })) {
    const text = leadsElsewhere(section) ? "" : markdownOf(section.nodes);
    const ids = section.id === null ? section.innerIds : [section.id, ...section.innerIds];
    if (text === "") {
      waiting.push(...ids);
      continue;
    }
    const inner = [...waiting, ...section.innerIds].map((id) => `${path}#${id}`);
    waiting = [];
    const address = section.id === null ? path : `${path}#${section.id}`;
    const isFirst = sections.length === 0;
    const listed = [address, ...inner, ...(isFirst ? [path] : [])].flatMap((one) => map.terms(one));
    sections.push({
      ...{ address, page: null, title: section.title || title, text },
      headingPath: section.headingPath,
      innerAddresses: [...new Set(inner)],
      indexTerms: [...new Set(listed)],
    });
  }
  return sections;
};
