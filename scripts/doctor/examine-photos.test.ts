import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type ModelServer, startModelServer } from "#e2e/model-server/start-model-server.ts";
import { readEnv } from "#lib/env.ts";
import { testLanguageFiles } from "#lib/pictures/testing/test-language-files.ts";
import { examinePhotos } from "./examine.ts";

let server: ModelServer;
let languageFiles: string;
beforeAll(async () => {
  server = await startModelServer();
  languageFiles = await testLanguageFiles();
}, 150_000);
afterAll(() => server.close());
beforeEach(() => server.reset());

const examine = async (settings: Record<string, string>) => {
  const lines: string[] = [];
  const fetchFiles = vi.fn(() => Promise.reject(new Error("no network")));
  const readable = await examinePhotos({
    env: readEnv({ TESSDATA_DIR: languageFiles, COMPATIBLE_BASE_URL: server.url, ...settings }),
    locale: "en",
    say: (line) => lines.push(line),
    colour: "green",
    fetchFiles,
  });
  return { readable, said: lines.join("\n"), fetchFiles };
};

test("without a model the text recognition reads, from the files that are there", async () => {
  const { readable, said, fetchFiles } = await examine({});
  expect(readable).toBe(true);
  expect(said).toContain("No model is set for reading photos");
  expect(said).toContain(`✓ Text recognition is ready. Its language files are in ${languageFiles}`);
  expect([server.log, fetchFiles.mock.calls]).toEqual([[], []]);
});

test("a model that sees is shown a picture", async () => {
  const { readable, said } = await examine({ MODEL: "compatible:good" });
  expect(readable).toBe(true);
  expect(said).toContain("✓ compatible:good can see images");
  expect(server.log).toHaveLength(1);
});

test("a model that takes no pictures is no reason to give up", async () => {
  const settings = { MODEL: "compatible:good", VISION_MODEL: "compatible:400" };
  const { readable, said } = await examine(settings);
  expect(readable).toBe(true);
  expect(said).toContain("✗ compatible:400 could not see the image");
  expect(said).toContain("HTTP 400");
});

test("when nothing can read, it says what to do", async () => {
  const { readable, said } = await examine({ TESSDATA_DIR: "/nowhere" });
  expect(readable).toBe(false);
  expect(said).toContain("tesseract-ocr-rus");
  expect(said).toContain("/nowhere");
});
