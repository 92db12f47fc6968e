import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { newPack } from "#db/testing/new-pack.ts";
import { testDatabase } from "#db/testing/test-database.ts";
import { testDatabaseUrl } from "#db/testing/test-database-url.ts";
import { type ModelServer, startModelServer } from "#e2e/model-server/start-model-server.ts";
import { newId } from "#lib/ids.ts";
import { type GuideHarness, type GuideThread, openGuideHarness } from "./guide-harness.ts";
import { mixerPack } from "./mixer-pack.ts";

/** A busy machine takes its time. */
export const patient = { timeout: 120_000 };

export const exportSong = "How do I export a song?";

/** Made-up screens of the mixer's program, as its steps lead from one to the next. */
export const closed = ["File | Edit | View", "Project one"];
export const opened = ["File | Edit | View", "New Project", "Export Song", "Quit"];
export const dialog = ["File | Edit | View", "Rate 48000", "Render | Cancel"];

export interface ServedGuides {
  readonly server: () => ModelServer;
  /** What this test asked the model for a task. */
  readonly calls: (task: string) => ModelServer["log"];
  /** The product for the student of this test. */
  readonly harness: () => GuideHarness;
  /** The student's pack. */
  readonly pack: () => Awaited<ReturnType<typeof newPack>>;
  readonly begin: (
    guide: Omit<Parameters<GuideHarness["begin"]>[0], "packId">,
  ) => Promise<GuideThread>;
  /** A guide at the first step of three. */
  readonly atFirstStep: () => Promise<GuideThread>;
  /** A guide whose three steps were done without a picture. */
  readonly atConfirmation: () => Promise<GuideThread>;
}

/**
 * For the tests of a file: guides with the test server for a model. Each test has a student and a pack of its own, as a
 * student's finished calls are not paid twice, and what one test scripted would be answered in another.
 */
export const serveGuides = (): ServedGuides => {
  const { db } = testDatabase();
  let server: ModelServer;
  let harness: GuideHarness;
  let pack: Awaited<ReturnType<typeof newPack>>;
  beforeAll(async () => {
    server = await startModelServer();
    harness = await openGuideHarness({ databaseUrl: testDatabaseUrl(), modelUrl: server.url });
  });
  beforeEach(async () => {
    harness = harness.of(newId("own"));
    pack = await newPack(db, { ...mixerPack, ownerId: harness.ownerId });
  });
  afterEach(() => server.reset());
  afterAll(async () => {
    await harness.runtime.close();
    await server.close();
  });
  const begin: ServedGuides["begin"] = (guide) => harness.begin({ packId: pack.packId, ...guide });
  const atFirstStep = async () => {
    const guide = await begin({ question: exportSong });
    await guide.choose("guide_steps", "step_by_step");
    await guide.asked("guide_action");
    return guide;
  };
  const atConfirmation = async () => {
    const guide = await atFirstStep();
    for (let step = 0; step < 3; step += 1) await guide.choose("guide_action", "next");
    await guide.asked("guide_confirm");
    return guide;
  };
  return {
    calls: (task) => server.log.filter((entry) => entry.task === task),
    server: () => server,
    harness: () => harness,
    pack: () => pack,
    begin,
    atFirstStep,
    atConfirmation,
  };
};
