import { END, START, StateGraph } from "@langchain/langgraph";
import type { BaseCheckpointSaver } from "@langchain/langgraph-checkpoint";
import type { QuizPorts } from "../ports.ts";
import { analyseContent } from "./nodes/analyse-content.ts";
import { checkFacts } from "./nodes/check-facts.ts";
import { finishQuiz } from "./nodes/finish-quiz.ts";
import { generateQuestions } from "./nodes/generate-questions.ts";
import { lookUpCache } from "./nodes/look-up-cache.ts";
import { parseConcepts } from "./nodes/parse-concepts.ts";
import { proveAnswers } from "./nodes/prove-answers.ts";
import { removeRepeats } from "./nodes/remove-repeats.ts";
import { storeVerdict } from "./nodes/store-verdict.ts";
import { afterAnalysis, afterCache, afterParse, afterRepeats } from "./routes.ts";
import { QuizState } from "./state.ts";

/** From a note to a checked quiz. */
export const quizGraph = (ports: QuizPorts, checkpointer: BaseCheckpointSaver) =>
  new StateGraph(QuizState)
    .addNode("analyse_content", analyseContent(ports))
    .addNode("look_up_cache", lookUpCache(ports))
    .addNode("parse", parseConcepts(ports))
    .addNode("fact_check", checkFacts(ports))
    .addNode("store", storeVerdict(ports))
    .addNode("generate_questions", generateQuestions(ports))
    .addNode("prove_answers", proveAnswers(ports))
    .addNode("remove_repeats", removeRepeats(ports))
    .addNode("ready", finishQuiz(ports))
    .addEdge(START, "analyse_content")
    .addConditionalEdges("analyse_content", afterAnalysis, ["look_up_cache", "generate_questions"])
    .addConditionalEdges("look_up_cache", afterCache, ["parse", "generate_questions"])
    .addConditionalEdges("parse", afterParse, ["fact_check", "generate_questions"])
    .addEdge("fact_check", "store")
    .addEdge("store", "generate_questions")
    .addEdge("generate_questions", "prove_answers")
    .addEdge("prove_answers", "remove_repeats")
    .addConditionalEdges("remove_repeats", afterRepeats, ["generate_questions", "ready"])
    .addEdge("ready", END)
    .compile({ checkpointer });
