import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type ModelServer, startModelServer } from "#e2e/model-server/start-model-server.ts";
import { readModelConfig } from "#lib/ai/model-config.ts";
import { readEnv } from "#lib/env.ts";
import { testLanguageFiles } from "#lib/pictures/testing/test-language-files.ts";
import type { Language } from "#lib/schemas/language.ts";
import { examineModels, examinePhotos } from "./examine.ts";

const secret = "sk-secret-0123456789";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

const examine = async (settings: Record<string, string>, locale: Language = "en") => {
  const lines: string[] = [];
  const broken = await examineModels({
    models: readModelConfig(
      readEnv({ COMPATIBLE_BASE_URL: server.url, COMPATIBLE_API_KEY: secret, ...settings }),
    ),
    locale,
    say: (line) => lines.push(line),
    newWord: () => "lectern-42",
  });
  return { broken, said: lines.join("\n") };
};

test("with nothing set it says so and asks nobody", async () => {
  const { broken, said } = await examine({});
  expect(broken).toBe(0);
  expect(said).toContain("No model is connected");
  // One that is chosen in the browser is none of the environment's.
  expect(said).toContain("tested on the settings page");
  expect(server.log).toHaveLength(0);
});

test("tries every role that has a model of its own, once", async () => {
  const { broken, said } = await examine({
    MODEL: "compatible:good",
    JUDGE_MODEL: "compatible:judge",
    EMBEDDING_MODEL: "compatible:vectors",
    MODEL_PRICES: '{"compatible:good":{"input":1,"output":1}}',
  });
  expect(broken).toBe(0);
  expect(server.log.map(({ model }) => model)).toEqual(["good", "judge", "vectors"]);
  expect(said.match(/✓ works/g)).toHaveLength(3);
  expect(said).toMatch(/compatible:good\n {2}✓ works.* for 0\.0.* USD/);
  expect(said).toContain("Image reading (VISION_MODEL): not set, handled by the writing model");
  expect(said).toContain("Everything that is configured works.");
});

describe("says what to do when a role does not work", () => {
  test.each([
    ["compatible:401", "the provider refuses the key"],
    ["compatible:404", "Check the model’s name"],
    ["compatible:wrong-schema", "its answers cannot be used"],
    ["openai:gpt", "Set OPENAI_API_KEY"],
    ["nonsense", "Write MODEL=provider:model"],
  ])("%s: %s", async (model, advice) => {
    const { broken, said } = await examine({ MODEL: model });
    expect(broken).toBe(1);
    expect(said).toContain(advice);
    expect(said).toContain("1 model does not work.");
    expect(said).not.toContain(secret);
  });

  test("in Russian, too", async () => {
    const { said } = await examine({ MODEL: "compatible:401" }, "ru");
    expect(said).toContain("провайдер не принимает ключ");
    expect(said).not.toContain(secret);
  });
});

test("the command ends with 1 when something configured does not work", async () => {
  const child = spawn(process.execPath, ["scripts/doctor.ts", "--lang", "ru"], {
    env: {
      NODE_ENV: "test",
      TESSDATA_DIR: "/nowhere",
      MODEL: "compatible:401",
      COMPATIBLE_BASE_URL: server.url,
    },
  });
  const [said, code] = await Promise.all([
    text(child.stdout),
    new Promise((resolve) => child.once("close", resolve)),
  ]);
  expect(said).toContain("не работает");
  expect(code).toBe(1);
});

describe("how photos are read", () => {
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
    const env = readEnv({
      ...{ TESSDATA_DIR: languageFiles, COMPATIBLE_BASE_URL: server.url },
      ...settings,
    });
    const readable = await examinePhotos({
      ...{ models: readModelConfig(env), folders: env },
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
    expect(said).toContain(
      `✓ Text recognition is ready. Its language files are in ${languageFiles}`,
    );
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
});
