import { contentWords } from "../../questions/content-words.ts";

/** From this share of a subject's words on a text is about it. */
const leastShare = 0.6;

/** Makes the test whether a text is about a subject, by the stems of its words. */
export const aboutSubject = (subject: string): ((text: string) => boolean) => {
  const wanted = [...new Set(contentWords(subject))];
  return (text) => {
    if (wanted.length === 0) return false;
    const words = new Set(contentWords(text));
    const shared = wanted.filter((word) => words.has(word)).length;
    return shared / wanted.length >= leastShare;
  };
};
