export const homeEn = {
  title: "Your work",
  newStudy: "New document",
  newQuiz: "New quiz",
  search: "Search by title",
  found: "{count, plural, one {# result} other {# results}} for “{query}”",
  nothingFound: "Nothing is called “{query}”.",
  showAll: "Show everything",
  today: "Today",
  yesterday: "Yesterday",
  kinds: { quiz: "Quiz", study: "Document", guide: "Guide" },
  status: {
    running: "In work",
    waiting: "Waits for you",
    done: "Ready",
    failed: "Failed",
    stopped: "Stopped",
  },
  empty: {
    title: "Bring a topic or a note",
    body: "A topic and your own notes become a document that you change sentence by sentence. A note alone becomes a quiz whose facts were checked. Every change is shown, and every question points back to the passage it rests on.",
    bodyOffline:
      "A topic and your own notes become one document that points back to each line and is edited by command or by hand. A note alone becomes a quiz from its definitions, lists and code.",
    sample: "Try a quiz from a sample note",
    steps: {
      bring: "Bring a topic, notes or photos of them",
      check: "See what was changed, and why",
      checkOffline: "See where each line comes from",
      answer: "Test yourself on what you have",
    },
  },
  actions: {
    rename: "Rename",
    renameLabel: "New title",
    save: "Save",
    delete: "Delete",
    deleteTitle: "Delete “{title}”?",
    deleteBody:
      "Everything that belongs to it is deleted: notes, photos, the text with its history, questions and answers. This cannot be undone.",
    deleteConfirm: "Delete for ever",
  },
  dropRefused: "“{name}” cannot be read as a note. Drop a .md or .txt file.",
  drop: "Drop the file to make a quiz from it",
};
