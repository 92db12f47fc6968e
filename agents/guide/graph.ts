import { END, START, StateGraph } from "@langchain/langgraph";
import type { BaseCheckpointSaver } from "@langchain/langgraph-checkpoint";
import type { GuidePorts } from "#agents/ports.ts";
import { analyzeScreenshotForButton } from "./nodes/analyze-screenshot-for-button.ts";
import { checkVersion, waitForVersionChoice } from "./nodes/check-version.ts";
import { detectUserIntent } from "./nodes/detect-user-intent.ts";
import { fallbackReviewSteps, finalConfirmation } from "./nodes/final-confirmation.ts";
import { generateFullAnswer } from "./nodes/generate-full-answer.ts";
import { idle } from "./nodes/idle.ts";
import { retrieveFromVectorstore } from "./nodes/retrieve-from-vectorstore.ts";
import {
  detectInteractionType,
  nextStepOrFinish,
  optionalValidateStep,
  stepAgentStart,
  waitForUserStepChoice,
  waitUserAction,
} from "./nodes/wait-user-action.ts";
import { GuideState, type GuideStateValue } from "./state.ts";

type Next = Pick<GuideStateValue, "next">;

export const afterIntent = ({ next }: Next) => (next === "end" ? END : "check_version");

export const afterVersion = ({ next }: Next) =>
  next === "choose_version" ? "wait_for_version_choice" : "retrieve_from_vectorstore";

export const afterVersionChoice = ({ next }: Next) => {
  if (next === "guide_declined") return "rest";
  return next === "on" ? "retrieve_from_vectorstore" : "wait_for_version_choice";
};

/** Without an answer the guide rests: other words can be tried there. */
export const afterAnswer = ({ next }: Next) =>
  next === "on" ? "wait_for_user_step_choice" : "rest";

/** An answer without steps is the end; from another one the steps can still be begun. */
export const afterStepChoice = ({ next }: Next) => {
  if (next === "end") return END;
  if (next === "guide_enough") return "rest";
  return next === "steps" ? "step_agent_start" : "wait_for_user_step_choice";
};

export const afterInteractionType = ({ click }: Pick<GuideStateValue, "click">) =>
  click ? "analyze_screenshot_for_button" : "wait_user_action";

export const afterAction = ({ next }: Next) => {
  switch (next) {
    case "guide_left":
      return "rest";
    case "steps":
      return "step_agent_start";
    case "skip":
      return "next_step_or_finish";
    case "locate":
      return "analyze_screenshot_for_button";
    case "on":
    case "force":
      return "optional_validate_step";
    default:
      return "wait_user_action";
  }
};

/** A picture that came at the step tells whether it is done; any other one shows where its place is. */
export const afterLook = ({ next }: Next) =>
  next === "check" ? "optional_validate_step" : "wait_user_action";

/** A step that is not done goes back to the student; a picture that nobody looked at is looked at. */
export const afterValidation = ({ next }: Next) => {
  if (next === "on") return "next_step_or_finish";
  return next === "stay" ? "wait_user_action" : "analyze_screenshot_for_button";
};

export const afterStep = ({ index, total }: Pick<GuideStateValue, "index" | "total">) =>
  index < total ? "detect_interaction_type" : "final_confirmation";

export const afterConfirmation = ({ next }: Next) => {
  if (next === "guide_solved") return "rest";
  if (next === "steps") return "step_agent_start";
  return next === "review" ? "fallback_review_steps" : "final_confirmation";
};

export const afterReview = ({ next }: Next) => {
  if (next === "guide_unsolved") return "rest";
  if (next === "steps") return "step_agent_start";
  return next === "new_answer" ? "retrieve_from_vectorstore" : "fallback_review_steps";
};

/** What was taken up again goes on where it belongs; anything else leaves the guide where it lies. */
export const afterRest = ({ next }: Next) => {
  switch (next) {
    case "other_words":
      return "check_version";
    case "on":
    case "new_answer":
      return "retrieve_from_vectorstore";
    case "steps":
      return "step_agent_start";
    case "review":
      return "fallback_review_steps";
    default:
      return "rest";
  }
};

