import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { newPack } from "../../db/testing/new-pack.ts";
import { testDatabase } from "../../db/testing/test-database.ts";
import { screenOf } from "../../e2e/model-server/marked-screen.ts";
import { type GuideDesk, openGuideDesk } from "./testing/guide-desk.ts";
import { mixerPack } from "./testing/mixer-pack.ts";

const { db } = testDatabase();
let desk: GuideDesk;
let packId: string;
beforeAll(async () => {
  desk = await openGuideDesk({ databaseUrl: inject("databaseUrl"), modelUrl: null });
  ({ packId } = await newPack(db, { ...mixerPack, ownerId: desk.ownerId }));
});
afterAll(() => desk.runtime.close());

const closed = screenOf(["File Edit View", "Project one"]);
const opened = screenOf(["File Edit View", "New Project", "Export Song", "Quit"]);
const dialog = screenOf(["File Edit View", "Rate 48000", "Render Cancel"]);

describe("without a model", () => {
  it("answers in the manual's own words and goes through its list word for word", async () => {
    const guide = await desk.begin({ packId, question: "How do I export a song?" });
    await guide.asked("guide_steps");
    const answered = await guide.view();
    expect(answered).toMatchObject({ intent: "product", allowed: true, answered: true });
    expect(answered.full_answer).toContain("Silence at the end is cut off.");
    expect(answered.steps.map(({ text }) => text)).toEqual([
      "Open the **File** menu.",
      "Choose **Export Song** there.",
      "In the dialog, press **Render**.",
    ]);
    expect(answered.steps.map(({ source }) => source?.title)).toEqual(
      Array.from({ length: 3 }, () => "Exporting a song"),
    );
    await guide.choose("guide_steps", "step_by_step");
    const question = await guide.asked("guide_action");
    expect(question.text).toContain("picture");
    await guide.show(closed);
    await guide.asked("guide_action");
    const shown = await guide.view();
    expect(shown.steps[0]?.box).toMatchObject({ found: true, label: "File" });
    await guide.show(opened);
    await guide.asked("guide_action");
  });
});
