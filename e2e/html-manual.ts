import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import Markdown from "react-markdown";
import remarkGfm from "remark-gfm";

/** The manual that comes with the framework: a real one, of hundreds of pages. */
const manualFolder = join(
  import.meta.dirname,
  "..",
  "node_modules",
  "next",
  "dist",
  "docs",
  "01-app",
);

const titleAbove = /^---\n[\s\S]*?^title:\s*(.+)$[\s\S]*?^---\n/mu;

/** A page as generators of documentation make it: the text among what leads to other pages. */
const htmlPage = (source: string): string => {
  const title = titleAbove.exec(source)?.[1]?.replace(/^["']|["']$/gu, "") ?? "Untitled";
  const text = renderToStaticMarkup(
    createElement(Markdown, { remarkPlugins: [remarkGfm] }, source.replace(titleAbove, "")),
  );
  const plain = renderToStaticMarkup(title);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${plain} | Framework</title></head><body>
<nav class="sidebar"><a href="../index.html">Contents</a><a href="#">Sign up for the newsletter</a></nav>
<main><h1 id="top">${plain}</h1>${text}</main>
<footer>Was this helpful? Send feedback.</footer></body></html>`;
};

/** The manual, or a folder of it, as a folder of HTML pages, by their paths. */
export const htmlManual = (under = ""): Record<string, Uint8Array> => {
  const encoder = new TextEncoder();
  const folder = join(manualFolder, under);
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name))
      .map((entry) => {
        const file = join(entry.parentPath, entry.name);
        const path = relative(folder, file).replace(/\.mdx?$/, ".html");
        return [path, encoder.encode(htmlPage(readFileSync(file, "utf8")))] as const;
      }),
  );
};
