import type { z } from "zod";
import { languageName } from "../../../lib/ai/language-name.ts";
import type { Task } from "../../../lib/ai/task.ts";
import { messageDetails, wrongMessage } from "./edit-details.ts";
import { type EditRoundInput, editContent, editInstructions } from "./edit-prompt.ts";

export type MessageDetails = z.infer<typeof messageDetails>;

const step = ({ language }: EditRoundInput): string => `
You decided to speak to the student. Say it in ${languageName[language]}, in at most three sentences; a question names the
passage or the choice that it is about.

The failure to avoid: promising a change. What you say changes nothing.

Example. The student wrote "fix the typo in Euler's formula", and no formula of Euler is in the document:
{ "content": "I cannot find a formula of Euler in the document. Which passage do you mean?" }
`;

/** Second of two steps of a round: what the agent says to the student. */
export const detailMessage: Task<EditRoundInput, MessageDetails> = {
  name: "detail-message",
  version: 1,
  role: "writer",
  schema: messageDetails,
  prompt: (input) => ({
    instructions: editInstructions(input, step(input)),
    content: editContent(input),
  }),
  check: wrongMessage,
  offline: "cannot",
};
