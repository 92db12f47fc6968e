export const reportEn = {
  title: "{count, plural, one {# correction} other {# corrections}} in your note",
  hint: "Open to see what was wrong and what it says now",
  types: {
    definition_fix: "Definition corrected",
    code_mismatch: "Code does not fit",
  },
  original: "Your note",
  fixed: "Corrected",
  text: "Definition",
  removedCode: "Left out of the quiz",
  basis: {
    source: "Contradicts a source",
    note: "Your note says otherwise elsewhere",
    model: "From the model’s knowledge, without a source",
  },
  touches: "A correction touches this question",
  touchesHint: "It may give the answer away",
  banner: {
    offline: {
      title: "Facts were not checked",
      body: "No model is connected, so the questions take your note at its word.",
      link: "How to connect a model",
    },
    direct: {
      title: "Facts were not checked",
      body: "The note is too short or too plain to check, so the questions take it at its word.",
    },
    failed: {
      title: "The fact check failed",
      body: "The questions take your note at its word. Nothing of it is remembered as checked.",
    },
    partly: {
      title: "Some facts were not checked",
      body: "Taken from your note as they stand: {terms}.",
      more: "{terms} and {count, plural, one {# more} other {# more}}",
    },
  },
  unchecked: "Not checked",
  cached: "This note was checked before; its corrections are shown again.",
  shortfall: {
    title: "{delivered, plural, one {# question} other {# questions}} instead of {wanted}",
    repeats:
      "{count, plural, one {# was} other {# were}} too close to what you have already been asked.",
    unproved:
      "{count, plural, one {# was} other {# were}} left out because the answer could not be proved.",
    unwritten:
      "{count, plural, one {# more question} other {# more questions}} could not be written from this note.",
    note: "The note has no more to ask about.",
  },
};
