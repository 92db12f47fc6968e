import { z } from "zod";
import type { ModelServer } from "#e2e/model-server/start-model-server.ts";

const body = z.object({
  messages: z.array(
    z.object({
      role: z.string(),
      content: z.union([z.string(), z.array(z.object({ text: z.string().optional() }))]),
    }),
  ),
});

/** What the model was shown as text, request by request. */
export const promptsSent = (server: ModelServer): string[] =>
  server.log.map((entry) => {
    const content = body.parse(entry.body).messages.find(({ role }) => role === "user")?.content;
    if (content === undefined) throw new Error("a request without material");
    return typeof content === "string" ? content : content.map(({ text = "" }) => text).join("");
  });
