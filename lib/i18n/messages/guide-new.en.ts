export const guideNewEn = {
  title: "New guide",
  lead: "Ask how to do something in a program. Lectern answers from its manual, for your version, and guides you step by step on your own screen.",
  leadOffline:
    "Ask how to do something in a program. Lectern answers in the words of its manual, for your version, and guides you step by step on your own screen.",
  question: "What do you want to do?",
  placeholder: "For example: How do I record a vocal track?",
  examples: "For example",
  pack: "Manual",
  version: "Version",
  edition: "Edition",
  anyVersion: "I don’t know",
  anyEdition: "I don’t know",
  notReady: "{title} (nothing imported yet)",
  importLink: "Import a manual",
  importHint: "Another program?",
  submit: "Find the answer",
  submitting: "Sending the question",
  goesTo: "The question and passages of the manual are sent to {model}.",
  staysHere: "Everything stays on this computer.",
  offline:
    "Without a model, Lectern uses simple rules: the answer is in the manual’s own words, and places on your screen are found by their text.",
  errors: {
    empty: "The question is empty. Write what you want to do.",
    notReady: "This manual cannot be searched yet. The library shows how far its import has got.",
  },
  none: {
    title: "There is no manual yet",
    body: "A guide answers from a manual in your library. Import one as Markdown, HTML, PDF or a zip of these.",
    action: "Open the library",
  },
  samples: {
    maxForLive: "How do I use Max for Live?",
    record: "How do I record from a microphone?",
    stems: "How do I split a recording into stems?",
  },
};
