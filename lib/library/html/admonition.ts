import { attribute, type HtmlElement, isElement, marks, textOf } from "./html-tree.ts";

const kinds = new Set(
  "note tip warning caution important danger hint attention error info seealso admonition admonitionblock callout alert markdown-alert theme-admonition notice notebox tipbox warningbox".split(
    " ",
  ),
);

/** How manuals head their boxes. Such a title alone is none of a section. */
const titles =
  /^(?:note|notes|tip|tips|warning|warnings|caution|important|danger|hint|attention|info|information|see also|notice|примечани[ея]|совет|советы|предупреждени[ея]|внимание|важно|осторожно|подсказка|замечани[ея]|опасность|информация|см\. также)[:.!]?$/iu;

export const isBoxTitle = (title: string): boolean => titles.test(title.trim());

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

const titleMarks = /(?:^|[-_])(?:title|heading|label|caption)/u;

const isTitle = (element: HtmlElement): boolean =>
  /^h[1-6]$|^summary$|^th$/u.test(element.tagName) ||
  marks(element).some((mark) => titleMarks.test(mark) && !mark.startsWith("sect"));

const isTitleBlock = (element: HtmlElement): boolean =>
  isTitle(element) && (isBoxTitle(textOf(element)) || textOf(element).length <= 120);

const iconLabel = (element: HtmlElement): string =>
  attribute(element, "alt").replaceAll(/[[\]]/gu, "") || attribute(element, "title");

/** The title of a box and its body; layout tables and icons within are dissolved. */
export const readAdmonition = (
  box: HtmlElement,
): { readonly title: string | null; readonly body: HtmlElement["children"] } => {
  let title: string | null = null;
  let icon: string | null = null;
  const dissolve = (parent: HtmlElement): HtmlElement["children"] =>
    parent.children.flatMap((child) => {
      if (!isElement(child)) return [child];
      if (title === null && isTitleBlock(child)) {
        title = textOf(child);
        return [];
      }
      const { tagName } = child;
      const isIcon = (tagName === "img" || tagName === "i") && isBoxTitle(iconLabel(child));
      if (isIcon) {
        icon = iconLabel(child);
        return [];
      }
      if (/^(?:table|tbody|thead|tr|td|div|section)$/u.test(tagName)) return dissolve(child);
      return [child];
    });
  const body = dissolve(box);
  return { title: title || icon || null, body };
};
