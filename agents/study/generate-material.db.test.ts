import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { testDatabase } from "#db/testing/test-database.ts";
import { type ModelServer, startModelServer } from "#e2e/model-server/start-model-server.ts";
import { studyMaterial } from "#e2e/model-server/study-material.ts";
import { translator } from "#lib/i18n/translator.ts";
import { materialPhrases } from "#lib/rules/document/material-parts.ts";
import { sampleNote } from "#lib/samples/sample-note.ts";
import type { DocumentRole } from "#lib/study/study-page.ts";
import type { StudyPorts } from "../ports.ts";
import { generateMaterial, mostAnswers } from "./nodes/generate-material.ts";
import type { StudyStateValue } from "./state.ts";
import { newStudy, studyPorts } from "./testing/study-fixture.ts";

/** A busy machine takes its time. */
const patient = { timeout: 20_000 };

const { db } = testDatabase();
let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterEach(() => server.reset());
afterAll(() => server.close());

const asked = (task: string) => server.log.filter((entry) => entry.task === task);
const textOf = async (
  { study }: StudyPorts,
  { ownerId, threadId }: StudyStateValue,
  role: DocumentRole,
) => (await study.document(ownerId, threadId, role))?.text ?? null;

describe("generate_material", () => {
  test.each([
    ["en", "Finite automata", "wider steps"],
    ["ru", "Конечные автоматы", "больше шагов"],
  ] as const)("writes the text on the topic with a model (%s)", async (language, topic, wish) => {
    const { ports, said } = studyPorts(db, server.url);
    const settings = { instructions: wish };
    const state = await newStudy(db, { topic, language, settings, text: "My own note is here." });
    await generateMaterial(ports)(state, {});
    const text = await textOf(ports, state, "generated");
    expect(text).toContain(`# ${topic}\n`);
    expect(text).toContain(wish);
    expect(text).toContain("$$\nx_n = q^n x_0.\n$$");
    // The notes come with the synthesis.
    expect(text).not.toContain("My own note");
    expect(said.stages).toEqual(["generate_material"]);
    expect((await ports.study.get(state.ownerId, state.threadId)).draft).toBeNull();
  });

  test("lets the text grow on the page, and no draft outlives it", async () => {
    const { ports, said } = studyPorts(db, server.url);
    const state = await newStudy(db);
    server.control({ mode: "slow", delayMs: 1_800 });
    await generateMaterial(ports)(state, {});
    const text = (await textOf(ports, state, "generated")) ?? "";
    expect(said.drafts.length).toBeGreaterThanOrEqual(2);
    for (const draft of said.drafts) expect(text.startsWith(draft)).toBe(true);
    expect((await ports.study.get(state.ownerId, state.threadId)).draft).toBeNull();
  });

  test("is not done twice", async () => {
    const { ports } = studyPorts(db, server.url);
    const state = await newStudy(db);
    await generateMaterial(ports)(state, {});
    await generateMaterial(ports)(state, {});
    expect(asked("write-material")).toHaveLength(1);
  });

  test.each([
    ["en", 1],
    ["ru", 3],
  ] as const)("goes on where an answer was cut off (%s, %i times)", async (language, times) => {
    const { ports } = studyPorts(db, server.url);
    const state = await newStudy(db, { language, topic: "Queues" });
    server.control({ task: "write-material", mode: "length", times });
    await generateMaterial(ports)(state, {});
    const text = await textOf(ports, state, "generated");
    expect(text).toBe(studyMaterial(language, { topic: "Queues", wishes: null }));
    expect(asked("write-material")).toHaveLength(times + 1);
    expect(await ports.study.messages(state.ownerId, state.threadId, 10)).toEqual([]);
  });

  test("a text that never ends is kept as far as it is whole, and the student is told", async () => {
    const { ports } = studyPorts(db, server.url);
    const state = await newStudy(db);
    const cut = { markdown: "" };
    server.control({ task: "write-material", mode: "length" });
    server.script({
      task: "write-material",
      replies: Array.from({ length: 20 }, (_, part) => {
        const paragraphs = Array.from({ length: 20 }, (_, n) => `Sentence ${part}-${n} is here. `);
        cut.markdown = `# Queues\n\n${paragraphs.map((one) => one.repeat(5).trim()).join("\n\n")}`;
        return { ...cut };
      }),
    });
    await generateMaterial(ports)(state, {});
    expect(asked("write-material")).toHaveLength(mostAnswers);
    const text = (await textOf(ports, state, "generated")) ?? "";
    expect(text.match(/^# /gm)).toHaveLength(1);
    for (let part = 0; part < mostAnswers; part += 1) expect(text).toContain(`Sentence ${part}-5`);
    for (const paragraph of text.trim().split("\n\n").slice(1)) {
      expect(paragraph).toMatch(/^(Sentence \d-\d+ is here\. ?){5}$/);
    }
    const messages = await ports.study.messages(state.ownerId, state.threadId, 10);
    expect(messages.map(({ text: said }) => said)).toEqual([
      translator("en", "studyTalk")("withoutEnd", { count: mostAnswers }),
    ]);
  });

  test("fails when not even a beginning can be had", async () => {
    const { ports } = studyPorts(db, server.url);
    const state = await newStudy(db);
    const short = Array.from({ length: 3 }, () => ({ markdown: `# T\n\n${"word ".repeat(20)}` }));
    server.control({ task: "write-material", mode: "length" });
    server.script({ task: "write-material", replies: short });
    await expect(generateMaterial(ports)(state, {})).rejects.toMatchObject({
      code: "model_reply_invalid",
    });
    expect(await textOf(ports, state, "generated")).toBeNull();
  });

  test("answers that were had before a failure are not paid again", async () => {
    const { ports } = studyPorts(db, server.url);
    const state = await newStudy(db);
    server.control({ task: "write-material", mode: "length", times: 1 });
    server.control({ mode: "401" });
    await expect(generateMaterial(ports)(state, {})).rejects.toMatchObject({
      code: "model_refused_key",
    });
    server.reset();
    await generateMaterial(ports)(state, {});
    expect(asked("write-material")).toHaveLength(1);
    expect(await textOf(ports, state, "generated")).toContain("## In practice");
  });

  test.each([
    ["401", "model_refused_key"],
    ["503", "model_unavailable"],
    ["cut", "model_unavailable"],
    ["context", "model_context_exceeded"],
    ["nul", "model_reply_invalid"],
    ["wrong-schema", "model_reply_invalid"],
    ["prose", "model_reply_invalid"],
    ["huge", "model_reply_invalid"],
    ["filtered", "model_refused_request"],
  ] as const)("stores nothing when the model fails with %s", async (mode, code) => {
    const { ports } = studyPorts(db, server.url);
    const state = await newStudy(db);
    server.control({ mode });
    await expect(generateMaterial(ports)(state, {})).rejects.toMatchObject({ code });
    expect(await textOf(ports, state, "generated")).toBeNull();
  });

  test("ends when the student stops it", async () => {
    const { ports } = studyPorts(db, server.url);
    const state = await newStudy(db);
    server.control({ mode: "hold" });
    const stop = new AbortController();
    const run = generateMaterial(ports)(state, { signal: stop.signal });
    await vi.waitFor(() => expect(asked("write-material")).toHaveLength(1), patient);
    stop.abort();
    await expect(run).rejects.toMatchObject({ code: "stopped" });
    expect(await textOf(ports, state, "generated")).toBeNull();
  });

  test.each(["en", "ru"] as const)(
    "without a model takes the student's note (%s)",
    async (language) => {
      const { ports } = studyPorts(db, null);
      const text = sampleNote(language);
      const state = await newStudy(db, { language, topic: "T", text });
      await generateMaterial(ports)(state, {});
      const material = await textOf(ports, state, "generated");
      expect(material).toContain(materialPhrases[language].composed);
      expect(material).toContain("[[11]](#note-L11)");
    },
  );

  test("without a model and notes says that there is nothing to order", async () => {
    const { ports } = studyPorts(db, null);
    const state = await newStudy(db, { language: "ru" });
    await generateMaterial(ports)(state, {});
    const material = (await textOf(ports, state, "generated")) ?? "";
    expect(material.split("\n\n").slice(1)).toEqual([`> ${materialPhrases.ru.nothing}\n`]);
  });
});
