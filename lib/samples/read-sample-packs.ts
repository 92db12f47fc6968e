import { readdir, readFile } from "node:fs/promises";
import { readManualFiles } from "#lib/library/source/read-source.ts";
import { sha256 } from "../ids.ts";
import type { SamplePack } from "../library/library-store.ts";
import { sectionChunks } from "../library/section-chunks.ts";
import { readJsonFile } from "../library/source/read-json.ts";
import { packDescription } from "../schemas/library.ts";

/** Folders beside this file, each a pack as anybody might import it. */
const names = ["ableton-live-12"];
const languages = ["en", "ru"];

/** Raised when the same files come to other chunks, so that what owners have is made anew. */
const readerVersion = 2;

/** The packs that come with the product. */
export const readSamplePacks = (): Promise<SamplePack[]> => Promise.all(names.map(readSamplePack));

const readSamplePack = async (name: string): Promise<SamplePack> => {
  const folder = new URL(`${name}/`, import.meta.url);
  const packText = await readFile(new URL("pack.json", folder), "utf8");
  const description = packDescription.parse(JSON.parse(packText));
  const title = description.titles.en ?? description.product;
  const manuals = languages.map(async (language) => {
    const pages = await readPages(new URL(`manual/${language}/`, folder));
    const sections = await readManualFiles(pages);
    const titled = sections.map((one) => ({ ...one, headingPath: [title, ...one.headingPath] }));
    return { fileName: `manual/${language}`, chunks: sectionChunks(titled) };
  });
  const differences = readJsonFile(await readFile(new URL("differences.json", folder)));
  const read = differences.kind === "pack" ? [] : differences.chunks;
  const files = [...(await Promise.all(manuals)), { fileName: "differences.json", chunks: read }];
  return {
    name,
    hash: sha256(JSON.stringify([readerVersion, packText, files])),
    description,
    files,
  };
};

const readPages = async (folder: URL) => {
  const paths = (await readdir(folder)).filter((path) => path.endsWith(".md")).sort();
  return Promise.all(
    paths.map(async (path) => ({ path, bytes: await readFile(new URL(path, folder)) })),
  );
};
