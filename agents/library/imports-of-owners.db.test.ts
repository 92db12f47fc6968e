import { afterAll, beforeAll, expect, test } from "vitest";
import { createRuntime, type Runtime } from "#agents/runtime.ts";
import { silentLog } from "#agents/testing/silent-log.ts";
import { student } from "#agents/testing/student.ts";
import { startEmbeddedDatabase } from "#db/embedded/start-embedded-database.ts";
import { migrate } from "#db/migrate.ts";
import { newDataDir } from "#db/testing/new-data-dir.ts";
import { createOn } from "#db/testing/start-database.ts";
import { type ModelServer, startModelServer } from "#e2e/model-server/start-model-server.ts";
import { hashWords } from "#lib/ai/hash-words.ts";
import { readEnv } from "#lib/env.ts";
import { localOwner } from "#lib/owner.ts";
import { packDescription } from "#lib/schemas/library.ts";

let database: Awaited<ReturnType<typeof createOn>>;
let server: ModelServer;
let runtime: Runtime;

/** A worker for all owners, so on a database of its own: others would wait for what it takes up. */
beforeAll(async () => {
  const given = readEnv().DATABASE_URL;
  database = given ? await createOn(given) : await startEmbeddedDatabase({ dataDir: newDataDir() });
  await migrate(database.url);
  server = await startModelServer();
  const env = readEnv({ COMPATIBLE_BASE_URL: server.url, SECRET_KEY: "secret of this test" });
  const options = { databaseUrl: database.url, env, worker: true, log: silentLog };
  runtime = await createRuntime(options);
}, 180_000);
afterAll(async () => {
  await runtime.close();
  await server.close();
  await database.stop();
});

/** Imports two sections about `thing`, one with a vector of the model "other", and waits until all have one. */
const importOf = async (owner: string, model: string | null, thing: string) => {
  const { library, settings } = runtime.for(student(owner));
  if (model) await settings.write.changeSettings({ role: "embedding", model });
  const { id } = await library.write.createPack(packDescription.parse({ product: thing }));
  const sections = [
    { id: "1", title: "Turn", content: `Turn the ${thing} slowly.` },
    {
      ...{ id: "2", title: "Hold", content: `Hold the ${thing} warm.` },
      ...{ metadata: { embedding_model: "other" }, embedding: hashWords(thing) },
    },
  ];
  const pieces = [new TextEncoder().encode(JSON.stringify(sections))];
  await library.write.importSource(id, { fileName: "manual.json", pieces });
  const pack = () => library.read.getPack(id, "en");
  const done = async () => {
    const { chunks, meaning } = await pack();
    return chunks === 2 && (model === null || meaning?.state === "ready");
  };
  await expect.poll(done, { timeout: 60_000 }).toBe(true);
  return pack();
};

/** The models that were asked for the meaning of a section with these words. */
const askedAbout = (words: string): string[] =>
  server.log.flatMap(({ body }) => {
    const { model, input } = body as { readonly model: string; readonly input: string | string[] };
    return [input]
      .flat()
      .filter((text) => text.includes(words))
      .map(() => model);
  });

test("a manual gets its vectors from its owner's model, and keeps those that came of it", async () => {
  const [, , none] = await Promise.all([
    importOf(localOwner, "compatible:local", "zarble"),
    importOf("own_other", "compatible:other", "zorble"),
    importOf("own_none", null, "zurble"),
  ]);
  expect(none.meaning).toBeNull();
  expect(askedAbout("slowly").toSorted()).toEqual(["local", "other"]);
  expect(askedAbout("warm")).toEqual(["local"]);
}, 180_000);
