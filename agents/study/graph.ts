import { START, StateGraph } from "@langchain/langgraph";
import type { BaseCheckpointSaver } from "@langchain/langgraph-checkpoint";
import type { StudyPorts } from "../ports.ts";
import { answerQuestion } from "./nodes/answer-question.ts";
import { awaitNotes } from "./nodes/await-notes.ts";
import { awaitQuestions } from "./nodes/await-questions.ts";
import { editMaterial } from "./nodes/edit-material.ts";
import { finishStudy } from "./nodes/finish-study.ts";
import { generateMaterial } from "./nodes/generate-material.ts";
import { idle } from "./nodes/idle.ts";
import { nameStudy } from "./nodes/name-study.ts";
import { prepareInput } from "./nodes/prepare-input.ts";
import { proposeQuestions } from "./nodes/propose-questions.ts";
import { recogniseNotes } from "./nodes/recognise-notes.ts";
import { reviewNotes } from "./nodes/review-notes.ts";
import { synthesise } from "./nodes/synthesise.ts";
import { afterEdit, afterNotes, afterQuestions, afterRest, afterReview } from "./routes.ts";
import { StudyState } from "./state.ts";

/** From a topic and notes to a study document that stays open for edits. */
export const studyGraph = (ports: StudyPorts, checkpointer: BaseCheckpointSaver) =>
  new StateGraph(StudyState)
    .addNode("prepare_input", prepareInput(ports))
    .addNode("name_thread", nameStudy(ports))
    .addNode("generate_material", generateMaterial(ports))
    .addNode("await_notes", awaitNotes(ports))
    .addNode("recognise_notes", recogniseNotes(ports))
    .addNode("review_notes", reviewNotes(ports))
    .addNode("synthesise", synthesise(ports))
    .addNode("edit_material", editMaterial(ports))
    .addNode("propose_questions", proposeQuestions(ports))
    .addNode("await_questions", awaitQuestions(ports))
    .addNode("answer_question", answerQuestion(ports))
    .addNode("finish", finishStudy(ports))
    .addNode("rest", idle(ports))
    .addEdge(START, "prepare_input")
    // Side by side: no one waits for the name, and photos are read while the material is written.
    .addEdge("prepare_input", "name_thread")
    .addEdge("prepare_input", "generate_material")
    .addEdge("prepare_input", "recognise_notes")
    .addEdge("generate_material", "await_notes")
    .addEdge("recognise_notes", "await_notes")
    .addConditionalEdges("await_notes", afterNotes, [
      "await_notes",
      "recognise_notes",
      "review_notes",
    ])
    .addConditionalEdges("review_notes", afterReview, [
      "review_notes",
      "recognise_notes",
      "synthesise",
    ])
    .addEdge("synthesise", "edit_material")
    .addConditionalEdges("edit_material", afterEdit, [
      "edit_material",
      "propose_questions",
      "finish",
    ])
    .addEdge("propose_questions", "await_questions")
    // One task for each question, in parallel.
    .addConditionalEdges("await_questions", afterQuestions, [
      "await_questions",
      "edit_material",
      "propose_questions",
      "answer_question",
      "finish",
    ])
    .addEdge("answer_question", "finish")
    .addEdge("finish", "rest")
    .addConditionalEdges("rest", afterRest, [
      "edit_material",
      "propose_questions",
      "answer_question",
      "rest",
    ])
    .compile({ checkpointer });
