import type { Language } from "../schemas/language.ts";

/** Words of a thread's name. */
const mostWords = 5;
/** A name stands in lists and tabs, in UTF-16 units. */
const longestName = 60;

/** What comes before the topic itself in an exam paper, with one space at most between words. */
const ceremony =
  /^(?:(?:exam(?:ination)? )?(?:question|topic|ticket|task) ?(?:no\.?|#|№)? ?\d* ?[.:)—–-] ?|(?:экзаменационный )?(?:билет|вопрос|тема|задание) ?[№#]? ?\d* ?[.:)—–-] ?|\d{1,3}[.)] |#{1,6} )/iu;

/** The verb that asks for the topic. */
const request: Readonly<Record<Language, RegExp>> = {
  en: /^(?:please\s+)?(?:what (?:is|are)|explain|describe|define|discuss|tell (?:me|us) about|write about|give (?:an|the) (?:overview|definition) of|prove|derive)\s+(?:(?:an?|the)\s+)?/iu,
  // Other verbs stay: without them the topic would stand in a case that no name has.
  ru: /^(?:что такое|расскажите(?=\s+(?:об?|про)\s))\s+/iu,
};

/** A name does not end in one of these. */
const hanging =
  /^(?:an?|the|and|or|of|in|on|for|to|with|by|from|at|as|is|are|и|или|а|в|во|на|с|со|к|о|об|от|для|по|из|при|у|за|как|что)$/iu;

/** A topic's name in a few of its own words. */
export const nameTopic = (topic: string, language: Language): string => {
  const line = topic.split(/\r\n?|\n/).find((one) => /[\p{L}\p{N}]/u.test(one)) ?? topic;
  const plain = line
    .replace(/[*_`]/g, "")
    .replace(/[\s\p{C}]+/gu, " ")
    .trim();
  const bare = plain.replace(ceremony, "").replace(request[language], "");
  const [clause = ""] = (bare || plain).split(/[.?!;:](?:\s|$)|,\s|\s[—–]\s/u, 1);
  const words = (/[\p{L}\p{N}]/u.test(clause) ? clause : plain)
    .trim()
    .split(" ")
    .slice(0, mostWords);
  while (words.length > 1 && hanging.test(words.at(-1) ?? "")) words.pop();
  return upperFirst(shorten(words.join(" ") || plain || "…"));
};

const shorten = (name: string): string => {
  if (name.length <= longestName) return name;
  const cut = name.slice(0, longestName - 1).replace(/[\ud800-\udbff]$/, "");
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), longestName / 2)).trimEnd()}…`;
};

const upperFirst = (name: string): string =>
  name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
