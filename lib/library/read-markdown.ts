import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import "#lib/blocks/linear-edits.ts";
import { createHeadingAnchors } from "#lib/blocks/heading-anchors.ts";
import { limitNesting } from "#lib/blocks/limit-nesting.ts";
import type { ManualSection } from "./section-chunks.ts";

type MarkdownRoot = ReturnType<typeof fromMarkdown>;
type MarkdownNode = MarkdownRoot["children"][number];

/** Places in the tree are those of the text; signs of blocks that are nested too deep are letters in it. */
const parseMarkdown = (text: string): MarkdownRoot =>
  fromMarkdown(limitNesting(text), { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

/** The words of a node without signs. */
const wordsOf = (node: MarkdownRoot | MarkdownNode): string => {
  if ("value" in node) return node.type === "html" ? "" : node.value;
  if ("alt" in node && typeof node.alt === "string") return node.alt;
  return "children" in node
    ? node.children.map((child) => wordsOf(child as MarkdownNode)).join("")
    : "";
};

/** Where a node begins and ends in its text. */
const spanOf = (node: MarkdownNode): readonly [number, number] => [
  node.position?.start.offset ?? 0,
  node.position?.end.offset ?? 0,
];

/** A span of a text and what stands there instead. */
interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const isOutside = (url: string): boolean => /^https?:\/\//iu.test(url);

/** MDX: lines of code, not of text. */
const isCode = (source: string): boolean =>
  /^(?:import\s[\s\S]*?from\s|import\s+["']|export\s+(?:const|default|let|function)\b)/u.test(
    source,
  ) || /^\{\/\*[\s\S]*\*\/\}$/u.test(source.trim());

const changeOf = (node: MarkdownNode, source: string): string | null => {
  const [start, end] = spanOf(node);
  if (node.type === "html") return "";
  if (node.type === "image") return node.alt ? `_${node.alt.replaceAll(/[_*]/gu, "")}_` : "";
  if (node.type === "imageReference")
    return node.alt ? `_${node.alt.replaceAll(/[_*]/gu, "")}_` : "";
  if (node.type === "link" && !isOutside(node.url)) return wordsInside(node, source);
  if (node.type === "paragraph" && isCode(source.slice(start, end))) return "";
  return null;
};

/** The source between a link's first and last words, its emphasis kept. */
const wordsInside = (node: MarkdownNode, source: string): string => {
  if (!("children" in node) || node.children.length === 0) return wordsOf(node);
  const first = node.children[0];
  const last = node.children.at(-1);
  return first && last ? source.slice(spanOf(first)[0], spanOf(last)[1]) : wordsOf(node);
};

/** What in a Markdown text is not to be read: tags, comments, pictures, links to other pages, MDX code. */
const markdownChanges = (tree: MarkdownRoot, source: string): Change[] => {
  const changes: Change[] = [];
  const look = (node: MarkdownNode): void => {
    const text = changeOf(node, source);
    const [start, end] = spanOf(node);
    if (text !== null) changes.push({ start, end, text });
    else if ("children" in node) for (const child of node.children) look(child);
  };
  for (const child of tree.children) look(child);
  return changes;
};

/** The text from `start` to `end` with the changes that lie in it. */
const applyChanges = (
  source: string,
  changes: readonly Change[],
  [start, end]: readonly [number, number],
): string => {
  let text = "";
  let at = start;
  for (const change of changes) {
    if (change.start < at || change.end > end) continue;
    text += source.slice(at, change.start) + change.text;
    at = change.end;
  }
  return text + source.slice(at, end);
};

/** A name of a file or folder as a title: "02-getting_started.md" is "Getting started". */
export const titleOfName = (name: string): string => {
  const words = name
    .replace(/\.\w+$/u, "")
    .replace(/^\d+[-_. ]+/u, "")
    .replaceAll(/[-_]+/gu, " ")
    .trim();
  return words === "" ? name : words.slice(0, 1).toUpperCase() + words.slice(1);
};

const indexFile = /(?:^|\/)(?:index|readme|_index)\.(?:mdx?|markdown)$/iu;

/** A file that speaks for its folder. */
export const isIndexFile = (path: string): boolean => indexFile.test(path);

const folderOf = (path: string): string => path.split("/").slice(0, -1).join("/");

/**
 * Tells the titles above a Markdown file: those of the folders that it lies in, by their index files, or by their names.
 * @param titles by folder
 */
export const createTitlesAbove =
  (titles: ReadonlyMap<string, string>) =>
  (path: string): string[] => {
    const folder = isIndexFile(path) ? folderOf(folderOf(path)) : folderOf(path);
    const names = folder === "" ? [] : folder.split("/");
    const own = isIndexFile(path) && folderOf(path) === "" ? [] : [titles.get("") ?? ""];
    const above = names.map(
      (name, index) => titles.get(names.slice(0, index + 1).join("/")) ?? titleOfName(name),
    );
    return [...own, ...above].filter((title) => title !== "");
  };

/** What a Markdown file says of itself before its text. */
interface FrontMatter {
  readonly title: string | null;
  /** The text without it. */
  readonly body: string;
}

const matter = /^(?:---|\+\+\+)[ \t]*\n([\s\S]*?)\n(?:---|\+\+\+|\.\.\.)[ \t]*(?:\n|$)/u;

const fieldOf = (lines: string, name: string): string | null => {
  const line = new RegExp(`^${name}[ \\t]*[:=][ \\t]*(.+)$`, "imu").exec(lines)?.[1]?.trim();
  if (line === undefined) return null;
  return line.replace(/^(["'])(.*)\1$/u, "$2").trim() || null;
};

/** Reads the title of a file's front matter, YAML or TOML, and takes it off. */
export const frontMatter = (text: string): FrontMatter => {
  const found = matter.exec(text);
  if (!found) return { title: null, body: text };
  return { title: fieldOf(found[1] ?? "", "title"), body: text.slice(found[0].length) };
};

interface Page {
  /** Address of the file inside the manual. */
  readonly path: string;
  /** Titles above it. */
  readonly above: readonly string[];
}

type Heading = Extract<MarkdownNode, { type: "heading" }>;

const explicitId = /(?<!\s)\s*\{#([\w:.-]+)(?:[^\w:.{}-][^{}]*)?\}\s*$/u;
const htmlId = /<(?:a|div|span|p)\s[^<>]*\b(?:id|name)=["']([^"']+)["']/giu;

const idsIn = (html: string): string[] => [...html.matchAll(htmlId)].map(([, id]) => id ?? "");

const startsWithAnchor = (text: string): boolean => /^(?:\*\*)?<(?:a|span)\s/iu.test(text);

/** Docusaurus and GitHub boxes as quotes with a bold title. */
const boxes = (text: string): string =>
  text
    .replaceAll(
      /^:::+[ \t]*(\w+)(?!\w)(.*)\n((?:(?!:::).*\n)*):::+[ \t]*$/gmu,
      (_all, kind: string, title: string, body: string) =>
        quote(bracketed(title) || capital(kind), body),
    )
    .replaceAll(
      /^>[ \t]*\[!(\w+)\][ \t]*$/gmu,
      (_all, kind: string) => `> **${capital(kind)}**\n>`,
    );

/** "[A title]" or "A title". */
const bracketed = (title: string): string =>
  (title.trim().replace(/^\[/u, "").split("]", 1)[0] ?? "").trim();

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

/** Titles that lists of links on the page give to its own places, by their ids. */
const listedPlaces = (nodes: readonly MarkdownNode[]): Map<string, string> => {
  const titles = new Map<string, string>();
  const look = (node: MarkdownNode): void => {
    const title = node.type === "link" ? wordsOf(node).trim() : "";
    if (node.type === "link" && node.url.startsWith("#") && /\p{L}{2}/u.test(title))
      titles.set(node.url.slice(1), titles.get(node.url.slice(1)) ?? title);
    else if ("children" in node) for (const child of node.children) look(child as MarkdownNode);
  };
  for (const node of nodes) if (node.type === "list") look(node);
  return titles;
};

/** Below every heading: what an anchor begins that only the page's contents name. */
const anchorLevel = 7;

const cutAtHeadings = (source: string): Cut[] => {
  const tree = parseMarkdown(source);
  const listed = listedPlaces(tree.children);
  const changes: readonly Change[] = markdownChanges(tree, source);
  const anchorOf = createHeadingAnchors();
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
  const begin = (heading: Heading): void => {
    const { title, id } = readTitle(heading);
    if (title === "") return;
    const [start, end] = spanOf(heading);
    close(start);
    const own = [...(id === null ? [] : [id]), ...anchors, anchorOf(title)];
    open = { level: heading.depth, title, ids: own, from: end };
    anchors = [];
  };
  const pass = (node: MarkdownNode): void => {
    const [start, end] = spanOf(node);
    const before = anchors.length > 0;
    anchors.push(...idsIn(source.slice(start, end)));
    if (node.type === "html" || wordsOf(node).trim() === "") return;
    const id = anchors.find((one) => listed.has(one));
    const title = id === undefined ? undefined : listed.get(id);
    if (title !== undefined && (before || startsWithAnchor(source.slice(start, end)))) {
      close(start);
      open = { level: anchorLevel, title, ids: anchors, from: start };
      anchors = [];
    }
    inner.push(...anchors);
    anchors = [];
  };
  for (const node of tree.children) {
    if (node.type === "heading") begin(node);
    else pass(node);
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

const addressesOf = (path: string, { ids, inner }: Cut) => {
  const [id, ...others] = ids;
  return {
    address: id === undefined ? path : `${path}#${id}`,
    innerAddresses: [...others, ...inner].map((one) => `${path}#${one}`),
  };
};

/** The heading above all others of a page; a page whose headings are equals has its name outside its text. */
const titleInText = (cuts: readonly Cut[]): string | null => {
  const [first, ...others] = cuts.filter(({ level }) => level > 0);
  if (first === undefined) return null;
  return others.every(({ level }) => level > first.level) ? first.title : null;
};

/** Reads one Markdown or MDX file into its sections, those without text left out. */
export const readMarkdown = (source: string, { path, above }: Page): ManualSection[] => {
  const { title: named, body } = frontMatter(source.replaceAll(/\r\n?/gu, "\n"));
  const cuts = cutAtHeadings(boxes(body));
  const first = cuts.find(({ level }) => level > 0);
  const pageTitle = named ?? titleInText(cuts) ?? (isIndexFile(path) ? first?.title : null);
  const title = pageTitle ?? titleOfName(path.split("/").at(-1) ?? path);
  /** A title outside the text stands above every heading in it. */
  const stack: { level: number; title: string }[] =
    title === first?.title ? [] : [{ level: 0, title }];
  return cuts.flatMap((cut) => {
    const isTop = cut.level === 0;
    while (!isTop && (stack.at(-1)?.level ?? -1) >= cut.level) stack.pop();
    const headingPath = [...above, ...(isTop ? [] : stack.map(({ title }) => title))];
    if (!isTop) stack.push({ level: cut.level, title: cut.title });
    if (cut.text === "") return [];
    const titled = { headingPath, title: isTop ? title : cut.title };
    return [{ ...addressesOf(path, cut), ...titled, text: cut.text, page: null, indexTerms: [] }];
  });
};
