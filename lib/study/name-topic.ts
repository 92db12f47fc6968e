import { AppError } from "#lib/errors.ts";
import { maxTitle, shortTitle } from "#lib/notes/note-title.ts";
import type { Language } from "#lib/schemas/language.ts";
import { maxTopicCharacters } from "#lib/schemas/study-limits.ts";
import { garbageReason } from "#lib/text/garbage-reason.ts";

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

/** What comes before the topic itself in an exam paper, with one space at most between words. */
const ceremony =
  /^(?:(?:exam(?:ination)? )?(?:question|topic|ticket|task) ?(?:no\.?|#|№)? ?\d* ?[.:)—–-] ?|(?:экзаменационный )?(?:билет|вопрос|тема|задание) ?[№#]? ?\d* ?[.:)—–-] ?|\d{1,3}[.)] |#{1,6} )/iu;

/** The verb that asks for the topic. */
const request: Readonly<Record<Language, RegExp>> = {
  en: /^(?:please\s+)?(?:what (?:is|are)|explain|describe|define|discuss|tell (?:me|us) about|write about|give (?:an|the) (?:overview|definition) of|prove|derive)\s+(?:(?:an?|the)\s+)?/iu,
  // Other verbs stay: without them the topic would stand in a case that no name has.
  ru: /^(?:что такое|расскажите(?=\s+(?:об?|про)\s))\s+/iu,
};

/** A topic's name in its own words: its first sentence, without what only asks for it. */
export const nameTopic = (topic: string, language: Language): string => {
  const line = topic.split(/\r\n?|\n/).find((one) => /[\p{L}\p{N}]/u.test(one)) ?? topic;
  const plain = line
    .replace(/[*_`]/g, "")
    .replace(/[\s\p{C}]+/gu, " ")
    .trim();
  const bare = plain.replace(ceremony, "").replace(request[language], "");
  const [sentence = ""] = (bare || plain).split(/[.?!;:]$|[.?!;](?=\s)/u, 1);
  const name = (/[\p{L}\p{N}]/u.test(sentence) ? sentence : plain).trim() || "…";
  return upperFirst(shortTitle(name.length <= maxTitle ? name : firstClause(name)));
};

/** What a sentence that is too long begins with, as far as it makes sense on its own. */
const firstClause = (name: string): string => {
  const [clause = ""] = name.split(/[,:]\s|\s[—–]\s/u, 1);
  return /[\p{L}\p{N}]/u.test(clause) ? clause : name;
};

const upperFirst = (name: string): string =>
  name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
