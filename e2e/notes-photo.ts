import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { photograph } from "./photograph.ts";

const require = createRequire(import.meta.url);

/** The product's own face, so that every machine photographs the same letters. */
const face = (script: string): string => {
  const file = require.resolve(
    `@fontsource-variable/literata/files/literata-${script}-wght-normal.woff2`,
  );
  const source = `data:font/woff2;base64,${readFileSync(file).toString("base64")}`;
  return `@font-face { font-family: Notes${script}; src: url(${source}) }`;
};

const style = `
  ${face("latin")} ${face("cyrillic")}
  body {
    margin: 0; padding: 56px 64px; width: 780px; color: #26282f;
    background: linear-gradient(115deg, #fdfbf4, #f1ece0 70%, #e6dfd0);
    font: 27px/1.75 Noteslatin, Notescyrillic;
  }
  main { transform: rotate(-0.5deg) }
  h1 { margin: 0 0 18px; font-size: 46px; line-height: 1.2 }
  p { margin: 0 }
`;

/** A page of notes as a telephone sees it: a title and lines on paper that is lit from one side, not quite straight. */
export const notesPhoto = async (
  browser: Browser,
  notes: { readonly title: string; readonly lines: readonly string[] },
): Promise<Buffer> => {
  const lines = notes.lines.map((line) => `<p>${line}</p>`).join("");
  const html = `<!doctype html><style>${style}</style><main><h1>${notes.title}</h1>${lines}</main>`;
  const size = { width: 1_280, height: 900 };
  return (await photograph(browser, { html, size, scale: 2, shown: "body" })).picture;
};

/**
 * The same page as a camera that lay on its side stores it: a JPEG whose pixels are turned by a quarter, with the
 * turn, and more about the camera than the product should keep, in its EXIF.
 */
export const takenSideways = async (photo: Buffer): Promise<Buffer> =>
  sharp(photo)
    .rotate(-90)
    .jpeg({ quality: 85 })
    .withExif({ IFD0: { Model: "Telephone of a student", Orientation: "6" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
