import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import type { Mode } from "#e2e/model-server/behaviour.ts";
import { type ModelServer, startModelServer } from "#e2e/model-server/start-model-server.ts";
import { readModelConfig } from "#lib/ai/model-config.ts";
import type { Usage } from "#lib/schemas/prices.ts";
import { readEnv } from "../env.ts";
import { AppError } from "../errors.ts";
import { createAsk } from "./ask.ts";
import type { Reserve } from "./budget.ts";
import { fence } from "./fence.ts";
import type { CachedAnswer, ModelJournal } from "./journal.ts";
import { createModels } from "./models.ts";
import { createSharedCalls } from "./shared-calls.ts";
import type { AskContext, Task } from "./task.ts";
import { createMemoryJournal } from "./testing/memory-journal.ts";
import { mayLeaveOut } from "./text-from-model.ts";

const secret = "sk-very-secret-key-0123456789";
const modelId = "compatible:good";
const patient = { timeout: 20_000 };

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

interface Input {
  readonly note: string;
  readonly ids: readonly string[];
}
const schema = z.object({ items: z.array(z.object({ id: z.string(), size: z.number() })) });

/** The test server has no reply for it, so it answers with a sample of the schema: one item "sample". */
const measure: Task<Input, z.infer<typeof schema>> = {
  name: "measure-note",
  version: 1,
  role: "writer",
  schema,
  prompt: ({ note }) => ({ instructions: "Measure the note.", content: fence("note", note) }),
  check: ({ items }, { ids }) => {
    const unknown = items.find(({ id }) => !ids.includes(id));
    return unknown ? `There is no id ${unknown.id}; the ids are ${ids.join(", ")}.` : null;
  },
  offline: "cannot",
};
const input: Input = { note: 'Заметка {{with}} "braces"', ids: ["sample"] };
const good = { items: [{ id: "sample", size: 1 }] };

/** A list of which the test server is told what to answer. */
const list: Task<readonly number[], { sizes: { number: number; size: number; note: string }[] }> = {
  name: "measure-list",
  version: 1,
  role: "writer",
  schema: z.object({
    sizes: z.array(
      z.object({ number: z.number(), size: z.number(), note: mayLeaveOut(z.string(), "") }),
    ),
  }),
  prompt: (numbers) => ({ instructions: "Measure.", content: numbers.join(" ") }),
  list: {
    ...{ field: "sizes", number: "number", mayOmit: false },
    wanted: (numbers) => numbers,
    promptFor: (_, numbers) => ({ instructions: "Measure.", content: numbers.join(" ") }),
  },
  offline: "cannot",
};

const setUp = (
  settings: Record<string, string> = {},
  silenceMs = 5_000,
  more: Partial<Parameters<typeof createAsk>[0]> = {},
) => {
  const env = readEnv({
    MODEL: modelId,
    COMPATIBLE_BASE_URL: server.url,
    COMPATIBLE_API_KEY: secret,
    ...settings,
  });
  const journal = createMemoryJournal();
  const waits: number[] = [];
  const ask = createAsk({
    models: createModels(readModelConfig(env)),
    journal,
    clock: () => new Date(),
    prices: { [modelId]: { input: 2, output: 10 } },
    silenceMs,
    sleep: async (ms) => {
      waits.push(ms);
    },
    ...more,
  });
  return { ask, journal, waits };
};

const context = (more: Partial<AskContext> = {}): AskContext => ({
  ownerId: "owner",
  threadId: "thread",
  ...more,
});

const failure = async (promise: Promise<unknown>): Promise<AppError> => {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof AppError) return error;
  throw new Error("expected an AppError", { cause: error });
};

