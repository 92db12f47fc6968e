import { END } from "@langchain/langgraph";
import type { GuideStateValue } from "./state.ts";

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
