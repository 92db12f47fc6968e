import { END, START, StateGraph } from "@langchain/langgraph";
import type { BaseCheckpointSaver } from "@langchain/langgraph-checkpoint";
import type { GuidePorts } from "#agents/ports.ts";
import { analyzeScreenshotForButton } from "./nodes/analyze-screenshot-for-button.ts";
import { checkVersion, waitForVersionChoice } from "./nodes/check-version.ts";
import { detectUserIntent } from "./nodes/detect-user-intent.ts";
import { fallbackReviewSteps, finalConfirmation } from "./nodes/final-confirmation.ts";
import { generateFullAnswer } from "./nodes/generate-full-answer.ts";
import { idle } from "./nodes/idle.ts";
import { retrieveFromVectorstore, searchAgain } from "./nodes/retrieve-from-vectorstore.ts";
import {
  detectInteractionType,
  nextStepOrFinish,
  optionalValidateStep,
  stepAgentStart,
  waitForUserStepChoice,
  waitUserAction,
} from "./nodes/wait-user-action.ts";
import { GuideState } from "./state.ts";

/** From a question about a product to its answer, and through the steps of it on the student's own screen. */
export const guideGraph = (ports: GuidePorts, checkpointer: BaseCheckpointSaver) =>
  new StateGraph(GuideState)
    .addNode("detect_user_intent", detectUserIntent(ports), { ends: ["check_version", END] })
    .addNode("check_version", checkVersion(ports), {
      ends: ["wait_for_version_choice", "retrieve_from_vectorstore"],
    })
    .addNode("wait_for_version_choice", waitForVersionChoice(ports), {
      ends: ["wait_for_version_choice", "retrieve_from_vectorstore", "rest"],
    })
    .addNode("retrieve_from_vectorstore", retrieveFromVectorstore(ports))
    .addNode("generate_full_answer", generateFullAnswer(ports), {
      ends: ["search_again", "wait_for_user_step_choice", "rest"],
    })
    // Before the manual is said to be silent.
    .addNode("search_again", searchAgain(ports))
    .addNode("wait_for_user_step_choice", waitForUserStepChoice(ports), {
      ends: ["wait_for_user_step_choice", "step_agent_start", "rest", END],
    })
    .addNode("step_agent_start", stepAgentStart(ports))
    .addNode("detect_interaction_type", detectInteractionType(ports), {
      ends: ["analyze_screenshot_for_button", "wait_user_action"],
    })
    // A picture that came at the step tells whether it is done; any other one shows where its place is.
    .addNode("analyze_screenshot_for_button", analyzeScreenshotForButton(ports), {
      ends: ["optional_validate_step", "wait_user_action"],
    })
    .addNode("wait_user_action", waitUserAction(ports), {
      ends: [
        ...["wait_user_action", "analyze_screenshot_for_button", "optional_validate_step"],
        ...["next_step_or_finish", "step_agent_start", "rest"],
      ],
    })
    // A step that is not done goes back to the student; a picture that nobody looked at is looked at.
    .addNode("optional_validate_step", optionalValidateStep(ports), {
      ends: ["next_step_or_finish", "wait_user_action", "analyze_screenshot_for_button"],
    })
    .addNode("next_step_or_finish", nextStepOrFinish(ports), {
      ends: ["detect_interaction_type", "final_confirmation"],
    })
    .addNode("final_confirmation", finalConfirmation(ports), {
      ends: ["final_confirmation", "fallback_review_steps", "step_agent_start", "rest"],
    })
    .addNode("fallback_review_steps", fallbackReviewSteps(ports), {
      ends: [...["fallback_review_steps", "step_agent_start", "retrieve_from_vectorstore"], "rest"],
    })
    // What is taken up again goes on where it belongs.
    .addNode("rest", idle(ports), {
      ends: [
        ...["rest", "detect_user_intent", "retrieve_from_vectorstore", "generate_full_answer"],
        ...["step_agent_start", "fallback_review_steps"],
      ],
    })
    .addEdge(START, "detect_user_intent")
    .addEdge("retrieve_from_vectorstore", "generate_full_answer")
    .addEdge("search_again", "generate_full_answer")
    .addEdge("step_agent_start", "detect_interaction_type")
    .compile({ checkpointer });