describe("a good answer", () => {
  test("waits for a database that is away, and is paid once", async () => {
    const memory = createMemoryJournal();
    let refusals = 3;
    const journal: ModelJournal = {
      ...memory,
      record: async (call) => {
        if (refusals-- > 0) throw new AppError("database_unavailable", "no database");
        await memory.record(call);
      },
    };
    const { ask, waits } = setUp({}, 5_000, { journal });
    const sent = server.log.length;
    expect((await ask(measure, input, context())).output).toEqual(good);
    expect(server.log.length - sent).toBe(1);
    expect(memory.calls).toHaveLength(1);
    expect(waits).toEqual([1_000, 1_000, 1_000]);
  });

  test("is given up when the database is away and nobody waits any more", async () => {
    const stop = new AbortController();
    const journal: ModelJournal = {
      ...createMemoryJournal(),
      record: async () => {
        stop.abort();
        throw new AppError("database_unavailable", "no database");
      },
    };
    const { ask, waits } = setUp({}, 5_000, { journal });
    await failure(ask(measure, input, context({ signal: stop.signal })));
    expect(waits).toEqual([]);
  });

  test("is validated, recorded with tokens and price, and marked as a model's", async () => {
    const { ask, journal } = setUp();
    const answer = await ask(measure, input, context());
    expect(answer).toEqual({ output: good, basis: "model", salvaged: false });
    expect(journal.calls).toHaveLength(1);
    const [call] = journal.calls;
    expect(call).toMatchObject({
      ownerId: "owner",
      threadId: "thread",
      task: "measure-note",
      model: modelId,
      status: "done",
      requests: 1,
      answer: { output: good, salvaged: false },
      errorCode: null,
    });
    expect(call?.inputTokens).toBeGreaterThan(10);
    expect(call?.outputTokens).toBeGreaterThan(5);
    const tokens = (call?.inputTokens ?? 0) * 2 + (call?.outputTokens ?? 0) * 10;
    expect(call?.usd).toBeCloseTo(tokens / 1_000_000, 12);
  });

  test("sends schema, instructions and the key, and streams", async () => {
    const { ask } = setUp();
    await ask(measure, input, context());
    expect(server.log).toHaveLength(1);
    expect(server.log[0]?.authorization).toBe(`Bearer ${secret}`);
    expect(server.log[0]?.body).toMatchObject({
      stream: true,
      response_format: { json_schema: { name: "measure-note" } },
      messages: [
        { role: "system", content: "Measure the note." },
        { role: "user", content: fence("note", input.note) },
      ],
    });
  });
});

describe("a stored answer", () => {
  test("is not paid twice, not by another thread either, but by another owner", async () => {
    const { ask } = setUp();
    await ask(measure, input, context());
    const again = await ask(
      measure,
      { ids: input.ids, note: input.note },
      context({ threadId: "t2" }),
    );
    expect(again.output).toEqual(good);
    expect(server.log).toHaveLength(1);
    await ask(measure, input, context({ ownerId: "other" }));
    expect(server.log).toHaveLength(2);
  });

  test.each([
    ["version", { ...measure, version: 2 }, input],
    ["input", measure, { ...input, note: "other" }],
    ["name", { ...measure, name: "measure-again" }, input],
  ])("is asked for anew when the %s changes", async (_what, task, changed) => {
    const { ask } = setUp();
    await ask(measure, input, context());
    await ask(task, changed, context());
    expect(server.log).toHaveLength(2);
  });

  test("stored in a shape that no longer fits is asked for anew", async () => {
    const { ask, journal } = setUp();
    await ask(measure, input, context());
    const wider = { ...measure, schema: schema.extend({ title: z.string() }) };
    const answer = await ask({ ...wider, check: undefined }, input, context());
    expect(answer.output).toEqual({ ...good, title: "sample" });
    expect(journal.calls).toHaveLength(1);
  });

  test("wanted several times at once is one call", async () => {
    const { ask, journal } = setUp();
    const answers = await Promise.all([1, 2, 3].map(() => ask(measure, input, context())));
    expect(answers.map(({ output }) => output)).toEqual([good, good, good]);
    expect(server.log).toHaveLength(1);
    expect(journal.calls).toHaveLength(1);
  });
});

test("a question that two revisions of the settings ask at once is one call", async () => {
  const join = createSharedCalls<CachedAnswer>();
  const [first, second] = [setUp({}, 5_000, { join }), setUp({}, 5_000, { join })];
  const answers = await Promise.all(
    [first, second].map(({ ask }) => ask(measure, input, context())),
  );
  expect(answers.map(({ output }) => output)).toEqual([good, good]);
  expect(server.log).toHaveLength(1);
  expect([...first.journal.calls, ...second.journal.calls]).toHaveLength(1);
});

describe("a reply that is mended without asking again", () => {
  test.each<Mode>(["fenced", "chatty", "commas"])("%s", async (mode) => {
    server.control({ mode });
    const { ask } = setUp();
    expect(await ask(measure, input, context())).toMatchObject({ output: good, salvaged: false });
    expect(server.log).toHaveLength(1);
  });
});

/** Bad replies, and a part of the error that the model is told. */
const badReplies: [Mode, string][] = [
  ["empty", "The reply was empty"],
  ["prose", "not valid JSON"],
  ["two-objects", "more than one JSON object"],
  ["length", "cut off at the length limit"],
  ["wrong-schema", "does not fit the schema"],
  ["wrong-ids", "There is no id no-such-sample; the ids are sample."],
  ["nul", "broken characters"],
  ["huge", "longer than 1 MB"],
  ["html", "The reply was empty"],
];

