export const settingsEn = {
  title: "Settings",
  appearance: "Language and look",
  models: {
    title: "Models",
    offline:
      "No model is connected. Quizzes are made by rules from your note, and nothing is called fact-checked.",
    online: "These models do the work. Each role may have its own.",
    roles: { writer: "Writer", judge: "Judge", vision: "Vision", embedding: "Embedding" },
    uses: {
      writer: "finds the ideas and writes the questions",
      judge: "checks facts and proves answers",
      vision: "will read pictures",
      embedding: "recognises repeated questions, searches manuals by meaning",
    },
    states: {
      ready: "Ready",
      not_set: "Not set",
      falls_back_to_writer: "The writer does it",
      key_missing: "The key is missing",
      base_url_missing: "The address is missing",
      wrong: "The name is not understood",
    },
    set: "Set {setting}",
    unpriced: "price unknown, so only tokens are counted",
    howTitle: "How to connect a model",
    how: "Put the settings into the environment, or into a file called .env beside package.json, and start again:",
    providers:
      "Providers: openai, anthropic, google, ollama, and compatible for any server that speaks OpenAI’s protocol.",
    doctor: "This tells what is configured and tries each role once:",
  },
  data: {
    title: "Your data",
    where:
      "Notes, questions and answers are kept in a database on this computer, in the folder that DATA_DIR names (.data). Nothing is sent anywhere but to the model that you set.",
    backup: "A copy is put beside the database from time to time. By hand:",
    delete: "Deleting a quiz deletes its note, corrections, questions and answers.",
  },
};
