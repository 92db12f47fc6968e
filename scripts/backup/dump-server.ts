import { spawnSync } from "node:child_process";
import { environmentWith } from "#lib/env.ts";
import { Refusal } from "#scripts/serve/say.ts";

/** `postgres://user:password@…`; the password ends at the last @ before the host. */
const inAuthority = /^([a-z]+:\/\/[^:@/?#]*):([^/?#]*)@/i;
const inQuery = /([?&])password=([^&#]*)&?/i;

/**
 * The address without its password, and the password: what stands in a command's arguments can be
 * read by every user of the machine.
 */
export const withoutPassword = (url: string): { url: string; password: string | null } => {
  const password = inAuthority.exec(url)?.[2] ?? inQuery.exec(url)?.[2] ?? null;
  return {
    url: url.replace(inAuthority, "$1@").replace(inQuery, "$1"),
    password: password === null ? null : decodeURIComponent(password),
  };
};

/**
 * Dumps a server of one's own by its own program.
 * @returns the file
 * @throws Refusal
 */
export const dumpServer = (databaseUrl: string, file: string): string => {
  const { url, password } = withoutPassword(databaseUrl);
  const { status, error } = spawnSync("pg_dump", ["-Fc", "-f", file, "-d", url], {
    stdio: ["ignore", "inherit", "inherit"],
    env: environmentWith(password === null ? {} : { PGPASSWORD: password }),
  });
  if (error) {
    throw new Refusal(
      "DATABASE_URL is set: its backup needs PostgreSQL's pg_dump, which is not here.",
    );
  }
  if (status !== 0) throw new Refusal("pg_dump failed; its message is above.");
  return file;
};
