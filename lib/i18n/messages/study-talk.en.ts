/** What the program says in a study thread's conversation, in that thread's language. */
export const studyTalkEn = {
  notUnderstood: "That does not answer what was asked. {question}",
  marksRepaired: "Doubled marks repaired in {count, plural, one {# line} other {# lines}}.",
  materialTaken: "The material’s version: {subject}",
  askNotes: "Do you have notes of your own? Add photos or paste them as text, or go on without.",
  askReview:
    "This is what was read from your photos. Compare it with the pictures, correct it where it is wrong, and accept it.",
  askQuestions:
    "These questions go with the document. Say what should be different about them, or have them answered as they are.",
  withoutEnd:
    "The material was longer than {count, plural, one {# answer} other {# answers}} of the model and stops after its last whole paragraph. Everything that was written is kept; ask here for what is missing.",
  rests:
    "The document is finished and saved. You can still ask for changes, or have questions made and answered anew.",
};
