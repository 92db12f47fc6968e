import { z } from "zod";

const content = z.union([
  z.string(),
  z.array(
    z.looseObject({
      type: z.string(),
      text: z.string().optional(),
      image_url: z.looseObject({ url: z.string() }).optional(),
    }),
  ),
]);

/** As much of OpenAI's chat completion request as a reply depends on. */
export const chatRequest = z.looseObject({
  model: z.string().min(1),
  stream: z.boolean().default(false),
  stream_options: z.looseObject({ include_usage: z.boolean().default(false) }).optional(),
  messages: z.array(z.looseObject({ role: z.string(), content })).min(1),
  response_format: z
    .looseObject({
      type: z.string(),
      json_schema: z.looseObject({ name: z.string(), schema: z.unknown() }).optional(),
    })
    .optional(),
});
export type ChatRequest = z.infer<typeof chatRequest>;

export const embeddingRequest = z.looseObject({
  model: z.string().min(1),
  input: z.union([z.string(), z.array(z.string())]),
});

/** The text of the first message of this role, or "". */
export const firstText = (request: ChatRequest, role: string): string => {
  const found = request.messages.find((message) => message.role === role)?.content ?? "";
  if (typeof found === "string") return found;
  return found.map(({ text }) => text ?? "").join("");
};

/** The addresses of the pictures in the first user message, in order. */
export const pictureUrls = (request: ChatRequest): string[] => {
  const found = request.messages.find(({ role }) => role === "user")?.content ?? "";
  return typeof found === "string" ? [] : found.flatMap(({ image_url }) => image_url?.url ?? []);
};

/** The name of the task: that of the schema sent along. */
export const taskOf = (request: ChatRequest): string | null =>
  request.response_format?.json_schema?.name ?? null;
