/** What the rules say that follow commands where no model is configured, in a thread's language. */
export const editCommandsEn = {
  reasons: {
    replaced: "“{quote}” was replaced by “{text}”.",
    deleted: "“{quote}” was deleted.",
    insertedBefore: "“{text}” was inserted before “{quote}”.",
    insertedAfter: "“{text}” was inserted after “{quote}”.",
  },
  passage: "“{passage}”",
  nearest: "The nearest there is: {passages}.",
  undone: "The last edit was taken back.",
  redone: "The edit was made again.",
  nothingToUndo: "There is no edit to take back. What should be changed?",
  nothingToRedo: "There is no edit to make again. What should be changed?",
  undoConflict:
    "The edit cannot be taken back, because later edits changed the same words. What should be changed?",
  tooMany:
    "That is {count} commands, and at most {most} can be given at once. Nothing was changed. Please send them in parts.",
  unclear:
    "Sorry, I only understand exact commands without a model, and “{part}” isn’t one. Nothing was changed.\n\nYou can say, quoting the document's own words:\n{examples}\n\nPut each command on its own line. With a model in the settings, you can ask for anything.",
  unclearAgain:
    "“{part}” isn’t a command either, so nothing was changed. The list of commands opens below.",
  examples:
    "- Replace “old text” with “new text”\n- Delete “text”\n- Insert “new text” before “text”\n- Insert “new text” after “text”\n- Undo\n- Redo",
};
