/** The workspace of a study document: its text, its history, its sources. */
export const workspaceEn = {
  views: { label: "View", document: "Document", side: "Conversation" },
  side: {
    label: "Side panel",
    talk: "Conversation",
    notes: "My notes",
    history: "History",
  },
  news: "something new",
  turn: {
    asked: "Your turn: answer in the conversation",
    failed: "A step failed: see the conversation",
    stopped: "Stopped: continue in the conversation",
  },
  tools: "The document",
  outline: "Contents",
  words: "{count, plural, one {# word} other {# words}}",
  undo: "Undo",
  redo: "Redo",
  history: "History",
  historyEmpty:
    "Nothing has been changed yet. Every edit will appear here, and every version can be restored.",
  editsMade: "{count, plural, one {# edit} other {# edits}}, newest first",
  earlierEdits: "Earlier edits",
  laterEdits: "Later edits",
  garbled: {
    found:
      "{count, plural, one {Earlier edits left duplicated formatting marks in # line.} other {Earlier edits left duplicated formatting marks in # lines.}} One edit fixes them all, and you can undo it.",
    repair: "Fix",
    leave: "Leave as it is",
  },
  noteChanges: {
    title:
      "{count, plural, one {# sentence of your notes has} other {# sentences of your notes have}} changed since",
    rewritten: "Your notes have been rewritten since this document was made of them.",
    lead: "This document was made of the former text.",
    before: "Before",
    after: "Now",
    added: "New in your notes",
    gone: "No longer in your notes",
    take: "Change it in the document",
    all: "Change all {count, plural, one {# place} other {# places}} in the document",
    done: "The document says this already.",
    none: "The document does not say this in these words.",
    asked: "Asked for: see the conversation",
    leave: "Leave as it is",
    open: "Open “{title}”",
  },
  loading: "Loading",
  again: "Try again",
  empty: {
    running: "The text will appear here as it is written.",
    still: "There is no text yet. The conversation says what to do next.",
  },
  writing: "Writing",
  offline: "no model",
  editTitle: "Edit {number}",
  versionTitle: "The document after edit {revision}",
  versionFirst: "The original document",
  diff: "Changes",
  diffOf: "Changes of edit {number}",
  undoThis: "Undo this edit",
  undoOf: "Undo edit {number}",
  undone: "undone",
  removed: "Removed: {words}",
  look: "View",
  lookAt: "View the document after edit {revision}",
  firstVersion: "Original",
  restore: "Restore this version",
  backToPresent: "Back to the current version",
  editsTogether: "{count, plural, one {# edit} other {# edits}}",
  similarity: "Quote matched {percent}",
  kinds: {
    edit: "Edit",
    typed: "Typed by hand",
    undo: "Undone",
    redo: "Redone",
    restore: "Restored",
  },
  authors: {
    agent: "Lectern",
    rules: "Lectern (rules)",
    student: "You",
    client: "Another program",
  },
  selection: {
    label: "Selected text",
    ask: "Ask for a change",
    quiz: "Quiz me on this",
    cards: "Make cards",
    more: "More",
  },
  cards: {
    label: "Cards from this passage",
    made: "{count, plural, one {# card made.} other {# cards made.}}",
    known: "{count, plural, one {# more you already had.} other {# more you already had.}}",
    allKnown:
      "{count, plural, one {No new cards: you already have this one.} other {No new cards: you already have these #.}}",
    left: "{count, plural, one {# more was left out: select it and make cards again.} other {# more were left out: select the rest and make cards again.}}",
    show: "Show cards",
    undo: "Undo",
    undone:
      "{count, plural, =0 {Nothing was removed.} one {# card removed.} other {# cards removed.}}",
    kept: "{count, plural, one {# was changed or reviewed since and stays.} other {# were changed or reviewed since and stay.}}",
    write: "Write my own",
    questions: "{count, plural, one {# question} other {# questions}}",
    here: "{count, plural, one {# card} other {# cards}}",
    changed: "{count, plural, one {# outdated} other {# outdated}}",
    changedHere: "The passage has changed since",
    none: {
      prose:
        "No cards could be made automatically: no definition was recognised here. Write the question; the passage is your answer.",
      code: "No cards could be made automatically: no comment says what this code does. Write the question; the code is your answer.",
      words:
        "No cards could be made automatically: this has no whole sentence. Write the question; the passage is your answer.",
    },
  },
  source: {
    open: "Edit by hand",
    done: "Done",
    label: "The document as Markdown",
    hint: "Markdown, with LaTeX between dollar signs. It saves automatically, even while other edits arrive.",
    saved: "Saved",
    saving: "Saving",
    unreachable: "Not saved: the server is not responding. Trying again; keep this page open.",
    refused: "Not saved",
    kept: "Some of what you typed before this page was closed was not saved.",
    takeUp: "Put it back",
    throwAway: "Discard",
  },
  skipToRequest: "Skip to your request",
  notesEmpty: "The notes have not been read yet.",
  photo: "Page {number} of your notes",
  exports: {
    label: "Download",
    docx: "Document (Word)",
    markdown: "Document (Markdown)",
    notes: "My notes (Markdown)",
    questions: "Questions and answers (Markdown)",
    zip: "Everything, with photos (ZIP)",
    print: "Print or save as PDF",
    names: { notes: "notes", questions: "questions" },
    unanswered: "Not answered yet.",
    error: "The files in the folder are out of date: {reason}",
  },
};

