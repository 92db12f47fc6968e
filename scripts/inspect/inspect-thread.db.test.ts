import { afterAll, beforeAll, expect, test } from "vitest";
import { openStudyHarness, type StudyHarness } from "#agents/study/testing/study-harness.ts";
import { testDatabaseUrl } from "#db/testing/test-database-url.ts";
import { inspectThread } from "./inspect-thread.ts";

let harness: StudyHarness;
beforeAll(async () => {
  harness = await openStudyHarness({ databaseUrl: testDatabaseUrl(), modelUrl: null });
});
afterAll(() => harness.runtime.close());

test("of a thread that waits: where its graph stands, what it asked, its runs and jobs", async () => {
  const thread = await harness.begin({ text: "# Heat\n\nHeat flows from hot to cold.\n" });
  const { interruptId } = await thread.asked("study_edit");
  const found = await inspectThread(testDatabaseUrl(), thread.id);
  expect(found).toMatchObject({
    thread: { kind: "study", status: "waiting", stage: "edit_material" },
    runs: [{ kind: "start", status: "waiting", error_code: null }],
    saved: { next: ["edit_material"], state: { threadId: thread.id } },
  });
  expect(found?.jobs).toHaveLength(1);
  const interrupts = found?.saved?.written.filter(([channel]) => channel === "__interrupt__");
  expect(JSON.stringify(interrupts)).toContain(interruptId);
});

test("of no thread there is nothing", async () => {
  expect(await inspectThread(testDatabaseUrl(), "thr_none")).toBeNull();
});
