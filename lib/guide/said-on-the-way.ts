import { guideQuestionKind } from "../schemas/guide.ts";
import type { StoredMessage } from "../study/study-store.ts";
import { isThanks } from "./is-thanks.ts";
import { understandReply } from "./understand-reply.ts";

/** The newest remarks; what was said long before was about steps that are behind. */
const mostRemarks = 6;
const longestRemark = 400;

/** What a student asked and remarked in a guide, oldest first; typed choices ("no, not yet") and thanks tell nothing of the task. */
export const saidOnTheWay = (
  messages: readonly Pick<StoredMessage, "author" | "text">[],
): string[] =>
  messages
    .filter(({ author, text }) => author === "student" && !isChoice(text) && !isThanks(text))
    .slice(-mostRemarks)
    .map(({ text }) => text.slice(0, longestRemark));

const isChoice = (text: string): boolean =>
  guideQuestionKind.options.some((kind) => understandReply(text, kind) !== null);

/** The newest messages that go with a question about a step, and how much of each. */
const mostLastWords = 4;
const longestLastWords = 300;

/** What the student and the guide said to each other last, oldest first, without the sections that were named with it. */
export const lastWords = (messages: readonly Pick<StoredMessage, "author" | "text">[]): string[] =>
  messages
    .filter(({ author }) => author !== "program")
    .slice(-mostLastWords)
    .map(({ author, text }) => {
      const words = text.replaceAll(/\]\(#chunk-[\w-]{1,100}\)/gu, "]").slice(0, longestLastWords);
      return `${author === "student" ? "student" : "guide"}: ${words.toWellFormed()}`;
    });
