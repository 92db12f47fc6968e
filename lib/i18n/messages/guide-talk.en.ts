/** What the program says in a guide thread, in that thread's language. */
export const guideTalkEn = {
  otherTopic:
    "This does not look like a question about {product}, and this guide answers only from its manual. Ask how to do something in {product}, and it will guide you through the steps.",
  notUnderstood: "That does not answer the question. {question}",
  askVersion: "{reason}\n\nTry anyway, or ask another question?",
  editionLacks: "In your edition, {edition}, this will probably not work: {fact}",
  editionLimit: "Your edition, {edition}, has a limit here: {fact}",
  versionBefore:
    "In your version, {version}, this will probably not work: it is available since {since}. {fact}",
  versionAfter:
    "In your version, {version}, this will probably not work: it was only available up to {until}. {fact}",
  differenceSource: "Source: {source}.",
  differenceDoubt: "Counter-evidence: {doubt}.",
  listedLater:
    "The source describes version {listed}; in yours, {version}, this may be different. {fact}",
  fromVersionOn: "This is available since version {since}. {fact}",
  editionUnknown: "You did not say which edition you have, and editions differ here: {fact}",
  versionUnknown: "You did not say which version you have, and versions differ here: {fact}",
  perhapsHere: "The manual may say this here: {sections}",
  nothingAbout: "The manual says nothing about “{topic}”.",
  nearestSections: "The closest sections: {sections}",
  askOtherwise: "Ask in the words that the program itself uses.",
  restPerhaps: "The manual may say this here.",
  noOtherAnswer:
    "The manual has no other answer. The earlier answer is still here; ask again in other words, or about the step where it goes wrong.",
  sources: "From the manual: {sections}",
  askSteps:
    "{total, plural, one {There is # step.} other {There are # steps.}} Go through them one by one?",
  askAction: "Step {number} of {total}. Do it and say when it is done.",
  askPicture:
    "Step {number} of {total}. Add a screenshot to see where to click, or do the step without one.",
  askMarked:
    "Step {number} of {total}. Your screenshot now shows where to click. Say when it is done.",
  askNotMarked:
    "Step {number} of {total}. The place to click was not found in your screenshot. Follow the description of the step, or add a screenshot in which the place can be seen.",
  askFailed: "{explanation}\n\nTry again and add a new screenshot, or continue anyway.",
  askUnknown: "{explanation}\n\nYou decide: continue, or add another screenshot.",
  askAlready: "{explanation}\n\nThere is nothing to do for this step. Continue with the next one.",
  showNeedsPicture: "To show where to click, Lectern needs a screenshot. Add one.",
  screenUnread:
    "The screenshot is saved, but its text cannot be read on this computer. Follow the description of the step; you can draw the box by hand.",
  pictureAnswerUnusable:
    "The model gave no usable answer about this screenshot, so Lectern goes by the text in it alone. Check what is marked or said before you rely on it.",
  checkUnread:
    "The text in the screenshot cannot be read on this computer, so the step cannot be checked.",
  quoted: "“{word}”",
  checkDone: "The screenshot shows the result of the step: {words}.",
  checkUsed:
    "{words} can no longer be seen, and something else has appeared. The text in the screenshot does not show whether that is the result of the step.",
  checkUnchanged:
    "Nothing changed between the two screenshots, so the step does not seem to be done.",
  checkMissing:
    "The step does not seem to be done: {words} cannot be seen in the new screenshot, and nothing else that the step mentions has appeared.",
  checkCannotTell: "The text in the screenshot does not show whether this step is done.",
  checkMayBeTitle:
    "“{name}” can be seen now, but it may be the title of a window that has just opened. If it is, this step is done.",
  stateAlready:
    "{mark, select, box_on {“{name}” is already ticked.} box_off {“{name}” is already unticked.} switch_on {“{name}” is already switched on.} switch_off {“{name}” is already switched off.} other {“{name}” is already selected.}}",
  stateNow:
    "{mark, select, box_on {“{name}” is ticked now.} box_off {“{name}” is unticked now.} switch_on {“{name}” is switched on now.} switch_off {“{name}” is switched off now.} other {“{name}” is selected now.}}",
  stateNotYet:
    "{mark, select, box_on {“{name}” is still not ticked.} box_off {“{name}” is still ticked.} switch_on {“{name}” is still switched off.} switch_off {“{name}” is still switched on.} other {“{name}” is not selected yet.}}",
  askConfirm: "That was the last step. Did this solve your task?",
  askReview: "Step {number} of {total}: “{text}” Did you do it?",
  askAgain: "All steps are done, but the task is still not solved. Look for another answer?",
  restSolved: "Solved. If it turns out otherwise, say so; you can go back to any step.",
  restLeft:
    "Ended at step {number} of {total}. You can continue from there or from any other step.",
  restEnough: "The answer stays here. You can still go through its steps one by one.",
  restDeclined:
    "There is no answer, because this will probably not work in your version. You can try it anyway.",
  restUnsolved: "Ended without a solution. You can look for another answer or go back to any step.",
  restUnanswered: "Your question could not be answered. {reason}",
  notInSection: "The manual says nothing about that in this section or near it.",
  fromSection: "The manual says, under “{title}”:\n\n{quote}",
  helpFromSection: "This is what the manual says about this step, under “{title}”:\n\n{quote}",
  helpWithoutSection: "The section with this step is no longer in the library. It said: “{text}”",
  questionLost:
    "The section with this step is no longer in the library, so your question cannot be answered from it.",
  choiceTryAnyway: "Try anyway",
  choiceNewTask: "Ask another question",
  choiceSteps: "Step by step",
  choiceDone: "That’s enough",
  choiceNext: "Done, next",
  choiceForce: "Continue anyway",
  choiceSkip: "Skip",
  choiceShow: "Show me where",
  choiceHelp: "Help me",
  choiceCancel: "Stop here",
  choiceYes: "Yes",
  choiceNo: "No",
};
