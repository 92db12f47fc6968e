import { Readability } from "@mozilla/readability";
import { toHtml } from "hast-util-to-html";
import { parseHTML } from "linkedom";
import { htmlSections } from "#lib/library/office/html-sections.ts";
import type { ManualSection } from "#lib/library/section-chunks.ts";
import { elementsIn, type HtmlRoot, parsePage, textOf } from "./html-tree.ts";
import { takeFootnotes, withFootnotes } from "./take-footnotes.ts";
import { withoutUnseen } from "./without-unseen.ts";

/** Fewer letters than these are no article: a list of links, or a page that its scripts put together. */
const shortestArticle = 200;

/** The words that a page is called by, on one line. */
const titleIn = (tree: HtmlRoot): string => {
  const title = [...elementsIn(tree)].find(({ tagName }) => tagName === "title");
  return title === undefined ? "" : textOf(title);
};

/**
 * What a page of the web says, without what stands around it: menus, teasers, comments. A page that holds no article is
 * read whole.
 */
export const readWebPage = (
  address: string,
  html: string,
): {
  readonly title: string;
  readonly sections: readonly ManualSection[];
  readonly hidden: number;
} => {
  const { tree, hidden } = withoutUnseen(parsePage(html));
  const { document } = parseHTML(toHtml(tree, { allowDangerousHtml: true }));
  const article = new Readability(document, { charThreshold: shortestArticle }).parse();
  const isArticle = (article?.textContent ?? "").trim().length >= shortestArticle;
  const title = article?.title?.replaceAll(/\s+/gu, " ").trim() || titleIn(tree) || address;
  const content = isArticle ? parsePage(article?.content ?? "") : tree;
  const footnotes = takeFootnotes(content);
  const sections = withFootnotes(htmlSections(address, title, content), footnotes);
  return { title, sections, hidden };
};