const guideNodes = (ports: GuidePorts) =>
  new StateGraph(GuideState)
    .addNode("detect_user_intent", detectUserIntent(ports))
    .addNode("check_version", checkVersion(ports))
    .addNode("wait_for_version_choice", waitForVersionChoice(ports))
    .addNode("retrieve_from_vectorstore", retrieveFromVectorstore(ports))
    .addNode("generate_full_answer", generateFullAnswer(ports))
    .addNode("wait_for_user_step_choice", waitForUserStepChoice(ports))
    .addNode("step_agent_start", stepAgentStart(ports))
    .addNode("detect_interaction_type", detectInteractionType(ports))
    .addNode("analyze_screenshot_for_button", analyzeScreenshotForButton(ports))
    .addNode("wait_user_action", waitUserAction(ports))
    .addNode("optional_validate_step", optionalValidateStep(ports))
    .addNode("next_step_or_finish", nextStepOrFinish(ports))
    .addNode("final_confirmation", finalConfirmation(ports))
    .addNode("fallback_review_steps", fallbackReviewSteps(ports))
    .addNode("rest", idle(ports));

/** From a question to its answer. */
const withAnswer = (ports: GuidePorts) =>
  guideNodes(ports)
    .addEdge(START, "detect_user_intent")
    .addConditionalEdges("detect_user_intent", afterIntent, ["check_version", END])
    .addConditionalEdges("check_version", afterVersion, [
      "wait_for_version_choice",
      "retrieve_from_vectorstore",
    ])
    .addConditionalEdges("wait_for_version_choice", afterVersionChoice, [
      "wait_for_version_choice",
      "retrieve_from_vectorstore",
      "rest",
    ])
    .addEdge("retrieve_from_vectorstore", "generate_full_answer")
    .addConditionalEdges("generate_full_answer", afterAnswer, ["wait_for_user_step_choice", "rest"])
    .addConditionalEdges("wait_for_user_step_choice", afterStepChoice, [
      "wait_for_user_step_choice",
      "step_agent_start",
      "rest",
      END,
    ]);

/** From a question about a product to its answer, and through the steps of it on the student's own screen. */
export const guideGraph = (ports: GuidePorts, checkpointer: BaseCheckpointSaver) =>
  withAnswer(ports)
    .addEdge("step_agent_start", "detect_interaction_type")
    .addConditionalEdges("detect_interaction_type", afterInteractionType, [
      "analyze_screenshot_for_button",
      "wait_user_action",
    ])
    .addConditionalEdges("analyze_screenshot_for_button", afterLook, [
      "optional_validate_step",
      "wait_user_action",
    ])
    .addConditionalEdges("wait_user_action", afterAction, [
      "wait_user_action",
      "analyze_screenshot_for_button",
      "optional_validate_step",
      "next_step_or_finish",
      "step_agent_start",
      "rest",
    ])
    .addConditionalEdges("optional_validate_step", afterValidation, [
      "next_step_or_finish",
      "wait_user_action",
      "analyze_screenshot_for_button",
    ])
    .addConditionalEdges("next_step_or_finish", afterStep, [
      "detect_interaction_type",
      "final_confirmation",
    ])
    .addConditionalEdges("final_confirmation", afterConfirmation, [
      "final_confirmation",
      "fallback_review_steps",
      "step_agent_start",
      "rest",
    ])
    .addConditionalEdges("fallback_review_steps", afterReview, [
      "fallback_review_steps",
      "step_agent_start",
      "retrieve_from_vectorstore",
      "rest",
    ])
    .addConditionalEdges("rest", afterRest, [
      "rest",
      "check_version",
      "retrieve_from_vectorstore",
      "step_agent_start",
      "fallback_review_steps",
    ])
    .compile({ checkpointer });
