import type { GarbageReason } from "#lib/text/garbage-reason.ts";

/** The conversation beside a study document, and the questions on it. */
export const studyEn = {
  conversation: "Conversation",
  empty: "Your requests and the changes will appear here.",
  authors: { student: "You", agent: "Lectern", program: "Lectern" },
  editChip: "{count, plural, one {Edit {first}} other {Edits {first}–{last}}}",
  queued: "Waiting for the current task to finish",
  ask: {
    label: "Ask for a change",
    placeholder: "What should be changed?",
    placeholderOffline: "For example: replace “old words” with “new words”",
    placeholderBusy: "Write your next request; it will be handled after the current one",
    placeholderSelection: "What should be done with the selected text?",
    send: "Send",
    sending: "Sending",
    templates: "Quick requests",
    commands: "Commands",
    selection: "Selected text",
    dropSelection: "Clear selection",
    tooEarly: "You can ask for changes as soon as the document is written.",
  },
  accept: "Looks good – go to questions",
  stop: "Stop",
  stopping: "Stopping",
  halted: {
    stopped: "Stopped. Everything so far is saved.",
    failed: "This step failed. Everything so far is saved.",
    goOn: "Continue",
    again: "Try again",
    another: "New document",
    settings: "Open settings",
    orAsk: "Or write what to do instead.",
  },
  notes: {
    title: "Add your own notes",
    lead: "The material on the topic is written. Where your notes disagree with it, your notes are used.",
    leadOffline:
      "No model is connected to write about the topic, so the document will be your notes in order.",
    label: "Your notes",
    placeholder: "Paste or type your notes here",
    go: "Use these notes",
    skip: "Continue without notes",
  },
  review: {
    title: "Check what was read from your photos",
    lead: "Compare each page with its photo. Lines that were hard to read are marked.",
    open: "Check the pages",
  },
  questions: {
    title: "Review questions",
    count: "{count, plural, one {# question} other {# questions}}",
    proposed: "This is a suggested list. Change it until it suits you, then get the answers.",
    feedback: "What should change in the list?",
    feedbackPlaceholder: "For example: fewer, only on the definitions, without number 3",
    refine: "Change the list",
    finalise: "Get the answers",
    answering: "Writing the answer",
    failed: "There is no answer to this question: {reason}",
    retry: "Retry this answer",
    retryAll: "Retry the failed answers",
    rules: "Made from the document by rules (no model)",
    passages:
      "{count, plural, one {The passage it is based on} other {The passages it is based on}}",
    passageGone: "This passage is no longer in the document.",
    showPassage: "Show it in the document",
    behind: "The document has changed since these questions were written.",
    again: "Write new questions",
    show: "Show the answer",
    showAll: "Show all answers",
    hideAll: "Hide all answers",
    makeCards: "Make cards",
    madeCards:
      "{count, plural, =0 {All of these already have cards.} one {# card made.} other {# cards made.}}",
    showCards: "Show the cards",
  },
  conflicts: {
    title:
      "{count, plural, one {# point on which your notes and the material disagree} other {# points on which your notes and the material disagree}}",
    lead: "Your notes were used. Check that they are right.",
    keep: "Keep mine",
    take: "Use the material’s",
    settled: {
      note: "Your version stays.",
      material: "The material’s version is in the document.",
    },
    back: "Use mine again",
    left: "{count, plural, =0 {All resolved} one {# left to resolve} other {# left to resolve}}",
    material: "The material said",
    note: "Your notes say",
    show: "Show it in the document",
  },
};

