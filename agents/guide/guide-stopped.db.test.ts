import { describe, expect, it } from "vitest";
import { student } from "#agents/testing/student.ts";
import { closed, exportSong, patient, serveGuides } from "./testing/serve-guides.ts";

const guides = serveGuides();

describe("a guide that is stopped while it works", patient, () => {
  it("goes on where it was", async () => {
    guides.server().control({ task: "answer-from-sections", mode: "hang" });
    const guide = await guides.begin({ question: exportSong });
    await guide.until(({ stage }) => stage === "generate_full_answer");
    await guides
      .harness()
      .runtime.for(student(guides.harness().ownerId))
      .threads.write.stopThread(guide.id);
    await guide.until(({ status }) => status === "stopped");
    guides.server().reset();
    await guides
      .harness()
      .runtime.for(student(guides.harness().ownerId))
      .threads.write.retryThread(guide.id);
    await guide.asked("guide_steps");
    expect((await guide.view()).steps).toHaveLength(3);
  });

  it("keeps a picture that is added meanwhile, and looks at it when it goes on", async () => {
    const guide = await guides.atFirstStep();
    const { runtime, ownerId } = guides.harness();
    guides.server().control({ task: "help-with-step", mode: "hang" });
    await guide.choose("guide_action", "help");
    await guide.until(() => guides.calls("help-with-step").length > 0);
    await runtime.for(student(ownerId)).threads.write.stopThread(guide.id);
    await guide.until(({ status }) => status === "stopped");
    const screenshotId = await guide.show(closed);
    expect(await guide.view()).toMatchObject({
      ...{ status: "stopped", question: null, stage: "wait_user_action", picture_waits: true },
    });
    guides.server().reset();
    await runtime.for(student(ownerId)).threads.write.retryThread(guide.id);
    await guide.until(({ status }) => status === "waiting");
    const [step] = (await guide.view()).steps;
    expect(step).toMatchObject({ screenshot_id: screenshotId, box: { found: true } });
    expect(await guide.view()).toMatchObject({ picture_waits: false });
  });
});
