import { Send } from "@langchain/langgraph";
import type { StudyStateValue } from "./state.ts";

export const afterNotes = ({ next }: Pick<StudyStateValue, "next">) => {
  if (next === "read") return "recognise_notes";
  return next === "on" ? "review_notes" : "await_notes";
};

export const afterReview = ({ next }: Pick<StudyStateValue, "next">) => {
  if (next === "read") return "recognise_notes";
  return next === "on" ? "synthesise" : "review_notes";
};

/** The agent goes on until all is done or the student lets the document be as it is. */
export const afterEdit = ({
  lastAction,
  finished,
}: Pick<StudyStateValue, "lastAction" | "finished">) => {
  if (lastAction !== "complete" && lastAction !== "skip") return "edit_material";
  return finished ? "finish" : "propose_questions";
};

/** One task for each question, with that question alone in its state; `otherwise` when there are none. */
const answerEach = <Node extends string>(state: StudyStateValue, otherwise: Node) =>
  state.questionIds.length === 0
    ? otherwise
    : state.questionIds.map((id) => new Send("answer_question", { ...state, questionIds: [id] }));

export const afterQuestions = (state: StudyStateValue) => {
  if (state.next === "ask" || state.next === "again") return "await_questions";
  if (state.next === "edit") return "edit_material";
  if (state.next === "questions") return "propose_questions";
  return answerEach(state, "finish");
};

export const afterRest = (state: StudyStateValue) => {
  if (state.next === "edit") return "edit_material";
  if (state.next === "questions") return "propose_questions";
  return state.next === "answers" ? answerEach(state, "rest") : "rest";
};
