import { z } from "zod";
import { listFromModel, textFromModel } from "#lib/ai/text-from-model.ts";
import type { ProposedEdit } from "#lib/editing/proposed-edit.ts";
import { QUOTE_LIMIT } from "#lib/quotes/place-quote.ts";

/** Edits of one answer; more are not one change any more that a student can follow. */
const mostEdits = 20;
/** A whole new chapter may be inserted at once. */
const longestNewText = 60_000;
const longestContext = 1_000;

const reason = textFromModel(600).describe("One sentence for the student");
const continueEditing = z.boolean().describe("Whether you go on by yourself after this");

const proposedEdit = z.object({
  oldText: textFromModel(QUOTE_LIMIT).describe("Copied from the document, letter by letter"),
  newText: textFromModel(longestNewText).describe("What stands there afterwards; empty to delete"),
  before: textFromModel(longestContext)
    .nullable()
    .describe("Only for an oldText that stands there several times: the words directly before it"),
  after: textFromModel(longestContext).nullable().describe("The words directly after it, likewise"),
  reason,
});

/** What the model can do. */
export const actionTypes = [
  "edit",
  "replace_all",
  "section",
  "undo",
  "message",
  "complete",
] as const;
export type ActionType = (typeof actionTypes)[number];

/** What it says of each. */
export const editActions = {
  edit: z.object({
    edits: listFromModel(proposedEdit).describe("Made together or not at all"),
    continueEditing,
  }),
  replace_all: z.object({
    oldText: textFromModel(longestContext).describe("Whole words, as they stand in the document"),
    newText: textFromModel(longestContext).describe("What stands in each place afterwards"),
    reason,
    continueEditing,
  }),
  section: z.object({
    heading: textFromModel(longestContext).describe("The heading of the section, copied"),
    change: z.enum(["delete", "move_before", "move_to_end"]),
    before: textFromModel(longestContext)
      .nullable()
      .describe("For move_before: the heading that it is to stand before, copied; otherwise null"),
    reason,
    continueEditing,
  }),
  undo: z.object({
    edits: listFromModel(z.number().int().min(1)).describe('Numbers from the block "edits"'),
    continueEditing,
  }),
  message: z.object({ content: textFromModel(4_000).describe("What you say to the student") }),
  complete: z.object({
    words: textFromModel(longestContext).describe(
      "The student's words that say so, copied; empty when the request was carried out by your edits",
    ),
  }),
} as const satisfies Record<ActionType, z.ZodObject>;

export type ActionDetails<Type extends ActionType> = z.infer<(typeof editActions)[Type]>;

/** What the model wants to do next. */
export type EditAction = {
  [Type in ActionType]: { actionType: Type } & ActionDetails<Type>;
}[ActionType];

/** When each action is the right one. */
export const actionChoices = `
- "edit": you know what to change, and it is a matter of sentences.
- "replace_all": the same words become other words wherever they stand, such as a term or a name.
- "section": a section goes or moves as a whole, its sub-sections with it. Never quote a whole section to delete or move it.
- "undo": the student wants something back as it was, and the block "edits" names the edit that changed it.
- "message": you must ask the student something, or they asked you something.
- "complete": the student wants no more changes.
`.trim();

const goOn = `continueEditing: true when the request needs more after this; false when it is done with it, and then the
student is told what was changed and asked what else.`;

