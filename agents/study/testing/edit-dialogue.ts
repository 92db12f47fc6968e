import { z } from "zod";
import type { EditingSettings } from "#agents/ports.ts";
import type { EditAction } from "#agents/study/tasks/edit-step.ts";
import type { ModelServer } from "#e2e/model-server/start-model-server.ts";
import { type Fence, parseFences } from "#lib/ai/fence.ts";

/** What a student answers when they ask for something. */
export const request = (text: string, more: object = {}) => ({ type: "request", text, ...more });

/** One edit as the model gives it. */
export const modelEdit = (oldText: string, newText: string, more: object = {}) => ({
  ...{ oldText, newText, line: null, before: null, after: null },
  reason: `Changed to: ${newText}`,
  ...more,
});
export type ModelEdit = ReturnType<typeof modelEdit>;

/** Actions of the model, as a test puts them down. */
export const edits = (...list: ModelEdit[]): EditAction => ({
  actionType: "edit",
  edits: list,
  continueEditing: false,
});
export const editAndGoOn = (...list: ModelEdit[]): EditAction => ({
  actionType: "edit",
  edits: list,
  continueEditing: true,
});
export const message = (content: string): EditAction => ({ actionType: "message", content });
export const complete: EditAction = { actionType: "complete", words: "" };
/** Ends the editing because the student said these words. */
export const completeFor = (words: string): EditAction => ({ actionType: "complete", words });

/** Tells the test server which actions the model takes next, in one step each or in two. */
export const scriptActions = (
  server: ModelServer,
  steps: EditingSettings["steps"],
  actions: readonly EditAction[],
): void => {
  if (steps === 1) {
    server.script({ task: "edit-step", replies: actions.map((action) => ({ action })) });
    return;
  }
  const decisions = actions.map(({ actionType }) => ({ actionType }));
  server.script({ task: "decide-edit-action", replies: decisions });
  for (const { actionType, ...details } of actions) {
    const task = `detail-${actionType.replace("_", "-")}`;
    server.script({ task, replies: [details] });
  }
};

const chatBody = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.unknown() })),
});
const content = z.union([z.string(), z.array(z.object({ text: z.string() }))]);

/** What the model was shown, request by request. */
export const shownTo = (
  server: ModelServer,
): { readonly content: string; readonly fences: readonly Fence[] }[] =>
  server.log.map(({ body }) => {
    const { messages } = chatBody.parse(body);
    const said = content.parse(messages.find(({ role }) => role === "user")?.content);
    const text = typeof said === "string" ? said : said.map((part) => part.text).join("");
    return { content: text, fences: parseFences(text) };
  });

/** A piece of teaching material with formulas, in Russian. */
export const commutative = `# Ментальный покер

## Коммутативность

Шифр $E_k$ называется коммутативным, если для любых ключей $k_1$, $k_2$ и сообщения $m$:

$$
E_{k_1}(E_{k_2}(m)) = E_{k_2}(E_{k_1}(m))
$$

## Свойства

Коммутативность: порядок шифрования не важен.

Функция Эйлера: $\\varphi(N) = (p-1)(q-1)$.
`;

/** The same words in two places, in English. */
export const twice = "# A\n\nThe stack grows. It is fine.\n\n# B\n\nThe stack grows. It is not.\n";
