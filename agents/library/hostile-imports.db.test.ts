import { zipSync } from "fflate";
import { expect, onTestFinished, test, vi } from "vitest";
import { importStore, libraryStore } from "#db/queries/library.ts";
import { testDatabase } from "#db/testing/test-database.ts";
import { newId } from "#lib/ids.ts";
import { readerLimits } from "#lib/library/library-limits.ts";
import type { ImportStore } from "#lib/library/library-store.ts";
import { type SourceFile, startReader } from "#lib/library/source/start-reader.ts";
import { pdfBomb, zipBomb } from "#lib/library/testing/hostile-files.ts";
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
const good = encode("# Good\n\nGood words.");

const newPack = async () => {
  const ownerId = newId("own");
  const described = packDescription.parse({ product: "Widget" });
  const { id: packId } = await library.write.createPack(ownerId, described);
  const store = importStore(db, ownerId);
  return {
    ...{ ownerId, packId, store },
    put: (fileName: string, bytes: Uint8Array) =>
      library.write.importSource(ownerId, packId, { fileName, pieces: [bytes] }),
    source: async (id: string) => {
      const { sources } = await library.read.getPack(ownerId, packId, "en");
      return sources.find((one) => one.id === id);
    },
    /** Another one each time, as after a restart. */
    loop: (more: Partial<ImportStore> = {}, start = startReader) =>
      createImportLoop({
        store: { ...store, ...more },
        ...{ log, start, identity: newId("worker"), isDead: () => true },
      }),
  };
};

/** A reader with little memory, so that a small bomb is enough. */
const startSmall = (file: SourceFile) =>
  startReader(file, { ...readerLimits(file.size), memoryBytes: 200 * 1024 * 1024 });

test.each([
  { kind: "PDF", fileName: "bomb.pdf", make: () => pdfBomb(200_000_000), named: /^Reading/u },
  {
    kind: "zip",
    fileName: "bomb.zip",
    make: () => zipBomb(3, 200_000),
    named: /^p0\.html: Reading/u,
  },
])("a $kind bomb is named and fails, and another file is imported meanwhile", async (bomb) => {
  const { put, source, loop, store } = await newPack();
  const { id: bad } = await put(bomb.fileName, bomb.make());
  const { id: other } = await put("good.md", good);
  const imported = Promise.withResolvers<void>();
  const importing = loop(
    {
      finish: async (claim, description) => {
        const finished = await store.finish(claim, description);
        imported.resolve();
        return finished;
      },
      // The bomb holds its place until the other file is there.
      fail: async (claim, error) => {
        await imported.promise;
        return store.fail(claim, error);
      },
    },
    startSmall,
  );
  await importing.once();
  expect(await source(other)).toMatchObject({ status: "ready", chunks: 1 });
  expect(await source(bad)).toMatchObject({
    ...{ status: "failed", chunks: 0 },
    error: { code: "source_too_heavy", message: expect.stringMatching(bomb.named) },
  });
});

test("a file whose reader ended twice is not taken again, also after a restart, until somebody wants it", async () => {
  const { ownerId, packId, put, source, loop, store } = await newPack();
  const { id } = await put("manual.md", good);
  let starts = 0;
  const killed = (file: SourceFile) => {
    const reader = startReader(file);
    starts += 1;
    process.kill(reader.pid ?? 0, "SIGKILL");
    return reader;
  };
  /** Lives for one import only. */
  const shortLived = () => {
    let claims = 0;
    return loop(
      {
        claim: async (...given) => {
          claims += 1;
          return claims === 1 ? store.claim(...given) : null;
        },
      },
      killed,
    );
  };
  await shortLived().once();
  expect(await source(id)).toMatchObject({ status: "importing", error: null });
  await loop({}, killed).once();
  expect(starts).toBe(2);
  expect(await source(id)).toMatchObject({
    ...{ status: "failed", error: { code: "source_reader_ended" } },
  });
  await loop({}, killed).once();
  expect(starts).toBe(2);
  await library.write.retrySource(ownerId, packId, id);
  await shortLived().once();
  expect(starts).toBe(3);
  await loop().once();
  expect(await source(id)).toMatchObject({ status: "ready", error: null });
});

