/** What the rules say to a student who wants a list of review questions changed. */
export const questionListEn = {
  help: "No model is connected, so the list is changed by simple commands: “fewer”, “more”, “5 questions”, “only about …”, “more about …”, “nothing about …”, “remove 2 and 4”, “add: your question”.",
  nothingAbout: "The document has nothing to ask about “{subject}”.",
  noMore:
    "The document yields no more questions by rules: there {count, plural, one {is # now} other {are # now}}.",
  noSuchNumber: "There is no question {number} in the list.",
  nothingToAsk:
    "There is nothing in the document yet that rules could ask about: write definitions, sections or lists, or add a question of your own with “add: …”.",
};
