export const guideNewEn = {
  title: "New guide",
  lead: "Ask how something is done in a program. The answer comes from its manual, for your version, and leads you through it step by step on your own screen.",
  leadOffline:
    "Ask how something is done in a program. The answer is put together from its manual, for your version, and leads you through it step by step on your own screen.",
  question: "What do you want to do?",
  placeholder: "For example: How do I record a vocal track?",
  examples: "For example",
  pack: "Manual",
  version: "Version",
  edition: "Edition",
  anyVersion: "I do not know",
  anyEdition: "I do not know",
  notReady: "{title} (nothing imported yet)",
  importLink: "Import a manual",
  importHint: "Another program?",
  submit: "Find the way",
  submitting: "Sending the question",
  shortcut: "Ctrl + Enter, or ⌘ + Enter, sends it too.",
  goesTo: "Question and passages of the manual are sent to {model}.",
  staysHere: "Nothing leaves this computer.",
  offline:
    "Rules do its work: the answer is the manual’s own words, and what is on your screen is found by the text on it.",
  errors: {
    empty: "The question is empty. Write what you want to do.",
    notReady:
      "Nothing of this manual can be searched yet. See in the library how far its import is.",
  },
  none: {
    title: "There is no manual yet",
    body: "A guide answers from a manual in your library. Import one, as Markdown, HTML, PDF or a zip of them.",
    action: "Open the library",
  },
  samples: {
    maxForLive: "How do I use Max for Live?",
    record: "How do I record a microphone?",
    stems: "How do I split a recording into stems?",
  },
};
