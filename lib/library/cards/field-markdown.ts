import {
  attribute,
  type HtmlElement,
  type HtmlParent,
  isElement,
  parsePage,
} from "#lib/library/html/html-tree.ts";
import { blockFormulaTag, shifted, treeMarkdown } from "#lib/library/html/read-html.ts";
import { htmlFormula, htmlText } from "#lib/library/office/html-sections.ts";
import { pictureMarkdown, replacePictures } from "#lib/text/card-pictures.ts";
import { withoutUnseenSigns } from "#lib/text/unseen-signs.ts";
import { withCode } from "./code-lines.ts";
import { mathJaxSigns } from "./latex-signs.ts";

type Children = HtmlElement["children"];
type Child = Children[number];

/** Words that Markdown, HTML and TeX have no sign in common with: most fields are such. */
const bare = /^\p{L}[\p{L}\p{N} ,;()«»„“”–—?!.%]*$/u;

/** The hash under which a picture of a package is known by the name of its file; null for one that stays behind. */
export type PictureOf = (fileName: string) => string | null;

/** Text of a card in HTML, as Anki keeps it, in Markdown: formulas, code and known pictures stay, sounds do not. */
export const fieldMarkdown = (html: string, pictureOf: PictureOf = () => null): string => {
  const trimmed = html.trim();
  if (bare.test(trimmed) && !/www/i.test(trimmed)) return trimmed;
  const heard = mathJaxSigns(trimmed)
    .replaceAll(/\[(?:sound|anki:play):[^[\]]*\]/g, "")
    .replaceAll(/&nbsp;|\u00a0/g, " ");
  return tidyPictures(withoutUnseenSigns(markdownOf(heard, pictureOf)).text).trim();
};

/** As every picture of a card is written; a break beside one is that of a paragraph. */
const tidyPictures = (markdown: string): string =>
  replacePictures(markdown, pictureMarkdown)
    .replaceAll(/(\(picture:[0-9a-f]{64}\))\\\n/g, "$1\n\n")
    .replaceAll(/\\\n(?=!\[)/g, "\n\n");

/** Names the pictures of a tree by their hashes; those without one have no address. */
const namePictures = (parent: HtmlParent, pictureOf: PictureOf): void => {
  for (const child of parent.children) {
    if (!isElement(child)) continue;
    if (child.tagName === "img") {
      const hash = pictureOf(attribute(child, "src"));
      child.properties =
        hash === null ? {} : { src: `picture:${hash}`, alt: attribute(child, "alt") };
    }
    namePictures(child, pictureOf);
  }
};

/** "" for what is nested deeper than anything that a person wrote. */
const markdownOf = (html: string, pictureOf: PictureOf): string => {
  try {
    const page = parsePage(html);
    namePictures(page, pictureOf);
    return treeMarkdown(tidied(page), html.split("$").length > 2);
  } catch (cause) {
    if (cause instanceof RangeError) return "";
    throw cause;
  }
};

/** In these a sign is a sign. */
const isVerbatim = (element: HtmlElement): boolean =>
  /^(?:pre|code|script|style)$/.test(element.tagName) ||
  /\b(?:mathjax|tex2jax)_ignore\b/.test(attribute(element, "className"));

/** Never text of a card. */
const unread =
  /^(?:head|script|style|template|noscript|iframe|object|embed|svg|audio|video|button|input|select|textarea)$/;

const isOutside = (link: HtmlElement): boolean =>
  /^(?:https?:|mailto:)/i.test(attribute(link, "href"));

/**
 * What is in an element as Markdown can say it, with a formula where its TeX stands between `\(` and `\)` or `\[` and `\]`.
 */
const tidied = (parent: HtmlParent): Children =>
  runsOf(withCode(parent.children as Children)).flatMap((run) => {
    if (typeof run === "string") return withFormulas(run);
    return isElement(run) ? tidiedElement(run) : [];
  });

const tidiedElement = (element: HtmlElement): Children => {
  const { tagName } = element;
  if (tagName === "img") return attribute(element, "src") === "" ? [] : [element];
  // The box of a task is the one field of a form that Markdown has.
  if (unread.test(tagName) && attribute(element, "type") !== "checkbox") return [];
  if (isVerbatim(element)) return [element];
  if (tagName === "sup" || tagName === "sub") return [shifted(element)];
  // Around the reading of a Japanese word, where its signs can stand beside the word alone.
  if (tagName === "rp") return [];
  const children = tidied(element);
  if (tagName === "rt") return [htmlText("("), ...children, htmlText(")")];
  return tagName === "a" && !isOutside(element) ? children : [{ ...element, children }];
};

const lineEnd = "\n\u0000";

/** Neighbouring texts as one, with the line ends between them: a formula may be written over several lines. */
const runsOf = (children: Children): (string | Child)[] => {
  const runs: (string | Child)[] = [];
  for (const child of children) {
    // Anki's way to keep two braces of a formula apart.
    if (child.type === "comment") continue;
    const text =
      child.type === "text"
        ? child.value.replaceAll("\u0000", "")
        : isElement(child) && child.tagName === "br"
          ? lineEnd
          : null;
    const last = runs.at(-1);
    if (text !== null && typeof last === "string") runs[runs.length - 1] = last + text;
    else runs.push(text ?? child);
  }
  return runs;
};

const plain = (text: string): Children =>
  text
    .split(lineEnd)
    .flatMap(
      (line, index): Children => [
        ...(index === 0
          ? []
          : [{ type: "element" as const, tagName: "br", properties: {}, children: [] }]),
        ...(line === "" ? [] : [htmlText(line)]),
      ],
    );

const withFormulas = (text: string): Children => {
  const parts: Children = [];
  let done = 0;
  // Where the last sign stands that may end one: none begins behind it.
  const lastOf = { "(": text.lastIndexOf("\\)"), "[": text.lastIndexOf("\\]") };
  for (let at = text.indexOf("\\"); at >= 0; at = text.indexOf("\\", at + 2)) {
    const open = text[at + 1];
    if ((open !== "(" && open !== "[") || lastOf[open] < at) continue;
    const end = text.indexOf(open === "(" ? "\\)" : "\\]", at + 2);
    const tex = text
      .slice(at + 2, end)
      .replaceAll("\u0000", "")
      .trim();
    if (end < 0 || tex === "") continue;
    parts.push(...plain(text.slice(done, at)), formula(tex, open === "["));
    done = end + 2;
    at = end;
  }
  return [...parts, ...plain(text.slice(done))];
};

const formula = (tex: string, isBlock: boolean): HtmlElement =>
  isBlock ? { ...htmlFormula(tex, true), tagName: blockFormulaTag } : htmlFormula(tex, false);
