export const reportEn = {
  title: "{count, plural, one {# correction} other {# corrections}} in your note",
  more: "{count, plural, one {# more correction} other {# more corrections}}",
  types: {
    definition_fix: "Correction",
    code_mismatch: "The code does not match the text",
    wording: "Wording",
  },
  original: "Your note",
  fixed: "Corrected",
  reworded: "In the quiz",
  removedCode: "Left out of the quiz",
  show: "Show in the note",
  basis: {
    source: "A source says otherwise:",
    note: "Elsewhere, your note says:",
    model: "From the model’s own knowledge, without a source",
  },
  wordings: "{count, plural, one {# wording suggestion} other {# wording suggestions}}",
  touches: "A correction affects this question",
  touchesHint: "It may give the answer away",
  doubts: {
    title: "{count, plural, one {# doubtful passage} other {# doubtful passages}} in your note",
    checker: "The check did not settle this, so no question covers it.",
    solver: "The model that tried out the questions doubts this, so no question covers it.",
    more: "{count, plural, one {# more doubtful passage} other {# more doubtful passages}}",
  },
  note: {
    title: "Your note",
    back: "Back to the quiz",
    lead: "Your note is unchanged. The quiz uses the corrected wording.",
    corrected: "Corrected",
    doubtful: "Doubtful",
    unchecked: "Not checked",
  },
  banner: {
    offline: {
      title: "Facts were not checked",
      body: "No model is connected, so the questions take your note as it is: definitions, lists and free recall. With a model, facts are checked, there are more types of questions, and answers in your own words are graded.",
      link: "How to connect a model",
    },
    direct: {
      title: "Facts were not checked",
      body: "The questions take your note as it is.",
    },
    failed: {
      title: "The fact check failed",
      body: "The questions take your note as it is. No fact is marked as checked.",
    },
    partly: {
      title: "Some facts were not checked",
      body: "Taken from your note as they are: {terms}.",
      more: "{terms} and {count, plural, one {# more} other {# more}}",
      passages: "Taken from your note as they are:",
      rest: "{count, plural, one {and # more sentence} other {and # more sentences}}",
    },
  },
  unchecked: "Not checked",
  cached: "This note was checked before; these are its corrections.",
  shortfall: {
    title: "{delivered, plural, one {# question} other {# questions}} instead of {wanted}",
    repeats:
      "{count, plural, one {# was} other {# were}} too similar to what you have already been asked.",
    unproved:
      "{count, plural, one {# was} other {# were}} left out because the answer could not be confirmed.",
    unwritten:
      "{count, plural, one {# more question} other {# more questions}} could not be written from this note.",
    note: "There is nothing more to ask about this note.",
  },
};
