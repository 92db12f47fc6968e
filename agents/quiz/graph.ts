import { END, START, StateGraph } from "@langchain/langgraph";
import type { BaseCheckpointSaver } from "@langchain/langgraph-checkpoint";
import type { QuizPorts } from "../ports.ts";
import { analyseContent } from "./nodes/analyse-content.ts";
import { checkFacts } from "./nodes/check-facts.ts";
import { lookUpCache, storeVerdict } from "./nodes/concept-cache.ts";
import { finishQuiz } from "./nodes/finish-quiz.ts";
import { generateQuestions } from "./nodes/generate-questions.ts";
import { proveAnswers } from "./nodes/prove-answers.ts";
import { removeRepeats } from "./nodes/remove-repeats.ts";
import { QuizState, type QuizStateValue, replacementRounds } from "./state.ts";

export const afterCache = ({ cacheHit }: Pick<QuizStateValue, "cacheHit">) =>
  cacheHit ? "generate_questions" : "fact_check";

export const afterRepeats = ({ missing, round }: Pick<QuizStateValue, "missing" | "round">) =>
  missing > 0 && round < replacementRounds ? "generate_questions" : "ready";

/** From a note to a checked quiz. */
export const quizGraph = (ports: QuizPorts, checkpointer: BaseCheckpointSaver) =>
  new StateGraph(QuizState)
    .addNode("analyse_content", analyseContent(ports))
    .addNode("look_up_cache", lookUpCache(ports))
    .addNode("fact_check", checkFacts(ports))
    // Nothing leads here: a run of an earlier version, which found the concepts first, may stand before it.
    .addNode("parse", checkFacts(ports))
    .addNode("store", storeVerdict(ports))
    .addNode("generate_questions", generateQuestions(ports))
    .addNode("prove_answers", proveAnswers(ports))
    .addNode("remove_repeats", removeRepeats(ports))
    .addNode("ready", finishQuiz(ports))
    .addEdge(START, "analyse_content")
    .addEdge("analyse_content", "look_up_cache")
    .addConditionalEdges("look_up_cache", afterCache, ["fact_check", "parse", "generate_questions"])
    .addEdge("fact_check", "store")
    .addEdge("parse", "store")
    .addEdge("store", "generate_questions")
    .addEdge("generate_questions", "prove_answers")
    .addEdge("prove_answers", "remove_repeats")
    .addConditionalEdges("remove_repeats", afterRepeats, ["generate_questions", "ready"])
    .addEdge("ready", END)
    .compile({ checkpointer });
