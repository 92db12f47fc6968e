import { readFileSync } from "node:fs";
import postgres from "postgres";
import { sha256 } from "#lib/ids.ts";

/** What the tables depend on: our migrations, and the versions of the packages that bring tables of their own. */
const sources = ["./migrations/meta/_journal.json", "../package.json"];

/** Names the state into which this program brings a database. */
export const migrationStamp = (): string =>
  sha256(sources.map((file) => readFileSync(new URL(file, import.meta.url), "utf8")).join("\0"));

/**
 * Whether this very program brought the database up to date before, another did, or nobody. It is asked first, because
 * what migrating needs takes a second to load. The stamp lies in the database, so that a restored one brings its own.
 */
export const tablesState = async (url: string): Promise<"current" | "other" | "none"> => {
  const client = postgres(url, { max: 1, fetch_types: false, onnotice: () => {} });
  try {
    const [row] = await client<{ stamp: string | null; found: boolean }[]>`
      select obj_description(to_regnamespace('drizzle'), 'pg_namespace') as stamp,
        to_regclass('public.threads') is not null as found`;
    if (row?.stamp === migrationStamp()) return "current";
    return row?.found ? "other" : "none";
  } finally {
    await client.end({ timeout: 5 });
  }
};
