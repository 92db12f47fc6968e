import { afterAll, beforeAll, beforeEach } from "vitest";
import { modelJournal } from "#db/queries/model-settings.ts";
import type { testDatabase } from "#db/testing/test-database.ts";
import { type ModelServer, startModelServer } from "#e2e/model-server/start-model-server.ts";
import { createEmbedders } from "#lib/ai/embedders.ts";
import { readModelConfig } from "#lib/ai/model-config.ts";
import { createModels } from "#lib/ai/models.ts";
import type { Embedder } from "#lib/ai/task.ts";
import { readEnv } from "#lib/env.ts";
import { newId } from "#lib/ids.ts";

/** An embedding model behind HTTP, for the tests of a file, with the journal of the database. */
export const serveEmbeddings = (db: ReturnType<typeof testDatabase>["db"]) => {
  let server: ModelServer | undefined;
  beforeAll(async () => {
    server = await startModelServer();
  });
  afterAll(() => server?.close());
  beforeEach(() => server?.reset());
  const running = (): ModelServer => {
    if (!server) throw new Error("The model server is started before the first test");
    return server;
  };
  return {
    server: running,
    /** Another model each time: a model's vectors are those of every owner of the shared database. */
    newEmbedder: (): Embedder => {
      const settings = { EMBEDDING_MODEL: `compatible:${newId("model")}` };
      const env = readEnv({ ...settings, COMPATIBLE_BASE_URL: running().url });
      const [, embedder] = createEmbedders({
        ...{ models: createModels(readModelConfig(env)), journal: modelJournal(db), prices: {} },
        ...{ clock: () => new Date(), silenceMs: 60_000, sleep: async () => undefined },
      });
      if (!embedder) throw new Error("expected the model's embedder");
      return embedder;
    },
    /** The chunks' texts that were sent, not the words that try out a model. */
    sent: (): unknown[] =>
      running()
        .log.flatMap(({ body }) =>
          typeof body === "object" && body !== null && "input" in body ? [body.input].flat() : [],
        )
        .filter((text) => String(text).includes("\n\n")),
  };
};
