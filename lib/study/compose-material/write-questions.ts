import { noteLinkPattern } from "../note-line.ts";
import { evenlyChosen } from "../review-questions/choose-drafts.ts";
import { draftQuestions } from "../review-questions/draft-questions.ts";

/** A list that one can go through in an evening. */
const mostQuestions = 12;

/** What one can ask oneself about a document, each with the link to the notes that its answer has; "" for nothing. */
export const writeQuestions = async (document: string): Promise<string> => {
  const drafts = (await draftQuestions(document)).filter(({ kind }) => kind !== "term");
  const sections = drafts.filter(({ kind }) => kind !== "paragraph");
  const asked = evenlyChosen(sections.length > 0 ? sections : drafts, mostQuestions);
  return asked
    .map(({ text, start }, index) => {
      const mark = `${index + 1}. `;
      const link = new RegExp(noteLinkPattern, "y");
      const at = document.indexOf("[[", start);
      link.lastIndex = Math.max(0, at);
      const [line] = (at === -1 ? null : link.exec(document)) ?? [];
      const lines = text.split("\n");
      const own = [`${lines[0]}${line === undefined ? "" : ` ${line}`}`, ...lines.slice(1)];
      return `${mark}${own.join(`\n${" ".repeat(mark.length)}`)}`;
    })
    .join("\n");
};
