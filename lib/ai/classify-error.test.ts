import { APICallError } from "ai";
import { describe, expect, test } from "vitest";
import { AppError } from "../errors.ts";
import { classifyError } from "./classify-error.ts";

const now = new Date("2026-03-01T12:00:00Z");
const secret = "sk-secret";
const about = {
  modelId: "openai:gpt",
  redact: (text: string) => text.replaceAll(secret, "***"),
  now,
};

const apiError = (
  statusCode: number,
  more: { message?: string; data?: unknown; headers?: Record<string, string> } = {},
) =>
  new APICallError({
    message: more.message ?? "failed",
    url: `https://user:${secret}@example.test/v1`,
    requestBodyValues: { note: "private note" },
    statusCode,
    data: more.data,
    ...(more.headers && { responseHeaders: more.headers }),
  });

describe("a status becomes a code", () => {
  test.each([
    [400, "model_refused_request"],
    [401, "model_refused_key"],
    [402, "model_refused_request"],
    [403, "model_refused_key"],
    [404, "model_refused_request"],
    [408, "model_unavailable"],
    [413, "model_context_exceeded"],
    [422, "model_refused_request"],
    [429, "model_rate_limited"],
    [500, "model_unavailable"],
    [529, "model_unavailable"],
    [200, "model_reply_invalid"],
  ])("%d → %s", (status, code) => {
    expect(classifyError(apiError(status), about).code).toBe(code);
  });

  test("no credit is no rate limit: waiting does not help", () => {
    const data = { error: { message: "no credit", code: "insufficient_quota" } };
    expect(classifyError(apiError(429, { data }), about).code).toBe("model_refused_request");
  });
});

describe("a note that is too long is told apart from other refusals", () => {
  test.each([
    "This model's maximum context length is 8192 tokens. However, your messages resulted in 9000.",
    "prompt is too long: 210000 tokens > 200000 maximum",
    "The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).",
    "the request exceeds the available context size; input length exceeds the maximum",
  ])("%s", (message) => {
    expect(classifyError(apiError(400, { message }), about).code).toBe("model_context_exceeded");
  });

  test("by OpenAI's code", () => {
    const data = { error: { message: "too much", code: "context_length_exceeded" } };
    expect(classifyError(apiError(400, { data }), about).code).toBe("model_context_exceeded");
  });

  test.each(["Invalid schema for response_format", "max_tokens must be positive"])(
    "not: %s",
    (message) => {
      expect(classifyError(apiError(400, { message }), about).code).toBe("model_refused_request");
    },
  );
});

describe("how long to wait", () => {
  test.each([
    [{ "retry-after": "12" }, 12_000],
    [{ "retry-after": "0" }, 0],
    [{ "retry-after": "Sun, 01 Mar 2026 12:00:30 GMT" }, 30_000],
    [{ "retry-after": "Sun, 01 Mar 2026 11:00:00 GMT" }, 0],
    [{ "retry-after-ms": "350", "retry-after": "1" }, 350],
    [{ "retry-after": "later" }, null],
    [{}, null],
  ])("%j → %s", (headers, waitMs) => {
    expect(classifyError(apiError(429, { headers }), about).retryAfterMs).toBe(waitMs);
  });
});

test("an AppError stays what it is", () => {
  const error = new AppError("stopped", "stopped");
  expect(classifyError(error, about)).toBe(error);
});

test.each([new Error("socket"), "thrown text", undefined])(
  "%s without a status is the network's",
  (e) => {
    expect(classifyError(e, about).code).toBe("model_unavailable");
  },
);

test("neither URL nor request nor key get into the error", () => {
  const error = classifyError(apiError(401, { message: `bad key ${secret}` }), about);
  expect(error.message).toBe("openai:gpt (HTTP 401): bad key ***");
  expect(error.cause).toBeUndefined();
  expect(JSON.stringify(error)).not.toMatch(/secret|private note|example\.test/);
});

test("a page of HTML as the message is cut short", () => {
  expect(
    classifyError(apiError(500, { message: "x".repeat(9_000) }), about).message.length,
  ).toBeLessThan(400);
});
