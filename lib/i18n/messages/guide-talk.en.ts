/** What the program says in a guide thread, in that thread's language. */
export const guideTalkEn = {
  otherTopic:
    "This does not look like a question about {product}, and this guide answers from its manual alone. Ask how something is done in {product}, and you will be taken through it.",
  notUnderstood: "That does not answer what was asked. {question}",
  askVersion: "{reason}\n\nTry anyway, or ask something else?",
  editionLacks: "In your edition, {edition}, this will probably not work: {fact}",
  editionLimit: "Your edition, {edition}, has a limit here: {fact}",
  versionBefore:
    "In your version, {version}, this will probably not work: it came with {since}. {fact}",
  versionAfter:
    "In your version, {version}, this will probably not work: it was there up to {until}. {fact}",
  differenceSource: "Source: {source}.",
  differenceDoubt: "Against it speaks: {doubt}.",
  fromVersionOn: "This is there from version {since} on. {fact}",
  editionUnknown: "You did not say which edition you have, and here they differ: {fact}",
  versionUnknown: "You did not say which version you have, and here they differ: {fact}",
  notInManual:
    "The manual does not answer this, as far as can be told. These sections come nearest: {sections}",
  nothingFound:
    "Nothing in the manual has to do with this. Ask in the words that the program itself uses.",
  noOtherAnswer:
    "No other way is found in the manual. The answer from before stays; ask anew in other words, or about the place where it goes wrong.",
  sources: "From the manual: {sections}",
  askSteps:
    "{total, plural, one {There is # step.} other {There are # steps.}} Shall we take them one by one?",
  askAction: "Step {number} of {total}. Do it and say when it is done.",
  askPicture:
    "Step {number} of {total}. Add a picture of your screen, and the place is marked in it; or do it without one.",
  askMarked: "Step {number} of {total}. The place is marked in your picture. Say when it is done.",
  askNotMarked:
    "Step {number} of {total}. The place was not found in your picture. Do the step by its description, or add a picture in which it can be seen.",
  askFailed: "{explanation}\n\nTry again and add a new picture, or go on anyway.",
  askUnknown: "{explanation}\n\nYou decide: go on, or add another picture.",
  showNeedsPicture: "To show the place, a picture of your screen is needed. Add one.",
  screenUnread:
    "The picture is kept, but its text cannot be read on this computer. Do the step by its description; the place can be drawn by hand.",
  checkUnread:
    "Whether the step is done cannot be told: the text of the picture cannot be read on this computer.",
  quoted: "“{word}”",
  checkDone: "The picture shows what the step leads to: {words}.",
  checkUsed:
    "{words} can no longer be seen, and something else has come. Whether that is what the step leads to, the text of the picture does not tell.",
  checkUnchanged: "Nothing changed between the two pictures, so the step does not seem to be done.",
  checkMissing:
    "The step does not seem to be done: {words} cannot be seen in the new picture, and nothing else has come that the step speaks of.",
  checkCannotTell: "Whether the step is done cannot be told from the text of the picture.",
  askConfirm: "All steps are through. Did it solve your task?",
  askReview: "Step {number} of {total}: “{text}” Was it done?",
  askAgain: "Every step was done, and it is still not solved. Shall another answer be looked for?",
  restSolved: "Solved. If it is not after all, say so; any step can be taken again.",
  restLeft:
    "Ended at step {number} of {total}. It can be taken up again there, or at any other step.",
  restEnough: "The answer stays here. Its steps can still be taken one by one.",
  restDeclined:
    "This was not tried, as it will probably not work in your version. It can be tried all the same.",
  restUnsolved:
    "Ended without a solution. Another answer can still be looked for, and any step taken again.",
  restUnanswered: "Your question could not be answered. {reason}",
  notInSection: "The manual says nothing about that in this place or near it.",
  fromSection: "The manual says, under “{title}”:\n\n{quote}",
  helpFromSection: "This is what the manual says around this step, under “{title}”:\n\n{quote}",
  helpWithoutSection:
    "The section of this step is no more in the library. Its words were: “{text}”",
  questionLost:
    "The section of this step is no more in the library, so that your question cannot be answered from it.",
  choiceTryAnyway: "Try anyway",
  choiceNewTask: "Ask something else",
  choiceSteps: "Step by step",
  choiceDone: "That is enough",
  choiceNext: "Done, go on",
  choiceForce: "Go on anyway",
  choiceSkip: "Skip",
  choiceShow: "Show me the place",
  choiceHelp: "Help me",
  choiceCancel: "Stop here",
  choiceYes: "Yes",
  choiceNo: "No",
};
