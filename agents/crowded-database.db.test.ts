import pg from "pg";
import { afterEach, expect, test } from "vitest";
import { student } from "#agents/testing/student.ts";
import { testDatabaseUrl } from "#db/testing/test-database-url.ts";
import { readEnv } from "#lib/env.ts";
import { toAppError } from "#lib/errors.ts";
import { newId } from "#lib/ids.ts";
import { defaultMix } from "#lib/schemas/quiz.ts";
import { createRuntime, type Runtime } from "./runtime.ts";
import { silentLog } from "./testing/silent-log.ts";

const note = `# Waves

A wave is a disturbance that carries energy through a medium. The crest is the highest point of a wave.
The trough is the lowest point of a wave. The amplitude is half the height from trough to crest.
The wavelength is the distance between two crests. The frequency is the number of waves in a second.
`;

/** A server's connections are all tests' own at the same time; the embedded database is this file's. */
const shared = readEnv().DATABASE_URL !== undefined;

const ended: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end();
});

const startRuntime = async (): Promise<Runtime> => {
  const runtime = await createRuntime({
    ...{ databaseUrl: testDatabaseUrl(), env: readEnv({}), worker: true },
    ...{ queueName: newId("crowd"), log: silentLog },
  });
  ended.push(runtime.close);
  return runtime;
};

/** Takes every connection that is free. @returns what gives them back */
const takeAll = async (): Promise<() => Promise<unknown>> => {
  const held: pg.Client[] = [];
  const give = () => Promise.all(held.splice(0).map((client) => client.end()));
  ended.push(give);
  for (;;) {
    const client = new pg.Client(testDatabaseUrl());
    client.on("error", () => {});
    const refused = await client.connect().then(
      () => null,
      (error: unknown) => toAppError(error).code,
    );
    if (refused !== null) {
      expect(refused).toBe("database_crowded");
      return give;
    }
    held.push(client);
  }
};

const list = (runtime: Runtime, ownerId: string) =>
  runtime.for(student(ownerId)).threads.read.listThreads({ search: "", limit: 1, locale: "en" });

test.skipIf(shared)(
  "without a free connection a second process says so and can be started later, and a job waits no longer than that",
  async () => {
    const ownerId = newId("own");
    const runtime = await startRuntime();
    // Its pool for requests is open; what the graph and the queue need besides is not.
    await Promise.all(Array.from({ length: 8 }, () => list(runtime, ownerId)));
    const release = await takeAll();
    await expect(startRuntime().catch(toAppError)).resolves.toMatchObject({
      code: "database_crowded",
    });
    const created = await runtime.for(student(ownerId)).threads.write.createThread({
      ...{ kind: "quiz", text: note, fileName: null, wanted: 3, mix: defaultMix },
    });
    const thread = () => runtime.for(student(ownerId)).threads.read.getThread(created.id, "en");
    // It has met the crowd, and was not put off for it.
    await expect.poll(thread).toMatchObject({ status: "running", notice: null });
    await release();
    await startRuntime();
    await expect.poll(thread).toMatchObject({ status: "done", error: null, notice: null });
  },
  120_000,
);
