import { type MarkdownNode, type MarkdownRoot, spanOf, wordsOf } from "./markdown-tree.ts";

/** A span of a text and what stands there instead. */
export interface Change {
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
export const markdownChanges = (tree: MarkdownRoot, source: string): Change[] => {
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
export const applyChanges = (
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