describe.each(badReplies)("a bad reply: %s", (mode, told) => {
  test("once: the model is told what was wrong and its next answer is taken", async () => {
    server.control({ mode, times: 1 });
    const { ask, journal } = setUp();
    expect(await ask(measure, input, context())).toMatchObject({ output: good, salvaged: false });
    expect(server.log).toHaveLength(2);
    const repair = JSON.stringify(server.log[1]?.body);
    expect(repair).toContain(told);
    // The schema went out beside the question; who wrote no JSON may not have seen it.
    const wroteNone = ["empty", "prose", "huge", "html"].includes(mode);
    expect(repair.includes("must fit this JSON Schema")).toBe(wroteNone);
    expect(journal.calls).toMatchObject([{ status: "done", requests: 2 }]);
  });

  test("for ever: given up after two more questions, with one failed entry", async () => {
    server.control({ mode });
    const { ask, journal } = setUp();
    expect((await failure(ask(measure, input, context()))).code).toBe("model_reply_invalid");
    expect(server.log).toHaveLength(3);
    expect(journal.calls).toMatchObject([
      { status: "failed", requests: 3, answer: null, errorCode: "model_reply_invalid" },
    ]);
  });
});

test("each question that is put again holds money of its own, and all is given back", async () => {
  const [held, given] = [vi.fn(), vi.fn()];
  const reserve = async () => {
    held();
    return async () => given();
  };
  server.control({ mode: "wrong-schema" });
  const { ask } = setUp({}, 5_000, { reserve });
  await failure(ask(measure, input, context()));
  expect([held.mock.calls.length, given.mock.calls.length]).toEqual([3, 3]);
});

test("an answer that grows holds more as it comes, and ends where no more may be spent", async () => {
  const asked: number[] = [];
  const reserve: Reserve = async ({ usage }) => {
    asked.push(usage.outputTokens);
    if (asked.length === 3) throw new AppError("budget_reached", "no more");
    return async () => {};
  };
  server.control({ mode: "huge" });
  const { ask, journal } = setUp({}, 5_000, { reserve });
  expect((await failure(ask(measure, input, context()))).code).toBe("budget_reached");
  expect(asked[0]).toBe(4_000);
  expect(journal.calls).toMatchObject([{ errorCode: "budget_reached", requests: 1 }]);
});

test.each<Mode>(["cut", "stall", "uncounted"])(
  "%s: what nobody counted stays spent, once",
  async (mode) => {
    const kept: Usage[] = [];
    const reserve: Reserve = async () => async (uncounted) => void kept.push(uncounted);
    server.control({ mode });
    const { ask, journal } = setUp({}, 250, { reserve });
    await ask(measure, input, context()).catch(() => undefined);
    const spent = kept.filter(({ inputTokens }) => inputTokens > 0);
    expect(spent).toHaveLength(1);
    expect(spent[0]?.outputTokens).toBeGreaterThan(0);
    const one = measure.prompt(input);
    const tries = journal.calls[0]?.requests ?? 0;
    expect(spent[0]?.inputTokens).toBeGreaterThan((tries * one.content.length) / 2.5);
  },
);

