import { describe, expect, it, onTestFinished } from "vitest";
import type { GuidePorts } from "#agents/ports.ts";
import { guideStore } from "#db/queries/guides.ts";
import { manualSearch } from "#db/queries/search-chunks.ts";
import { newPack } from "#db/testing/new-pack.ts";
import { testDatabase } from "#db/testing/test-database.ts";
import { testDatabaseUrl } from "#db/testing/test-database-url.ts";
import { screenPicture } from "#e2e/model-server/marked-screen.ts";
import { systemClock } from "#lib/clock.ts";
import { AppError } from "#lib/errors.ts";
import { encodeScreenshot } from "#lib/pictures/encode-picture.ts";
import { analyzeScreenshotForButton } from "./nodes/analyze-screenshot-for-button.ts";
import { optionalValidateStep } from "./nodes/wait-user-action.ts";
import { openGuideHarness } from "./testing/guide-harness.ts";
import { mixerPack } from "./testing/mixer-pack.ts";
import { closed, exportSong, opened, patient } from "./testing/serve-guides.ts";

// Without the guides of a model beside them: the runtimes of one process are one worker, and take up each other's runs.
const { db } = testDatabase();
const databaseUrl = testDatabaseUrl();

const unreadable = () => Promise.reject(new AppError("ocr_unavailable", "no language files"));

/** A guide at its first step, of which a picture was shown that nothing here can read. */
const blindGuide = async () => {
  const blind = await openGuideHarness({ databaseUrl, modelUrl: null, readScreen: unreadable });
  const { packId } = await newPack(db, { ...mixerPack, ownerId: blind.ownerId });
  const guide = await blind.begin({ packId, question: exportSong });
  await guide.choose("guide_steps", "step_by_step");
  await guide.asked("guide_action");
  await guide.show(closed);
  await guide.asked("guide_action");
  return { blind, guide };
};

describe("a computer that cannot read pictures", patient, () => {
  it("says so, keeps the picture and lets the student go on", async () => {
    const { blind, guide } = await blindGuide();
    onTestFinished(() => blind.runtime.close());
    const view = await guide.view();
    expect(view.messages.at(-1)?.text).toContain("cannot be read on this computer");
    expect(view.screenshots).toHaveLength(1);
    await guide.show(opened);
    expect((await guide.asked("guide_action")).text).toContain("You decide");
    await guide.choose("guide_action", "next");
    await guide.asked("guide_action");
    expect(await guide.view()).toMatchObject({ current_step_index: 1 });
  });
});

describe("a look that was made and whose run was killed before it went on", patient, () => {
  it("is not made again, and does not pass for a step that is done", async () => {
    const { blind, guide } = await blindGuide();
    await blind.runtime.close();
    const { ownerId } = blind;
    const picture = await encodeScreenshot(await screenPicture(opened));
    const shot = { ...picture, devicePixelRatio: 1, sourceSha256: "opened" };
    const { id: newest } = await guideStore(db).addScreenshot(
      ownerId,
      guide.id,
      shot,
      async () => {},
    );
    let looks = 0;
    const ports: GuidePorts = {
      ...{ guide: guideStore(db), search: manualSearch(db), sees: false, clock: systemClock },
      ask: () => Promise.reject(new Error("nobody is asked")),
      readScreen: () => {
        looks += 1;
        return unreadable();
      },
      log: { info: () => {}, warn: () => {} },
      findMarks: async () => [],
      reporter: { stage: async () => {}, step: async () => {}, notice: async () => {} },
    };
    const state = { threadId: guide.id, ownerId, index: 0 } as const;
    const rest = { turn: 1, round: 1, found: true, total: 3, mode: "steps" } as const;
    const none = {
      resumeAt: 0,
      reviewAt: 0,
      tried: [],
      lookedAt: null,
      chunkIds: null,
      perhaps: false,
      words: null,
      phrases: [],
      reply: undefined,
      ending: undefined,
      next: undefined,
      chosen: null,
      searchedAgain: false,
      missing: "",
    };
    const before = { ...state, ...rest, ...none };
    const went = () => analyzeScreenshotForButton(ports)(before, {});
    expect(await went()).toMatchObject({
      goto: ["optional_validate_step"],
      update: { lookedAt: newest },
    });
    expect(await went()).toMatchObject({
      goto: ["optional_validate_step"],
      update: { lookedAt: newest },
    });
    expect(looks).toBe(1);
    const looked = { ...before, lookedAt: newest };
    expect(await optionalValidateStep(ports)(looked, {})).toMatchObject({
      goto: ["wait_user_action"],
    });
    // A run of before came here without a look.
    expect(await optionalValidateStep(ports)(before, {})).toMatchObject({
      goto: ["analyze_screenshot_for_button"],
    });
  });
});
