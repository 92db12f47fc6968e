import { expect, test } from "vitest";
import { startEmbeddedDatabase } from "#db/embedded/start-embedded-database.ts";
import { newDataDir } from "#db/testing/new-data-dir.ts";
import { watchDatabase } from "./supervised.ts";

const dataDir = newDataDir();

test("a database that stays silent is killed, so that its supervisor starts it again", async () => {
  const database = await startEmbeddedDatabase({ dataDir });
  const stopping = new AbortController();
  const states: string[] = [];
  const watching = watchDatabase({
    current: () => database,
    nextTryMs: () => null,
    tell: ({ database: state }) => {
      states.push(state);
      if (states.length === 1) database.process.kill("SIGSTOP");
      else stopping.abort();
    },
    signal: stopping.signal,
    silenceMs: 1_000,
  });
  await database.exited;
  await watching;
  expect(states).toEqual(["ok", "database_unavailable"]);
  expect(database.process.signalCode).toBe("SIGKILL");
});
