import { readFileSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { pageFromWords } from "./read-page.ts";
import { createTextReader, type PictureReader } from "./read-text.ts";
import { startTesseract, type TesseractThread } from "./tesseract-thread.ts";
import { testLanguageFiles } from "./testing/test-language-files.ts";

let folder: string;
beforeAll(async () => {
  folder = await testLanguageFiles();
}, 150_000);

const readers: PictureReader[] = [];
afterAll(() => Promise.all(readers.map((reader) => reader.close())));
const reader = (options: Partial<Parameters<typeof createTextReader>[0]> = {}): PictureReader => {
  const env = { DATA_DIR: "/nowhere", TESSDATA_DIR: folder };
  const made = createTextReader({ env, ...options });
  readers.push(made);
  return made;
};

/** A heading, a line in Russian and one in English, in print; the machine needs no fonts for it. */
const printed = readFileSync(new URL("./testing/printed-page.png", import.meta.url));

const blank = () =>
  sharp({ create: { width: 20, height: 20, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();

describe("with Tesseract", () => {
  test("a printed page is read in Russian and in English", async () => {
    const read = await reader().read({ bytes: printed });
    expect([read.width, read.height]).toEqual([1_000, 320]);
    const { text } = pageFromWords(read, "en");
    expect(text.split(/\n+/)).toEqual([
      "# Стек и очередь",
      "Стек отдаёт элементы в обратном порядке.",
      "A queue keeps the order of arrival.",
    ]);
    const [first] = read.lines[0]?.words ?? [];
    expect(first?.text).toBe("Стек");
    expect(first?.confidence).toBeGreaterThan(50);
    // The box lies around the word in the picture as it was given, however it was enlarged.
    expect(Math.abs((first?.box.x ?? 0) - 60)).toBeLessThan(12);
    expect(first?.box.width).toBeLessThan(170);
  }, 60_000);

  test("an empty picture has no lines", async () => {
    expect(await reader().read({ bytes: await blank() })).toEqual({
      width: 20,
      height: 20,
      lines: [],
    });
  }, 60_000);

  test("a picture that is stopped in the middle takes nothing with it", async () => {
    const one = reader();
    const stop = new AbortController();
    const stopped = one.read({ bytes: printed }, stop.signal);
    const next = one.read({ bytes: printed });
    stop.abort();
    await expect(stopped).rejects.toMatchObject({ code: "stopped" });
    expect((await next).lines[0]?.words[0]?.text).toBe("Стек");
  }, 60_000);

  test("language files that are none fail the call, and it alone", async () => {
    await expect(startTesseract(["none"], folder)).rejects.toThrow(/none.traineddata/);
  }, 60_000);
});

/** A thread that answers when it is told to. */
const fakeThread = () => {
  const calls: PromiseWithResolvers<readonly []>[] = [];
  let alive = true;
  const thread: TesseractThread = {
    recognise: () => {
      const call = Promise.withResolvers<readonly []>();
      calls.push(call);
      return call.promise;
    },
    alive: () => alive,
    hold: () => undefined,
    stop: async () => {
      alive = false;
      calls.at(-1)?.reject(new Error("the thread ended"));
    },
  };
  const die = () => {
    alive = false;
    calls.at(-1)?.reject(new Error("out of memory"));
  };
  return { thread, calls, die };
};

const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await setImmediate();
};

describe("the thread", () => {
  test("is kept, and reads one picture at a time", async () => {
    const { thread, calls } = fakeThread();
    const start = vi.fn(async () => thread);
    const one = reader({ start });
    const bytes = await blank();
    const [first, second] = [one.read({ bytes }), one.read({ bytes })];
    await until(() => calls.length === 1);
    calls[0]?.resolve([]);
    await first;
    await until(() => calls.length === 2);
    calls[1]?.resolve([]);
    await second;
    expect(start).toHaveBeenCalledTimes(1);
  });

  test("that dies fails the picture it reads; the next gets another", async () => {
    const [first, second] = [fakeThread(), fakeThread()];
    const threads = [first.thread, second.thread];
    const one = reader({ start: async () => threads.shift() ?? second.thread });
    const bytes = await blank();
    const [failed, read] = [one.read({ bytes }), one.read({ bytes })];
    await until(() => first.calls.length === 1);
    first.die();
    await expect(failed).rejects.toMatchObject({ code: "ocr_failed" });
    await until(() => second.calls.length === 1);
    second.calls[0]?.resolve([]);
    expect((await read).lines).toEqual([]);
  });

  test("is ended when a picture takes too long", async () => {
    const { thread } = fakeThread();
    const one = reader({ start: async () => thread, longestMs: 1 });
    await expect(one.read({ bytes: await blank() })).rejects.toMatchObject({ code: "ocr_failed" });
    expect(thread.alive()).toBe(false);
  });
});

describe("missing language files", () => {
  test("are fetched once, for all pages that wait", async () => {
    const found: string[] = [];
    const fetchFiles = vi.fn(async () => void found.push(folder));
    const { thread, calls } = fakeThread();
    const start = vi.fn(async () => thread);
    const one = reader({ start, fetchFiles, find: () => found[0] ?? null });
    const bytes = await blank();
    const reads = Promise.all([one.read({ bytes }), one.read({ bytes })]);
    for (const index of [0, 1]) {
      await until(() => calls.length > index);
      calls[index]?.resolve([]);
    }
    await reads;
    expect(fetchFiles).toHaveBeenCalledTimes(1);
  });

  test("that cannot be had are asked for once, and every page says so", async () => {
    const fetchFiles = vi.fn(() => Promise.reject(new Error("no network")));
    const one = reader({ fetchFiles, find: () => null });
    const bytes = await blank();
    const reads = await Promise.allSettled([one.read({ bytes }), one.read({ bytes })]);
    expect(reads.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(fetchFiles).toHaveBeenCalledTimes(1);
  });
});

test("what is no picture is refused before any thread is asked", async () => {
  const start = vi.fn(async () => fakeThread().thread);
  await expect(reader({ start }).read({ bytes: Buffer.from("no") })).rejects.toMatchObject({
    code: "ocr_failed",
  });
  expect(start).not.toHaveBeenCalled();
});
