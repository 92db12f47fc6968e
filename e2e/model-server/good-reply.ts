import { existsSync } from "node:fs";
import { parseFences } from "#lib/ai/fence.ts";
import { type ChatRequest, firstText, pictureUrls, taskOf } from "./chat-request.ts";
import type { Reply, ReplyRequest } from "./reply.ts";
import { sampleSchema } from "./sample-schema.ts";
import { sentPicture } from "./sent-picture.ts";

/**
 * The good answer to a request, as text: computed by `replies/<task>.ts`, for an unknown task
 * filled in from its schema.
 *
 * @throws Error when the prompt lacks what it must hold.
 */
export const goodReply = async (
  request: ChatRequest,
  quotes: ReplyRequest["quotes"] = null,
): Promise<string> => {
  const task = taskOf(request);
  if (task === null) return `I have read ${JSON.stringify(request.messages).length} characters.`;
  // Whatever is asked: what cannot be decoded is refused, as real servers do.
  const pictures = await Promise.all(pictureUrls(request).map(sentPicture));
  const reply = await loadReply(task);
  if (!reply) return JSON.stringify(sampleSchema(request.response_format?.json_schema?.schema));
  const content = firstText(request, "user");
  const instructions = firstText(request, "system");
  const fences = parseFences(content);
  return JSON.stringify(reply({ content, instructions, fences, pictures, quotes }));
};

const loadReply = async (task: string): Promise<Reply | null> => {
  if (!/^[a-z][a-z0-9-]*$/.test(task)) return null;
  const file = new URL(`./replies/${task}.ts`, import.meta.url);
  if (!existsSync(file)) return null;
  const module: { reply?: Reply } = await import(file.href);
  if (typeof module.reply === "function") return module.reply;
  throw new Error(`replies/${task}.ts exports no reply`);
};
