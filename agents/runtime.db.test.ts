import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { student } from "#agents/testing/student.ts";
import { testDatabaseUrl } from "#db/testing/test-database-url.ts";
import { readEnv } from "#lib/env.ts";
import { messagesIn } from "#lib/i18n/catalogue.ts";
import { newId } from "#lib/ids.ts";
import { defaultMix } from "#lib/schemas/quiz.ts";
import { createRuntime, type Runtime } from "./runtime.ts";

const note = `# Cells

A cell is the smallest unit of life. A membrane is a thin layer that surrounds a cell.
The nucleus is the part of a cell that holds its DNA. Mitosis is the division of a cell into two equal cells.
Osmosis is the movement of water through a membrane. An enzyme is a protein that speeds up a reaction.
Ribosomes are small structures that build proteins. Chlorophyll is a green pigment that absorbs light.
`;

let runtime: Runtime;
beforeAll(async () => {
  runtime = await createRuntime({
    databaseUrl: testDatabaseUrl(),
    env: readEnv({ LOG_LEVEL: "silent" }),
    worker: true,
    queueName: newId("q"),
  });
});
afterAll(() => runtime.close());

describe("without a model", () => {
  it("a note becomes a quiz by rules, and costs nothing", async () => {
    const owner = newId("own");
    const created = await runtime.for(student(owner)).threads.write.createThread({
      kind: "quiz",
      text: note,
      fileName: null,
      wanted: 5,
      mix: defaultMix,
    });
    expect(created).toMatchObject({ kind: "quiz", title: "Cells", status: "running" });
    await expect
      .poll(
        async () =>
          (await runtime.for(student(owner)).threads.read.getThread(created.id, "en")).status,
        {
          timeout: 20_000,
        },
      )
      .not.toBe("running");
    const thread = await runtime.for(student(owner)).threads.read.getThread(created.id, "en");
    expect(thread).toMatchObject({
      status: "done",
      error: null,
      cost: { calls: 0, inputTokens: 0, outputTokens: 0, usd: 0 },
    });
    const quiz = await runtime.for(student(owner)).quiz.read.getQuiz(created.id, "en");
    expect(quiz).toMatchObject({ status: "ready_unchecked", corrections: [] });
    expect(quiz.questions.length).toBeGreaterThan(0);
    expect(await runtime.for(student(owner)).threads.read.getRevision(created.id)).toBe(
      thread.revision,
    );
  });
});

describe("a text that is no note", () => {
  it.each([
    ["the same over and over", "word ".repeat(50), "repeated"],
    ["too few words", "Semaphore 42", "too_little_text"],
    ["random letters", "qzxv wkjq xvzp bqjw zxkq ".repeat(8), "random_letters"],
  ] as const)("is refused for its own reason: %s", async (_name, text, reason) => {
    const owner = newId("own");
    const { id } = await runtime.for(student(owner)).threads.write.createThread({
      kind: "quiz",
      text,
      fileName: null,
      wanted: 5,
      mix: defaultMix,
    });
    const inBoth = async () => ({
      en: (await runtime.for(student(owner)).threads.read.getThread(id, "en")).error?.message,
      ru: (await runtime.for(student(owner)).quiz.read.getQuiz(id, "ru")).error?.message,
    });
    await expect
      .poll(inBoth, { timeout: 20_000 })
      .toEqual({ en: messagesIn("en").garbage[reason], ru: messagesIn("ru").garbage[reason] });
  });
});

describe("a clock that a test sets", () => {
  it("tells what is due on another day", async () => {
    let now = new Date("2026-03-02T08:00:00Z");
    const settable = await createRuntime({
      ...{ databaseUrl: testDatabaseUrl(), env: readEnv({ LOG_LEVEL: "silent" }), worker: false },
      ...{ queueName: newId("q"), clock: () => now },
    });
    try {
      expect(settable.clock()).toBe(now);
      const { subjects, cards } = settable.for(student(newId("own")));
      const subjectId = await subjects.write.createSubject("Biology");
      const sides = [{ front: "Cell", back: "The smallest unit of life" }];
      await cards.write.addCards(subjectId, sides);
      const added = await cards.read.cardsWaiting("UTC");
      expect(added.due).toBe(1);
      const [shown] = await cards.read.dueCards("UTC");
      const review = { key: "k", rating: "easy", reviews: 0, hinted: false } as const;
      await cards.write.reviewCard("UTC", shown?.id ?? "", review);
      expect((await cards.read.cardsWaiting("UTC")).due).toBe(0);
      now = new Date("2026-06-02T08:00:00Z");
      expect((await cards.read.cardsWaiting("UTC")).due).toBe(1);
    } finally {
      await settable.close();
    }
  });
});
