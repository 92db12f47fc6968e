export const homeEn = {
  title: "Your work",
  newQuiz: "New quiz",
  search: "Search by title",
  found: "{count, plural, one {# result} other {# results}} for “{query}”",
  nothingFound: "Nothing is called “{query}”.",
  showAll: "Show everything",
  today: "Today",
  yesterday: "Yesterday",
  kinds: { quiz: "Quiz", study: "Study", guide: "Guide" },
  status: {
    running: "In work",
    waiting: "Waits for you",
    done: "Ready",
    failed: "Failed",
    stopped: "Stopped",
  },
  empty: {
    title: "Bring a note, leave with a quiz",
    body: "Paste what you wrote in class or drop a file here. The note is read, its facts are checked, and you get questions that each point back to the passage they rest on.",
    bodyOffline:
      "Paste what you wrote in class or drop a file here. Its definitions, lists and code become questions that each point back to the passage they rest on.",
    sample: "Try it with a sample note",
    steps: {
      paste: "Paste or drop a note",
      check: "See what was corrected in it",
      checkOffline: "The note becomes questions",
      answer: "Answer, and retry what went wrong",
    },
  },
  actions: {
    rename: "Rename",
    renameLabel: "New title",
    save: "Save",
    delete: "Delete",
    deleteTitle: "Delete “{title}”?",
    deleteBody:
      "The note, its corrections, the questions and your answers are deleted. This cannot be undone.",
    deleteConfirm: "Delete for ever",
  },
  dropRefused: "“{name}” cannot be read as a note. Drop a .md or .txt file.",
  drop: "Drop the file to make a quiz from it",
};
