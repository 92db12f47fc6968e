import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { student } from "#agents/testing/student.ts";
import { newPack } from "#db/testing/new-pack.ts";
import { testDatabase } from "#db/testing/test-database.ts";
import { encodeScreenshot } from "#lib/pictures/encode-picture.ts";
import type { GuideThread } from "./testing/guide-harness.ts";
import { mixerPack } from "./testing/mixer-pack.ts";
import { promptsSent } from "./testing/prompts-sent.ts";
import { closed, exportSong, opened, patient, serveGuides } from "./testing/serve-guides.ts";

const guides = serveGuides();
const { db } = testDatabase();

const long = "The song is written as it sounds, with everything that the mixer does to it. ".repeat(
  40,
);

/** A guide at the first of three steps, all of which act on controls that stay in view. */
const atFormat = async () => {
  const { packId } = await newPack(db, {
    ...{ ownerId: guides.harness().ownerId, pack: mixerPack.pack },
    sections: [
      {
        title: "Exporting a song",
        text: `${long}\n\n1. Select **WAV** under Format.\n2. Tick **Normalise**.\n3. Press **Render**.\n\n${long}`,
      },
    ],
  });
  const guide = await guides.harness().begin({ packId, question: exportSong });
  await guide.choose("guide_steps", "step_by_step");
  await guide.asked("guide_action");
  return guide;
};

const screen = (format: "WAV" | "MP3", normalised: boolean) => [
  "Format",
  `(${format === "WAV" ? "o" : " "}) WAV | (${format === "MP3" ? "o" : " "}) MP3`,
  `[${normalised ? "x" : " "}] Normalise`,
  "Render | Cancel",
];

