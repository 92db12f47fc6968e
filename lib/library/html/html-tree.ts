import { fromHtml } from "hast-util-from-html";

export type HtmlRoot = ReturnType<typeof fromHtml>;
export type HtmlNode = HtmlRoot["children"][number];
export type HtmlElement = Extract<HtmlNode, { type: "element" }>;
export type HtmlParent = HtmlRoot | HtmlElement;

/** Any page as a tree; what is broken is mended as browsers do. */
export const parsePage = (html: string): HtmlRoot => fromHtml(html);

export const isElement = (node: HtmlNode): node is HtmlElement => node.type === "element";

/** A property as text; classes and other lists joined by spaces. */
export const attribute = (element: HtmlElement, name: string): string => {
  const value = element.properties[name];
  if (Array.isArray(value)) return value.join(" ");
  return value === undefined || value === null || value === false ? "" : String(value);
};

/** Class names and id in lower case: where generators say what an element is for. */
export const marks = (element: HtmlElement): string[] =>
  `${attribute(element, "className")} ${attribute(element, "id")}`
    .toLowerCase()
    .split(/\s+/u)
    .filter((mark) => mark !== "");

/** The id of an element, or the name of an old anchor. */
export const idOf = (element: HtmlElement): string | null => {
  const id = attribute(element, "id");
  if (id !== "") return id;
  return element.tagName === "a" ? attribute(element, "name") || null : null;
};

/** The elements right below. */
export const childElements = (parent: HtmlParent): HtmlElement[] => {
  const children: readonly HtmlNode[] = parent.children;
  return children.filter(isElement);
};

/** Every element below, in the order of the page. */
export function* elementsIn(parent: HtmlParent): Generator<HtmlElement> {
  for (const child of parent.children) {
    if (!isElement(child)) continue;
    yield child;
    yield* elementsIn(child);
  }
}

/** The text below, white space as one space. */
export const textOf = (parent: HtmlParent): string => {
  const parts: string[] = [];
  const collect = (node: HtmlParent): void => {
    for (const child of node.children) {
      if (child.type === "text") parts.push(child.value);
      else if (isElement(child)) collect(child);
    }
  };
  collect(parent);
  return parts.join("").replaceAll(/\s+/gu, " ").trim();
};

const kinds = new Set(
  "note tip warning caution important danger hint attention error info seealso admonition admonitionblock callout alert markdown-alert theme-admonition notice notebox tipbox warningbox".split(
    " ",
  ),
);

/** How manuals head their boxes. */
const titles =
  /^(?:notes?|tips?|warning|caution|important|danger|hint|attention|info|information|see also|notice|примечани[ея]|советы?|предупреждени[ея]|внимание|важно|осторожно|подсказка|замечани[ея]|опасность|информация|см\. также)[:.!]?$/iu;
/** Those that head nothing else, wherever they stand. */
const boxOnly =
  /^(?:note|tip|warning|caution|important|hint|attention|примечание|совет|предупреждение|внимание|важно|осторожно|подсказка|замечание)[:.!]?$/iu;

/** Whether a heading is that of a note in the text, and so of no section. */
export const isBoxTitle = (title: string): boolean => boxOnly.test(title.trim());

const boxTags = new Set(["div", "aside", "table", "blockquote", "section", "details", "p", "dl"]);

/** A box that interrupts the text: a note, a tip, a warning. */
export const isAdmonition = (element: HtmlElement): boolean => {
  if (!boxTags.has(element.tagName)) return false;
  if (attribute(element, "role") === "note" || attribute(element, "role") === "doc-tip")
    return true;
  return attribute(element, "className")
    .toLowerCase()
    .split(/\s+/u)
    .some((name) => kinds.has(name) || name.startsWith("alert-") || name.startsWith("admonition"));
};

const titleMarks = /(?:^|[-_]|admonition)(?:title|heading|label|caption)/u;

const isTitle = (element: HtmlElement): boolean =>
  /^h[1-6]$|^summary$|^th$/u.test(element.tagName) ||
  marks(element).some((mark) => titleMarks.test(mark) && !mark.startsWith("sect"));

const longestTitle = 120;

const isTitleBlock = (element: HtmlElement): boolean => {
  const title = textOf(element);
  return isTitle(element) && title !== "" && title.length <= longestTitle;
};

const iconLabel = (element: HtmlElement): string =>
  (attribute(element, "alt") || attribute(element, "title")).replaceAll(/[[\]]/gu, "").trim();

/** A sign that says what kind of box it is, and has no place in its text. */
const isIcon = (element: HtmlElement): boolean =>
  (element.tagName === "img" || element.tagName === "i") &&
  (titles.test(iconLabel(element)) ||
    /icon|значок/iu.test(`${iconLabel(element)} ${attribute(element, "className")}`));

const isLayout = (element: HtmlElement): boolean =>
  /^(?:table|tbody|thead|tr|td|div|section)$/u.test(element.tagName);

interface Box {
  title: string;
  icon: string;
}

const dissolve = (box: Box, parent: HtmlElement): HtmlElement["children"] =>
  parent.children.flatMap((child) => (isElement(child) ? dissolveElement(box, child) : [child]));

const dissolveElement = (box: Box, child: HtmlElement): HtmlElement["children"] => {
  if (box.title === "" && isTitleBlock(child)) {
    box.title = textOf(child);
    return [];
  }
  if (!isIcon(child)) return isLayout(child) ? dissolve(box, child) : [child];
  if (titles.test(iconLabel(child))) box.icon ||= iconLabel(child);
  return [];
};

/** The title of a box and its body; layout tables and icons within are dissolved. */
export const readAdmonition = (
  element: HtmlElement,
): { readonly title: string | null; readonly body: HtmlElement["children"] } => {
  const box: Box = { title: "", icon: "" };
  const body = dissolve(box, element);
  return { title: box.title || box.icon || null, body };
};
