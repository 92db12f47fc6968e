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
  choose:
    "“{quote}” stands in {count, plural, one {# place} other {# places}}. Which one is meant?",
  chooseSome:
    "“{quote}” stands in {count, plural, one {# place} other {# places}}; these are the first ones. Which one is meant?",
  all: "All of them ({count})",
  none: "None of them",
  chosen: "Place: {place}",
  completed: "The document is saved, and editing is finished.",
  off: "The edit agent is switched off in the configuration (EDIT_AGENT), so this request was not worked on. You can change the text by hand.",
  rounds:
    "The agent has worked {count, plural, one {# round} other {# rounds}} in a row without you and stops here. {done}Should it go on, or what should be different?",
  done: "{count, plural, one {# edit was made} other {# edits were made}}:\n\n{list}\n\n",
  unreadable:
    "The model's answers could not be read several times in a row, so nothing was changed. Ask again, in other words if you like.",
  failed: {
    absent: "There is no passage “{quote}” in the document.",
    ambiguous:
      "“{quote}” stands in {count, plural, one {# place} other {# places}} of the document.",
    too_many_places:
      "“{quote}” stands in too many places to choose from. Quote more of the words around it.",
    differs:
      "“{quote}” has other words or signs in the document, so the edit would not become what was written.",
    heading_absent: "The document has no section “{quote}”.",
    heading_lower:
      "The section cannot stand before “{quote}”: that is a heading of a lower level and would become a part of it.",
    heading_twice: "Several sections of the document are called “{quote}”.",
    unchanged: "“{quote}” already says what it was to become.",
    overlap: "Two edits at once would change “{quote}”.",
    breaks: "The edit of “{quote}” would break the text: {breakages}.",
    quote_too_long: "The quoted passage “{quote}” is too long to be looked for.",
    document_too_long: "The document would become too long.",
    text_broken: "The new text for “{quote}” holds characters that are no text.",
    others:
      "{count, plural, one {# other edit fits, but is made} other {# other edits fit, but are made}} only together with the rest.",
    conflict: "“{quote}” was changed by somebody else in the meantime.",
  },
  undone: "{count, plural, one {Edit {numbers} was undone.} other {Edits {numbers} were undone.}}",
  notUndone: {
    conflict: "Edit {number} can’t be undone on its own: later edits changed the same words.",
    gone: "There is no edit {number} left to undo.",
    together: "Edit {number} was made together with {others} and can only be undone with it.",
  },
  removal: {
    ask: "This would take away {percent}% of the document, beginning with “{quote}”. Delete it?",
    do: "Yes, delete it",
    keep: "No, keep it",
    leftOut:
      "A change that would have taken away {percent}% of the document was left out, as you did not ask for it by name.",
  },
  nothingChanged: "The document was not changed.",
  stillOpen: "The agent wanted to finish, but what you asked for is not done yet.",
  giveUp: {
    action:
      "The agent could not do this, {count, plural, one {# try} other {# tries}} in a row. {reason} What should be done instead?",
    absent:
      "The agent looked for “{quote}” and did not find it, {count, plural, one {# try} other {# tries}} in a row. Which passage is meant? Mark it in the document or copy it into your answer.",
    ambiguous:
      "The agent could not tell which of several places “{quote}” means. Mark the passage in the document or copy more of it into your answer.",
    other:
      "The agent could not make the edit of “{quote}”, {count, plural, one {# try} other {# tries}} in a row. {reason} What should be done instead?",
  },
  breakage: {
    formula: "a formula cannot be set ({source})",
    dollar: "a formula has no end ({source})",
    delimiter: "a formula is written in signs that are not shown as a formula ({source})",
    environment: "a LaTeX environment stands outside a formula ({source})",
    table: "a table loses its columns ({source})",
    link: "a link has no end ({source})",
    reference: "a reference leads nowhere ({source})",
    code_fence: "a block of code loses its beginning or end ({source})",
    formula_fence: "a formula on lines of its own loses its beginning or end ({source})",
  },
};
