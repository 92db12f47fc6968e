import { createServer } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { readModelConfig } from "#lib/ai/model-config.ts";
import { readEnv } from "../env.ts";
import { AppError } from "../errors.ts";
import { createAsk } from "./ask.ts";
import { createModels } from "./models.ts";
import type { PromptPicture, Task } from "./task.ts";
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

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 250]);
const base64 = Buffer.from(jpeg).toString("base64");
const page = { sha256: "0".repeat(64), mediaType: "image/jpeg" } as const;

/** Where each provider looks for a picture: the smallest part of the request that holds it. */
const pictureParts: Readonly<Record<string, object>> = {
  "openai:gpt-5": { type: "input_image", image_url: `data:image/jpeg;base64,${base64}` },
  "anthropic:claude-sonnet-4-5": {
    type: "image",
    source: { type: "base64", media_type: "image/jpeg", data: base64 },
  },
  "google:gemini-2.5-flash": { inlineData: { mimeType: "image/jpeg", data: base64 } },
  "compatible:good": {
    type: "image_url",
    image_url: { url: `data:image/jpeg;base64,${base64}` },
  },
};

const readPicture: Task<{ page: PromptPicture }, { word: string }> = {
  ...{ name: "read-picture", version: 1, role: "vision", schema: z.object({ word: z.string() }) },
  prompt: (input) => ({
    instructions: "Read the picture.",
    content: "It is a page.",
    pictures: [input.page],
  }),
  offline: "cannot",
};

/** Every object anywhere in a JSON text. */
const objectsIn = (json: string): unknown[] => {
  const found: unknown[] = [];
  JSON.parse(json, (_key, value: unknown) => {
    if (typeof value === "object" && value !== null) found.push(value);
    return value;
  });
  return found;
};

const secret = "secret-key-0123456789";

/** Asked over connections of its own: it hands on to what `fetch` is for the others. */
const compatible = createServer(async (request, response) => {
  const body = (await Array.fromAsync(request)).join("");
  const answer = await fetch("http://model.test/v1", { body });
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
});
beforeAll(() => new Promise<void>((resolve) => compatible.listen(0, "127.0.0.1", resolve)));
afterAll(() => {
  compatible.close();
});

const compatibleUrl = (): string => {
  const address = compatible.address();
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/v1`;
};

const setUp = (model: string, respond: () => Response) => {
  const fetched = vi.fn(async (_url: string | URL | Request, _init?: RequestInit) => respond());
  vi.stubGlobal("fetch", fetched);
  const env = readEnv({
    MODEL: model,
    OPENAI_API_KEY: secret,
    ANTHROPIC_API_KEY: secret,
    GOOGLE_GENERATIVE_AI_API_KEY: secret,
    COMPATIBLE_BASE_URL: compatibleUrl(),
  });
  const journal = createMemoryJournal();
  const ask = createAsk({
    models: createModels(readModelConfig(env)),
    journal,
    clock: () => new Date(),
    prices: {},
    silenceMs: 2_000,
    sleep: async () => undefined,
  });
  const put = () => ask(task, { note: "A note about a стек." }, { ownerId: "o", threadId: null });
  const picture = vi.fn(async (_picture: PromptPicture) => jpeg);
  const show = () => ask(readPicture, { page }, { ownerId: "o", threadId: null, picture });
  return { put, show, picture, journal, fetched };
};

const stream = (events: readonly object[]) =>
  new Response(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(""), {
    headers: { "content-type": "text/event-stream" },
  });

const chunk = (choice: object) => ({ id: "c", created: 1, model: "good", choices: [choice] });
const compatibleEvents = [
  chunk({ index: 0, delta: { role: "assistant", content: answer }, finish_reason: null }),
  chunk({ index: 0, delta: {}, finish_reason: "stop" }),
];

afterEach(() => vi.unstubAllGlobals());

describe.each([
  ...Object.entries(wire).map(([model, { events }]) => [model, events] as const),
  ["compatible:good", compatibleEvents] as const,
])("%s shown a picture", (model, events) => {
  test("gets its bytes in its own format, beside the text", async () => {
    const { show, picture, fetched } = setUp(model, () => stream(events));
    expect(await show()).toMatchObject({ output: { word: "стек" }, basis: "model" });
    expect(picture.mock.calls).toEqual([[page]]);
    const body = String(fetched.mock.calls[0]?.[1]?.body);
    expect(body).toContain("It is a page.");
    expect(objectsIn(body)).toContainEqual(expect.objectContaining(pictureParts[model] ?? {}));
  });

  test("is asked about the same bytes once, and its journal holds none of them", async () => {
    const { show, picture, journal, fetched } = setUp(model, () => stream(events));
    await show();
    await show();
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(picture).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(journal.calls)).not.toContain(base64);
  });
});

test("a picture that is not there fails as itself, and nothing is asked or paid", async () => {
  const { show, picture, journal, fetched } = setUp("openai:gpt-5", () => stream([]));
  picture.mockRejectedValueOnce(new AppError("not_found", "taken away"));
  await expect(show()).rejects.toMatchObject({ code: "not_found" });
  expect([fetched.mock.calls, journal.calls]).toEqual([[], []]);
});

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
