/** What the rules say that follow commands where no model is configured, in a thread's language. */
export const editCommandsEn = {
  reasons: {
    replaced: "“{quote}” was replaced by “{text}”.",
    deleted: "“{quote}” was deleted.",
    insertedBefore: "“{text}” was inserted before “{quote}”.",
    insertedAfter: "“{text}” was inserted after “{quote}”.",
  },
  passage: "“{passage}”",
  nearest: "The closest match: {passages}.",
  undone: "The last edit was undone.",
  redone: "The edit was redone.",
  nothingToUndo: "There is nothing to undo. What should be changed?",
  nothingToRedo: "There is nothing to redo. What should be changed?",
  undoConflict:
    "The edit cannot be undone, because later edits changed the same words. What should be changed?",
  tooMany:
    "That is {count} commands; the limit is {most} at a time. Nothing was changed. Send them in parts.",
  unclear:
    "Sorry, I only understand exact commands without a model, and “{part}” isn’t one. Nothing was changed.\n\nYou can say, quoting the document’s own words:\n{examples}\n\nPut each command on its own line. With a model connected, you can ask for anything.",
  unclearAgain:
    "“{part}” isn’t a command either, so nothing was changed. The list of commands opens below.",
  examples:
    "- Replace “old text” with “new text”\n- Delete “text”\n- Insert “new text” before “text”\n- Insert “new text” after “text”\n- Undo\n- Redo",
};
