import { zipSync } from "fflate";
import { expect, test, vi } from "vitest";
import { importStore, libraryStore } from "#db/queries/library.ts";
import { manualSearch } from "#db/queries/search-chunks.ts";
import { testDatabase } from "#db/testing/test-database.ts";
import { newId } from "#lib/ids.ts";
import type { ImportStore } from "#lib/library/library-store.ts";
import { startReader } from "#lib/library/source/start-reader.ts";
import { bookFile, wordFile, wordParagraph, wordRun } from "#lib/library/testing/office-files.ts";
import { readSamplePacks } from "#lib/samples/read-sample-packs.ts";
import { packDescription } from "#lib/schemas/library.ts";
import { libraryCommands } from "../services/library.ts";
import { createImportLoop } from "./import-loop.ts";

// Every import starts a process; on a machine that is busy with other tests that takes its time.
vi.setConfig({ testTimeout: 150_000 });

const { db } = testDatabase();
const library = libraryCommands({
  ...{ store: libraryStore(db), samples: readSamplePacks },
  fetchPage: () => Promise.reject(new Error("no page is asked for here")),
});
const encode = (text: string) => new TextEncoder().encode(text);
const log = { warn: () => {}, info: () => {} };

/** The imports of one owner only: other test files share the database. */
const importsOf = (ownerId: string, more: Partial<ImportStore> = {}) => {
  const store = importStore(db, ownerId);
  const identity = newId("worker");
  return createImportLoop({ store: { ...store, ...more }, log, identity, isDead: () => false });
};

const newPack = async () => {
  const ownerId = newId("own");
  const { id: packId } = await library.write.createPack(
    ownerId,
    packDescription.parse({ product: "Widget", versions: ["1", "2"] }),
  );
  const importAll = () => importsOf(ownerId).once();
  const pack = () => library.read.getPack(ownerId, packId, "en");
  const put = (fileName: string, bytes: Uint8Array) =>
    library.write.importSource(ownerId, packId, { fileName, pieces: [bytes] });
  const find = async (question: string) => {
    const query = { packId, question, version: null, edition: null, filter: false, limit: 5 };
    const asked = { ...query, kind: "manual" } as const;
    const context = { ownerId, threadId: newId("thr"), signal: new AbortController().signal };
    return (await manualSearch(db).search(asked, context)).chunks;
  };
  return { ownerId, packId, importAll, pack, put, find };
};

const page = (title: string, body: string) =>
  `<html><head><title>${title}</title></head><body><h1 id="top">${title}</h1>${body}</body></html>`;

test("a folder of pages is imported in the background and can be searched and read", async () => {
  const { ownerId, packId, importAll, pack, put, find } = await newPack();
  const pages = Object.fromEntries(
    Array.from({ length: 60 }, (_, n) => [
      `help/page-${n}.html`,
      encode(
        page(`Page ${n}`, `<h2 id="turn">Turning the widget${n}</h2><p>Click <b>Turn${n}</b>.</p>`),
      ),
    ]),
  );
  await put("help.zip", zipSync(pages));
  expect((await pack()).sources[0]).toMatchObject({ status: "waiting", progress: null });
  await importAll();
  const imported = await pack();
  expect(imported.sources[0]).toMatchObject({
    ...{ status: "ready", format: "html", progress: { done: 60, total: 60 }, sections: 60 },
    ...{ chunks: 60, badFiles: [], error: null },
  });
  expect(imported).toMatchObject({ ready: true, chunks: 60, differences: 0 });
  const [best] = await find("turning widget17");
  expect(best).toMatchObject({ address: "page-17.html#turn", headingPath: ["Page 17"] });
  const section = await library.read.getSection(ownerId, packId, best?.id ?? "");
  expect(section).toMatchObject({ text: "Click **Turn17**.", fileName: "help.zip" });
});

test("the same file imported again replaces what was there, and until then the old one is searched", async () => {
  const { importAll, pack, put, find } = await newPack();
  await put("guide.md", encode("# Widget\n\nOld words about turning."));
  await importAll();
  await put("guide.md", encode("# Widget\n\n## Turning\n\nFresh words about turning."));
  expect((await find("turning")).map(({ text }) => text)).toEqual(["Old words about turning."]);
  expect((await pack()).sources).toMatchObject([{ status: "waiting", chunks: 1 }]);
  await importAll();
  expect((await find("turning")).map(({ text }) => text)).toEqual(["Fresh words about turning."]);
  expect((await pack()).chunks).toBe(1);
});

