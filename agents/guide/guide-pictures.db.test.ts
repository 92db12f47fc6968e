import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { student } from "#agents/testing/student.ts";
import { guideSteps } from "#db/schema/guides.ts";
import { testDatabase } from "#db/testing/test-database.ts";
import { screenPicture } from "#e2e/model-server/marked-screen.ts";
import { encodeScreenshot } from "#lib/pictures/encode-picture.ts";
import { maxScreenshots } from "#lib/schemas/guide-limits.ts";
import type { ThreadView } from "#lib/schemas/thread.ts";
import { closed, exportSong, opened, patient, serveGuides } from "./testing/serve-guides.ts";

const guides = serveGuides();
const { db } = testDatabase();

const isAction = (question: ThreadView["question"]) => question?.kind === "guide_action";
const choice = (id: string) => ({ type: "choice", choice: id });

describe("a picture that comes while a run is at work", patient, () => {
  it("is taken at the next question", async () => {
    const guide = await guides.atFirstStep();
    guides.server().control({ task: "answer-step-question", mode: "hold" });
    await guide.reply("guide_action", "is silence cut off?");
    await guide.until(() =>
      guides.server().log.some(({ task }) => task === "answer-step-question"),
    );
    await guide.show(closed);
    expect((await guide.view()).steps[0]?.screenshot_id).toBe(null);
    guides.server().release();
    await guide.asked("guide_action");
    const view = await guide.view();
    expect(view.steps[0]?.box).toMatchObject({ found: true, label: "File" });
    expect(view.messages.at(-1)?.text).toContain("Silence");
  });

  it("before the answer is there, is looked at with the first step", async () => {
    guides.server().control({ task: "answer-from-sections", mode: "hold" });
    const guide = await guides.begin({ question: exportSong });
    await guide.until(() =>
      guides.server().log.some(({ task }) => task === "answer-from-sections"),
    );
    const shown = await guide.show(closed);
    guides.server().release();
    await guide.reply("guide_steps", choice("step_by_step"));
    await guide.until(({ question }) => question?.kind === "guide_action");
    await guide.until(({ status }) => status === "waiting");
    const view = await guide.view();
    expect(view.steps[0]).toMatchObject({ screenshot_id: shown, state: "open" });
    expect(view.steps[0]?.check?.done).toBe("pending");
    expect(view.current_step_index).toBe(0);
  });

  it("before a step without a click has begun, tells nothing of it", async () => {
    guides.server().control({ task: "answer-from-sections", mode: "hold" });
    guides.server().script({
      task: "answer-from-sections",
      replies: [
        {
          ...{ answered: true, answer: "Press a key.", sourceIds: ["s1"] },
          steps: [{ text: "Press a key.", sourceId: "s1", requiresClick: false }],
        },
      ],
    });
    const guide = await guides.begin({ question: exportSong });
    await guide.until(() =>
      guides.server().log.some(({ task }) => task === "answer-from-sections"),
    );
    await guide.show(closed);
    guides.server().release();
    await guide.reply("guide_steps", choice("step_by_step"));
    await guide.until(({ status, question }) => status === "waiting" && isAction(question));
    const view = await guide.view();
    expect(view).toMatchObject({ picture_waits: false, current_step_index: 0 });
    expect(view.steps[0]).toMatchObject({ requires_click: false, state: "open", check: null });
    expect(guides.calls("look-at-screen")).toEqual([]);
    await guide.show(opened);
    await guide.asked("guide_confirm");
    expect(guides.calls("look-at-screen")).toHaveLength(1);
  });
});

describe("several pictures at once", patient, () => {
  it("are not looked at again for a step that the first of them shows done", async () => {
    const guide = await guides.atFirstStep();
    await guide.show(closed);
    await guide.asked("guide_action");
    guides.server().control({ task: "look-at-screen", mode: "hold", times: 1 });
    await guide.show(opened);
    await guide.until(() => guides.calls("look-at-screen").length === 2);
    const newest = await guide.show([...opened, "Ready"]);
    guides.server().release();
    await guide.until(({ status }) => status === "waiting");
    const view = await guide.view();
    expect(view.steps[0]).toMatchObject({ state: "done", check: { done: "yes" } });
    expect(view).toMatchObject({ current_step_index: 1, picture_waits: false });
    expect(view.steps[1]).toMatchObject({ screenshot_id: newest, state: "open" });
    expect(guides.calls("look-at-screen")).toHaveLength(3);
  });
});