export const studyNewEn = {
  title: "New document",
  lead: "Name a topic and add your own notes. You get study material that you can change sentence by sentence, and review questions on it.",
  leadOffline:
    "Name a topic and add your own notes. They become one document in which every line links back to your notes; you edit it by command or by hand.",
  topic: "Topic or exam question",
  topicPlaceholder: "For example: Eigenvalues and eigenvectors of a symmetric matrix",
  notes: "Your own notes",
  notesHint: "Optional. Where your notes and the material disagree, your notes are used.",
  notesHintOffline: "The document is made from these notes.",
  needsModel:
    "Level, style, depth, audience and extra instructions need a model, so they are not shown here.",
  notesPlaceholder: "Paste or type your notes, or drop text files and photos anywhere on the page.",
  chooseFile: "Choose a text file",
  clear: "Clear",
  size: "{words, plural, =0 {No notes yet} one {# word} other {# words}}",
  fromFile: "from {name}",
  settings: "How to write it",
  level: "Level",
  levels: { school: "School", undergraduate: "Undergraduate", graduate: "Graduate" },
  style: "Style",
  styles: { academic: "Academic", plain: "Plain", conversational: "Conversational" },
  depth: "Depth",
  depths: { brief: "Brief", standard: "Standard", exhaustive: "Exhaustive" },
  more: "More settings",
  audience: "Audience",
  audiences: { self: "Just me", classmates: "Classmates", examiner: "An examiner" },
  language: "Language of the document",
  languages: {
    auto: "{topic, select, en {Same as the topic: English} ru {Same as the topic: Russian} other {Same as the topic}}",
    en: "English",
    ru: "Russian",
  },
  folded: {
    audiences: { self: "just for me", classmates: "for classmates", examiner: "for an examiner" },
    stages: {
      guided: "checks with you at every stage",
      autonomous: "does not check with you",
      own: "checks with you at some stages",
    },
    subject: "discipline: {subject}",
    instructions: "with your instructions",
  },
  subject: "Discipline",
  subjectPlaceholder: "For example: linear algebra",
  instructions: "Extra instructions",
  instructionsPlaceholder:
    "For example: prove every theorem, and give an example from physics after each",
  stages: "When to check with you",
  stagePresets: { guided: "At every stage", autonomous: "Never", own: "As chosen below" },
  stagePresetHints: {
    guided: "You check the notes, edit the text and choose the questions",
    autonomous: "The document is written without stopping; you can still edit it afterwards",
    own: "You are asked only at the stages you choose",
  },
  stage: {
    notes: "Ask about my notes",
    edit: "Stop so that I can edit the text",
    questions: "Ask me which questions to keep",
  },
  submit: "Create the document",
  submitting: "Sending",
  goesTo: "The topic and notes are sent to {model} and saved on this computer.",
  staysHere: "The topic and notes stay on this computer.",
  drop: "Drop notes or photos to add them",
  errors: {
    topic: "Write what the document should be about.",
    notes:
      "Add your notes as text or photos: no model is connected to write about the topic, so the document can only be made from them.",
    tooLarge: "These notes are {size}; the limit is {limit}. Split them into two documents.",
  },
};

/** What the program says in a study thread's conversation, in that thread's language. */
export const studyTalkEn = {
  notUnderstood: "That does not answer the question. {question}",
  marksRepaired:
    "Duplicated formatting marks were fixed in {count, plural, one {# line} other {# lines}}.",
  materialTaken: "The material’s version: {subject}",
  askNotes: "Do you have notes of your own? Add photos, paste the text, or continue without notes.",
  askReview:
    "This is what was read from your photos. Compare it with them, correct any mistakes and accept it.",
  askQuestions:
    "These are the review questions on the document. Say what to change in them, or get the answers.",
  withoutEnd:
    "The material did not fit into {count, plural, one {# answer} other {# answers}} of the model and stops after the last complete paragraph. Everything that was written is saved; ask here for what is missing.",
  rests: "The document is finished and saved. You can still ask for changes, or get new questions.",
};

