/** Questions without a key: the student recalls a passage of the note, uncovers it and grades the answer. */
export const recallEn = {
  name: "Free recall",
  field: "Answer in your own words, or in your head",
  uncover: "Compare with your note",
  uncovering: "Opening your note",
  own: "Your answer",
  grade: "Compare the two, then grade yourself",
  gradeHead: "How much of it did you know?",
  grades: { knew: "Knew it", partly: "Partly", not: "Didn’t know" },
  right: "You knew it",
  partly: "You knew part of it",
  wrong: "Not there yet",
  yourGrade: "Your grade",
  inHead: "In your head",
  uncovered: "You still have {count, plural, one {# answer} other {# answers}} to grade.",
  gradeRest: "Grade now",
};
