/** What the edit agent and its program say in a thread, in that thread's language. */
export const editingEn = {
  ask: "What should be changed?",
  askNext: "What else should be changed?",
  reportOne:
    "{count, plural, one {# edit was made} other {# edits were made}}. What else should be changed?",
  report:
    "{count, plural, one {# edit was made} other {# edits were made}}:\n\n{list}\n\nWhat else should be changed?",
  reportUndone: "What was done:\n\n{list}\n\nWhat else should be changed?",
  nothingDone: "Nothing was changed. What should be changed?",
  choose: "“{quote}” appears {count, plural, one {# time} other {# times}}. Which one do you mean?",
  chooseSome:
    "“{quote}” appears {count, plural, one {# time} other {# times}} (first {shown} shown). Which one do you mean?",
  all: "All of them ({count})",
  none: "None of them",
  chosen: "Selected: {place}",
  completed: "The document is saved. You can go on editing it.",
  off: "Editing on request is turned off on this server (EDIT_AGENT), so nothing was changed. You can edit the text by hand.",
  rounds:
    "Lectern has taken {count, plural, one {# step} other {# steps}} in a row without asking you and has stopped here. {done}Should it continue, or do something else?",
  done: "{count, plural, one {# edit was made} other {# edits were made}}:\n\n{list}\n\n",
  unreadable:
    "The model’s answers could not be read several times in a row, so nothing was changed. Ask again, perhaps in other words.",
  failed: {
    absent: "There is no passage “{quote}” in the document.",
    ambiguous: "“{quote}” appears {count, plural, one {# time} other {# times}} in the document.",
    too_many_places:
      "“{quote}” appears too many times to choose from. Quote more of the text around it.",
    differs:
      "The document words “{quote}” differently, so the edit would not give the intended text.",
    heading_absent: "The document has no section “{quote}”.",
    heading_lower:
      "The section cannot go before “{quote}”: that is a lower-level heading and would become part of the section.",
    heading_twice: "Several sections of the document are called “{quote}”.",
    unchanged: "“{quote}” already reads that way.",
    overlap: "Two edits would change “{quote}” at the same time.",
    breaks: "This edit of “{quote}” would break the formatting: {breakages}.",
    quote_too_long: "The passage “{quote}” is too long to search for.",
    document_too_long: "The document would become too long.",
    text_broken: "The new text for “{quote}” contains invalid characters.",
    others:
      "{count, plural, one {# other edit is possible, but only} other {# other edits are possible, but only}} together with the rest.",
    conflict: "“{quote}” was changed by someone else in the meantime.",
  },
  undone: "{count, plural, one {Edit {numbers} was undone.} other {Edits {numbers} were undone.}}",
  notUndone: {
    conflict: "Edit {number} can’t be undone on its own: later edits changed the same words.",
    gone: "There is no edit {number} left to undo.",
    together: "Edit {number} was made together with {others} and can only be undone with it.",
  },
  removal: {
    ask: "This would delete {percent}% of the document, starting with “{quote}”. Delete it?",
    do: "Yes, delete it",
    keep: "No, keep it",
    leftOut:
      "A change that would have deleted {percent}% of the document was not made, because you did not ask for it.",
  },
  nothingChanged: "The document was not changed.",
  stillOpen: "Not everything that you asked for is done yet.",
  giveUp: {
    action:
      "This did not work after {count, plural, one {# try} other {# tries}}. {reason} What should be done instead?",
    absent:
      "“{quote}” was not found in the document after {count, plural, one {# try} other {# tries}}. Which passage do you mean? Select it in the document or copy it into your answer.",
    ambiguous:
      "“{quote}” appears several times, and it is not clear which one you mean. Select the passage in the document or copy more of it into your answer.",
    other:
      "“{quote}” could not be changed after {count, plural, one {# try} other {# tries}}. {reason} What should be done instead?",
  },
  breakage: {
    formula: "a formula cannot be displayed ({source})",
    dollar: "a formula is not closed ({source})",
    delimiter: "a formula has delimiters that are not supported ({source})",
    environment: "a LaTeX environment is outside a formula ({source})",
    table: "a table would lose its columns ({source})",
    link: "a link is not closed ({source})",
    reference: "a reference points nowhere ({source})",
    code_fence: "a code block would lose its beginning or end ({source})",
    formula_fence: "a displayed formula would lose its beginning or end ({source})",
  },
};
