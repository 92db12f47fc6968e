/** What a run does, in the student's words; the keys are those that the graph reports. */
export const stagesEn = {
  queued: "Waiting for its turn",
  analyse_content: "Reading your note",
  look_up_cache: "Looking for an earlier check",
  parse: "Finding the ideas in it",
  fact_check: "Checking the facts",
  store: "Writing down the corrections",
  generate_questions: "Writing the questions",
  prove_answers: "Proving the answers",
  remove_repeats: "Taking out what you were asked before",
  ready: "Putting the quiz together",
  replacing: "Replacing the questions that fell out",
};
