export const resultsEn = {
  title: "Results",
  score: "{score} of {total}",
  right: "{count, plural, one {# right answer} other {# right answers}}",
  all: "Everything is right.",
  most: "Most of it sits. Look at what slipped.",
  half: "About half of it sits. The passages below are the ones to read again.",
  few: "Read the passages below again, then retry.",
  pending:
    "{count, plural, one {# answer is} other {# answers are}} still being judged.",
  mistakes: "What went wrong",
  yours: "You answered",
  answer: "The answer",
  retry: "Retry {count, plural, one {# mistake} other {# mistakes}}",
  retrying: "Preparing",
  newQuiz: "New quiz",
  review: "Look through all questions",
  home: "Home",
};
