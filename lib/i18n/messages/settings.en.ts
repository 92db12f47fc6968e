export const settingsEn = {
  title: "Settings",
  appearance: "Language and appearance",
  models: {
    title: "Models",
    offline:
      "No model is connected. Documents and quizzes are made from your notes by simple rules, and facts are not checked.",
    online: "These models do the work. Each task can have its own.",
    roles: {
      writer: "Writing model",
      judge: "Checking model",
      vision: "Image reading",
      embedding: "Search by meaning",
    },
    uses: {
      writer: "writes documents, questions and answers",
      judge: "checks facts and answers",
      vision: "reads photos and screenshots",
      embedding: "recognises repeated questions and searches manuals",
    },
    states: {
      ready: "Ready",
      not_set: "Not set",
      falls_back_to_writer: "The writing model does it",
      key_missing: "Key missing",
      base_url_missing: "Address missing",
      wrong: "Name not recognised",
    },
    set: "Set {setting}",
    unpriced: "price unknown; only tokens are counted",
    howTitle: "How to connect a model",
    how: "Set environment variables, or put them in a file called .env next to package.json, and restart:",
    providers:
      "Providers: openai, anthropic, google, ollama, and compatible for any server with an OpenAI-compatible API.",
    doctor: "Check your setup with:",
  },
  data: {
    title: "Your data",
    where:
      "Notes, questions and answers are stored in a database on this computer, in the folder set by DATA_DIR (.data). Data is sent only to the model you choose.",
    backup: "A backup is saved next to the database from time to time. To make one yourself:",
    delete: "Deleting a quiz deletes its note, corrections, questions and answers.",
  },
};
