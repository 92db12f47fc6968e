import { END, START, StateGraph } from "@langchain/langgraph";
import type { BaseCheckpointSaver } from "@langchain/langgraph-checkpoint";
import type { QuizPorts } from "../ports.ts";
import { analyseContent, checkFacts, lookUpCache, storeVerdict } from "./nodes/check-note.ts";
import { findEvidence } from "./nodes/find-evidence.ts";
import { finishQuiz } from "./nodes/finish-quiz.ts";
import { generateQuestions } from "./nodes/generate-questions.ts";
import { proveAnswers } from "./nodes/prove-answers.ts";
import { removeRepeats } from "./nodes/remove-repeats.ts";
import { QuizState } from "./state.ts";

/** From a note to a checked quiz. */
export const quizGraph = (ports: QuizPorts, checkpointer: BaseCheckpointSaver) =>
  new StateGraph(QuizState)
    .addNode("analyse_content", analyseContent(ports))
    // Nothing leads to parse: a run of an earlier version, which found the concepts first, may stand before it.
    .addNode("look_up_cache", lookUpCache(ports), {
      ends: ["fact_check", "parse", "find_evidence"],
    })
    .addNode("fact_check", checkFacts(ports))
    .addNode("parse", checkFacts(ports))
    .addNode("store", storeVerdict(ports))
    .addNode("find_evidence", findEvidence(ports))
    .addNode("generate_questions", generateQuestions(ports))
    .addNode("prove_answers", proveAnswers(ports))
    .addNode("remove_repeats", removeRepeats(ports), { ends: ["generate_questions", "ready"] })
    .addNode("ready", finishQuiz(ports))
    .addEdge(START, "analyse_content")
    .addEdge("analyse_content", "look_up_cache")
    .addEdge("fact_check", "store")
    .addEdge("parse", "store")
    .addEdge("store", "find_evidence")
    .addEdge("find_evidence", "generate_questions")
    .addEdge("generate_questions", "prove_answers")
    .addEdge("prove_answers", "remove_repeats")
    .addEdge("ready", END)
    .compile({ checkpointer });
