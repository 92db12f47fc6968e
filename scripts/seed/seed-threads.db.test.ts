import { afterAll, beforeAll, expect, test } from "vitest";
import { createRuntime, type Runtime } from "#agents/runtime.ts";
import { student } from "#agents/testing/student.ts";
import { testDatabaseUrl } from "#db/testing/test-database-url.ts";
import { readEnv } from "#lib/env.ts";
import { newId } from "#lib/ids.ts";
import { seedThreads } from "./seed-threads.ts";

let runtime: Runtime;
beforeAll(async () => {
  runtime = await createRuntime({
    ...{ databaseUrl: testDatabaseUrl(), env: readEnv({ LOG_LEVEL: "silent" }) },
    ...{ worker: true, queueName: newId("q") },
  });
});
afterAll(() => runtime.close());

test("threads of each kind are made where they are worth looking at, once, and what became of them stays", async () => {
  const services = runtime.for(student(newId("own")));
  const list = () => services.threads.read.listThreads({ search: "", limit: 99, locale: "en" });
  const made = await seedThreads(services);
  const states = (await list()).map(({ kind, title, standing }) => [kind, title, standing.state]);
  expect(states.toSorted()).toEqual([
    ["guide", "Guide: a warning about the edition", "waiting"],
    ["guide", "Guide: not in the manual", "unanswered"],
    ["guide", "Руководство: второй шаг", "in_steps"],
    ["quiz", "Quiz: not started", "not_started"],
    ["quiz", "Quiz: some questions answered", "playing"],
    ["quiz", "Тест: на всё отвечено", "played"],
    ["study", "Document: edited, one edit undone", "draft"],
    ["study", "Document: which of several places", "waiting"],
    ["study", "Конспект: вопросы отвечены", "done"],
  ]);
  expect(made.toSorted()).toEqual(states.map(([, title]) => title).toSorted());
  const edited = (await list()).find(({ title }) => title.startsWith("Document: edited"));
  const { editCount } = await services.study.read.getStudy(edited?.id ?? "", "en");
  expect(editCount).toBeGreaterThan(2);

  // One was thrown away, and another was broken off in the middle.
  await services.threads.write.deleteThread(edited?.id ?? "");
  const before = await list();
  await services.threads.write.changeThread(before[0]?.id ?? "", {
    title: "(being seeded) half of one",
  });
  const again = await seedThreads(services);
  expect(again.toSorted()).toEqual([edited?.title, before[0]?.title].toSorted());
  expect((await list()).map(({ title }) => title).toSorted()).toEqual(made.toSorted());
  expect(await seedThreads(services)).toEqual([]);
}, 120_000);
