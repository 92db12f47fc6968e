import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { NodeConfig } from "#agents/node.ts";
import { testDatabase } from "#db/testing/test-database.ts";
import { markedPicture } from "#e2e/model-server/marked-picture.ts";
import { type ModelServer, startModelServer } from "#e2e/model-server/start-model-server.ts";
import { AppError } from "#lib/errors.ts";
import { encodePicture } from "#lib/pictures/encode-picture.ts";
import type { StudyPorts } from "../ports.ts";
import { recogniseNotes } from "./nodes/recognise-notes.ts";
import type { StudyStateValue } from "./state.ts";
import { newStudy, studyPorts } from "./testing/study-fixture.ts";

const { db } = testDatabase();
let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterEach(() => server.reset());
afterAll(() => server.close());

/** A study in Russian with a photo for each text; the test server reads these from the pictures. */
const withPhotos = async (ports: StudyPorts, texts: readonly string[]) => {
  const state = await newStudy(db, { topic: "Стек", language: "ru" });
  for (const text of texts) {
    const picture = await encodePicture(await markedPicture(text));
    await ports.study.addUpload(state.ownerId, state.threadId, { ...picture, fileName: null });
  }
  return { ...state, withoutNotes: false };
};

const pagesOf = ({ study }: StudyPorts, { ownerId, threadId }: StudyStateValue) =>
  study.pages(ownerId, threadId);

const lastTry: NodeConfig = { configurable: { lastTry: true } };

/** Reads a fixed line from every picture. */
const words = {
  read: async () => ({
    ...{ width: 100, height: 50 },
    lines: [
      {
        ...{ height: 10, opensParagraph: true },
        words: [{ text: "Стек", confidence: 30, box: { x: 1, y: 2, width: 30, height: 10 } }],
      },
    ],
  }),
};

test("every page is asked about by itself and becomes notes; reasoning never does", async () => {
  const { ports, said } = studyPorts(db, server.url);
  const state = await withPhotos(ports, ["# Стек\n? push кладёт", "Очередь\nfig: три ящика в ряд"]);
  expect(await recogniseNotes(ports)(state, {})).toEqual({});
  const pages = await pagesOf(ports, state);
  expect(pages).toMatchObject([
    {
      ...{ text: "# Стек\npush кладёт", basis: "model", errorCode: null, reviewed: false },
      doubtful: [{ line: 1, reason: "неразборчиво" }],
    },
    { text: "Очередь\n\n**Рисунок 1.** три ящика в ряд\n\n```text\no--o\n```", doubtful: [] },
  ]);
  expect(JSON.stringify(pages)).not.toContain("thought");
  expect(server.log).toHaveLength(2);
  expect(said.steps).toEqual(["0/2", "1/2", "2/2"]);
});

test("a repeated run reads only what is not stored, and pays nothing twice", async () => {
  const { ports, said } = studyPorts(db, server.url);
  const state = await withPhotos(ports, ["первая", "вторая", "третья"]);
  const [first] = await ports.study.uploads(state.ownerId, state.threadId);
  if (!first) throw new Error("there is no photo");
  await ports.study.savePage(state.ownerId, state.threadId, {
    ...{ uploadId: first.id, ordinal: 1, text: "была прочитана" },
    ...{ doubtful: [], basis: "model", errorCode: null },
  });
  await recogniseNotes(ports)(state, {});
  await recogniseNotes(ports)(state, {});
  const texts = (await pagesOf(ports, state)).map(({ text }) => text);
  expect(texts).toEqual(["была прочитана", "вторая", "третья"]);
  expect(server.log).toHaveLength(2);
  expect(said.steps).toEqual(["1/3", "2/3", "3/3"]);
});

test("a failure that may pass is left to the queue; what was read stays", async () => {
  const { ports } = studyPorts(db, server.url);
  const state = await withPhotos(ports, ["первая", "вторая", "третья"]);
  await ports.study.saveDocument(state.ownerId, state.threadId, "generated", "# Стек\n");
  server.control({ mode: "503", task: "recognise-page", times: 3 });
  const ask = oneAfterAnother(ports.ask);
  const run = recogniseNotes({ ...ports, ask })(state, {});
  await expect(run).rejects.toMatchObject({ code: "model_unavailable" });
  const texts = async () => (await pagesOf(ports, state)).map(({ text }) => text);
  expect(await texts()).toEqual(["вторая", "третья"]);
  const before = server.log.length;
  await recogniseNotes(ports)(state, {});
  expect(await texts()).toEqual(["первая", "вторая", "третья"]);
  expect(server.log.length - before).toBe(1);
});

test("beside the material a failure that may pass breaks nothing off; the photos are read after it", async () => {
  const { ports } = studyPorts(db, server.url);
  const state = await withPhotos(ports, ["первая"]);
  server.control({ mode: "503", task: "recognise-page", times: 3 });
  expect(await recogniseNotes(ports)(state, {})).toEqual({});
  expect(await pagesOf(ports, state)).toEqual([]);
  await recogniseNotes(ports)(state, {});
  expect(await pagesOf(ports, state)).toMatchObject([{ text: "первая" }]);
});