test("a manual that is a Word file or a book is found by its sections", async () => {
  const { importAll, pack, put, find } = await newPack();
  const line = (text: string, style = "") => wordParagraph(wordRun(text), style);
  const written = [
    line("Setting up", "Heading1") + line("Put the widget on a level table."),
    line("Cleaning the nozzle", "Heading2") + line("Wipe the nozzle with a dry cloth."),
  ];
  const bound = [
    "<h1>Recording</h1><p>Press the red button to record.</p>",
    "<h1>Mixing</h1><h2>Sidechain routing</h2><p>Route the kick to the compressor.</p>",
  ];
  await put("widget.docx", wordFile(written.join("")));
  await put("widget.epub", bookFile(bound));
  await importAll();
  await importAll();
  const { sources } = await pack();
  expect(sources).toHaveLength(2);
  for (const [fileName, format] of [
    ["widget.docx", "docx"],
    ["widget.epub", "epub"],
  ]) {
    const ready = { fileName, format, status: "ready", badFiles: [], error: null };
    expect(sources).toContainEqual(expect.objectContaining(ready));
  }
  const [cleaning] = await find("how do I clean the nozzle");
  expect(cleaning).toMatchObject({ title: "Cleaning the nozzle" });
  expect(cleaning?.headingPath).toContain("Setting up");
  expect(cleaning?.text).toContain("Wipe the nozzle with a dry cloth.");
  const [routing] = await find("sidechain routing");
  expect(routing).toMatchObject({ title: "Sidechain routing" });
  expect(routing?.headingPath).toContain("Mixing");
  expect(routing?.text).toContain("Route the kick to the compressor.");
});

test("a bad file is named, the others are taken", async () => {
  const { importAll, pack, put } = await newPack();
  const files = {
    "good.md": encode("# Good\n\nGood words."),
    "wrong.json": encode('[{ "feature": "Turning", "fact": "" }]'),
    "torn.pdf": encode("%PDF-1.7 and nothing more"),
  };
  await put("mixed.zip", zipSync(files));
  await importAll();
  const [source] = (await pack()).sources;
  expect(source).toMatchObject({ status: "ready", chunks: 1 });
  expect(source?.badFiles.map(({ file }) => file)).toEqual(["torn.pdf", "wrong.json"]);
  expect(source?.badFiles.every(({ message }) => /[.]$/u.test(message))).toBe(true);
});

test("an import that fails says why, leaves nothing behind and can be begun again", async () => {
  const { ownerId, packId, importAll, pack, put } = await newPack();
  const { id } = await put("torn.pdf", encode("%PDF-1.7 and nothing more"));
  const retry = () => library.write.retrySource(ownerId, packId, id);
  await expect(retry()).rejects.toMatchObject({ code: "source_not_failed" });
  await importAll();
  expect((await pack()).sources[0]).toMatchObject({
    ...{ status: "failed", chunks: 0, error: { code: "source_pdf_broken" } },
  });
  await retry();
  expect((await pack()).sources[0]).toMatchObject({ status: "waiting", error: null });
  await importAll();
  expect((await pack()).sources[0]?.status).toBe("failed");
});

const manyPages = (count: number) =>
  zipSync(
    Object.fromEntries(
      Array.from({ length: count }, (_, n) => [
        `p${String(n).padStart(4, "0")}.md`,
        encode(`# Page ${n}\n\nText${n}.`),
      ]),
    ),
  );

test("a worker that dies in the middle is followed by one that goes on where it was", async () => {
  const { ownerId, pack, put, find } = await newPack();
  await put("many.zip", manyPages(130));
  const real = importStore(db, ownerId);
  let saved = 0;
  /** Holds the first worker for ever after its second batch, as death does. */
  const dying = importsOf(ownerId, {
    save: (claim, batch) => {
      saved += 1;
      return saved <= 2 ? real.save(claim, batch) : new Promise(() => {});
    },
    release: async () => {},
  });
  void dying.once();
  await expect.poll(() => saved, { timeout: 60_000 }).toBe(3);
  expect((await pack()).sources[0]?.progress).toEqual({ done: 80, total: 130 });
  expect(await find("text7")).toEqual([]);
  const seen: number[] = [];
  const next = createImportLoop({
    store: {
      ...real,
      save: (claim, batch) => {
        seen.push(batch.done);
        return real.save(claim, batch);
      },
    },
    ...{ log, identity: newId("worker"), isDead: () => true },
  });
  await next.once();
  expect(seen).toEqual([120, 130]);
  expect((await pack()).sources[0]).toMatchObject({ status: "ready", chunks: 130 });
  expect((await find("text77")).map(({ title }) => title)).toEqual(["Page 77"]);
});

test("a file that is claimed while its worker stops is given back unread", async () => {
  const { ownerId, importAll, pack, put } = await newPack();
  await put("one.md", encode("# One\n\nFirst."));
  const real = importStore(db, ownerId);
  const start = vi.fn(startReader);
  const stopping = createImportLoop({
    store: {
      ...real,
      claim: async (...given) => {
        const claim = await real.claim(...given);
        await stopping.stop();
        return claim;
      },
    },
    ...{ log, identity: newId("worker"), isDead: () => false, start },
  });
  await stopping.once();
  expect(start).not.toHaveBeenCalled();
  await importAll();
  expect((await pack()).sources[0]).toMatchObject({ status: "ready" });
});