describe("many pictures", patient, () => {
  it("drop the oldest that no step shows, and never one that is shown", async () => {
    const guide = await guides.atFirstStep();
    const shown = await guide.show(closed);
    await guide.asked("guide_action");
    await guide.choose("guide_action", "cancel");
    await guide.ended();
    const picture = await encodeScreenshot(await screenPicture(closed));
    const add = (source: string) =>
      guides
        .harness()
        .runtime.for(student(guides.harness().ownerId))
        .guide.write.addScreenshot(guide.id, {
          ...{ ...picture, devicePixelRatio: 1 },
          sourceSha256: source,
          sha256: source,
        });
    const first = await add("picture 0");
    for (let index = 1; index < maxScreenshots; index += 1) await add(`picture ${index}`);
    const kept = (await guide.view()).screenshots.map(({ id }) => id);
    expect(kept).toHaveLength(maxScreenshots);
    expect(kept).toContain(shown);
    expect(kept).not.toContain(first.id);
    expect((await guide.view()).steps[0]?.screenshot_id).toBe(shown);
    const rows = await db.select().from(guideSteps).where(eq(guideSteps.threadId, guide.id));
    expect(rows).toHaveLength(3);
  });
});

describe("a box that was taken away", patient, () => {
  it("is not said to be missing, and is looked for again when it is asked for", async () => {
    const guide = await guides.atFirstStep();
    const screenshotId = await guide.show(closed);
    await guide.asked("guide_action");
    const gone = { screenshotId, box: null };
    await guides
      .harness()
      .runtime.for(student(guides.harness().ownerId))
      .guide.write.drawBox(guide.id, 0, gone);
    await guide.reply("guide_action", "what is cut off?");
    const { text } = await guide.asked("guide_action");
    expect(text).not.toContain("not found");
    expect((await guide.view()).steps[0]).toMatchObject({ drawn: true, box: { found: false } });
    await guide.choose("guide_action", "show");
    await guide.asked("guide_action");
    expect((await guide.view()).steps[0]).toMatchObject({
      ...{ drawn: false, screenshot_id: screenshotId, box: { found: true, label: "File" } },
    });
  });
});

describe("a box that was drawn", patient, () => {
  it("on an older picture does not make the newest one new again", async () => {
    const guide = await guides.atFirstStep();
    const screenshotId = await guide.show(closed);
    await guide.asked("guide_action");
    await guide.show(closed, 1);
    await guide.asked("guide_action");
    await guide.choose("guide_action", "force");
    await guide.asked("guide_action");
    const box = { x: 0.5, y: 0.5, width: 0.1, height: 0.1 };
    await guides
      .harness()
      .runtime.for(student(guides.harness().ownerId))
      .guide.write.drawBox(guide.id, 1, { screenshotId, box });
    await guide.choose("guide_action", "next");
    await guide.asked("guide_action");
    expect(await guide.view()).toMatchObject({ current_step_index: 2 });
    expect((await guide.view()).steps[1]).toMatchObject({
      state: "done",
      check: { done: "pending" },
    });
  });

  it("stays on its picture, and gives way on a newer one", async () => {
    const guide = await guides.atFirstStep();
    const screenshotId = await guide.show(closed);
    await guide.asked("guide_action");
    const box = { x: 0.5, y: 0.5, width: 0.1, height: 0.1 };
    await guides
      .harness()
      .runtime.for(student(guides.harness().ownerId))
      .guide.write.drawBox(guide.id, 0, { screenshotId, box });
    await guide.choose("guide_action", "show");
    await guide.asked("guide_action");
    expect((await guide.view()).steps[0]).toMatchObject({ drawn: true, box: { box } });
    await guide.show(closed, 1);
    await guide.asked("guide_action");
    expect((await guide.view()).steps[0]).toMatchObject({ drawn: false, box: { label: "File" } });
  });
});
