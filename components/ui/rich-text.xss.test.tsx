import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { xssTexts } from "#e2e/xss/corpus.ts";
import { CodeBlock } from "./code-block.tsx";
import { RichText } from "./rich-text.tsx";
import { checkMarkup, decodeMarkup } from "./testing/check-markup.ts";

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
    expect(decodeMarkup(markup.replaceAll(/<[^>]*>/g, ""))).toBe(text.replaceAll(/\r\n?/g, "\n"));
  }
});
