import { garbageReason } from "../concepts/garbage-reason.ts";
import { AppError } from "../errors.ts";
import { maxTopicCharacters } from "./study-limits.ts";

/**
 * Refuses a topic that nothing can be written about, before a model is paid. A formula or a single word is a
 * topic; noise is not.
 * @throws AppError topic_empty, topic_too_long, topic_garbage
 */
export const guardTopic = (topic: string): void => {
  if (!/[\p{L}\p{N}]/u.test(topic)) throw new AppError("topic_empty", "The topic has no word");
  if (topic.length > maxTopicCharacters) {
    throw new AppError("topic_too_long", `The topic has ${topic.length} characters`);
  }
  const reason = garbageReason(topic);
  if (reason !== null && reason !== "too_little_text") {
    throw new AppError("topic_garbage", `The topic is no language: ${reason}`, {
      details: { reason },
    });
  }
};