/** What the edit agent and its program say in a thread, in that thread's language. */
export const editingEn = {
  ask: "What should be changed?",
  askNext: "What else should be changed?",
  aboutQuestion:
    "My quiz asked: “{stem}” The answer is in this sentence: “{sentence}” Explain it more fully here, so that the question is easy to answer.",
  replaceSentence: "Replace “{sentence}” with “{sentence}”",
  reportOne:
    "{count, plural, one {# edit was made} other {# edits were made}}. What else should be changed?",
  report:
    "{count, plural, one {# edit was made} other {# edits were made}}:\n\n{list}\n\nWhat else should be changed?",
  reportUndone: "What was done:\n\n{list}\n\nWhat else should be changed?",
  nothingDone: "Nothing was changed. What should be changed?",
  choose: "“{quote}” appears {count, plural, one {# time} other {# times}}. Which one do you mean?",
  chooseSome:
    "“{quote}” appears {count, plural, one {# time} other {# times}} (first {shown} shown). Which one do you mean?",
  chooseNearest: "“{quote}” does not appear in the document. Did you mean one of these?",
  chooseMeant: "I am not sure what you mean, so nothing was changed. Is it one of these?",
  offer: {
    insert: "Add “{text}”",
    delete: "Delete “{quote}”",
    replace: "“{quote}” → “{text}”",
  },
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
  questionsLeft:
    "{count, plural, one {Review question {numbers} asks about what is} other {Review questions {numbers} ask about what is}} no longer in the text.",
  lostMarks: "The new words lack the formatting of: {passages}",
  bareFormulas: "Not formatted as a formula: {passages}",
  notUndone: {
    conflict: "Edit {number} can’t be undone on its own: later edits changed the same words.",
    gone: "There is no edit {number} left to undo.",
    together: "Edit {number} was made together with {others} and can only be undone with it.",
  },
  redone: "{count, plural, one {Edit {numbers} was redone.} other {Edits {numbers} were redone.}}",
  notRedone: {
    conflict: "Edit {number} can’t be redone: later edits changed the same words.",
    gone: "Edit {number} can’t be redone: it wasn’t undone, or other edits were made after that.",
    together: "Edit {number} was made together with {others} and can only be redone with it.",
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
    program: "the code would no longer be valid ({source})",
  },
};

