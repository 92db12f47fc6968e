import { sql } from "drizzle-orm";
import { fromDrizzle } from "pg-boss";
import type { SqlExecutor } from "#lib/threads/run-store.ts";
import type { Database } from "../client.ts";

/** Lets the queue write in the same transaction as the caller. */
export const sqlExecutor = (tx: Database): SqlExecutor => fromDrizzle(tx, sql);
