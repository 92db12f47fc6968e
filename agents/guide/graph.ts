import { END, START, StateGraph } from "@langchain/langgraph";
import type { BaseCheckpointSaver } from "@langchain/langgraph-checkpoint";
import type { GuidePorts } from "../ports.ts";
import { analyzeScreenshotForButton } from "./nodes/analyze-screenshot-for-button.ts";
import { checkVersion } from "./nodes/check-version.ts";
import { detectInteractionType } from "./nodes/detect-interaction-type.ts";
import { detectUserIntent } from "./nodes/detect-user-intent.ts";
import { fallbackReviewSteps } from "./nodes/fallback-review-steps.ts";
import { finalConfirmation } from "./nodes/final-confirmation.ts";
import { generateFullAnswer } from "./nodes/generate-full-answer.ts";
import { idle } from "./nodes/idle.ts";
import { nextStepOrFinish } from "./nodes/next-step-or-finish.ts";
import { optionalValidateStep } from "./nodes/optional-validate-step.ts";
import { retrieveFromVectorstore } from "./nodes/retrieve-from-vectorstore.ts";
import { stepAgentStart } from "./nodes/step-agent-start.ts";
import { waitForUserStepChoice } from "./nodes/wait-for-user-step-choice.ts";
import { waitForVersionChoice } from "./nodes/wait-for-version-choice.ts";
import { waitUserAction } from "./nodes/wait-user-action.ts";
import {
  afterAction,
  afterAnswer,
  afterConfirmation,
  afterIntent,
  afterInteractionType,
  afterLook,
  afterRest,
  afterReview,
  afterStep,
  afterStepChoice,
  afterValidation,
  afterVersion,
  afterVersionChoice,
} from "./routes.ts";
import { GuideState } from "./state.ts";

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
