import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { createdAtColumn, ownerColumn, timeColumn } from "./columns.ts";

/**
 * What was chosen in the browser, a row for each change: a run keeps the revision that it began with. A changed key makes
 * a new one, too.
 */
export const modelSettings = pgTable(
  "model_settings",
  {
    ownerId: ownerColumn(),
    revision: integer("revision").notNull(),
    /** `ChosenModels`. */
    chosen: jsonb("chosen").$type<unknown>().notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.revision] })],
);

/** Keys of providers, sealed; see `lib/ai/seal-key.ts`. */
export const providerKeys = pgTable(
  "provider_keys",
  {
    ownerId: ownerColumn(),
    provider: text("provider").notNull(),
    /** The address that it was entered for; it is sent to no other. */
    address: text("address").notNull(),
    sealed: text("sealed").notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.provider] })],
);

/** What the calls of a month have cost, those of deleted threads included. */
export const monthlyCosts = pgTable(
  "monthly_costs",
  {
    ownerId: ownerColumn(),
    /** `2026-11`, by UTC. */
    month: text("month").notNull(),
    usd: doublePrecision("usd").notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.month] })],
);

/**
 * Money that is held for calls under way, so that several processes pass no cap together; and what a thread has spent on
 * calls whose tokens nobody counted, which ends with the thread.
 */
export const costHolds = pgTable(
  "cost_holds",
  {
    id: text("id").primaryKey(),
    ownerId: ownerColumn(),
    /** No foreign key: its thread may be deleted meanwhile. */
    threadId: text("thread_id"),
    usd: doublePrecision("usd").notNull(),
    /** When it ends by itself. */
    until: timeColumn("until").notNull(),
  },
  (table) => [index("cost_holds_owner").on(table.ownerId)],
);