describe("one look at a picture", patient, () => {
  it("tells that a radio button is chosen already, and what comes next is marked without another look", async () => {
    const guide = await atFormat();
    await guide.show(screen("WAV", false));
    const question = await guide.asked("guide_action");
    expect(question.text).toContain("“WAV” is already");
    expect(question.choices[0]?.id).toBe("next");
    const view = await guide.view();
    expect(view.current_step_index).toBe(0);
    expect(view.steps[0]).toMatchObject({
      ...{ state: "open", box: { found: false } },
      check: { done: "already", basis: "model" },
    });
    expect(view.steps[1]?.box).toMatchObject({ found: true, label: "Normalise" });
    await guide.choose("guide_action", "next");
    expect((await guide.asked("guide_action")).text).toContain("shows where to click");
    expect(guides.calls("look-at-screen")).toHaveLength(1);
  });

  it("checks one that was just chosen by its state, and goes on", async () => {
    const guide = await atFormat();
    await guide.show(screen("MP3", false));
    expect((await guide.asked("guide_action")).text).toContain("shows where to click");
    expect((await guide.view()).steps[0]?.box).toMatchObject({ found: true, label: "WAV" });
    await guide.show(screen("WAV", false));
    await guide.asked("guide_action");
    const view = await guide.view();
    expect(view.current_step_index).toBe(1);
    expect(view.steps[0]).toMatchObject({ state: "done", check: { done: "yes" } });
    expect(view.steps[1]?.box).toMatchObject({ found: true, label: "Normalise" });
    expect(guides.calls("look-at-screen")).toHaveLength(2);
  });

  it("refuses what was not chosen, and knows of a step that began with it chosen", async () => {
    const guide = await atFormat();
    await guide.show(screen("MP3", true));
    await guide.asked("guide_action");
    await guide.show([...screen("MP3", true), "Ready"]);
    expect((await guide.asked("guide_action")).text).toContain("“WAV” was not used");
    await guide.show(screen("WAV", true));
    // The next one is ticked already, on the very picture with which its step begins.
    expect((await guide.asked("guide_action")).text).toContain("“Normalise” is already");
    const view = await guide.view();
    expect(view.current_step_index).toBe(1);
    expect(view.steps[1]).toMatchObject({ state: "open", check: { done: "already" } });
  });

  it("“done” of what nobody was seen to do is “already”", async () => {
    const guide = await atFormat();
    const explanation = "“WAV” is selected.";
    const done = { state: "done", explanation, number: null, box: null, label: null, for: "this" };
    guides.server().script({ task: "look-at-screen", replies: [done] });
    await guide.show(screen("WAV", false));
    expect((await guide.asked("guide_action")).text).toContain(explanation);
    expect((await guide.view()).steps[0]).toMatchObject({ check: { done: "already" } });
  });

  it("compares with the picture before one that showed something else", async () => {
    const guide = await atFormat();
    await guide.show(screen("MP3", false));
    await guide.asked("guide_action");
    const explanation = "This is another program.";
    const other = { ...pressed({}), state: "unknown", explanation, label: null };
    guides.server().script({ task: "look-at-screen", replies: [other] });
    await guide.show(["Inbox | Sent"]);
    expect((await guide.asked("guide_action")).text).toContain(explanation);
    await guide.show(screen("WAV", false));
    await guide.asked("guide_action");
    const view = await guide.view();
    expect(view.current_step_index).toBe(1);
    expect(view.steps[0]).toMatchObject({ state: "done", check: { done: "yes" } });
  });

  it("is told in plain words, also where the model writes names in bold", async () => {
    const guide = await atFormat();
    const explanation = "The button **WAV** is selected, “**MP3**” is not.";
    const already = { ...pressed({}), state: "already", explanation };
    guides.server().script({ task: "look-at-screen", replies: [already] });
    await guide.show(screen("WAV", false));
    const { text } = await guide.asked("guide_action");
    expect(text).toContain("The button “WAV” is selected, “MP3” is not.");
    expect(guides.calls("look-at-screen")).toHaveLength(1);
  });

  it("tells what is seen at the first look, and at a place that came into view, and refuses nothing", async () => {
    const guide = await atFormat();
    const look = (explanation: string, label: string) => ({
      ...{ state: "not_done", explanation, number: null, box: null, label, for: "this" },
    });
    guides.server().script({
      task: "look-at-screen",
      replies: [look("“WAV” is grey", "WAV"), look("The list is open; choose “MP3” in it", "MP3")],
    });
    await guide.show(screen("MP3", false));
    const first = await guide.asked("guide_action");
    expect(first.text).toContain("“WAV” is grey.");
    expect(first.choices[0]?.id).toBe("next");
    await guide.show([...screen("MP3", false), "Ready"]);
    const second = await guide.asked("guide_action");
    expect(second.text).toContain("choose “MP3” in it.");
    expect(second.choices[0]?.id).toBe("next");
    expect((await guide.view()).steps[0]).toMatchObject({
      ...{ state: "open", check: { done: "pending" }, box: { found: true, label: "MP3" } },
    });
  });

  it("goes with the sentences that the step rests on, and never with the whole section", async () => {
    const guide = await atFormat();
    await guide.show(screen("MP3", false));
    await guide.asked("guide_action");
    const prompt = promptsSent(guides.server()).at(-1) ?? "";
    expect(prompt).toContain("Select **WAV** under Format.");
    expect(prompt).toContain("Tick **Normalise**.");
    expect(prompt.length).toBeLessThan(1_800);
  });

  it("has the last check, the last messages and the marked place with it", async () => {
    const guide = await guides.atFirstStep();
    await guide.show(closed);
    await guide.reply("guide_action", "Why is the silence cut off?");
    await guide.asked("guide_action");
    await guide.show(closed, 1);
    await guide.asked("guide_action");
    await guide.show(opened);
    await guide.asked("guide_action");
    const looks = guides.calls("look-at-screen").map((call) => JSON.stringify(call.body));
    expect(looks[1]).toContain("Why is the silence cut off?");
    expect(looks[1]).toMatch(/File \(x 0\.\d/u);
    expect(looks[0]).not.toContain("was not used");
    expect(looks[1]).toContain("was not used");
    expect(looks[2]).toContain("was not used");
  });

  it("names the places by the words on them, from the first picture on", async () => {
    const guide = await guides.atFirstStep();
    await guide.show(closed);
    await guide.asked("guide_action");
    await guide.show(opened);
    await guide.asked("guide_action");
    const prompts = promptsSent(guides.server()).filter((prompt) => prompt.includes("places"));
    expect(prompts[0]).toMatch(/^\d+: View$/mu);
    expect(prompts[1]).toMatch(/^\d+: Export Song$/mu);
  });
});

/** A screen larger than models look at, on which nothing can be read. */
const largeScreen = async () => {
  const picture = await sharp({
    create: { width: 3_200, height: 2_000, channels: 3, background: "#eee" },
  })
    .png()
    .toBuffer();
  return { ...(await encodeScreenshot(picture)), devicePixelRatio: 2 };
};

const pressed = (place: object) => ({
  ...{ state: "not_done", explanation: "“File” is at the upper left.", for: "this" },
  ...{ number: null, box: null, label: null, ...place },
});

const show = async (guide: GuideThread) => {
  const { runtime, ownerId } = guides.harness();
  await runtime.for(student(ownerId)).guide.write.addScreenshot(guide.id, await largeScreen());
  await guide.until(({ question }) => question?.text.includes("where to click") === true);
  return (await guide.view()).steps[0]?.box;
};

describe("a picture larger than what is sent", patient, () => {
  it("is looked at once more in its own pixels around a small place that no words confirm", async () => {
    const guide = await guides.atFirstStep();
    const first = pressed({ box: { x: 0.5, y: 0.5, width: 0.01, height: 0.01 } });
    const closer = pressed({ box: { x: 0.5, y: 0.25, width: 0.05, height: 0.05 } });
    guides.server().script({ task: "look-at-screen", replies: [first, closer] });
    const box = await show(guide);
    const calls = guides.calls("look-at-screen").map(({ body }) => JSON.stringify(body));
    expect(calls.map((call) => call.split("data:image").length - 1)).toEqual([1, 2]);
    expect(calls[1]).toContain("in its full size");
    // The part is 960 by 720 pixels around the first place.
    const [left, top] = [0.505 * 3_200 - 480, 0.505 * 2_000 - 360];
    expect(box?.box?.x).toBeCloseTo((left + 480) / 3_200, 3);
    expect(box?.box?.y).toBeCloseTo((top + 180) / 2_000, 3);
    expect(box?.box?.width).toBeCloseTo(48 / 3_200, 3);
  });

  it("is not looked at again for a large place", async () => {
    const guide = await guides.atFirstStep();
    const large = pressed({ box: { x: 0.5, y: 0.5, width: 0.1, height: 0.05 } });
    guides.server().script({ task: "look-at-screen", replies: [large] });
    expect((await show(guide))?.box?.x).toBeCloseTo(0.5, 3);
    expect(guides.calls("look-at-screen")).toHaveLength(1);
  });

  it("keeps the place of the first look where the second one says nothing usable", async () => {
    const guide = await guides.atFirstStep();
    const small = pressed({ box: { x: 0.2, y: 0.5, width: 0.01, height: 0.01 } });
    guides.server().script({ task: "look-at-screen", replies: [small, "no JSON", "no JSON"] });
    expect((await show(guide))?.box?.x).toBeCloseTo(0.2, 3);
  });
});

describe("what is asked at a step", patient, () => {
  it("goes with the newest picture, the place that is marked and what was said before", async () => {
    const guide = await guides.atFirstStep();
    await guide.show(closed);
    await guide.reply("guide_action", "Why is the silence at the end cut off?");
    await guide.reply("guide_action", "and where is the silence then?");
    await guide.choose("guide_action", "help");
    await guide.asked("guide_action");
    const told = (await guide.view()).messages.filter(({ author }) => author === "agent");
    expect(told.map(({ text }) => text.includes("The screen shows “File”"))).toEqual([
      ...[true, true, true],
    ]);
    expect(guides.calls("answer-step-question")).toEqual([]);
    const [, second] = guides.calls("seen-question").map(({ body }) => JSON.stringify(body));
    expect(second).toContain("student: Why is the silence at the end cut off?");
    expect(second).toContain("The frame with the number 1 is ours");
    const [help] = guides.calls("seen-help").map(({ body }) => JSON.stringify(body));
    expect(help).toContain("and where is the silence then?");
  });

  it("is answered from the picture alone, where no section is needed for it", async () => {
    const guide = await guides.atFirstStep();
    await guide.show(closed);
    const answer = "“File” is at the upper left.";
    const replies = [{ answered: true, answer, sourceIds: [] }];
    guides.server().script({ task: "seen-question", replies });
    await guide.reply("guide_action", "and where is that menu?");
    await guide.asked("guide_action");
    const told = (await guide.view()).messages.filter(({ author }) => author === "agent");
    expect(told.map(({ text }) => text)).toEqual([answer]);
    expect(guides.calls("seen-question")).toHaveLength(1);
  });

  it("has what the last look came to", async () => {
    const guide = await guides.atFirstStep();
    await guide.show(closed);
    await guide.asked("guide_action");
    await guide.show(closed, 1);
    await guide.reply("guide_action", "Is the silence cut off?");
    await guide.choose("guide_action", "help");
    await guide.asked("guide_action");
    for (const task of ["seen-question", "seen-help"]) {
      const [call] = guides.calls(task).map(({ body }) => JSON.stringify(body));
      expect(call).toContain("“File” was not used");
    }
  });

  it.each(["400", "prose"] as const)(
    "is answered from the words alone by a model that takes no pictures or only chats (%s)",
    async (mode) => {
      for (const task of ["look-at-screen", "seen-question", "seen-help"]) {
        guides.server().control({ task, mode });
      }
      const guide = await guides.atFirstStep();
      await guide.show(closed);
      await guide.reply("guide_action", "Why is the silence at the end cut off?");
      await guide.choose("guide_action", "help");
      await guide.asked("guide_action");
      const told = (await guide.view()).messages.filter(({ author }) => author === "agent");
      expect(told).toHaveLength(2);
      expect(told[0]?.text).toContain("Silence at the end is cut off.");
      const asked = mode === "prose" ? 2 : 1;
      for (const task of ["look-at-screen", "seen-question", "seen-help"]) {
        expect(guides.calls(task)).toHaveLength(asked);
      }
    },
  );
});
