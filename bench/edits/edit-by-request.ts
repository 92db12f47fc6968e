import { createRuntime, type Runtime } from "#agents/runtime.ts";
import { student } from "#agents/testing/student.ts";
import { makeDatabase } from "#db/client.ts";
import { studyStore } from "#db/queries/study.ts";
import { newId } from "#lib/ids.ts";
import { autonomousStages, guidedStages } from "#lib/schemas/stage-presets.ts";
import { studySettings } from "#lib/schemas/study.ts";
import { benchSettings } from "../bench-settings.ts";
import { costOfEach, type EditOrder, type EditPlace, type WayToEdit } from "./edit-order.ts";

const untilItAsks = async (runtime: Runtime, ownerId: string, threadId: string): Promise<void> => {
  for (;;) {
    const { status, question, error } = await runtime
      .for(student(ownerId))
      .threads.read.getThread(threadId, "en");
    if (status === "waiting" && question?.kind === "study_edit") return;
    if (status !== "running") throw new Error(`${status}: ${error?.code ?? question?.kind}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

/** A thread whose document is the order's text, waiting for the first request. */
const waitingStudy = async (
  runtime: Runtime,
  { url }: EditPlace,
  { language, text }: EditOrder,
): Promise<{ ownerId: string; threadId: string }> => {
  const ownerId = newId("own");
  const { db, close } = makeDatabase(url);
  const study = studyStore(db);
  try {
    const stages = { ...autonomousStages, edit: guidedStages.edit };
    const { id: threadId } = await runtime.for(student(ownerId)).threads.write.createThread({
      ...{ kind: "study", topic: "Waves and sound", title: "Waves", text: "", fileName: null },
      settings: studySettings.parse({ language, stages }),
    });
    await untilItAsks(runtime, ownerId, threadId);
    await study.saveDocument(ownerId, threadId, "synthesised", text);
    return { ownerId, threadId };
  } finally {
    await close();
  }
};

/** The product's own way as a student meets it: a request, its run, the conversation, checkpoints and the queue. */
export const editByRequest: WayToEdit = async (place, order) => {
  const env = { ...benchSettings(""), MODEL: undefined, COMPATIBLE_BASE_URL: undefined };
  const runtime = await createRuntime({ databaseUrl: place.url, env, worker: true });
  try {
    const { ownerId, threadId } = await waitingStudy(runtime, place, order);
    return await costOfEach(place, order, async ({ removed, inserted }, index) => {
      const text = `replace "${removed}" with "${inserted}"`;
      await runtime
        .for(student(ownerId))
        .study.write.requestEdit(threadId, { text, selection: null, quote: null });
      await untilItAsks(runtime, ownerId, threadId);
      const { revision } = await runtime.for(student(ownerId)).study.read.getDocument(threadId);
      if (revision !== index + 1) throw new Error(`the request made ${revision} edits: ${text}`);
    });
  } finally {
    await runtime.close();
  }
};
