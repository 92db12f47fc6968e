import { END } from "@langchain/langgraph";
import { expect, test } from "vitest";
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
} from "./graph.ts";

test("every way of the graph", () => {
  expect(afterIntent({ next: "on" })).toBe("check_version");
  expect(afterIntent({ next: "end" })).toBe(END);
  expect(afterVersion({ next: "on" })).toBe("retrieve_from_vectorstore");
  expect(afterVersion({ next: "choose_version" })).toBe("wait_for_version_choice");
  expect(afterVersionChoice({ next: "on" })).toBe("retrieve_from_vectorstore");
  expect(afterVersionChoice({ next: "guide_declined" })).toBe("rest");
  expect(afterVersionChoice({ next: "again" })).toBe("wait_for_version_choice");
  expect(afterAnswer({ next: "on" })).toBe("wait_for_user_step_choice");
  expect(afterAnswer({ next: "guide_no_other" })).toBe("rest");
  expect(afterAnswer({ next: "guide_perhaps" })).toBe("rest");
  expect(afterAnswer({ next: "guide_nothing" })).toBe("rest");
  expect(afterStepChoice({ next: "guide_enough" })).toBe("rest");
  expect(afterStepChoice({ next: "steps" })).toBe("step_agent_start");
  expect(afterStepChoice({ next: "end" })).toBe(END);
  expect(afterStepChoice({ next: "stay" })).toBe("wait_for_user_step_choice");
  expect(afterInteractionType({ click: true })).toBe("analyze_screenshot_for_button");
  expect(afterInteractionType({ click: false })).toBe("wait_user_action");
  expect(afterAction({ next: "guide_left" })).toBe("rest");
  expect(afterAction({ next: "steps" })).toBe("step_agent_start");
  expect(afterAction({ next: "skip" })).toBe("next_step_or_finish");
  expect(afterAction({ next: "locate" })).toBe("analyze_screenshot_for_button");
  expect(afterAction({ next: "on" })).toBe("optional_validate_step");
  expect(afterAction({ next: "force" })).toBe("optional_validate_step");
  expect(afterAction({ next: "stay" })).toBe("wait_user_action");
  expect(afterAction({ next: "again" })).toBe("wait_user_action");
  expect(afterLook({ next: "check" })).toBe("optional_validate_step");
  expect(afterLook({ next: "on" })).toBe("wait_user_action");
  expect(afterValidation({ next: "on" })).toBe("next_step_or_finish");
  expect(afterValidation({ next: "locate" })).toBe("analyze_screenshot_for_button");
  expect(afterValidation({ next: "stay" })).toBe("wait_user_action");
  expect(afterConfirmation({ next: "guide_solved" })).toBe("rest");
  expect(afterConfirmation({ next: "steps" })).toBe("step_agent_start");
  expect(afterConfirmation({ next: "review" })).toBe("fallback_review_steps");
  expect(afterConfirmation({ next: "stay" })).toBe("final_confirmation");
  expect(afterReview({ next: "on" })).toBe("fallback_review_steps");
  expect(afterReview({ next: "steps" })).toBe("step_agent_start");
  expect(afterReview({ next: "new_answer" })).toBe("retrieve_from_vectorstore");
  expect(afterReview({ next: "guide_unsolved" })).toBe("rest");
  expect(afterRest({ next: "on" })).toBe("retrieve_from_vectorstore");
  expect(afterRest({ next: "other_words" })).toBe("check_version");
  expect(afterRest({ next: "new_answer" })).toBe("retrieve_from_vectorstore");
  expect(afterRest({ next: "steps" })).toBe("step_agent_start");
  expect(afterRest({ next: "review" })).toBe("fallback_review_steps");
  expect(afterRest({ next: "guide_left" })).toBe("rest");
});

test("the steps come to their end", () => {
  expect(afterStep({ index: 2, total: 3 })).toBe("detect_interaction_type");
  expect(afterStep({ index: 3, total: 3 })).toBe("final_confirmation");
});
