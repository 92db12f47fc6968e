import { Readability } from "@mozilla/readability";
import { toHtml } from "hast-util-to-html";
import { parseHTML } from "linkedom";
import { namePictures, type PictureAt } from "#lib/library/office/found-pictures.ts";
import { htmlSections } from "#lib/library/office/html-sections.ts";
import type { ManualSection } from "#lib/library/section-chunks.ts";
import { attribute, elementsIn, type HtmlRoot, parsePage, textOf } from "./html-tree.ts";
import { takeFootnotes, withFootnotes } from "./take-footnotes.ts";
import { takeFormulas } from "./take-formulas.ts";
import { withoutUnseen } from "./without-unseen.ts";

/** Fewer letters than these are no article: a list of links, or a page that its scripts put together. */
const shortestArticle = 200;

/** The words that a page is called by, on one line. */
const titleIn = (tree: HtmlRoot): string => {
  const title = [...elementsIn(tree)].find(({ tagName }) => tagName === "title");
  return title === undefined ? "" : textOf(title);
};

/** An address of a page as the page's own `base` has it. */
const resolved = (address: string, base: string): string =>
  base === "" || !URL.canParse(base) ? address : (URL.parse(address, base)?.href ?? address);

/**
 * What a page of the web says, without what stands around it: menus, teasers, comments. A page that holds no article is
 * read whole.
 * @param nameAt gives the pictures of the text their names, by their addresses
 */
export const readWebPage = (
  address: string,
  html: string,
  nameAt: PictureAt = () => null,
): {
  readonly title: string;
  readonly sections: readonly ManualSection[];
  readonly hidden: number;
} => {
  const whole = takeFormulas(parsePage(html));
  const { tree, hidden } = withoutUnseen(whole);
  const { document } = parseHTML(toHtml(tree, { allowDangerousHtml: true }));
  const article = new Readability(document, { charThreshold: shortestArticle }).parse();
  const isArticle = (article?.textContent ?? "").trim().length >= shortestArticle;
  const title = article?.title?.replaceAll(/\s+/gu, " ").trim() || titleIn(tree) || address;
  const content = isArticle ? parsePage(article?.content ?? "") : tree;
  const base = [...elementsIn(whole)].find(({ tagName }) => tagName === "base");
  namePictures(content, (src) => nameAt(resolved(src, base ? attribute(base, "href") : "")));
  const footnotes = takeFootnotes(content);
  const sections = withFootnotes(htmlSections(address, title, content), footnotes);
  return { title, sections, hidden };
};
