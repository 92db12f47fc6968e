import type { StudyPorts } from "#agents/ports.ts";
import type { StudyNode } from "../state.ts";

/** Declares the document finished; it can be edited on ever after. */
export const finishStudy =
  (ports: StudyPorts): StudyNode =>
  async ({ threadId, ownerId }) => {
    await ports.reporter.stage(threadId, "finish");
    await ports.study.setDocumentStatus(ownerId, threadId, "completed");
    return { finished: true, next: "on", questionIds: [] };
  };