test("a reader that was stopped because its server stops is not counted", async () => {
  const { put, source, loop } = await newPack();
  const { id } = await put("manual.md", good);
  for (let round = 0; round < 3; round += 1) {
    const stopping = loop({}, (file) => {
      const reader = startReader(file);
      void stopping.stop();
      return reader;
    });
    await stopping.once();
    expect(await source(id)).toMatchObject({ status: "importing", error: null });
  }
  await loop().once();
  expect(await source(id)).toMatchObject({ status: "ready" });
});

test("a name with a NUL in a zip fails the import with a sentence", async () => {
  const { put, source, loop } = await newPack();
  const { id } = await put("nul.zip", zipSync({ "good.md": good, "a\0b.md": good }));
  await loop().once();
  expect(await source(id)).toMatchObject({
    status: "failed",
    error: {
      code: "source_zip_unsafe",
      message: expect.stringMatching(/^a\uFFFDb\.md: This zip/u),
    },
  });
});

test("a NUL in the text of a manual is no text, and the rest of it is read", async () => {
  const { put, source, loop } = await newPack();
  const filler = "Words of the manual.\n".repeat(1_000);
  const { id: text } = await put("nul.md", encode(`# Manual\n\n${filler}\n\nBefore\0after.`));
  const page = `<!doctype html><html><body><h1>A</h1>${filler}<p>Before\0after.</p></body></html>`;
  const { id: html } = await put("nul.html", encode(page));
  await loop().once();
  for (const id of [text, html]) expect(await source(id)).toMatchObject({ status: "ready" });
});

test("no detail of a failure keeps it from being stored", async () => {
  const { put, source, store } = await newPack();
  const { id } = await put("a.md", good);
  const claim = await store.claim(newId("worker"), () => true);
  if (!claim) throw new Error("There was nothing to claim");
  const broken = "a\0b\uD800c";
  const badFiles = [
    { file: broken, code: "source_file_broken", details: { why: broken } },
  ] as const;
  expect(await store.save(claim, { done: 1, sections: 0, chunks: [], badFiles })).toBe(true);
  const error = { code: "source_zip_unsafe", details: { file: broken, size: 1 } } as const;
  expect(await store.fail(claim, error)).toBe(true);
  expect(await source(id)).toMatchObject({
    ...{ status: "failed", badFiles: [{ file: "a\uFFFDb\uFFFDc" }] },
    error: { message: expect.stringMatching(/^a\uFFFDb\uFFFDc: /u) },
  });
});

test("a file that is replaced while it is read is taken by the other lane, and the first writes nothing more", async () => {
  const { put, source, store } = await newPack();
  const { id } = await put("manual.md", encode("# Old\n\nOld words.\n\n# More\n\nMore."));
  const second = Promise.withResolvers<void>();
  const first = Promise.withResolvers<boolean>();
  let saves = 0;
  const imports = createImportLoop({
    store: {
      ...store,
      save: async (claim, batch) => {
        saves += 1;
        if (saves === 1) {
          await put("manual.md", good);
          await second.promise;
          first.resolve(await store.save(claim, batch));
          return first.promise;
        }
        second.resolve();
        await first.promise;
        return store.save(claim, batch);
      },
    },
    ...{ log, identity: newId("worker"), isDead: () => false },
  });
  imports.start();
  onTestFinished(() => imports.stop());
  expect(await first.promise).toBe(false);
  await expect.poll(async () => (await source(id))?.status, { timeout: 60_000 }).toBe("ready");
  expect(await source(id)).toMatchObject({ sections: 1, chunks: 1 });
});
