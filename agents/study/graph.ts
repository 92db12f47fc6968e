import { START, StateGraph } from "@langchain/langgraph";
import type { BaseCheckpointSaver } from "@langchain/langgraph-checkpoint";
import type { StudyPorts } from "../ports.ts";
import { editMaterial } from "./nodes/edit-material.ts";
import { generateMaterial } from "./nodes/generate-material.ts";
import { finishStudy, idle } from "./nodes/idle.ts";
import { nameStudy, prepareInput } from "./nodes/prepare-input.ts";
import { answerQuestion, awaitQuestions, proposeQuestions } from "./nodes/propose-questions.ts";
import { awaitNotes, recogniseNotes, reviewNotes } from "./nodes/recognise-notes.ts";
import { synthesise } from "./nodes/synthesise.ts";
import { StudyState } from "./state.ts";

/** From a topic and notes to a study document that stays open for edits. */
export const studyGraph = (ports: StudyPorts, checkpointer: BaseCheckpointSaver) =>
  new StateGraph(StudyState)
    .addNode("prepare_input", prepareInput(ports))
    .addNode("name_thread", nameStudy(ports))
    .addNode("generate_material", generateMaterial(ports))
    .addNode("await_notes", awaitNotes(ports), {
      ends: ["await_notes", "recognise_notes", "review_notes"],
    })
    .addNode("recognise_notes", recogniseNotes(ports))
    .addNode("review_notes", reviewNotes(ports), {
      ends: ["review_notes", "recognise_notes", "synthesise"],
    })
    .addNode("synthesise", synthesise(ports))
    .addNode("edit_material", editMaterial(ports), {
      ends: ["edit_material", "propose_questions", "finish"],
    })
    .addNode("propose_questions", proposeQuestions(ports))
    // To answers: one task for each question, in parallel.
    .addNode("await_questions", awaitQuestions(ports), {
      ends: ["await_questions", "edit_material", "propose_questions", "answer_question", "finish"],
    })
    .addNode("answer_question", answerQuestion(ports))
    .addNode("finish", finishStudy(ports))
    .addNode("rest", idle(ports), {
      ends: ["edit_material", "propose_questions", "answer_question", "rest"],
    })
    .addEdge(START, "prepare_input")
    // Side by side: no one waits for the name, and photos are read while the material is written.
    .addEdge("prepare_input", "name_thread")
    .addEdge("prepare_input", "generate_material")
    .addEdge("prepare_input", "recognise_notes")
    .addEdge("generate_material", "await_notes")
    .addEdge("recognise_notes", "await_notes")
    .addEdge("synthesise", "edit_material")
    .addEdge("propose_questions", "await_questions")
    .addEdge("answer_question", "finish")
    .addEdge("finish", "rest")
    .compile({ checkpointer });
