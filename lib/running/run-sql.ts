import { PGlite, types } from "@electric-sql/pglite";
import type { CodeRun } from "./program.ts";

/** Runs statements in a database of its own; null where what they do cannot be told for sure. */
export type RunSql = (code: string) => Promise<CodeRun | null>;

/** More rows than anybody is asked about are counted and not kept. */
const mostRows = 100;

const withoutZeros = (text: string): string => {
  let end = text.length;
  while (text.charAt(end - 1) === "0") end -= 1;
  return text.slice(0, text.charAt(end - 1) === "." ? end - 1 : end);
};

/** Every value as it is read, a number without the zeros that its type brings along. */
const parsers = {
  ...Object.fromEntries(Object.values(types).map((type) => [type, (text: string) => text])),
  [types.BOOL]: (text: string) => (text === "t" ? "true" : "false"),
  [types.NUMERIC]: (text: string) => (text.includes(".") ? withoutZeros(text) : text),
};

/** How a database loads a module, which is code of the host: it has begun, and needs none any more. */
const loaders = [
  ...["Module", "Instance", "compile", "instantiate"],
  ...["compileStreaming", "instantiateStreaming"],
];

/** A database in memory, and what the next one begins with. */
interface OpenSql {
  readonly run: RunSql;
  /** The files of the database in which nothing is yet, as a compressed archive in base64. */
  readonly image: string;
}

/**
 * A database in memory: every program begins with it empty, as what one did is taken back.
 * @param image of an earlier one: to make the files of a database takes 5 s, to take them 1 s
 */
export const openSql = async (image: string | null): Promise<OpenSql> => {
  const database = await PGlite.create({
    ...(image === null ? {} : { loadDataDir: new Blob([Buffer.from(image, "base64")]) }),
    parsers,
    startParams: [
      ...PGlite.defaultStartParams,
      ...["-c", "shared_buffers=8MB", "-c", "jit=off", "-c", "max_stack_depth=512kB"],
    ],
  });
  for (const name of loaders) Reflect.deleteProperty(WebAssembly, name);
  return { run: (code) => runSql(database, code), image: image ?? (await imageOf(database)) };
};

const imageOf = async (database: PGlite): Promise<string> => {
  const file = await database.dumpDataDir("gzip");
  return Buffer.from(await file.arrayBuffer()).toString("base64");
};

const runSql = async (database: PGlite, code: string): Promise<CodeRun | null> => {
  await database.exec("begin");
  const before = await transactionOf(database);
  // What has failed may have ended the transaction before: the database is of no use any more.
  const results = await database.exec(code, { rowMode: "array" });
  const isSame = (await transactionOf(database)) === before;
  await database.exec("rollback");
  await database.exec("discard all");
  // Who ends the transaction leaves something behind.
  if (!isSame) throw new Error("The program has ended its transaction");
  const queries = results.filter(({ fields }) => fields.length > 0);
  const last = results.at(-1);
  if (!last || last.fields.length === 0) return null;
  const rows = last.rows as unknown as (string | null)[][];
  if (rows.length > mostRows) return null;
  return {
    is: "query",
    rows: rows.map((row) => row.map((value) => value ?? "NULL")),
    columns: last.fields.length,
    queries: queries.length,
  };
};

const transactionOf = async (database: PGlite): Promise<unknown> => {
  const { rows } = await database.query<{ id: unknown }>("select pg_current_xact_id()::text as id");
  return rows[0]?.id;
};
