import { attribute, type HtmlElement, isElement } from "#lib/library/html/html-tree.ts";
import { htmlText } from "#lib/library/office/html-sections.ts";

type Children = HtmlElement["children"];
type Child = Children[number];

const monospace =
  /\b(?:monospace|courier|consolas|menlo|monaco|lucida console|source code pro|fira (?:code|mono)|jetbrains mono|cascadia (?:code|mono)|(?:dejavu sans|ubuntu|roboto|sf) mono)\b/i;

const blocks = /^(?:div|p)$/;
const codeTags = /^(?:code|tt|samp)$/;
/** Elements that say nothing but how their text looks. */
const plain = /^(?:div|p|span|font|code|tt|samp|b|strong|i|em|u|br)$/;

/** Editors nest three or four elements around a line. */
const deepest = 10;

const isBlank = (child: Child): boolean =>
  child.type === "comment" || (child.type === "text" && child.value.trim() === "");

const isBreak = (child: Child): boolean => isElement(child) && child.tagName === "br";

const isStyled = (element: HtmlElement): boolean =>
  monospace.test(`${attribute(element, "style")} ${attribute(element, "face")}`);

/** Whether an element holds nothing but text, and no formula, which is drawn in any font. */
const isText = (child: Child, depth: number): boolean => {
  if (child.type === "text") return !/\\[([]/.test(child.value);
  if (!isElement(child)) return true;
  if (!plain.test(child.tagName) || depth > deepest) return false;
  return codeTags.test(child.tagName) || child.children.every((one) => isText(one, depth + 1));
};

/** Whether all that is in an element stands in monospace. */
const isCode = (child: Child, depth = 0): boolean => {
  if (!isElement(child) || !plain.test(child.tagName) || depth > deepest) return false;
  if (codeTags.test(child.tagName) || isStyled(child)) return isText(child, depth);
  const inside = child.children.filter((one) => !(isBlank(one) || isBreak(one)));
  return inside.length > 0 && inside.every((one) => isCode(one, depth + 1));
};

const isStyledWithin = (child: Child): boolean =>
  isElement(child) && (isStyled(child) || child.children.some(isStyledWithin));

/** An empty line among those of code. */
const isEmptyLine = (child: Child): boolean =>
  isElement(child) &&
  blocks.test(child.tagName) &&
  child.children.every((one) => isBlank(one) || isBreak(one));

/** What stands in these with a sign where a block begins or ends, and a line end at each break. */
const flat = (child: Child): string => {
  if (child.type === "text") {
    // Between elements it is how the HTML was written.
    const isSource = child.value.includes("\n") && child.value.trim() === "";
    return isSource ? blockEnd : child.value.replaceAll("\n", blockEnd);
  }
  if (!isElement(child)) return "";
  if (child.tagName === "br") return "\n";
  const inside = child.children.map(flat).join("");
  return blocks.test(child.tagName) ? blockEnd + inside + blockEnd : inside;
};

/** Ends a line that has something, and makes no empty one. */
const blockEnd = "\u0000";

/** The lines in which these stand, with their blanks. */
const linesOf = (children: Children): string[] =>
  children
    .map(flat)
    .join("")
    .split(blockEnd)
    // A break at the end of a block begins no line.
    .flatMap((piece) => (piece === "" ? [] : piece.replace(/\n$/, "").split("\n")))
    .map((line) => line.trimEnd());

const element = (tagName: string, children: Children): HtmlElement => ({
  ...{ type: "element", tagName, properties: {}, children },
});

/** Signs that stand in programs, and hardly in a text that somebody likes to see in the font of a typewriter. */
const programs = /[{}=<>_#|\\]|;$|\w\(/;

/** Neighbours in monospace as code; null where they lose nothing as a text. */
const asCode = (run: Children): HtmlElement | null => {
  const lines = linesOf(run);
  const isStyledRun = run.some(isStyledWithin);
  const isIndented = lines.length > 1 && lines.some((line) => /^\s+\S/.test(line));
  if (!isIndented && !(isStyledRun && lines.some((line) => programs.test(line)))) return null;
  const isPiece = lines.length > 1 || run.some((one) => isElement(one) && blocks.test(one.tagName));
  return isPiece
    ? element("pre", [element("code", [htmlText(`${lines.join("\n")}\n`)])])
    : element("code", [htmlText(lines.join("").trim())]);
};

/**
 * The same with what stands in monospace as code: lines that an editor put into elements of their own as one piece, with
 * their indents, and a part of a line as such.
 */
export const withCode = (children: Children): Children => {
  const made: Children = [];
  for (let at = 0; at < children.length; ) {
    const end = endOfCode(children, at);
    const run = children.slice(at, Math.max(end, at + 1));
    const code = end > at ? asCode(run) : null;
    made.push(...(code === null ? run : [code]));
    at += run.length;
  }
  return made;
};

/** Behind the last of the neighbours that are code together; the start itself where none begins there. */
const endOfCode = (children: Children, start: number): number => {
  let end = start;
  for (let at = start; at < children.length; at += 1) {
    const child = children[at];
    if (child === undefined) break;
    if (isCode(child)) end = at + 1;
    else if (at === start || !(isBlank(child) || isBreak(child) || isEmptyLine(child))) break;
  }
  return end;
};