/** How the details of each action are written. */
export const actionRules: Readonly<Record<ActionType, string>> = {
  edit: `An edit replaces oldText by newText:
- oldText: copied from the document letter by letter, with its Markdown and LaTeX, and long enough to stand in it once.
  Quote no more than what changes and what is needed to find it: a sentence, not a chapter.
- newText: what stands there afterwards, whole, with all of its marks. To insert, repeat oldText in it and add before or
  after; to delete, make it an empty string.
- before, after: null; only where oldText stands in the document several times, the words directly in front of it and
  directly behind it, copied too.
- reason: one sentence that tells the student what this edit does and why.
Several edits in one answer are made together or not at all; each quotes the document as it is now, and no two
change the same words.
${goOn}

The failure to avoid: an oldText from memory, shortened or "improved". It is not found, or, worse, found elsewhere; what
stands there is then shown to you, and you quote it.`,
  replace_all: `oldText: whole words as they stand in the document; a capital at the beginning of a sentence is kept. newText: what stands
in every one of these places afterwards. Other forms of the words, such as cases and plurals, are not touched: name each by an
action of its own, or use edits where the sentence around them changes. A lone letter that stands in formulas is changed only there.
${goOn}`,
  section: `heading: the text of the heading, copied; where several sections have it, with the headings above it, as in
"Chapter > Section". Its section reaches to the next heading of the same or a higher level.
change: "delete"; "move_before" puts it in front of the heading that before names; "move_to_end" puts it at the end.
${goOn}`,
  undo: `edits: the numbers of the edits to take back, as the block "edits" gives them. Edits that it
lists "together with" others go back together or not at all: name all of them; later edits stay. Where the student wants only
one of them back, choose "edit" and write what stood there. What was undone is brought back by "edit", too, not by "undo".
${goOn}`,
  message: `content: in at most three sentences; a question names the passage or the choice that it is about.

The failure to avoid: promising a change. What you say changes nothing.`,
  complete: `words: the student's own words that say that no more is wanted, copied from the newest block "student"; an empty string
when your edits have carried the request out.

The failure to avoid: "complete" after an action that failed, or before anything was done.`,
};

/** What is wrong with an action before anything is looked for in the document, in words for the model; null when nothing is. */
export const wrongAction = (action: EditAction): string | null => {
  switch (action.actionType) {
    case "edit":
      return wrongEdits(action.edits);
    case "replace_all":
      return wrongReplacement(action);
    case "section":
      return wrongSection(action);
    case "undo":
      if (action.edits.length === 0) return "edits is empty. Give at least one number.";
      return action.edits.length > mostEdits
        ? `At most ${mostEdits} edits are undone at once.`
        : null;
    case "message":
      return action.content.trim() === ""
        ? "content is empty. Say to the student what you want to say."
        : null;
    case "complete":
      return null;
  }
};

const wrongReplacement = ({ oldText, newText, reason: why }: ActionDetails<"replace_all">) => {
  if (oldText.trim() === "") return "oldText is empty.";
  if (oldText === newText) return "oldText and newText are the same, so it changes nothing.";
  return wrongReason(why);
};

const wrongSection = ({ heading, change, before, reason: why }: ActionDetails<"section">) => {
  if (heading.trim() === "") return "heading is empty.";
  if (change === "move_before" && (before ?? "").trim() === "") {
    return "move_before needs the heading that the section is to stand before.";
  }
  return wrongReason(why);
};

const wrongReason = (words: string): string | null =>
  words.trim() === "" ? "reason is empty. The student reads it." : null;

const wrongEdits = (edits: readonly ProposedEdit[]): string | null => {
  if (edits.length === 0) return 'There is no edit. Give at least one, or choose "message".';
  if (edits.length > mostEdits) {
    return `There are ${edits.length} edits, at most ${mostEdits} are made at once. Give the first ones and set continueEditing to true.`;
  }
  const problems = edits.flatMap(({ oldText, newText, reason: why }, index) => {
    const name = `Edit ${index + 1}`;
    if (oldText.trim() === "") {
      return [
        `${name}: oldText is empty. To insert, quote the passage next to the new text and repeat it in newText.`,
      ];
    }
    if (oldText === newText) {
      return [`${name}: oldText and newText are the same, so it changes nothing.`];
    }
    const wrong = wrongReason(why);
    return wrong === null ? [] : [`${name}: ${wrong}`];
  });
  return problems.length > 0 ? problems.join(" ") : null;
};
