import type { ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { Behaviour } from "./behaviour.ts";
import type { ChatRequest } from "./chat-request.ts";

/** Small chunks as from a real model, but never more of them than this. */
const chunkCharacters = 16;
const maxChunks = 500;
const slowDefaultMs = 1_000;

/** Sends the text as the client wanted it, streamed or whole, or breaks off as the mode says. */
export const sendReply = async (
  response: ServerResponse,
  request: ChatRequest,
  text: string,
  behaviour: Behaviour,
): Promise<void> => {
  const finish = finishReasons[behaviour.mode] ?? "stop";
  const usage = usageOf(request, text);
  const base = { id: "chatcmpl-test", created: 1_700_000_000, model: request.model };
  if (!request.stream) {
    const message = { role: "assistant", content: text };
    const choices = [{ index: 0, message, finish_reason: finish }];
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ ...base, object: "chat.completion", choices, usage }));
    return;
  }
  const event = (choices: unknown[], more: object = {}) =>
    response.write(
      `data: ${JSON.stringify({ ...base, object: "chat.completion.chunk", choices, ...more })}\n\n`,
    );
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-cache" });
  const size = Math.max(chunkCharacters, Math.ceil(text.length / maxChunks));
  const pieces = text.match(new RegExp(`.{1,${size}}`, "gs")) ?? [];
  const pauseMs = (behaviour.delayMs ?? slowDefaultMs) / Math.max(1, pieces.length);
  for (const [index, content] of pieces.entries()) {
    if (index > 0 && index >= pieces.length / 2 && breaksOff(response, behaviour)) return;
    if (response.destroyed) return;
    if (behaviour.mode === "slow") await delay(pauseMs);
    event([{ index: 0, delta: { role: "assistant", content }, finish_reason: null }]);
  }
  if (breaksOff(response, behaviour)) return;
  event([{ index: 0, delta: {}, finish_reason: finish }]);
  const counts = request.stream_options?.include_usage && behaviour.mode !== "uncounted";
  if (counts) event([], { usage });
  response.end("data: [DONE]\n\n");
};

const finishReasons: Readonly<Partial<Record<Behaviour["mode"], string>>> = {
  length: "length",
  filtered: "content_filter",
};

/** Ends the stream in the middle; true when it did, or never will go on. */
const breaksOff = (response: ServerResponse, { mode }: Behaviour): boolean => {
  switch (mode) {
    case "cut":
      // Let the chunks so far reach the client before the connection dies.
      response.write(": \n\n", () => response.destroy());
      return true;
    case "cut-clean":
      response.end();
      return true;
    case "stall":
      return true;
    case "error-chunk":
      response.write('data: {"error":{"message":"the engine died","code":"server_error"}}\n\n');
      response.end();
      return true;
    default:
      return false;
  }
};

/** About four characters make a token, as in real bills. */
const usageOf = (request: ChatRequest, text: string) => {
  const prompt_tokens = Math.ceil(JSON.stringify(request.messages).length / 4);
  const completion_tokens = Math.ceil(text.length / 4);
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
};
