import { afterEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { readEnv } from "../env.ts";
import { createAsk } from "./ask.ts";
import { createModels } from "./models.ts";
import type { Task } from "./task.ts";
import { createMemoryJournal } from "./testing/memory-journal.ts";

/** Their own wire formats, shortened; the compatible one is tested against a server. */
const answer = '{"word":"стек"}';
const [head, tail] = [answer.slice(0, 6), answer.slice(6)];
const message = { id: "m", type: "message", role: "assistant", content: [] };
const wire = {
  "openai:gpt-5": {
    host: "api.openai.com",
    events: [
      { type: "response.created", response: { id: "r", created_at: 1, model: "gpt-5" } },
      { type: "response.output_item.added", output_index: 0, item: message },
      { type: "response.output_text.delta", item_id: "m", output_index: 0, delta: head },
      { type: "response.output_text.delta", item_id: "m", output_index: 0, delta: tail },
      { type: "response.output_item.done", output_index: 0, item: message },
      { type: "response.completed", response: { usage: { input_tokens: 50, output_tokens: 7 } } },
    ],
  },
  "anthropic:claude-sonnet-4-5": {
    host: "api.anthropic.com",
    events: [
      {
        type: "message_start",
        message: { ...message, model: "claude", usage: { input_tokens: 50, output_tokens: 0 } },
      },
      { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
      { type: "ping" },
      { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: head } },
      { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: tail } },
      { type: "content_block_stop", index: 0 },
      { type: "message_delta", delta: { stop_reason: "end_turn" }, usage: { output_tokens: 7 } },
      { type: "message_stop" },
    ],
  },
  "google:gemini-2.5-flash": {
    host: "generativelanguage.googleapis.com",
    events: [
      { candidates: [{ content: { role: "model", parts: [{ text: head }] } }] },
      {
        candidates: [{ content: { role: "model", parts: [{ text: tail }] }, finishReason: "STOP" }],
        usageMetadata: { promptTokenCount: 50, candidatesTokenCount: 7, totalTokenCount: 57 },
      },
    ],
  },
} as const;

const task: Task<{ note: string }, { word: string }> = {
  name: "find-word",
  version: 1,
  role: "writer",
  schema: z.object({ word: z.string() }),
  prompt: ({ note }) => ({ instructions: "Find the word.", content: note }),
  offline: "cannot",
};

const secret = "secret-key-0123456789";

const setUp = (model: string, respond: () => Response) => {
  const fetched = vi.fn(async (_url: string | URL | Request, _init?: RequestInit) => respond());
  vi.stubGlobal("fetch", fetched);
  const env = readEnv({
    MODEL: model,
    OPENAI_API_KEY: secret,
    ANTHROPIC_API_KEY: secret,
    GOOGLE_GENERATIVE_AI_API_KEY: secret,
  });
  const journal = createMemoryJournal();
  const ask = createAsk({
    models: createModels(env),
    journal,
    clock: () => new Date(),
    prices: {},
    silenceMs: 2_000,
    sleep: async () => undefined,
  });
  const put = () => ask(task, { note: "A note about a стек." }, { ownerId: "o", threadId: null });
  return { put, journal, fetched };
};

const stream = (events: readonly object[]) =>
  new Response(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(""), {
    headers: { "content-type": "text/event-stream" },
  });

afterEach(() => vi.unstubAllGlobals());

describe.each(Object.entries(wire))("%s", (model, { host, events }) => {
  test("is asked with instructions, material and schema, and its answer is read", async () => {
    const { put, journal, fetched } = setUp(model, () => stream(events));
    expect(await put()).toEqual({ output: { word: "стек" }, basis: "model", salvaged: false });
    expect(journal.calls).toMatchObject([{ model, requests: 1, inputTokens: 50, outputTokens: 7 }]);
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(String(url)).toContain(host);
    expect(String(url)).not.toContain(secret);
    const body = String(init?.body);
    expect(body).toContain("Find the word.");
    expect(body).toContain("A note about a стек.");
    expect(body).toMatch(/"word":\{"type":"string"\}/i);
  });

  test("a stream that ends in the middle is asked again, then given up", async () => {
    const { put, fetched } = setUp(model, () => stream(events.slice(0, events.length / 2)));
    await expect(put()).rejects.toMatchObject({ transient: true });
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  test.each([
    [401, "model_refused_key", 1],
    [429, "model_rate_limited", 3],
    [500, "model_unavailable", 3],
  ])("HTTP %d becomes %s after %d requests", async (status, code, requests) => {
    const body = JSON.stringify({ error: { message: `no: ${secret}`, type: "e", code: "e" } });
    const { put, fetched } = setUp(model, () => new Response(body, { status }));
    const error = await put().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code });
    expect(fetched).toHaveBeenCalledTimes(requests);
    expect(`${error instanceof Error && error.stack}${JSON.stringify(error)}`).not.toContain(
      secret,
    );
  });
});
