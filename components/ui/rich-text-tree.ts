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

/**
 * Signs of all formulas of a text that are set, and how many signs a formula counts for beside its own: KaTeX takes a
 * tenth of a millisecond for each. What comes after them is shown as written.
 */
const mostFormulaSigns = 4_000;
const signsOfFormula = 6;

/** The node as code where the formulas before it have used up what may be set. */
const boundFormula = (node: Child, budget: { left: number }): Child => {
  const isMath = node.type === "code" && node.lang?.toLowerCase() === "math";
  if (node.type !== "math" && node.type !== "inlineMath" && !isMath) return node;
  budget.left -= node.value.length + signsOfFormula;
  if (budget.left >= 0) return node;
  const { value, position } = node;
  const type = node.type === "inlineMath" ? "inlineCode" : "code";
  return position ? { type, value, position } : { type, value };
};

const rewrite = (
  parent: Parent,
  source: string,
  insideLink: boolean,
  formulas: { left: number },
): void => {
  const inLink = insideLink || parent.type === "link" || parent.type === "linkReference";
  const children: Child[] = parent.children;
  children.forEach((child, index) => {
    const plain = boundFormula(plainer(child, source, inLink), formulas);
    children[index] = plain;
    if ("children" in plain) rewrite(plain, source, inLink, formulas);
  });
};

/**
 * Remark plugin: pictures become links to them, since nothing is fetched from outside by looking
 * at a page, and amounts of money stop being formulas. Formulas are bounded.
 */
export const plainerTree = () => (tree: Root, file: { toString(): string }) =>
  rewrite(tree, String(file), false, { left: mostFormulaSigns });
