import { toHtml } from "hast-util-to-html";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { mathFromMarkdown } from "mdast-util-math";
import { type Handlers, toHast } from "mdast-util-to-hast";
import { gfm } from "micromark-extension-gfm";
import { math } from "micromark-extension-math";
import "#lib/blocks/linear-edits.ts";
import { isFormula, isTooMuchMarkdown } from "#lib/blocks/markdown-limits.ts";
import type { HtmlElement } from "#lib/library/html/html-tree.ts";
import { htmlElement, htmlText } from "#lib/library/office/html-sections.ts";

type Child = HtmlElement["children"][number];

/** HTML is text here, as everywhere, and a card has no page below which a footnote could stand. */
const off = [
  ...["htmlFlow", "htmlText"],
  ...["gfmFootnoteCall", "gfmFootnoteDefinition", "gfmPotentialFootnoteCall"],
];

/** Words that MathJax would take for the beginning of a formula: it passes over what has these classes. */
const ignored = { className: ["mathjax_ignore", "tex2jax_ignore"] };
const plain = (value: string): Child[] =>
  value
    .split(/(\\[([])/)
    .filter((part) => part !== "")
    .map((part) =>
      /^\\[([]$/.test(part) ? htmlElement("span", [htmlText(part)], ignored) : htmlText(part),
    );

/** Formulas between the signs that Anki's MathJax looks for; one that holds the closing sign itself stays TeX. */
const formula = (tex: string, isBlock: boolean): Child => {
  const [open, close] = isBlock ? ["\\[", "\\]"] : ["\\(", "\\)"];
  return tex.includes(close) ? htmlElement("code", [htmlText(tex)]) : htmlText(open + tex + close);
};

/** Addresses that lead somewhere from another program. */
const isOutside = (url: string): boolean => /^(?:https?:|mailto:)/i.test(url);

/** The file of a picture in Anki's collection, by its hash; null for one that does not come along. */
export type PictureFiles = (sha256: string) => string | null;

const hashIn = (url: string): string | undefined => /^picture:([0-9a-f]{64})$/.exec(url)?.[1];

const handlersFor = (source: string, fileOf: PictureFiles): Handlers => ({
  text: (_state, node: { value: string }) => plain(node.value),
  math: (_state, node: { value: string }) => htmlElement("p", [formula(node.value, true)]),
  inlineMath: (_state, node) => {
    const { start, end } = node.position ?? {};
    const written = source.slice(start?.offset, end?.offset);
    const isMath = isFormula(written, source.charAt(end?.offset ?? 0));
    return isMath ? formula(node.value, false) : plain(written);
  },
  image: (_state, node: { alt?: string | null; url: string }) => {
    const hash = hashIn(node.url);
    const src = hash === undefined ? null : fileOf(hash);
    if (src !== null) return htmlElement("img", [], { src, alt: node.alt ?? "" });
    const words = htmlText(node.alt || (hash === undefined ? node.url : ""));
    return isOutside(node.url) ? htmlElement("a", [words], { href: node.url }) : words;
  },
  imageReference: (_state, node: { alt?: string | null; label?: string | null }) =>
    htmlText(node.alt || node.label || ""),
  link: (state, node) =>
    isOutside(node.url) ? htmlElement("a", state.all(node), { href: node.url }) : state.all(node),
});

/** Signs that Anki parts its fields by, or that no file of it holds. */
const unstorable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to be left out
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g;

/** What Anki replaces wherever it stands in a field, also in code: sounds and its own LaTeX. */
const ankiTag = /\[(?=\/?(?:latex|sound:|anki:|\${1,2}\]))/gi;

/** A sentence without any sign that Markdown or HTML could take for its own: most answers are one. */
const bare = /^\p{L}[\p{L}\p{N} ,;()«»„“”–—?!.%]*$/u;

/**
 * A side of a card as Anki keeps it: HTML with formulas for its MathJax and code as it was written. Markup in the text is
 * text, and nothing in it is run or loaded by Anki.
 */
export const cardHtml = (markdown: string, fileOf: PictureFiles = () => null): string => {
  const source = markdown.toWellFormed().replaceAll(unstorable, "").trim();
  // The parser takes a third of a millisecond for the shortest text.
  if (bare.test(source) && !/www/i.test(source)) return `<p>${source}</p>`;
  const html = toHtml(treeOf(source, fileOf), {
    characterReferences: { useNamedReferences: true },
  });
  return html.replaceAll(ankiTag, "&#91;").trim();
};

const treeOf = (source: string, fileOf: PictureFiles) => {
  if (isTooMuchMarkdown(source)) return htmlElement("pre", [htmlText(source)]);
  const tree = fromMarkdown(source, {
    extensions: [gfm(), math(), { disable: { null: off } }],
    mdastExtensions: [gfmFromMarkdown(), mathFromMarkdown()],
  });
  return toHast(tree, { handlers: handlersFor(source, fileOf) });
};

/** The words of a side, by which Anki sorts and finds; a picture is the name of its file. */
export const wordsOf = (html: string): string =>
  html
    .replaceAll(/<img src="([^"<>]{0,200})"[^<>]*>/g, " $1 ")
    .replaceAll(/<[^<>]*>/g, " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&#91;", "[")
    .replaceAll("&#58;", ":")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();