/** What the rules say that follow commands where no model is configured, in a thread's language. */
export const editCommandsEn = {
  reasons: {
    replaced: "“{quote}” was replaced by “{text}”.",
    deleted: "“{quote}” was deleted.",
    insertedBefore: "“{text}” was inserted before “{quote}”.",
    insertedAfter: "“{text}” was inserted after “{quote}”.",
    replacedAll: "“{quote}” was replaced by “{text}” everywhere.",
    replacedBut:
      "“{quote}” was replaced by “{text}” everywhere but in {count, plural, one {# place} other {# places}} in code or an address.",
    replacedForms:
      "“{quote}” was replaced by “{text}” everywhere but in other forms, which stay: {left}.",
    sectionDeleted: "The section “{quote}” was deleted.",
    sectionMoved: "The section “{quote}” was moved.",
    sectionRenamed: "The section “{quote}” is now called “{text}”.",
    inserted: "“{text}” was added.",
    moved: "“{quote}” was moved.",
    swapped: "“{quote}” and “{text}” changed places.",
    unmarked: "“{quote}” is no longer marked.",
    reshaped: "“{quote}” was laid out differently.",
    marked: {
      bold: "“{quote}” was made bold.",
      italic: "“{quote}” was made italic.",
      code: "“{quote}” was set as code.",
    },
  },
  passage: "“{passage}”",
  nearest: "The closest match: {passages}.",
  undone: "The last edit was undone.",
  redone: "The edit was redone.",
  nothingToUndo: "There is nothing to undo. What should be changed?",
  nothingToRedo: "There is nothing to redo. What should be changed?",
  undoWhich:
    "Your last request changed nothing, so there is nothing to undo for it. The newest edit is edit {number}: {did} To undo that one, say “undo edit {number}”.",
  redoWhich:
    "Your last request changed nothing. The edit that was undone last is edit {number}: {did} To redo it, say “redo”.",
  became: "“{oldPreview}” became “{newPreview}”.",
  undoConflict:
    "The edit cannot be undone, because later edits changed the same words. What should be changed?",
  tooMany:
    "That is {count} commands; the limit is {most} at a time. Nothing was changed. Send them in parts.",
  found:
    "No model is connected, so here are the document’s own words on that:\n\n{passages}\n\nNothing was changed.",
  question:
    "I found nothing about that in this document, and no model is connected to know more. Nothing was changed.",
  unable:
    "Rewriting text (shorter, simpler, in other words) needs a model, and none is connected, so nothing was changed. What you can do here: delete a section, a sentence or a list item, replace words, move or swap parts, or edit the text by hand.",
  unclear:
    "Without a model I follow simple requests only, and I did not understand “{part}”. Nothing was changed.\n\nYou can say, in the document’s own words (quotation marks are optional):\n{examples}\n\nPut each command on its own line. With a model connected, you can ask for anything.",
  unclearAgain:
    "I don’t know that one yet: “{part}”. Nothing was changed. Press “Commands” to see the list.",
  examples:
    "- Replace “old text” with “new text”\n- Delete “text”\n- Insert “new text” before “text”\n- Insert “new text” after “text”\n- Replace “old text” with “new text” everywhere\n- Delete the section “heading”\n- Move the section “heading” before “heading”\n- Move the section “heading” after “heading”\n- Undo\n- Undo edit 2\n- Redo",
};

/** Common corrections: what the menu says, and the request on the whole document and on a marked passage. */
export const editTemplatesEn = {
  examples: {
    label: "More examples",
    document:
      "Add worked examples where the text has none, each right after the idea that it illustrates.",
    passage: "Add one or two worked examples to this passage.",
  },
  derive: {
    label: "Derive step by step",
    document: "Derive every formula step by step and say what each step uses.",
    passage: "Derive this step by step and say what each step uses.",
  },
  shorter: {
    label: "Shorter",
    document: "Make the text shorter without losing a definition, a formula or a condition.",
    passage: "Make this shorter without losing a definition, a formula or a condition.",
  },
  simpler: {
    label: "Simpler",
    document:
      "Explain the difficult passages in simpler words and keep the exact statements next to them.",
    passage: "Explain this in simpler words and keep the exact statement next to it.",
  },
  definitions: {
    label: "Define the terms",
    document: "Define every term before it is used for the first time.",
    passage: "Define every term that this passage uses.",
  },
  analogy: {
    label: "Add an analogy",
    document: "Add analogies for the ideas that are hardest to picture.",
    passage: "Add an analogy that makes this easy to picture, and say where it breaks down.",
  },
  mistakes: {
    label: "Find mistakes",
    document: "Look for mistakes in facts, formulas and language, and correct each one.",
    passage: "Look for mistakes in this passage and correct each one.",
  },
  structure: {
    label: "Clearer structure",
    document: "Give the text clearer headings and turn enumerations into lists.",
    passage: "Give this passage a clearer structure: paragraphs, a list or a table where it helps.",
  },
};
