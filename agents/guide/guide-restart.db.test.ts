import { describe, expect, it } from "vitest";
import { student } from "#agents/testing/student.ts";
import { newPack } from "#db/testing/new-pack.ts";
import { testDatabase } from "#db/testing/test-database.ts";
import { testDatabaseUrl } from "#db/testing/test-database-url.ts";
import { newId } from "#lib/ids.ts";
import { type GuideThread, openGuideHarness } from "./testing/guide-harness.ts";
import { mixerPack } from "./testing/mixer-pack.ts";
import { exportSong, patient } from "./testing/serve-guides.ts";

// Without the guides of a model beside them: the runtimes of one process are one worker, and take up each other's runs.
const { db } = testDatabase();
const databaseUrl = testDatabaseUrl();
const packOf = (ownerId: string) => newPack(db, { ...mixerPack, ownerId });

/** Answers one question after another until one is put that has no answer here. */
const answerAll = async (guide: GuideThread, answers: readonly (readonly [string, unknown])[]) => {
  for (const [kind, value] of answers) await guide.reply(kind, value);
};

const choice = (id: string) => ({ type: "choice", choice: id });
const steps = ["guide_steps", choice("step_by_step")] as const;
const next = ["guide_action", choice("next")] as const;

describe("a process that ends while the guide waits or rests", patient, () => {
  const stems = "How do I split a song into stems?";
  it.each([
    ["guide_version", stems, []],
    ["guide_steps", exportSong, []],
    ["guide_action", exportSong, [steps]],
    ["guide_action", exportSong, [steps, next]],
    ["guide_confirm", exportSong, [steps, next, next, next]],
    ["guide_review", exportSong, [steps, next, next, next, ["guide_confirm", choice("no")]]],
    ["guide_left", exportSong, [steps, next, ["guide_action", choice("cancel")]]],
  ] as const)("at %s loses nothing", async (kind, question, answers) => {
    const ownerId = newId("own");
    const queueName = newId("q");
    const { packId } = await packOf(ownerId);
    const options = { databaseUrl, modelUrl: null, ownerId, queueName };
    const first = await openGuideHarness(options);
    const guide = await first.begin({ packId, question, version: "3.2", edition: "Home" });
    await answerAll(guide, answers);
    const asked = await guide.asked(kind);
    const before = await guide.view();
    await first.runtime.close();

    const second = await openGuideHarness(options);
    const again = second.thread(guide.id);
    expect(await again.view()).toEqual(before);
    expect((await again.asked(kind)).interruptId).toBe(asked.interruptId);
    const [onward] = asked.choices;
    await again.choose(kind, onward?.id ?? "");
    const thread = await again.until(({ status }) => status !== "running");
    expect(thread.question?.interruptId).not.toBe(asked.interruptId);
    expect(thread.status === "waiting" || thread.status === "done").toBe(true);
    await second.runtime.close();
  });
});

describe("the settings of the newest guide", patient, () => {
  it("are remembered, but for a pack that is gone", async () => {
    const ownerId = newId("own");
    const { packId, remove } = await packOf(ownerId);
    const own = await openGuideHarness({ databaseUrl, modelUrl: null, ownerId, worker: false });
    expect(await own.runtime.for(student(ownerId)).guide.read.lastGuideSettings()).toBe(null);
    const settings = { packId, version: "3.1", edition: "Home" };
    await own.begin({ question: exportSong, ...settings });
    expect(await own.runtime.for(student(ownerId)).guide.read.lastGuideSettings()).toEqual(
      settings,
    );
    await remove();
    expect(await own.runtime.for(student(ownerId)).guide.read.lastGuideSettings()).toBe(null);
    await own.runtime.close();
  });
});
