import { afterAll, beforeAll } from "vitest";
import { databaseFolder } from "#db/embedded/backup.ts";
import { Backend, Multiplexer, type MultiplexerOptions } from "#db/embedded/multiplexer.ts";
import { openPglite } from "../embedded/open-pglite.ts";
import { newDataDir } from "./new-data-dir.ts";

export interface MultiplexedPglite {
  url: string;
  port: number;
  multiplexer: Multiplexer;
}

const password = "for-tests-only";

/** A database of the file's own behind a multiplexer in the test's process. Call the result in tests only. */
export const multiplexedPglite = (
  options: Omit<MultiplexerOptions, "password"> = {},
): (() => MultiplexedPglite) => {
  const dataDir = newDataDir();
  let running: MultiplexedPglite | null = null;
  beforeAll(async () => {
    const pglite = await openPglite(databaseFolder(dataDir));
    const backend = new Backend(pglite, (error) => {
      throw error;
    });
    const multiplexer = new Multiplexer(backend, { password, ...options });
    const port = await multiplexer.listen(0);
    const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
    running = { url, port, multiplexer };
  });
  afterAll(() => running?.multiplexer.close());
  return () => {
    if (!running) throw new Error("the database does not run yet");
    return running;
  };
};
