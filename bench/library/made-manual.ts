import { zipSync } from "fflate";
import type { NewChunk } from "#lib/library/new-chunk.ts";
import { madeProse } from "../made-prose.ts";

const encode = (text: string) => new TextEncoder().encode(text);

const titleOf = (sentence: string): string => sentence.split(" ").slice(0, 4).join(" ");

/** Sentences of a page, in sections of `inSection`. */
const pageOf = (number: number, sentences: readonly string[], inSection: number): string => {
  const sections: string[] = [];
  for (let start = 0; start < sentences.length; start += inSection) {
    const some = sentences.slice(start, start + inSection);
    const items = some.slice(1).map((sentence) => `<p>${sentence}</p>`);
    sections.push(`<h2 id="s${start}">${titleOf(some[0] ?? "")}</h2>${items.join("\n")}`);
  }
  const title = `Chapter ${number}`;
  return `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1>${sections.join("\n")}</body></html>`;
};

/** A manual of HTML pages in a zip, of so many pages and about so many bytes before it was packed. */
export const madeManual = (pages: number, bytes: number): Uint8Array => {
  const sentences = madeProse("en", bytes);
  const each = Math.ceil(sentences.length / pages);
  const files = Array.from({ length: pages }, (_, number) => {
    const some = sentences.slice(number * each, (number + 1) * each);
    return [`manual/page-${number}.html`, encode(pageOf(number, some, 12))] as const;
  });
  return zipSync(Object.fromEntries(files), { level: 1 });
};

/** Chunks of 60 words or so, as if a manual had so many. */
export const madeChunks = (count: number): NewChunk[] => {
  const inChunk = 4;
  const sentences = madeProse("en", count * inChunk * 110);
  return Array.from({ length: count }, (_, ordinal) => {
    const start = (ordinal * inChunk) % (sentences.length - inChunk);
    const some = sentences.slice(start, start + inChunk);
    return {
      ...{
        ordinal,
        kind: "manual",
        headingPath: ["Manual"],
        innerAddresses: [],
        indexTerms: [],
        pageLead: "",
      },
      ...{
        title: titleOf(some[0] ?? ""),
        address: `p${Math.floor(ordinal / 10)}.html#s${ordinal}`,
      },
      ...{ page: null, text: some.join(" "), part: 1, totalParts: 1, since: null, until: null },
      ...{ editions: [], difference: null, given: null },
    };
  });
};
