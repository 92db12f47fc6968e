import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newPack } from "#db/testing/new-pack.ts";
import { testDatabase } from "#db/testing/test-database.ts";
import { testDatabaseUrl } from "#db/testing/test-database-url.ts";
import { type GuideHarness, type GuideThread, openGuideHarness } from "./testing/guide-harness.ts";
import { mixerPack } from "./testing/mixer-pack.ts";
import { closed, dialog, exportSong, opened, patient } from "./testing/serve-guides.ts";

const { db } = testDatabase();
let offline: GuideHarness;
beforeAll(async () => {
  offline = await openGuideHarness({ databaseUrl: testDatabaseUrl(), modelUrl: null });
});
afterAll(() => offline.runtime.close());

const begin = async (pack = mixerPack): Promise<GuideThread> => {
  const { packId } = await newPack(db, { ...pack, ownerId: offline.ownerId });
  const guide = await offline.begin({ packId, question: exportSong });
  await guide.choose("guide_steps", "step_by_step");
  await guide.asked("guide_action");
  return guide;
};

const inOneStep: typeof mixerPack = {
  ...mixerPack,
  sections: [
    {
      title: "Exporting a song",
      path: ["Files"],
      text: "1. In the **File** menu choose **Export Song**.\n2. Press **Render**.",
    },
  ],
};

/** Shows a screen, and what the guide makes of it for a step. */
const after = async (guide: GuideThread, screen: readonly string[], step: number) => {
  await guide.show(screen);
  const { text } = await guide.asked("guide_action");
  const view = await guide.view();
  return { text, at: view.current_step_index, step: view.steps[step] };
};

const marked = (label: string) => ({
  at: expect.any(Number),
  text: expect.stringContaining("shows where to click"),
  step: { state: "open", check: null, box: { found: true, label } },
});

describe("a picture for a step without a click", patient, () => {
  it("says nothing by its words alone where none has changed, and done is done", async () => {
    const { packId } = await newPack(db, { ...mixerPack, ownerId: offline.ownerId });
    const question = "How do I split a song into stems?";
    const guide = await offline.begin({ packId, question, version: "3.2", edition: "Studio" });
    await guide.choose("guide_steps", "step_by_step");
    await guide.reply("guide_action", { type: "jump", step: 2 });
    await guide.asked("guide_action");
    expect((await guide.view()).steps[2]).toMatchObject({ requires_click: false });
    const first = await after(guide, closed, 2);
    expect(first.step).toMatchObject({
      check: { done: "unknown" },
      box: null,
      screenshot_id: null,
    });
    await guide.show(closed, 1);
    expect((await guide.asked("guide_action")).text).toContain("You decide");
    await guide.choose("guide_action", "next");
    await guide.asked("guide_confirm");
  });
});

describe("what a step names comes into view and was not used", patient, () => {
  it("is marked, and the step stays; gone, it is for the student to say, and Done takes the guide on", async () => {
    const guide = await begin();
    await after(guide, closed, 0);
    await guide.choose("guide_action", "next");
    expect((await guide.asked("guide_action")).text).toContain("not found");
    const menu = await after(guide, opened, 1);
    expect(menu).toMatchObject({ ...marked("Export Song"), at: 1 });
    // A neighbouring entry would have opened a dialog as well.
    await guide.show(dialog);
    const gone = await guide.asked("guide_action");
    expect(gone.text).toMatch(/“Export Song” can no longer be seen, .*You decide/su);
    expect(gone.choices[0]?.id).toBe("next");
    const view = await guide.view();
    expect(view.current_step_index).toBe(1);
    expect(view.steps[1]).toMatchObject({
      ...{ state: "open", check: { done: "unknown", basis: "rules" } },
    });
    await guide.choose("guide_action", "next");
    expect((await guide.asked("guide_action")).text).toContain("shows where to click");
    expect(await guide.view()).toMatchObject({ current_step_index: 2 });
    // What comes of the last step names it.
    await guide.show(["File | Edit | View", "Rendering 12 percent", "remaining time"]);
    await guide.asked("guide_confirm");
    expect((await guide.view()).steps[2]).toMatchObject({ state: "done", check: { done: "yes" } });
  });

  it("and when another entry was chosen instead, its place is marked again as soon as it can be seen", async () => {
    const guide = await begin();
    await guide.choose("guide_action", "next");
    await guide.asked("guide_action");
    await after(guide, opened, 1);
    await guide.show(["File | Edit | View", "Collecting files", "Continue | Cancel"]);
    expect((await guide.asked("guide_action")).text).toContain("You decide");
    expect(await after(guide, opened, 1)).toMatchObject({ at: 1, step: { state: "open" } });
    expect((await guide.view()).steps[1]?.box).toMatchObject({ found: true });
  });

  it("also where the menu that holds it was marked before", async () => {
    const guide = await begin(inOneStep);
    expect(await after(guide, closed, 0)).toMatchObject({ ...marked("File"), at: 0 });
    expect(await after(guide, opened, 0)).toMatchObject({ ...marked("Export Song"), at: 0 });
    // The menu is closed again, and nobody can see whether something was chosen.
    await guide.show(closed, 1);
    expect((await guide.asked("guide_action")).text).toContain("You decide");
    const view = await guide.view();
    expect(view.current_step_index).toBe(0);
    expect(view.steps[0]).toMatchObject({ state: "open", check: { done: "unknown" } });
  });
});
