import type { ManualSection } from "#lib/library/section-chunks.ts";
import {
  attribute,
  elementsIn,
  type HtmlElement,
  type HtmlParent,
  type HtmlRoot,
  isElement,
  textOf,
} from "./html-tree.ts";
import { footnoteTag, htmlMarkdown } from "./read-html.ts";

type Children = HtmlElement["children"];

/** What generators and books call a footnote's sign, and the way back from it. */
const isSign = (link: HtmlElement): boolean =>
  attribute(link, "role") === "doc-noteref" ||
  /\bfootnote-?ref\b/u.test(attribute(link, "className")) ||
  /\bnoteref\b/u.test(attribute(link, "epub:type")) ||
  /^#(?:foot|end)note-\d+$/u.test(attribute(link, "href"));
const isWayBack = (link: HtmlElement): boolean =>
  attribute(link, "role") === "doc-backlink" ||
  /\bfootnote-back/u.test(attribute(link, "className")) ||
  /^#(?:(?:foot|end)note-ref-|fnref)/u.test(attribute(link, "href"));

const isNotes = (element: HtmlElement): boolean =>
  /^doc-(?:end|foot)notes$/u.test(attribute(element, "role")) ||
  /(?:^|\s)footnotes(?:\s|$)/u.test(attribute(element, "className"));

const target = (link: HtmlElement): string => attribute(link, "href").split("#").at(-1) ?? "";

/** The link that an element is, or that alone stands in it above the line. */
const linkIn = (element: HtmlElement): HtmlElement | null => {
  if (element.tagName === "a") return element;
  const [inner] =
    element.tagName === "sup" && element.children.length === 1 ? element.children : [];
  return inner?.type === "element" && inner.tagName === "a" ? inner : null;
};

const signOf = (sign: string): HtmlElement => ({
  ...{ type: "element", tagName: footnoteTag, properties: {} },
  children: [{ type: "text", value: sign }],
});

/**
 * Takes the footnotes out of a page and leaves their signs in its text. The tree is changed.
 * @param firstSign number of the first one
 * @returns the notes as Markdown by their signs
 */
export const takeFootnotes = (tree: HtmlRoot, firstSign = 1): Map<string, string> => {
  const signs = new Map<string, string>();
  for (const element of elementsIn(tree)) {
    if (element.tagName !== "a" || !isSign(element) || signs.has(target(element))) continue;
    signs.set(target(element), String(firstSign + signs.size));
  }
  const notes = new Map<string, string>();
  if (signs.size === 0) return notes;
  const look = (parent: HtmlParent): void => {
    parent.children = (parent.children as Children).flatMap((child) =>
      isElement(child) ? lookAt(child) : [child],
    );
  };
  const lookAt = (element: HtmlElement): Children => {
    const link = linkIn(element);
    if (link && isSign(link)) return [signOf(signs.get(target(link)) ?? "")];
    if (element.tagName === "a" && isWayBack(element)) return [];
    look(element);
    const sign = signs.get(attribute(element, "id"));
    if (sign === undefined || notes.has(sign)) {
      return isNotes(element) && textOf(element) === "" ? [] : [element];
    }
    notes.set(sign, htmlMarkdown(element.children));
    return [];
  };
  look(tree);
  return notes;
};

const textWithFootnotes = (text: string, footnotes: ReadonlyMap<string, string>): string => {
  const signs = new Set(
    [...text.matchAll(/\[\^([^\]\s]{1,20})\]/gu)].map(([, sign]) => sign ?? ""),
  );
  const notes = [...signs].flatMap((sign) => {
    const note = footnotes.get(sign);
    return note === undefined ? [] : [`[^${sign}]: ${note.replaceAll("\n", "\n    ")}`];
  });
  return [text, ...notes].join("\n\n");
};

/** Sections with the footnotes whose signs they hold, so that each can stand by itself. */
export const withFootnotes = (
  sections: readonly ManualSection[],
  footnotes: ReadonlyMap<string, string>,
): ManualSection[] =>
  sections.map((section) => ({ ...section, text: textWithFootnotes(section.text, footnotes) }));
