/** What the program says in a study thread's conversation, in that thread's language. */
export const studyTalkEn = {
  notUnderstood: "That does not answer the question. {question}",
  marksRepaired:
    "Duplicated formatting marks were fixed in {count, plural, one {# line} other {# lines}}.",
  materialTaken: "The material’s version: {subject}",
  askNotes: "Do you have notes of your own? Add photos, paste the text, or continue without notes.",
  askReview:
    "This is what was read from your photos. Compare it with the pictures, correct any mistakes and accept it.",
  askQuestions:
    "These are the review questions on the document. Say what to change in them, or have them answered as they are.",
  withoutEnd:
    "The material did not fit into {count, plural, one {# answer} other {# answers}} of the model and stops after the last complete paragraph. Everything that was written is saved; ask here for what is missing.",
  rests:
    "The document is finished and saved. You can still ask for changes, or have new questions written and answered.",
};
