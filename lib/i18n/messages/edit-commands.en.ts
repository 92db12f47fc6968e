/** What the rules say that follow commands where no model is configured, in a thread's language. */
export const editCommandsEn = {
  reasons: {
    replaced: "“{quote}” was replaced by “{text}”.",
    replacedEverywhere:
      "“{quote}” was replaced by “{text}” in {count, plural, one {# place} other {# places}}.",
    deleted: "“{quote}” was deleted.",
    deletedEverywhere: "“{quote}” was deleted in {count, plural, one {# place} other {# places}}.",
    insertedBefore: "“{text}” was inserted before “{quote}”.",
    insertedAfter: "“{text}” was inserted after “{quote}”.",
    swapped: "“{quote}” and “{other}” changed places.",
    movedBefore: "“{quote}” now stands before “{other}”.",
    movedAfter: "“{quote}” now stands after “{other}”.",
    appended: "“{text}” was added at the end.",
    prepended: "“{text}” was added at the beginning.",
    appendedSection: "“{text}” was added to the section “{section}”.",
    selection: {
      replace: "The selection was replaced by “{text}”.",
      delete: "The selection was deleted.",
      insert: "“{text}” was inserted beside the selection.",
    },
  },
  otherForms: "Other forms of the word were left as they are: {forms}.",
  passage: "“{passage}”",
  nearest: "The nearest there is: {passages}.",
  undone: "The last edit was taken back.",
  redone: "The edit was made again.",
  nothingToUndo: "There is no edit to take back. What should be changed?",
  nothingToRedo: "There is no edit to make again. What should be changed?",
  undoConflict:
    "The edit cannot be taken back, because later edits changed the same words. What should be changed?",
  nothingSelected:
    "“{part}” speaks of a marked passage, and none is marked. Mark it in the document or quote it.",
  unclear:
    "Without a model only exact commands are understood, and “{part}” is none. Nothing was changed.\n\nThis is what can be done, with the document's own words in quotation marks:\n{examples}\n\nSeveral commands go on lines of their own. With a model in the settings, any request will do.",
  examples:
    "- Replace “old text” with “new text”\n- Rename “term” to “other term” everywhere\n- Delete “text”, or: delete the paragraph “how it begins”\n- Insert “new text” before “text”, or: after “text”\n- Swap “text” and “other text”\n- Move “text” before “other text”, or: after “other text”\n- Add to the end: new text\n- Add to the section “heading”: new text\n- On a marked passage: delete this, or: replace this with “new text”\n- Undo\n- All fine, no more changes",
};
