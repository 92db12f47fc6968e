import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { xssTexts } from "#e2e/xss/corpus.ts";
import { CodeBlock } from "./code-block.tsx";
import { RichText } from "./rich-text.tsx";

/** What Markdown, formulas and coloured code are made of, and not one element more. */
const elements = new Set(
  `a annotation blockquote br code del div em h3 h4 h5 h6 hr li line math mfrac mi mn mo mover mpadded
  mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover ol p path
  pre semantics span strong svg table tbody td th thead tr ul`.split(/\s+/),
);

const attributes = new Set(
  `accent aria-hidden class columnalign columnspacing d display displaystyle encoding fence height href
  linethickness mathbackground mathcolor mathvariant maxsize minsize preserveAspectRatio rel rowspacing
  scriptlevel start stretchy style tabindex target title translate viewBox voffset width xmlns`.split(
    /\s+/,
  ),
);

/** React escapes `<`, `>` and quotes in text and values, so this reads its markup without error. */
const tag = /<(\/?)([a-zA-Z][^\s/>]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/g;
const attribute = /([^\s=]+)(?:="([^"]*)")?/g;

const decode = (value: string) =>
  value
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

const checkAttribute = (name: string, value: string): void => {
  expect(attributes, name).toContain(name);
  if (name === "href") expect(decode(value)).toMatch(/^(https?:\/\/|mailto:)/);
  if (name === "style") expect(decode(value)).not.toMatch(/url\(|expression\(|import|@|\\/i);
};

/** Fails on any element, attribute or address that only an attack could have made. */
const checkMarkup = (markup: string): void => {
  const rest = markup.replaceAll(tag, (_, _end, name: string, rawAttributes: string) => {
    expect(elements, name).toContain(name);
    for (const [, key = "", value = ""] of rawAttributes.matchAll(attribute)) {
      checkAttribute(key, value);
    }
    return "";
  });
  expect(rest).not.toMatch(/[<>]/);
};

test("the corpus has something to say", () => {
  expect(new Set(xssTexts).size).toBeGreaterThan(60);
});

test.each(xssTexts)("%j runs nothing as a text", (text) => {
  checkMarkup(renderToStaticMarkup(<RichText markdown={text} />));
});

test.each(xssTexts)("%j runs nothing inside a sentence, and takes no focus", (text) => {
  const markup = renderToStaticMarkup(<RichText markdown={text} inline />);
  checkMarkup(markup);
  expect(markup).not.toMatch(/<(a|p|div|pre|ul|ol|table|h\d)\b|tabindex/);
});

test.each(xssTexts)("%j is code like any other", (text) => {
  for (const language of ["html", "javascript", "php", text]) {
    const markup = renderToStaticMarkup(<CodeBlock code={text} language={language} />);
    checkMarkup(markup);
    expect(decode(markup.replaceAll(/<[^>]*>/g, ""))).toBe(text.replaceAll(/\r\n?/g, "\n"));
  }
});
