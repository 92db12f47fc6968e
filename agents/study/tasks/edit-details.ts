import { z } from "zod";
import { textFromModel } from "../../../lib/ai/text-from-model.ts";
import type { ProposedEdit } from "../../../lib/editing/proposed-edit.ts";
import { QUOTE_LIMIT } from "../../../lib/quotes/place-quote.ts";

/** Edits of one answer; more are not one change any more that a student can follow. */
const mostEdits = 20;
/** A whole new chapter may be inserted at once. */
const longestNewText = 60_000;
const longestContext = 1_000;

const proposedEdit = z.object({
  oldText: textFromModel(QUOTE_LIMIT).describe("Copied from the document, letter by letter"),
  newText: textFromModel(longestNewText).describe("What stands there afterwards; empty to delete"),
  before: textFromModel(longestContext)
    .nullable()
    .describe("Only for an oldText that stands there several times: the words directly before it"),
  after: textFromModel(longestContext).nullable().describe("The words directly after it, likewise"),
  reason: textFromModel(600).describe("One sentence for the student"),
});

export const editDetails = z.object({
  edits: z.array(proposedEdit).describe("Made together or not at all"),
  continueEditing: z.boolean().describe("Whether more edits follow by yourself after these"),
});
export type EditDetails = z.infer<typeof editDetails>;

/** A question to the student, or an answer to one of theirs. */
export const messageDetails = z.object({
  content: textFromModel(4_000).describe("What you say to the student"),
});

/** What is wrong with a list of edits before any place is looked for, in words for the model; null when nothing is. */
export const wrongEdits = (edits: readonly ProposedEdit[]): string | null => {
  if (edits.length === 0) return 'There is no edit. Give at least one, or choose "message".';
  if (edits.length > mostEdits) {
    return `There are ${edits.length} edits, at most ${mostEdits} are made at once. Give the first ones and set continueEditing to true.`;
  }
  const problems = edits.flatMap(({ oldText, newText, reason }, index) => {
    const name = `Edit ${index + 1}`;
    if (oldText.trim() === "") {
      return [
        `${name}: oldText is empty. To insert, quote the passage next to the new text and repeat it in newText.`,
      ];
    }
    if (oldText === newText) {
      return [`${name}: oldText and newText are the same, so it changes nothing.`];
    }
    return reason.trim() === "" ? [`${name}: reason is empty. The student reads it.`] : [];
  });
  return problems.length > 0 ? problems.join(" ") : null;
};

/** The same for what the model says. */
export const wrongMessage = ({ content }: { readonly content: string }): string | null =>
  content.trim() === "" ? "content is empty. Say to the student what you want to say." : null;
