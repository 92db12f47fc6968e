import type { GuidePorts } from "#agents/ports.ts";
import type { GuideNode } from "../state.ts";

/** Begins with the steps: with the first one, or with the one that the review or the student named. */
export const stepAgentStart =
  (ports: GuidePorts): GuideNode =>
  async ({ threadId, resumeAt, total }) => {
    await ports.reporter.stage(threadId, "step_agent_start");
    return { index: Math.min(resumeAt, total - 1), mode: "steps", next: "on" };
  };