/** What the rules say to a student who wants a list of review questions changed. */
export const questionListEn = {
  help: "No model is connected, so the list is changed with simple commands: “fewer”, “more”, “5 questions”, “only about …”, “more about …”, “nothing about …”, “remove 2 and 4”, “add: your question”.",
  nothingAbout: "There is nothing in the document to ask about “{subject}”.",
  noMore:
    "Without a model, no more questions can be made from the document. The list has {count, plural, one {# question} other {# questions}}.",
  noSuchNumber: "There is no question {number} in the list.",
  nothingToAsk:
    "Without a model, there is nothing in the document to ask about yet. Add definitions, sections or lists to it, or add a question of your own with “add: …”.",
};

/** Photos of notes: adding them, and comparing what was read with the picture. */
export const photosEn = {
  doubts: {
    unsure: "“{words}” was hard to read",
    odd: "“{words}” looks misread",
  },
  input: {
    title: "Photos of your notes",
    choose: "Add photos",
    camera: "Take a photo",
    hint: "PNG, JPEG or WebP, up to {limit} pages. They can also be dropped or pasted here.",
    count:
      "{count, plural, one {# photo of {limit}} other {# photos of {limit}}}, in the order of the pages",
    photo: "Page {page}: {name}",
    sending: "Sending",
    earlier: "Move page {page} earlier",
    later: "Move page {page} later",
    drag: "Drag page {page} to its place, or press Alt and an arrow key",
    remove: "Remove page {page}, {name}",
    drop: "Drop photos to add them",
    problems: {
      notPicture:
        "“{name}” is not a PNG, JPEG or WebP image. Save it as one of these and add it again.",
      tooLarge: "“{name}” is {size}; the limit is {limit}. Make it smaller and add it again.",
      empty: "“{name}” is empty. Take or save it again.",
      tooMany:
        "{over, plural, one {# photo was left out} other {# photos were left out}}: a document can have up to {limit}.",
      refused: "“{name}”: {reason}",
    },
  },
  review: {
    title: "Review of what was read from your photos",
    pages: "Pages",
    page: "Page {page}",
    accepted: "accepted",
    doubts: "{count, plural, one {# line looks doubtful.} other {# lines look doubtful.}}",
    noDoubts: "No line looks doubtful, but compare it anyway.",
    byModel: "Read by the model.",
    byRules: "Read by text recognition, without a model.",
    handwriting:
      "Most of this page was guessed. Without a model, only printed text can be read. For handwriting, connect a model or type the text next to the photo.",
    typeIt: "Clear and type it myself",
    connect: "Connect a model",
    line: "Line {line}: {reason}",
    right: "It’s correct",
    next: "Next doubtful line",
    nextShort: "Next",
    previous: "Previous doubtful line",
    text: "What was read from page {page}",
    empty: "Type what the page says",
    picture: "Photo of page {page}",
    alt: "Page {page} of your notes",
    pictureKeys:
      "Arrow keys move the photo, plus and minus change its size, 0 shows the whole page.",
    size: "Size of the photo",
    smaller: "Smaller",
    larger: "Larger",
    width: "Fit the width",
    whole: "The whole page",
    left: "{count, plural, =0 {All pages are accepted} one {# page left to check} other {# pages left to check}}",
    acceptPage: "Accept this page",
    acceptLast: "Accept and continue",
    acceptAll: "Accept all",
    waiting: "Reading the pages",
  },
};

/** Why a text was refused as a note, and what would help; in place of the error's own sentence. */
export const garbageEn = {
  empty: "This note is blank. Start again with some text.",
  binary:
    "This is not readable text: it looks like the contents of another kind of file. Copy the text out of that file and start again with it.",
  repeated:
    "The note repeats the same thing over and over, so there is nothing to ask about. Start again with a different text.",
  too_little_text:
    "There is too little text here to ask about. Start again with at least a few complete sentences.",
  random_letters:
    "The letters in this note do not form English or Russian words. If you copied the text, it may have been garbled on the way; start again with readable text.",
  no_meaning:
    "The model found nothing to learn in this text. Start again with a different one, or write in complete sentences.",
  explained:
    "The model found nothing to learn in this text: {reason} Start again with a different one, or write in complete sentences.",
} satisfies Record<GarbageReason | "explained", string>;
