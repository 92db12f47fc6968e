import { afterAll, beforeAll, expect, it } from "vitest";
import { testDatabaseUrl } from "#db/testing/test-database-url.ts";
import { type ModelServer, startModelServer } from "#e2e/model-server/start-model-server.ts";
import { harnessNote, openStudyHarness, type StudyHarness } from "./testing/study-harness.ts";

// A file of its own: two runtimes in one process would take each other's runs for abandoned.
let server: ModelServer;
let harness: StudyHarness;
beforeAll(async () => {
  server = await startModelServer();
  harness = await openStudyHarness({
    databaseUrl: testDatabaseUrl(),
    modelUrl: server.url,
    env: { EDIT_AGENT: "off" },
  });
});
afterAll(async () => {
  await harness.runtime.close();
  await server.close();
});

it("with the agent switched off a thread passes the editing, and a request is answered that nobody works on", async () => {
  const thread = await harness.begin({ text: harnessNote });
  await thread.asked("study_questions");
  expect((await thread.view()).messages.map(({ kind }) => kind)).toEqual(["completed"]);
  const before = await thread.document();
  await thread.reply("study_questions", { type: "finalise" });
  await thread.asked("study_done");
  await thread.request("Shorter");
  await expect
    .poll(async () => (await thread.view()).messages.map(({ kind }) => kind), { timeout: 20_000 })
    .toEqual(["completed", "request", "report", "completed"]);
  await thread.until(({ status }) => status === "done");
  expect(await thread.document()).toBe(before);
  expect(server.log.filter(({ task }) => task === "edit-step")).toEqual([]);
});
