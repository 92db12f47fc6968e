import type { NewMessage } from "#lib/study/study-store.ts";
import type { GuidePorts } from "../ports.ts";
import type { GuideStateValue } from "./state.ts";

type Saying = Pick<GuidePorts, "guide">;
type Turn = Pick<GuideStateValue, "ownerId" | "threadId" | "turn">;

/** Keeps the student's own words of this turn; buttons say nothing in the conversation. */
export const keepWords = async (
  { guide }: Saying,
  { ownerId, threadId, turn }: Turn,
  said: string | null,
): Promise<void> => {
  if (said === null) return;
  const message = { author: "student", kind: "reply", text: said } as const;
  await guide.addMessage(ownerId, threadId, { key: `turn:${turn}:said`, ...message });
};

/**
 * Says something in the conversation, once in a turn.
 * @param about what it is about, as one turn may answer the student and tell of the screen
 */
export const say = (
  { guide }: Saying,
  { ownerId, threadId, turn }: Turn,
  message: Pick<NewMessage, "author" | "kind" | "text" | "detail">,
  about: "answer" | "screen" = "answer",
): Promise<void> =>
  guide.addMessage(ownerId, threadId, { key: `turn:${turn}:${about}`, ...message });
