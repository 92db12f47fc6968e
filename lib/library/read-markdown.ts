import type { ManualSection } from "./manual-section.ts";
import { applyChanges, type Change, markdownChanges } from "./markdown/clean-markdown.ts";
import { frontMatter } from "./markdown/front-matter.ts";
import { createHeadingIds, headingId } from "./markdown/heading-id.ts";
import { type MarkdownNode, parseMarkdown, spanOf, wordsOf } from "./markdown/markdown-tree.ts";
import { titleOfName } from "./markdown/title-of-name.ts";

interface Page {
  /** Address of the file inside the manual. */
  readonly path: string;
  /** Titles above it. */
  readonly above: readonly string[];
}

type Heading = Extract<MarkdownNode, { type: "heading" }>;

const explicitId = /\s*\{#([\w:.-]+)[^}]*\}\s*$/u;
const htmlId = /<(?:a|div|span|p)\s[^>]*\b(?:id|name)=["']([^"']+)["']/giu;

const idsIn = (html: string): string[] => [...html.matchAll(htmlId)].map(([, id]) => id ?? "");

/** Docusaurus and GitHub boxes as quotes with a bold title. */
const boxes = (text: string): string =>
  text
    .replaceAll(
      /^:::+[ \t]*(\w+)(?:[ \t]+\[?([^\]\n]*)\]?)?[ \t]*\n([\s\S]*?)^:::+[ \t]*$/gmu,
      (_all, kind: string, title: string | undefined, body: string) =>
        quote(title?.trim() || capital(kind), body),
    )
    .replaceAll(
      /^>[ \t]*\[!(\w+)\][ \t]*$/gmu,
      (_all, kind: string) => `> **${capital(kind)}**\n>`,
    );

const capital = (word: string): string =>
  word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();

const quote = (title: string, body: string): string =>
  [`**${title}**`, "", ...body.trim().split("\n")].map((line) => `> ${line}`.trimEnd()).join("\n");

interface Cut {
  readonly level: number;
  readonly title: string;
  readonly ids: readonly string[];
  readonly text: string;
  /** Ids of anchors within the text. */
  readonly inner: readonly string[];
}

const readTitle = (heading: Heading): { title: string; id: string | null } => {
  const words = wordsOf(heading).replaceAll(/\s+/gu, " ").trim();
  const id = explicitId.exec(words)?.[1] ?? null;
  return { title: words.replace(explicitId, "").trim(), id };
};

const cutAtHeadings = (source: string): Cut[] => {
  const tree = parseMarkdown(source);
  const changes: readonly Change[] = markdownChanges(tree, source);
  const number = createHeadingIds();
  const cuts: Cut[] = [];
  let open = { level: 0, title: "", ids: [] as string[], from: 0 };
  /** Anchors since the last text stand before the heading that they name. */
  let anchors: string[] = [];
  let inner: string[] = [];
  const close = (end: number): void => {
    const text = applyChanges(source, changes, [open.from, end]).replaceAll(/\n{3,}/gu, "\n\n");
    cuts.push({ ...open, text: text.trim(), inner });
    inner = [];
  };
  for (const node of tree.children) {
    const [start, end] = spanOf(node);
    if (node.type === "heading") {
      const { title, id } = readTitle(node);
      if (title === "") continue;
      close(start);
      const own = [...(id === null ? [] : [id]), ...anchors, number(headingId(title))];
      open = { level: node.depth, title, ids: own, from: end };
      anchors = [];
      continue;
    }
    const found = idsIn(source.slice(start, end));
    if (node.type === "html" || wordsOf(node).trim() === "") anchors.push(...found);
    else {
      inner.push(...anchors, ...found);
      anchors = [];
    }
  }
  close(source.length);
  return cuts;
};

/** The title of a Markdown file: of its front matter, or its first heading; null without either. */
export const markdownTitle = (source: string): string | null => {
  const { title, body } = frontMatter(source.replaceAll(/\r\n?/gu, "\n"));
  const first = parseMarkdown(body.slice(0, 4_000)).children.find(({ type }) => type === "heading");
  return title ?? (first?.type === "heading" ? readTitle(first).title : null);
};

/** Reads one Markdown or MDX file into its sections, those without text left out. */
export const readMarkdown = (source: string, { path, above }: Page): ManualSection[] => {
  const { title: named, body } = frontMatter(source.replaceAll(/\r\n?/gu, "\n"));
  const cuts = cutAtHeadings(boxes(body));
  const first = cuts.find(({ level }) => level > 0);
  const pageTitle = named ?? first?.title ?? titleOfName(path.split("/").at(-1) ?? path);
  /** A title outside the text stands above every heading in it. */
  const stack: { level: number; title: string }[] =
    named !== null && named !== first?.title ? [{ level: 0, title: named }] : [];
  const sections: ManualSection[] = [];
  for (const cut of cuts) {
    const isTop = cut.level === 0;
    while (!isTop && (stack.at(-1)?.level ?? -1) >= cut.level) stack.pop();
    const parents = isTop ? [] : stack.map(({ title }) => title);
    if (!isTop) stack.push({ level: cut.level, title: cut.title });
    if (cut.text === "") continue;
    const [id, ...otherIds] = cut.ids;
    sections.push({
      address: id === undefined ? path : `${path}#${id}`,
      page: null,
      title: isTop ? pageTitle : cut.title,
      headingPath: [...above, ...parents],
      text: cut.text,
      innerAddresses: [...otherIds, ...cut.inner].map((one) => `${path}#${one}`),
      indexTerms: [],
    });
  }
  return sections;
};