describe("a reply that was cut off, of a task that keeps what stands", () => {
  test("is taken without asking again, and says so", async () => {
    server.control({ mode: "length" });
    const { ask, journal } = setUp();
    const kept: string[] = [];
    const keepCut = (reply: string) => {
      kept.push(reply);
      return { items: [] };
    };
    const answer = await ask({ ...measure, keepCut }, input, context());
    expect(answer).toEqual({ output: { items: [] }, basis: "model", salvaged: true });
    expect(kept).toEqual([expect.stringMatching(/^\{"items":/)]);
    expect(journal.calls).toMatchObject([{ status: "done", requests: 1 }]);
  });

  test("is asked for again when nothing of it stands", async () => {
    server.control({ mode: "length", times: 1 });
    const { ask } = setUp();
    const answer = await ask({ ...measure, keepCut: () => null }, input, context());
    expect(answer).toMatchObject({ output: good, salvaged: false });
    expect(server.log).toHaveLength(2);
  });
});

describe("tokens of a call that ends badly", () => {
  const cost = async (mode: Mode, settings: Record<string, string> = {}, silenceMs?: number) => {
    server.control({ mode });
    const { ask, journal } = setUp(settings, silenceMs);
    const code = (await failure(ask(measure, input, context()))).code;
    const [call] = journal.calls;
    return { code, tokens: (call?.inputTokens ?? 0) + (call?.outputTokens ?? 0), usd: call?.usd };
  };

  test.each<Mode>(["empty", "filtered", "length", "wrong-schema"])(
    "%s: what the provider counted is paid and recorded",
    async (mode) => {
      const { tokens, usd } = await cost(mode);
      expect(tokens).toBeGreaterThan(10);
      expect(usd).toBeGreaterThan(0);
    },
  );

  test.each<Mode>(["huge", "cut", "cut-clean", "error-chunk"])(
    "%s: broken off, the cost is unknown and not nothing",
    async (mode) => {
      expect((await cost(mode)).usd).toBeNull();
    },
  );

  test.each<Mode>(["hang", "stall"])("%s: given up, the cost is unknown", async (mode) => {
    expect(await cost(mode, {}, 250)).toMatchObject({ code: "model_timeout", usd: null });
  });

  test("stopped: the cost is unknown", async () => {
    server.control({ mode: "stall" });
    const { ask, journal } = setUp();
    const stop = new AbortController();
    const asked = failure(ask(measure, input, context({ signal: stop.signal })));
    await vi.waitFor(() => expect(server.log).toHaveLength(1), patient);
    stop.abort();
    await asked;
    expect(journal.calls).toMatchObject([{ errorCode: "stopped", usd: null }]);
  });

  test.each<Mode>(["401", "429", "500", "context"])(
    "%s: refused, it costs nothing",
    async (mode) => {
      expect(await cost(mode)).toMatchObject({ tokens: 0, usd: 0 });
      expect(await cost(mode, { MODEL: "compatible:unpriced" })).toMatchObject({
        tokens: 0,
        usd: 0,
      });
    },
  );

  test("one request that nobody counted makes the whole call's cost unknown", async () => {
    server.control({ mode: "uncounted", times: 1 });
    server.control({ mode: "wrong-schema", task: measure.name, times: 1 });
    const { ask, journal } = setUp();
    await ask(measure, input, context());
    expect(journal.calls).toMatchObject([{ status: "done", requests: 2, usd: null }]);
    expect(journal.calls[0]?.inputTokens).toBeGreaterThan(10);
  });
});

describe("re-asking", () => {
  test("sums the tokens of all requests", async () => {
    const once = setUp();
    await once.ask(measure, input, context());
    server.control({ mode: "wrong-schema", times: 2 });
    const thrice = setUp();
    await thrice.ask(measure, input, context());
    const [single] = once.journal.calls;
    const [summed] = thrice.journal.calls;
    expect(summed?.requests).toBe(3);
    expect(summed?.inputTokens).toBeGreaterThan(3 * (single?.inputTokens ?? Number.NaN));
  });

  test("shows a long reply shortened", async () => {
    server.control({ mode: "wrong-ids", times: 1 });
    const { ask } = setUp();
    const ids = Array.from({ length: 500 }, (_, index) => `id-${index}`);
    const long = { ...measure, schema: z.object({ items: schema.shape.items.min(500) }) };
    await ask(long, { ...input, ids: ["sample", ...ids] }, context());
    expect(JSON.stringify(server.log[1]?.body).length).toBeLessThan(15_000);
  });

  test("a valid answer that could be better is asked for once more, and then taken as it is", async () => {
    const task = { ...measure, advice: () => "Smaller, please." };
    const { ask } = setUp();
    expect(await ask(task, input, context())).toEqual({
      ...{ output: good, basis: "model", salvaged: false },
    });
    expect(server.log).toHaveLength(2);
    expect(JSON.stringify(server.log[1]?.body)).toContain("Smaller, please.");
  });

  test("when nothing comes of that, the answer that was there is taken", async () => {
    const better = { items: [{ id: "sample", size: 7 }] };
    server.script({ task: measure.name, replies: [better, { items: "no list" }] });
    const { ask } = setUp();
    const task = { ...measure, advice: () => "Smaller, please." };
    expect((await ask(task, input, context())).output).toEqual(better);
    expect(server.log).toHaveLength(2);
  });

  test("ends in what can be salvaged, and keeps it", async () => {
    server.control({ mode: "wrong-ids" });
    const { ask, journal } = setUp();
    const task = { ...measure, salvage: () => ({ items: [] }) };
    const answer = await ask(task, input, context());
    expect(answer).toEqual({ output: { items: [] }, basis: "model", salvaged: true });
    expect(journal.calls).toMatchObject([{ status: "done", answer: { salvaged: true } }]);
    expect(await ask(task, input, context())).toEqual(answer);
    expect(server.log).toHaveLength(3);
  });

  test("a salvaged answer binds its own thread alone", async () => {
    server.control({ mode: "wrong-ids", times: 3 });
    const { ask, journal } = setUp();
    const task = { ...measure, salvage: () => ({ items: [] }) };
    const salvaged = await ask(task, input, context());
    const other = await ask(task, input, context({ threadId: "t2" }));
    expect(other).toEqual({ output: good, basis: "model", salvaged: false });
    expect(server.log).toHaveLength(4);
    expect(journal.calls.map(({ answer }) => answer?.salvaged)).toEqual([true, false]);
    expect(salvaged.salvaged).toBe(true);
    // What is whole is worth more than what was saved of the same question.
    expect(await ask(task, input, context())).toEqual(other);
    expect(server.log).toHaveLength(4);
  });

  test("a provisional answer binds its own thread alone", async () => {
    const { ask } = setUp();
    const task = { ...measure, provisional: () => true };
    await ask(task, input, context());
    await ask(task, input, context());
    expect(server.log).toHaveLength(1);
    await ask(task, input, context({ threadId: "t2" }));
    expect(server.log).toHaveLength(2);
  });

  test("salvages from the newest readable reply first", async () => {
    server.control({ task: measure.name, mode: "wrong-ids", times: 1 });
    server.control({ mode: "wrong-schema" });
    const { ask } = setUp();
    const salvage = vi.fn((_reply: unknown) => null);
    await failure(ask({ ...measure, salvage }, input, context()));
    const newest = { unexpected: { shape: 1 } };
    const oldest = { items: [{ id: "no-such-sample", size: 1 }] };
    expect(salvage.mock.calls.map(([reply]) => reply)).toEqual([newest, newest, oldest]);
  });

  test("does not keep what the salvage itself gets wrong", async () => {
    server.control({ mode: "wrong-ids" });
    const { ask } = setUp();
    const strict = z.object({ items: schema.shape.items.min(1) });
    const task = { ...measure, schema: strict, salvage: () => ({ items: [] }) };
    expect((await failure(ask(task, input, context()))).code).toBe("model_reply_invalid");
  });

  test("does not salvage from a reply that was cut", async () => {
    server.control({ mode: "length" });
    const { ask } = setUp();
    const salvage = vi.fn(() => ({ items: [] }));
    await failure(ask({ ...measure, salvage }, input, context()));
    expect(salvage).not.toHaveBeenCalled();
  });
});

describe.each<[Mode, string]>([
  ["429", "model_rate_limited"],
  ["500", "model_unavailable"],
  ["503", "model_unavailable"],
  ["html-502", "model_unavailable"],
  ["disconnect", "model_unavailable"],
  ["cut", "model_unavailable"],
  ["cut-clean", "model_unavailable"],
  ["error-chunk", "model_unavailable"],
])("a failure that may pass: %s", (mode, code) => {
  test("twice: the third try answers", async () => {
    server.control({ mode, times: 2 });
    const { ask, journal, waits } = setUp();
    expect((await ask(measure, input, context())).output).toEqual(good);
    expect(server.log).toHaveLength(3);
    expect(waits).toHaveLength(2);
    expect(journal.calls).toMatchObject([{ status: "done", requests: 3 }]);
  });

  test("for ever: given up after three tries", async () => {
    server.control({ mode });
    const { ask, journal } = setUp();
    const error = await failure(ask(measure, input, context()));
    expect(error).toMatchObject({ code, transient: true });
    expect(server.log).toHaveLength(3);
    expect(journal.calls).toMatchObject([{ status: "failed", requests: 3, errorCode: code }]);
  });
});

describe.each<[Mode, string]>([
  ["400", "model_refused_request"],
  ["401", "model_refused_key"],
  ["403", "model_refused_key"],
  ["404", "model_refused_request"],
  ["context", "model_context_exceeded"],
  ["filtered", "model_refused_request"],
])("a failure that does not pass: %s", (mode, code) => {
  test("is asked once and is not for the queue to repeat", async () => {
    server.control({ mode });
    const { ask, journal, waits } = setUp();
    expect(await failure(ask(measure, input, context()))).toMatchObject({ code, transient: false });
    expect(server.log).toHaveLength(1);
    expect(waits).toEqual([]);
    expect(journal.calls).toMatchObject([{ status: "failed", requests: 1, errorCode: code }]);
  });

  test("is asked anew when the student tries again", async () => {
    server.control({ mode, times: 1 });
    const { ask } = setUp();
    await failure(ask(measure, input, context()));
    expect((await ask(measure, input, context())).output).toEqual(good);
  });
});

describe("waiting", () => {
  test.each([
    ["7", 7_000],
    ["0.25", 250],
    ["3600", 60_000],
    ["soon", 1_000],
  ])("Retry-After %s is a wait of %d ms", async (retryAfter, waitMs) => {
    server.control({ mode: "429", retryAfter, times: 1 });
    const { ask, waits } = setUp();
    const onWait = vi.fn();
    await ask(measure, input, context({ onWait }));
    expect(waits).toEqual([waitMs]);
    expect(onWait).toHaveBeenCalledExactlyOnceWith({
      until: expect.any(Date),
      because: "model_rate_limited",
    });
  });

  test("a date in Retry-After is a wait until then", async () => {
    const date = new Date(Date.now() + 30_000).toUTCString();
    server.control({ mode: "429", retryAfter: date, times: 1 });
    const { ask, waits } = setUp();
    await ask(measure, input, context());
    expect(waits[0]).toBeGreaterThan(25_000);
    expect(waits[0]).toBeLessThanOrEqual(30_000);
  });

  test("what gives up hands the wait on, uncapped", async () => {
    server.control({ mode: "429", retryAfter: "300" });
    const { ask } = setUp();
    expect((await failure(ask(measure, input, context()))).retryAfterMs).toBe(300_000);
  });

  test.each<Mode>(["hang", "stall"])(
    "%s: silence is given up after the timeout, once",
    async (mode) => {
      server.control({ mode });
      const { ask, journal } = setUp({}, 250);
      expect((await failure(ask(measure, input, context()))).code).toBe("model_timeout");
      expect(server.log).toHaveLength(1);
      expect(journal.calls).toMatchObject([{ status: "failed", errorCode: "model_timeout" }]);
      await vi.waitFor(() => expect(server.log[0]?.state).toBe("broken"), patient);
    },
  );

  test("a slow answer that keeps coming outlives the timeout", async () => {
    server.control({ mode: "slow", delayMs: 1_000 });
    const { ask } = setUp({}, 500);
    const long = { ...measure, schema: z.object({ items: schema.shape.items.min(20) }) };
    const started = Date.now();
    expect((await ask(long, input, context())).output.items).toHaveLength(20);
    expect(Date.now() - started).toBeGreaterThan(800);
  });
});

describe("stopping", () => {
  test.each<Mode>(["hang", "stall", "slow", "hold"])(
    "ends a call that is in %s, long before its silence would",
    async (mode) => {
      server.control({ mode, delayMs: 60_000 });
      const { ask, journal } = setUp();
      const stop = new AbortController();
      const asked = failure(ask(measure, input, context({ signal: stop.signal })));
      await vi.waitFor(() => expect(server.log).toHaveLength(1), patient);
      stop.abort();
      expect((await asked).code).toBe("stopped");
      expect(journal.calls).toMatchObject([{ status: "failed", errorCode: "stopped" }]);
      await vi.waitFor(() => expect(server.log[0]?.state).toBe("broken"), patient);
    },
  );

  test("ends the wait for another try", async () => {
    server.control({ mode: "429", retryAfter: "30" });
    const env = readEnv({ MODEL: modelId, COMPATIBLE_BASE_URL: server.url });
    const ask = createAsk({
      models: createModels(readModelConfig(env)),
      journal: createMemoryJournal(),
      clock: () => new Date(),
      prices: {},
      silenceMs: 5_000,
    });
    const stop = new AbortController();
    const onWait = () => stop.abort();
    const error = await failure(ask(measure, input, context({ signal: stop.signal, onWait })));
    expect(error.code).toBe("stopped");
    expect(server.log).toHaveLength(1);
  });

  test("before the question asks nothing", async () => {
    const { ask } = setUp();
    const error = await failure(ask(measure, input, context({ signal: AbortSignal.abort() })));
    expect(error.code).toBe("stopped");
    expect(server.log).toHaveLength(0);
  });

  test("one of two who wait leaves the other its answer", async () => {
    server.control({ mode: "hold", times: 1 });
    const { ask } = setUp();
    const stop = new AbortController();
    const leaving = failure(ask(measure, input, context({ signal: stop.signal })));
    const staying = ask(measure, input, context());
    await vi.waitFor(() => expect(server.log).toHaveLength(1), patient);
    stop.abort();
    expect((await leaving).code).toBe("stopped");
    server.release();
    expect((await staying).output).toEqual(good);
    expect(server.log).toHaveLength(1);
  });

  test("leaves no half answer behind: the next question is asked anew", async () => {
    server.control({ mode: "stall", times: 1 });
    const { ask } = setUp();
    const stop = new AbortController();
    const asked = failure(ask(measure, input, context({ signal: stop.signal })));
    await vi.waitFor(() => expect(server.log).toHaveLength(1), patient);
    stop.abort();
    const again = ask(measure, input, context());
    expect((await asked).code).toBe("stopped");
    expect((await again).output).toEqual(good);
  });
});

test("growing text is passed on whole, at most twice a second", async () => {
  server.control({ mode: "slow", delayMs: 1_200 });
  const { ask } = setUp();
  const long = { ...measure, schema: z.object({ items: schema.shape.items.min(40) }) };
  const seen: { atMs: number; text: string }[] = [];
  await ask(long, input, context({ onText: (text) => seen.push({ atMs: Date.now(), text }) }));
  expect(seen.length).toBeGreaterThanOrEqual(2);
  for (const [index, { atMs, text }] of seen.entries()) {
    const before = seen[index - 1];
    if (!before) continue;
    expect(text.startsWith(before.text)).toBe(true);
    expect(atMs - before.atMs).toBeGreaterThanOrEqual(495);
  }
});

describe("with no model", () => {
  const offline = { MODEL: "", COMPATIBLE_BASE_URL: "" };

  test("the rules answer, and nothing is recorded", async () => {
    const { ask, journal } = setUp(offline);
    const task = {
      ...measure,
      offline: ({ ids }: Input) => ({ items: ids.map((id) => ({ id, size: 0 })) }),
    };
    expect(await ask(task, input, context())).toEqual({
      output: { items: [{ id: "sample", size: 0 }] },
      basis: "rules",
      salvaged: false,
    });
    expect(journal.calls).toEqual([]);
  });

  test("answers by rules, of which a long note has many, let other work run between them", async () => {
    const { ask } = setUp(offline);
    const ran: string[] = [];
    setImmediate(() => ran.push("other work"));
    const task = { ...measure, offline: () => ({ items: [] }) };
    await ask(task, input, context());
    expect(ran).toEqual(["other work"]);
  });

  test("a task without rules fails with what is missing", async () => {
    const { ask } = setUp(offline);
    const error = await failure(ask(measure, input, context()));
    expect(error).toMatchObject({ code: "model_not_configured", transient: false });
  });

  test("half a configuration is an error, not the rules", async () => {
    const { ask } = setUp({ COMPATIBLE_BASE_URL: "" });
    const task = { ...measure, offline: () => ({ items: [] }) };
    const error = await failure(ask(task, input, context()));
    expect(error).toMatchObject({
      code: "model_not_configured",
      details: { setting: "MODEL", missing: "COMPATIBLE_BASE_URL" },
    });
  });
});

test("the judge has its own model, else the writer's", async () => {
  const { ask } = setUp({ JUDGE_MODEL: "compatible:judge" });
  await ask({ ...measure, role: "judge" }, input, context());
  await ask({ ...measure, role: "vision" }, input, context());
  expect(server.log.map(({ model }) => model)).toEqual(["judge", "good"]);
});

describe("no error carries a secret", () => {
  test.each<Mode>(["401", "500", "html", "wrong-schema", "disconnect"])("%s", async (mode) => {
    server.control({ mode });
    const { ask, journal } = setUp();
    const error = await failure(ask(measure, input, context()));
    const everything = [
      error.message,
      error.stack,
      JSON.stringify(error),
      JSON.stringify(journal.calls),
    ];
    for (let cause = error.cause; cause instanceof Error; cause = cause.cause) {
      everything.push(String(cause.stack), JSON.stringify(cause));
    }
    expect(everything.join("\n")).not.toContain(secret);
    expect(everything.join("\n")).not.toContain(input.note);
  });

  test("nor a base URL with a password, which works by header", async () => {
    const url = server.url.replace("//", "//ann:p%40ssw0rd@");
    const { ask } = setUp({ COMPATIBLE_BASE_URL: url, COMPATIBLE_API_KEY: "" });
    await ask(measure, input, context());
    expect(server.log[0]?.authorization).toBe(`Basic ${btoa("ann:p@ssw0rd")}`);
    server.control({ mode: "500" });
    const error = await failure(ask(measure, { ...input, note: "x" }, context()));
    expect(`${error.stack}${JSON.stringify(error)}`).not.toMatch(/p%40ssw0rd|p@ssw0rd/);
  });
});

describe("the limit of an answer", () => {
  const limited: typeof measure = { ...measure, longestAnswer: 9_000 };
  const limits = () =>
    server.log.map(({ body }) => (body as { max_tokens?: number }).max_tokens ?? null);

  test("is sent with a task that has one, and with no other", async () => {
    const { ask } = setUp();
    await ask(limited, input, context());
    await ask(measure, { ...input, note: "Another" }, context());
    expect(limits()).toEqual([9_000, null]);
  });

  test("is left out for a model that refuses it, from then on", async () => {
    server.control({ mode: "400", times: 1 });
    const { ask } = setUp();
    await ask(limited, input, context());
    await ask(limited, { ...input, note: "Another" }, context());
    expect(limits()).toEqual([9_000, null, null]);
  });

  test("is not taken for the fault of a request that is refused without it, too", async () => {
    server.control({ mode: "400", times: 2 });
    await expect(setUp().ask(limited, input, context())).rejects.toMatchObject({
      code: "model_refused_request",
    });
    expect(limits()).toEqual([9_000, null]);
  });
});

test("a schema goes out without bounds that bound nothing, and without fields that stay empty", async () => {
  const whole = z.object({ ids: z.array(z.number().int()), note: mayLeaveOut(z.string(), "") });
  const task: Task<string, z.infer<typeof whole>> = {
    ...{ name: "measure-lean", version: 1, role: "writer", schema: whole, offline: "cannot" },
    prompt: (text) => ({ instructions: "Count.", content: text }),
    asked: (text) => (text === "plain" ? whole.omit({ note: true }) : whole),
  };
  server.script({ task: task.name, replies: [{ ids: [1] }, { ids: [2], note: "x" }] });
  const { ask } = setUp();
  const plain = await ask(task, "plain", context());
  await ask(task, "noted", context());
  expect(plain.output).toEqual({ ids: [1], note: "" });
  const sent = server.log.map(({ body }) => JSON.stringify(body));
  expect(sent.map((one) => one.includes('"note"'))).toEqual([false, true]);
  expect(sent.join()).not.toMatch(/9007199254740991|\$schema/);
});

describe("a list", () => {
  const one = (number: number, more: object = { note: "" }) => ({ number, size: 3, ...more });
  const contents = () =>
    server.log.map(({ body }) => {
      const { messages } = body as { messages: { role: string; content: string }[] };
      return messages.flatMap(({ role, content }) => (role === "user" ? [content] : []));
    });

  test("an entry that lacks what may be left out is taken, and nothing asked again", async () => {
    server.script({ task: list.name, replies: [{ sizes: [one(1, {}), one(2, {})] }] });
    const { output, salvaged } = await setUp().ask(list, [1, 2], context());
    expect([output.sizes, salvaged]).toEqual([[one(1), one(2)], false]);
    expect(contents()).toEqual([["1 2"]]);
  });

  test("of a malformed reply the good entries are kept, and only the others asked for", async () => {
    const first = { sizes: [one(1), one(2, { size: "large", note: "" }), one(3)] };
    server.script({ task: list.name, replies: [first, { sizes: [one(2), one(9)] }] });
    const { output, salvaged } = await setUp().ask(list, [1, 2, 3], context());
    expect([output.sizes, salvaged]).toEqual([[one(1), one(3), one(2)], false]);
    expect(contents()).toEqual([["1 2 3"], ["2"]]);
  });

  test("of a reply that was cut the whole entries are kept", async () => {
    server.control({ task: list.name, mode: "length", times: 1 });
    const all = [1, 2, 3, 4].map((number) => one(number, { note: '"[{' }));
    server.script({ task: list.name, replies: [{ sizes: all }, { sizes: all.slice(2) }] });
    const { output } = await setUp().ask(list, [1, 2, 3, 4], context());
    expect(output.sizes).toEqual(all);
    expect(contents()).toEqual([["1 2 3 4"], ["3 4"]]);
  });

  test("a well-formed reply that lacks an entry is asked for it, unless it may", async () => {
    const replies = [{ sizes: [one(1)] }, { sizes: [] }, { sizes: [] }];
    server.script({ task: list.name, replies });
    const { output, salvaged } = await setUp().ask(list, [1, 2], context());
    expect([output.sizes, salvaged]).toEqual([[one(1)], true]);
    expect(contents().map(([first]) => first)).toEqual(["1 2", "2", "2"]);
    server.reset();
    server.script({ task: list.name, replies });
    const may = list.list && { ...list, list: { ...list.list, mayOmit: true } };
    const free = await setUp().ask(may ?? list, [1, 2], context());
    expect([free.output.sizes, free.salvaged]).toEqual([[one(1)], false]);
  });

  test("without one entry ends as a reply that cannot be used", async () => {
    server.script({ task: list.name, replies: ["no", { sizes: 3 }, { sizes: [one(7)] }] });
    await expect(setUp().ask(list, [1], context())).rejects.toMatchObject({
      code: "model_reply_invalid",
    });
  });
});
