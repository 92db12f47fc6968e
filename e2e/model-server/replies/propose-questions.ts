import { promptLanguage } from "../prompt-language.ts";
import { type Reply, type ReplyRequest, requireFence } from "../reply.ts";

/**
 * One question for each bold term and each heading of the document. Feedback takes a question away by its number
 * ("remove 2", "убери 2"), keeps the first ones ("only 3", "только 3"), and is otherwise itself the subject of one more.
 */
export const reply: Reply = (request) => {
  const document = requireFence(request, "document").text;
  const previous = request.fences.find(({ label }) => label === "previous")?.text;
  if (previous === undefined) {
    const wanted = Number(/about (\d+) questions/.exec(request.instructions)?.[1]);
    if (!Number.isInteger(wanted)) throw new Error("the prompt must say how many questions");
    return { questions: possible(request, document).slice(0, wanted), reply: null };
  }
  const questions = previous
    .split("\n")
    .flatMap((line) => (line.trim() === "" ? [] : [line.replace(/^\d+\. /, "")]));
  return { questions: refined(request, questions), reply: null };
};

const refined = (request: ReplyRequest, questions: readonly string[]): string[] => {
  const feedback = requireFence(request, "feedback").text;
  const removed = /(?:remove|убери)\D*(\d+)/iu.exec(feedback)?.[1];
  if (removed) return questions.filter((_, index) => index + 1 !== Number(removed));
  const kept = /(?:only|только)\D*(\d+)/iu.exec(feedback)?.[1];
  if (kept) return questions.slice(0, Number(kept));
  return [...questions, asked(request, feedback)];
};

const asked = (request: ReplyRequest, subject: string): string =>
  promptLanguage(request) === "ru"
    ? `Что в документе сказано о «${subject}» и почему это так?`
    : `What does the document say about “${subject}”, and why is it so?`;

const possible = (request: ReplyRequest, document: string): string[] => {
  const prose = document.replace(/```[\s\S]*?```/g, "");
  const terms = [...prose.matchAll(/\*\*([^*\n]{2,60})\*\*/g)].map(([, term = ""]) => term);
  const headings = [...prose.matchAll(/^#{2,6} (.+)$/gm)].map(([, heading = ""]) => heading);
  const subjects = [...new Set([...terms, ...headings])];
  return subjects.map((subject) => asked(request, subject));
};