test("a page whose replies stay unusable is typed by hand after three calls, and the others are read", async () => {
  const { ports } = studyPorts(db, server.url);
  const state = await withPhotos(ports, ["первая", "вторая"]);
  server.script({ task: "recognise-page", replies: [{}, {}, {}] });
  await recogniseNotes({ ...ports, ask: oneAfterAnother(ports.ask) })(state, {});
  expect(server.log).toHaveLength(4);
  expect(await pagesOf(ports, state)).toMatchObject([
    { text: "", basis: "failed", errorCode: "model_reply_invalid" },
    { text: "вторая", basis: "model", errorCode: null },
  ]);
});

/** So that scripted answers are those of the first page. */
const oneAfterAnother = (ask: StudyPorts["ask"]): StudyPorts["ask"] => {
  let before: Promise<unknown> = Promise.resolve();
  return (...asked) => {
    const answer = before.then(() => ask(...asked));
    before = answer.catch(() => undefined);
    return answer;
  };
};

test("reasoning among the lines is sent back", async () => {
  const { ports } = studyPorts(db, server.url);
  const state = await withPhotos(ports, ["страница"]);
  const thinking = [{ text: "<think>Maybe a stack?</think> Стек", doubt: null }];
  server.script({
    task: "recognise-page",
    replies: [{ reasoning: "", lines: thinking, figures: [] }],
  });
  await recogniseNotes(ports)(state, {});
  expect(await pagesOf(ports, state)).toMatchObject([{ text: "страница", basis: "model" }]);
  expect(server.log).toHaveLength(2);
});

test("without a model words are recognised, and say where they are doubtful", async () => {
  const { ports } = studyPorts(db, null);
  const state = await withPhotos(ports, ["страница"]);
  await recogniseNotes({ ...ports, textReader: words })(state, {});
  expect(await pagesOf(ports, state)).toMatchObject([
    {
      ...{ text: "Стек", basis: "ocr" },
      doubtful: [
        {
          line: 0,
          reason: "неуверенно прочитано «Стек»",
          box: { x: 1, y: 2, width: 30, height: 10 },
        },
      ],
    },
  ]);
  expect(server.log).toHaveLength(0);
});

test("a model that takes no pictures leaves them to the recognition of words", async () => {
  const { ports } = studyPorts(db, server.url, "400");
  const state = await withPhotos(ports, ["страница"]);
  await recogniseNotes({ ...ports, textReader: words })(state, {});
  expect(await pagesOf(ports, state)).toMatchObject([{ text: "Стек", basis: "ocr" }]);
  const other = await withPhotos(ports, ["страница"]);
  await recogniseNotes(ports)(other, {});
  expect(await pagesOf(ports, other)).toMatchObject([
    { text: "", basis: "failed", errorCode: "model_refused_request" },
  ]);
});

test("where neither model nor language files are, every page waits to be typed in", async () => {
  const { ports } = studyPorts(db, null);
  const state = await withPhotos(ports, ["первая", "вторая"]);
  await recogniseNotes(ports)(state, {});
  expect((await pagesOf(ports, state)).map(({ errorCode }) => errorCode)).toEqual([
    "ocr_unavailable",
    "ocr_unavailable",
  ]);
});

test("a photo that was taken away meanwhile is no page", async () => {
  const { ports } = studyPorts(db, server.url);
  const state = await withPhotos(ports, ["первая", "вторая"]);
  const [first] = await ports.study.uploads(state.ownerId, state.threadId);
  const uploadBytes: StudyPorts["study"]["uploadBytes"] = async (ownerId, threadId, id) => {
    if (id === first?.id) await ports.study.removeUpload(ownerId, threadId, id);
    return ports.study.uploadBytes(ownerId, threadId, id);
  };
  await recogniseNotes({ ...ports, study: { ...ports.study, uploadBytes } })(state, {});
  expect((await pagesOf(ports, state)).map(({ text }) => text)).toEqual(["вторая"]);
});

test("stopped is stopped, whatever was tried", async () => {
  const { ports } = studyPorts(db, server.url);
  const state = await withPhotos(ports, ["страница"]);
  const textReader = { read: () => Promise.reject(new AppError("ocr_failed", "not asked")) };
  const signal = AbortSignal.abort();
  const run = recogniseNotes({ ...ports, textReader })(state, { ...lastTry, signal });
  await expect(run).rejects.toMatchObject({ code: "stopped" });
  expect(await pagesOf(ports, state)).toEqual([]);
});

test.each([
  ["no photos", [], false],
  ["a student who goes on without notes", ["страница"], true],
])("%s: it passes", async (_what, photos, withoutNotes) => {
  const { ports, said } = studyPorts(db, server.url);
  const state = await withPhotos(ports, photos);
  expect(await recogniseNotes(ports)({ ...state, withoutNotes }, {})).toEqual({});
  expect([said.stages, server.log]).toEqual([[], []]);
});
