import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { asc, eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { questions } from "#db/schema/quiz.ts";
import { modelCalls } from "#db/schema/threads.ts";
import { questionChange, quizView, type StaleQuestion, staleOutcome } from "#lib/schemas/quiz.ts";
import { sourceList } from "#lib/schemas/source.ts";
import { threadView } from "#lib/schemas/thread.ts";
import {
  type LoggedRequest,
  type ModelServer,
  startModelServer,
} from "../model-server/start-model-server.ts";
import { Product, type Victim } from "./product.ts";

/** For a quiz, a recovery or an answer, on a busy machine. */
const longestMs = 300_000;
const lookMs = 40;
/** Until broken connections are noticed. */
const echoMs = 400;

const said = "a vessel that leads blood back to the heart";
const says = "a vessel that returns used blood from the body";
const note = `# Vessels

- **Vein**: ${said}
- **Artery**: a vessel that leads blood away from the heart
- **Capillary**: the thinnest vessel, in which blood gives off its oxygen
- **Valve**: a fold that lets blood pass in one direction
- **Septum**: a wall between the two halves of the heart
- **Atrium**: a chamber of the heart that receives blood
`;

const until = async <Found>(what: string, look: () => Promise<Found | null> | Found | null) => {
  const deadline = Date.now() + longestMs;
  for (;;) {
    const found = await look();
    if (found !== null) return found;
    assert.ok(Date.now() < deadline, `${what} does not come`);
    await sleep(lookMs);
  }
};

/** A student's browser; null while the server is down. */
const ask = async (url: string, body?: unknown, method = "POST"): Promise<unknown> => {
  try {
    const response = await fetch(url, {
      ...(body === undefined
        ? {}
        : { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
    const text = await response.text();
    assert.ok(response.status < 400 || response.status >= 500, text);
    return response.ok ? JSON.parse(text) : null;
  } catch (error) {
    if (error instanceof assert.AssertionError) throw error;
    return null;
  }
};

const readStored = async (db: Database, threadId: string) => ({
  questions: await db
    .select({ id: questions.id, state: questions.state, noteWords: questions.noteWords })
    .from(questions)
    .where(eq(questions.threadId, threadId))
    .orderBy(asc(questions.id)),
  calls: await db.select({ status: modelCalls.status }).from(modelCalls),
});

class Rebuilding {
  readonly #product: Product;
  readonly #models: ModelServer;
  #threadId = "";

  constructor(product: Product, models: ModelServer) {
    this.#product = product;
    this.#models = models;
  }

  at(path: string): string {
    return `${this.#product.address}/api/${path}`;
  }

  stored() {
    return this.#product.inDatabase((db) => readStored(db, this.#threadId));
  }

  /** A quiz whose note was changed since, and the first question that rests on the change. */
  async prepare(): Promise<StaleQuestion> {
    const made = threadView.parse(await ask(this.at("threads"), { kind: "quiz", text: note }));
    this.#threadId = made.id;
    const quiz = await until("the quiz", async () => {
      const view = quizView.parse(await ask(this.at(`quiz/${made.id}`)));
      assert.notEqual(view.status, "failed", view.error?.message);
      return view.status === null ? null : view;
    });
    const path = `subjects/${made.subject.id}/sources`;
    const [source] = sourceList.parse(await ask(this.at(path))).sources;
    assert.ok(source);
    await ask(
      this.at(`sources/${source.id}/text`),
      { text: note.replace(said, () => says) },
      "PUT",
    );
    for (const { id } of quiz.questions) {
      const { stale } = questionChange.parse(await ask(this.#changeOf(id)));
      if (stale?.canRebuild) return stale;
    }
    throw new Error("No question rests on the sentence that was changed");
  }

  #changeOf(questionId: string): string {
    return this.at(`quiz/${this.#threadId}/questions/${questionId}/change`);
  }

  /** What a press of "rewrite" brings; null where nobody answered. */
  async press({ questionId, change }: StaleQuestion): Promise<string | null> {
    const answer = await ask(this.#changeOf(questionId), { settle: "rebuild", change });
    return answer === null ? null : staleOutcome.parse(answer).outcome;
  }

  /** The next call that waits for its answer. */
  held(task: string): Promise<LoggedRequest> {
    return until(`a call of ${task}`, () => {
      const open = this.#models.log.filter(({ state }) => state === "open");
      const [call] = open;
      if (call === undefined) return null;
      assert.deepEqual(
        open.map((one) => one.task),
        [task],
        "another call is made",
      );
      return call;
    });
  }

  /** Lets it be answered, and waits until the answer is stored. */
  async answer(call: LoggedRequest, stored: number): Promise<void> {
    this.#models.release();
    await until("the end of an answer", () => (call.state === "answered" ? true : null));
    await until("an answer in the journal", async () => {
      const { calls } = await this.stored();
      return calls.filter(({ status }) => status === "done").length >= stored ? true : null;
    });
  }

  async kill(victim: Victim): Promise<void> {
    await this.#product.kill(victim);
    await sleep(echoMs);
    await until("the product", () => ask(this.at("health")));
  }
}

/**
 * Has a question written again whose note was changed, and kills the product while the model writes, while it solves, and once
 * it has: each press is made again, no answer is paid twice, and one question comes of it. Returns the number of kills.
 */
export const checkRebuild = async (say: (line: string) => void): Promise<number> => {
  const startedMs = performance.now();
  const dataDir = mkdtempSync(join(tmpdir(), "lectern-crash-"));
  const models = await startModelServer();
  const product = new Product({ dataDir, modelUrl: models.url });
  try {
    await product.start();
    const rebuilding = new Rebuilding(product, models);
    const stale = await rebuilding.prepare();
    const before = await rebuilding.stored();
    const asked = models.log.length;
    models.control({ mode: "hold" });

    let pressed = rebuilding.press(stale);
    await rebuilding.held("write-questions");
    await rebuilding.kill("server");
    assert.equal(await pressed, null, "a press was answered by the dead");
    assert.deepEqual(
      (await rebuilding.stored()).questions,
      before.questions,
      "half of a rebuilding was stored",
    );

    pressed = rebuilding.press(stale);
    const written = await rebuilding.held("write-questions");
    await rebuilding.answer(written, before.calls.length + 1);
    await rebuilding.held("solve-question");
    await rebuilding.kill("everything");
    assert.equal(await pressed, null, "a press was answered by the dead");

    // What was written is not asked for again.
    pressed = rebuilding.press(stale);
    const solved = await rebuilding.held("solve-question");
    await rebuilding.answer(solved, before.calls.length + 2);
    await rebuilding.kill("server");
    await pressed;
    assert.equal(await rebuilding.press(stale), "rebuilt");
    assert.equal(await rebuilding.press(stale), "rebuilt");

    const calls = models.log.slice(asked);
    const answered = Map.groupBy(
      calls.filter(({ state }) => state === "answered"),
      ({ bodySha256 }) => bodySha256,
    );
    assert.deepEqual(
      [...answered.values()].map((same) => same.length),
      [1, 1],
      "a call was paid twice, or another one was made",
    );
    const after = await rebuilding.stored();
    assert.equal(after.questions.length, before.questions.length + 1, "built twice");
    const rebuilt = after.questions.filter(({ noteWords }) => noteWords?.isRebuilt);
    assert.deepEqual(
      rebuilt.map(({ state }) => state),
      ["kept"],
    );
    const former = after.questions.find(({ id }) => id === stale.questionId);
    assert.equal(former?.state, "deleted");
    const seconds = Math.round((performance.now() - startedMs) / 1000);
    say(
      `The rebuild\n  one question after 3 kills, while it was written, solved and stored; ${calls.length} calls made, 2 answered, each once (${seconds} s)`,
    );
    return 3;
  } finally {
    await product.stop();
    await models.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
