import { afterAll, beforeAll, expect, test } from "vitest";
import { recognisePage } from "#agents/study/tasks/recognise-page.ts";
import { createAsk } from "#lib/ai/ask.ts";
import { readModelConfig } from "#lib/ai/model-config.ts";
import { createModels } from "#lib/ai/models.ts";
import { createMemoryJournal } from "#lib/ai/testing/memory-journal.ts";
import { readEnv } from "#lib/env.ts";
import { encodePicture } from "#lib/pictures/encode-picture.ts";
import { markedPicture, readMark } from "./marked-picture.ts";
import { type ModelServer, startModelServer } from "./start-model-server.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const show = (bytes: Uint8Array, sha256: string) => {
  const env = readEnv({ MODEL: "compatible:good", COMPATIBLE_BASE_URL: server.url });
  const ask = createAsk({
    ...{ models: createModels(readModelConfig(env)), journal: createMemoryJournal(), prices: {} },
    ...{ clock: () => new Date(), silenceMs: 5_000, sleep: async () => undefined },
  });
  const picture = { sha256, mediaType: "image/jpeg" } as const;
  return ask(
    recognisePage,
    { picture, language: "ru" },
    { ownerId: "o", threadId: null, picture: async () => bytes },
  );
};

test("a mark survives what is done to a photo", async () => {
  const text = "# Стек\n\n? неясное слово\nfig: дерево";
  const { bytes } = await encodePicture(await markedPicture(text));
  expect(await readMark(bytes)).toMatchObject({ mark: text });
});

test("the server reads what a test has put into a picture", async () => {
  const photo = await encodePicture(await markedPicture("# Стек\n? неясное слово\nfig: дерево"));
  const { output } = await show(photo.bytes, photo.sha256);
  expect(output.lines).toEqual([
    { text: "# Стек", doubt: null },
    { text: "неясное слово", doubt: "неразборчиво" },
    { text: "[figure 1]", doubt: null },
  ]);
  expect(output.figures).toEqual([{ description: "дерево", sketch: "o--o" }]);
  expect(output.reasoning).not.toBe("");
});

test("the server refuses a picture that cannot be decoded", async () => {
  const photo = await encodePicture(await markedPicture("a"));
  const half = photo.bytes.subarray(0, photo.size / 2);
  await expect(show(half, "broken")).rejects.toMatchObject({ code: "model_refused_request" });
  expect(server.log.at(-1)?.error).toBe("a picture cannot be decoded");
});
