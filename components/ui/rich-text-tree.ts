import type { fromMarkdown } from "mdast-util-from-markdown";

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root | Root["children"][number];
type Parent = Extract<Node, { children: unknown }>;
type Child = Parent["children"][number];

/** Words in the place of a node. */
const text = (value: string, { position }: Child) =>
  position ? { type: "text" as const, value, position } : { type: "text" as const, value };

/**
 * A dollar sign opens a formula only before a character and closes it only after one, and not
 * before a digit (the rule of Pandoc): "from $5 to $10" is about money.
 */
const isFormula = (source: string, next: string): boolean => {
  if (!source.startsWith("$") || source.startsWith("$$")) return true;
  return !/^\$\s|\s\$$/.test(source) && !/\d/.test(next);
};

const plainer = (node: Child, source: string, insideLink: boolean): Child => {
  if (node.type === "image") {
    const words = text(node.alt || node.url, node);
    return insideLink ? words : { type: "link", url: node.url, children: [words] };
  }
  if (node.type === "imageReference") return text(node.alt || node.label || "", node);
  if (node.type === "inlineMath") {
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? 0;
    const written = source.slice(start, end);
    return isFormula(written, source.charAt(end)) ? node : text(written, node);
  }
  return node;
};

const rewrite = (parent: Parent, source: string, insideLink: boolean): void => {
  const inLink = insideLink || parent.type === "link" || parent.type === "linkReference";
  const children: Child[] = parent.children;
  children.forEach((child, index) => {
    const plain = plainer(child, source, inLink);
    children[index] = plain;
    if ("children" in plain) rewrite(plain, source, inLink);
  });
};

/**
 * Remark plugin: pictures become links to them, since nothing is fetched from outside by looking
 * at a page, and amounts of money stop being formulas.
 */
export const plainerTree = () => (tree: Root, file: { toString(): string }) =>
  rewrite(tree, String(file), false);
