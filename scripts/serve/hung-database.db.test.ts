import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startEmbeddedDatabase } from "../../db/embedded/start-embedded-database.ts";
import { watchDatabase } from "./watch-database.ts";

const dataDir = mkdtempSync(join(tmpdir(), "lectern-hung-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test("a database that stays silent is killed, so that its supervisor starts it again", async () => {
  const database = await startEmbeddedDatabase({ dataDir });
  const stopping = new AbortController();
  const states: string[] = [];
  const watching = watchDatabase({
    current: () => database,
    tell: (state) => {
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