test("a worker whose import was taken over, replaced or deleted writes nothing more", async () => {
  const { ownerId, packId, pack, put } = await newPack();
  const { id } = await put("one.md", encode("# One\n\nFirst."));
  const store = importStore(db, ownerId);
  const take = async () => {
    const claim = await store.claim(newId("worker"), () => true);
    if (!claim) throw new Error("There was nothing to claim");
    return claim;
  };
  const batch = { done: 1, sections: 0, chunks: [], badFiles: [] };
  const first = await take();
  const second = await take();
  expect(await store.save(first, batch)).toBe(false);
  expect(await store.renew(first)).toBe(false);
  expect(await store.save(second, batch)).toBe(true);
  await put("one.md", encode("# One\n\nSecond."));
  expect(await store.save(second, batch)).toBe(false);
  expect(await store.fail(second, { code: "internal", details: {} })).toBe(false);
  const third = await take();
  await library.write.deleteSource(ownerId, packId, id);
  expect(await store.finish(third, null)).toBe(false);
  expect((await pack()).sources).toEqual([]);
});

test("two workers take one file each", async () => {
  const { ownerId, put } = await newPack();
  await put("a.md", encode("# A\n\nText."));
  await put("b.md", encode("# B\n\nText."));
  const store = importStore(db, ownerId);
  const alive = () => false;
  const claims = await Promise.all([store.claim("one", alive), store.claim("two", alive)]);
  expect(new Set(claims.map((claim) => claim?.fileName))).toEqual(new Set(["a.md", "b.md"]));
  expect(await store.claim("three", alive)).toBeNull();
});

test("a pack.json in a zip describes the pack and names its files", async () => {
  const { importAll, pack, put, find } = await newPack();
  const description = {
    ...{ product: "Gadget", language: "ru", versions: ["3", "4"], editions: ["Home", "Pro"] },
    ...{ manual: ["manual"], differences: ["differences.json"] },
  };
  const differences = [
    { feature: "Export", fact: "Pro only.", since: "4", editions: ["Pro"], source: "Notes" },
  ];
  const files = {
    "gadget/pack.json": encode(JSON.stringify(description)),
    "gadget/manual/use.md": encode("# Use\n\nWords of the manual."),
    "gadget/notes.md": encode("# Notes\n\nNot a part of the manual."),
    "gadget/differences.json": encode(JSON.stringify(differences)),
  };
  await put("gadget.zip", zipSync(files));
  await importAll();
  expect(await pack()).toMatchObject({
    ...{ product: "Gadget", versions: ["3", "4"], editions: ["Home", "Pro"] },
    ...{ chunks: 1, differences: 1, language: "ru" },
  });
  expect(await find("not a part")).not.toMatchObject([{ title: "Notes" }]);
});

test("a sample is made once, comes again with other contents, and stays away when deleted", async () => {
  const ownerId = newId("own");
  const [first, second] = await Promise.all([
    library.read.getLibrary(ownerId, "en"),
    library.read.getLibrary(ownerId, "ru"),
  ]);
  expect(first.packs.map(({ id }) => id)).toEqual(second.packs.map(({ id }) => id));
  const [sample] = first.packs;
  expect(sample).toMatchObject({ sample: true, ready: true, title: "Ableton Live 12", chunks: 78 });
  expect(sample?.differences).toBe(70);
  const [known] = await readSamplePacks();
  if (!known || !sample) throw new Error("There is no sample");
  const [file] = known.files;
  await libraryStore(db).ensureSample(ownerId, { ...known, hash: "x", files: file ? [file] : [] });
  const renewed = await library.read.getPack(ownerId, sample.id, "en");
  expect([renewed.chunks, renewed.differences]).toEqual([39, 0]);
  await library.write.deletePack(ownerId, sample.id);
  await libraryStore(db).ensureSample(ownerId, known);
  expect((await library.read.getLibrary(ownerId, "en")).packs).toEqual([]);
});

test("every visible change raises the library's revision, a deletion, too", async () => {
  const { ownerId, packId, put } = await newPack();
  const revision = () => library.read.libraryRevision(ownerId);
  const before = await revision();
  const { id } = await put("a.md", encode("# A\n\nText."));
  const put1 = await revision();
  await library.write.deleteSource(ownerId, packId, id);
  const deleted = await revision();
  await library.write.deletePack(ownerId, packId);
  const gone = await revision();
  expect([before, put1, deleted, gone].toSorted((a, b) => a - b)).toEqual([
    before,
    put1,
    deleted,
    gone,
  ]);
  expect(new Set([before, put1, deleted, gone]).size).toBe(4);
  const found = library.read.getPack(ownerId, packId, "en");
  await expect(found).rejects.toMatchObject({ code: "not_found" });
});

test("nobody reads, changes or fills another's pack", async () => {
  const { packId } = await newPack();
  const other = newId("own");
  const gone = { code: "not_found" };
  const source = { fileName: "a.md", pieces: [encode("# A\n\nText.")] };
  await expect(library.read.getPack(other, packId, "en")).rejects.toMatchObject(gone);
  await expect(library.write.importSource(other, packId, source)).rejects.toMatchObject(gone);
  await expect(library.write.deletePack(other, packId)).rejects.toMatchObject(gone);
});
