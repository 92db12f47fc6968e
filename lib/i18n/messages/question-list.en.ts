/** What the rules say to a student who wants a list of review questions changed. */
export const questionListEn = {
  help: "No model is connected, so the list is changed with simple commands: “fewer”, “more”, “5 questions”, “only about …”, “more about …”, “nothing about …”, “remove 2 and 4”, “add: your question”.",
  nothingAbout: "There is nothing in the document to ask about “{subject}”.",
  noMore:
    "Without a model, no more questions can be made from the document. The list has {count, plural, one {# question} other {# questions}}.",
  noSuchNumber: "There is no question {number} in the list.",
  nothingToAsk:
    "Without a model, there is nothing in the document to ask about yet. Add definitions, sections or lists to it, or add a question of your own with “add: …”.",
};
