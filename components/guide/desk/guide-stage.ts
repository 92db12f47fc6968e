import { guideEnding } from "#lib/schemas/guide.ts";

const names = [
  "queued",
  "detect_user_intent",
  "check_version",
  "wait_for_version_choice",
  "retrieve_from_vectorstore",
  "generate_full_answer",
  "wait_for_user_step_choice",
  "step_agent_start",
  "detect_interaction_type",
  "analyze_screenshot_for_button",
  "wait_user_action",
  "optional_validate_step",
  "next_step_or_finish",
  "final_confirmation",
  "fallback_review_steps",
  ...guideEnding.options,
] as const;

type GuideStage = (typeof names)[number];

/** The stage as a key of the catalogue's `stages`; one of a later version has no words of its own. */
export const guideStage = (stage: string | null): GuideStage =>
  names.find((name) => name === stage) ?? "queued";
