import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { environmentWith, searchPath } from "#lib/env.ts";
import { withoutPassword } from "./dump-server.ts";

const folder = mkdtempSync(join(tmpdir(), "lectern-dump-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ["postgres://ann:p%40ss@db:5432/app", "postgres://ann@db:5432/app", "p@ss"],
  [
    "postgresql://ann:a:b@c@db/app?sslmode=require",
    "postgresql://ann@db/app?sslmode=require",
    "a:b@c",
  ],
  ["postgres://:secret@db/app", "postgres://@db/app", "secret"],
  ["postgres://ann:secret@one:5432,two:5433/app", "postgres://ann@one:5432,two:5433/app", "secret"],
  ["postgres:///app?host=/run&password=se%26cret", "postgres:///app?host=/run&", "se&cret"],
  ["postgres:///app?password=secret&host=/run", "postgres:///app?host=/run", "secret"],
  ["postgres://ann@db/app", "postgres://ann@db/app", null],
])("%s gives its password away from the arguments", (given, url, password) => {
  expect(withoutPassword(given)).toEqual({ url, password });
});

test("npm run backup shows the password to pg_dump alone, and not in the list of processes", () => {
  const program = join(folder, "pg_dump");
  writeFileSync(
    program,
    `#!/bin/sh\necho "$@" > "${folder}/arguments"\necho "$PGPASSWORD" > "${folder}/password"\n`,
  );
  chmodSync(program, 0o755);
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, "..", "backup.ts"), join(folder, "made.dump")],
    {
      encoding: "utf8",
      env: environmentWith({
        PATH: `${folder}${delimiter}${searchPath()}`,
        DATABASE_URL: "postgres://ann:hush-hush@127.0.0.1:1/app",
      }),
    },
  );
  expect(status).toBe(0);
  expect(stdout).toContain("made.dump");
  expect(readFileSync(join(folder, "arguments"), "utf8")).toContain(
    "postgres://ann@127.0.0.1:1/app",
  );
  expect(readFileSync(join(folder, "arguments"), "utf8")).not.toContain("hush-hush");
  expect(readFileSync(join(folder, "password"), "utf8")).toBe("hush-hush\n");
});
