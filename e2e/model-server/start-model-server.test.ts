import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { fence } from "#lib/ai/fence.ts";
import { modes } from "./behaviour.ts";
import { type ModelServer, startModelServer } from "./start-model-server.ts";

const patient = { timeout: 20_000 };

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

const post = (path: string, body: unknown, base = server.url) =>
  fetch(new URL(path, base), { method: "POST", body: JSON.stringify(body) });

const question = (name: string, content: string, more: object = {}) => ({
  model: "good",
  messages: [{ role: "user", content }],
  response_format: {
    type: "json_schema",
    json_schema: {
      name,
      schema: {
        type: "object",
        properties: {
          id: { type: "string" },
          list: { type: "array", minItems: 2, items: { type: "number" } },
        },
        required: ["id", "list"],
      },
    },
  },
  ...more,
});

const sample = { id: "sample", list: [1, 1] };

const contentOf = async (response: Response): Promise<unknown> => {
  const body = await response.json();
  return JSON.parse(body.choices[0].message.content);
};

test("a task with a reply is answered from the request's own text", async () => {
  for (const word of ["one", "two"]) {
    const body = question("doctor-check", fence("text", word));
    const answer = await contentOf(await post("/v1/chat/completions", body));
    expect(answer).toEqual({ word });
  }
});

test("a prompt that lacks what it must hold is refused with 422, and logged", async () => {
  const response = await post("/v1/chat/completions", question("doctor-check", "no fence"));
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    error: {
      message: expect.stringContaining('doctor-check: the prompt must hold one fence "text"'),
    },
  });
  expect(server.log[0]?.error).toContain("must hold one fence");
});

test("an unknown task is answered with a sample of its schema", async () => {
  const response = await post("/v1/chat/completions", question("unknown-task", "anything"));
  expect(await contentOf(response)).toEqual(sample);
});

test.each(["../reply", "constructor", "Doctor-Check"])(
  "%s is no task with a reply",
  async (name) => {
    const response = await post("/v1/chat/completions", question(name, "anything"));
    expect(await contentOf(response)).toEqual(sample);
  },
);

test("a streamed answer is the whole one in pieces, with usage at the end", async () => {
  const body = question("unknown-task", "anything", {
    stream: true,
    stream_options: { include_usage: true },
  });
  const events = (await (await post("/v1/chat/completions", body)).text())
    .split("\n\n")
    .flatMap((line) => (line.startsWith("data: {") ? [JSON.parse(line.slice(6))] : []));
  const text = events.map(({ choices }) => choices[0]?.delta.content ?? "").join("");
  expect(JSON.parse(text)).toEqual(sample);
  expect(events.at(-1).usage.prompt_tokens).toBeGreaterThan(0);
});

test.each([{ model: "good" }, { messages: [] }, null])("%j is refused with 400", async (body) => {
  expect((await post("/v1/chat/completions", body)).status).toBe(400);
  expect((await post("/v1/embeddings", body)).status).toBe(400);
});

describe("control", () => {
  const status = async (task: string) =>
    (await post("/v1/chat/completions", question(task, "x"))).status;

  test("a mode holds for so many requests of one task", async () => {
    await post("/__control", { task: "a-task", mode: "500", times: 2 });
    expect(await status("b-task")).toBe(200);
    expect([await status("a-task"), await status("a-task"), await status("a-task")]).toEqual([
      500, 500, 200,
    ]);
  });

  test("a rule for a task goes before one for all", async () => {
    server.control({ mode: "401" });
    server.control({ task: "a-task", mode: "good" });
    expect([await status("a-task"), await status("b-task")]).toEqual([200, 401]);
  });

  test("scripted answers are sent once each, in order, and then computed ones", async () => {
    server.script({ task: "doctor-check", replies: [{ word: "first" }] });
    await post("/__script", { task: "doctor-check", replies: [{ word: "second" }] });
    const ask = async (content: string) =>
      contentOf(await post("/v1/chat/completions", question("doctor-check", content)));
    const content = fence("text", "computed");
    expect([await ask(content), await ask(content), await ask(content)]).toEqual([
      { word: "first" },
      { word: "second" },
      { word: "computed" },
    ]);
    expect((await post("/__script", { task: "doctor-check" })).status).toBe(400);
  });

  test("an unknown mode is refused", async () => {
    expect((await post("/__control", { mode: "kaputt" })).status).toBe(400);
  });

  test("a model named after a mode behaves so, for so many requests", async () => {
    const ask = async () =>
      (await post("/v1/chat/completions", question("t", "x", { model: "429/1" }))).status;
    expect([await ask(), await ask()]).toEqual([429, 200]);
  });

  test("what is held goes on when it is released", async () => {
    server.control({ mode: "hold", times: 1 });
    const asked = post("/v1/chat/completions", question("a-task", "x"));
    await vi.waitFor(() => expect(server.log).toHaveLength(1), patient);
    expect(server.log[0]?.state).toBe("open");
    await post("/__release", {});
    expect((await asked).status).toBe(200);
    await vi.waitFor(() => expect(server.log[0]?.state).toBe("answered"), patient);
  });
});

test("every mode has its own way: none is answered like a good one by mistake", async () => {
  const body = question("unknown-task", "anything");
  const answers = new Map<string, string>();
  for (const mode of modes.filter((name) => !["hang", "hold", "slow"].includes(name))) {
    server.control({ mode });
    const signal = AbortSignal.timeout(1_000);
    const answer = await fetch(new URL("/v1/chat/completions", server.url), {
      method: "POST",
      body: JSON.stringify({ ...body, stream: true, stream_options: { include_usage: true } }),
      signal,
    }).then(
      async (response) => `${response.status} ${await response.text().catch(() => "broken")}`,
      () => "no answer",
    );
    answers.set(mode, answer);
  }
  const good = answers.get("good");
  expect([...answers].filter(([, answer]) => answer === good).map(([mode]) => mode)).toEqual([
    "good",
  ]);
});

test("runs alone and says when it is ready", async () => {
  const child = spawn(process.execPath, ["e2e/model-server/main.ts", "--port", "0"]);
  const [line] = await once(child.stdout, "data");
  const ready = JSON.parse(String(line));
  expect(ready).toMatchObject({ ready: true, pid: child.pid });
  const models = await fetch(new URL("/v1/models", ready.url));
  expect(models.status).toBe(200);
  expect(await (await fetch(new URL("/__log", ready.url))).json()).toEqual([]);
  child.kill("SIGTERM");
  expect((await once(child, "exit"))[0]).toBe(0);
});
