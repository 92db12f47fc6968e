import { and, desc, eq, inArray, lt, max, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { costHolds, modelSettings, monthlyCosts, providerKeys } from "#db/schema/model-settings.ts";
import { documents, studies } from "#db/schema/study.ts";
import { modelCalls, threads } from "#db/schema/threads.ts";
import type { ModelCall, ModelJournal } from "#lib/ai/journal.ts";
import type { CapReached, SettingsStore, StoredSettings } from "#lib/ai/settings-store.ts";
import { newId } from "#lib/ids.ts";
import { type ChosenModels, chosenModels } from "#lib/schemas/model-settings.ts";
import type { PastStudy } from "#lib/threads/run-usage.ts";
import { threadOf, visibleChange } from "./thread-rows.ts";

/** The newest revision of an owner's settings as a subquery, 0 before the first. */
export const newestRevision = (db: Database, ownerId: string) =>
  db
    .select({ revision: sql`coalesce(${max(modelSettings.revision)}, 0)` })
    .from(modelSettings)
    .where(eq(modelSettings.ownerId, ownerId));

const readNewest = async (db: Database, ownerId: string): Promise<StoredSettings> => {
  const [row] = await db
    .select({ revision: modelSettings.revision, chosen: modelSettings.chosen })
    .from(modelSettings)
    .where(eq(modelSettings.ownerId, ownerId))
    .orderBy(desc(modelSettings.revision))
    .limit(1);
  const { provider, address, sealed } = providerKeys;
  const keys = row
    ? await db
        .select({ provider, address, sealed })
        .from(providerKeys)
        .where(eq(providerKeys.ownerId, ownerId))
    : [];
  return { revision: row?.revision ?? 0, chosen: chosenModels.parse(row?.chosen ?? {}), keys };
};

const readCaps = async (db: Database, ownerId: string): Promise<ChosenModels["caps"]> => {
  const [row] = await db
    .select({ caps: sql<unknown>`${modelSettings.chosen}->'caps'` })
    .from(modelSettings)
    .where(eq(modelSettings.ownerId, ownerId))
    .orderBy(desc(modelSettings.revision))
    .limit(1);
  return chosenModels.parse({ caps: row?.caps ?? {} }).caps;
};

/** By one statement: a call that is recorded meanwhile counts once at least, by its hold or by its price. */
const readSpent = async (db: Database, ownerId: string, threadId: string | null) => {
  const thread = threadId ?? "";
  const ofThread = and(eq(modelCalls.ownerId, ownerId), eq(modelCalls.threadId, thread));
  const ofMonth = and(eq(monthlyCosts.ownerId, ownerId), eq(monthlyCosts.month, thisMonth));
  const held = eq(costHolds.ownerId, ownerId);
  const heldByThread = and(held, eq(costHolds.threadId, thread));
  // What is spent for good stands in its month already.
  const heldForNow = and(held, lt(costHolds.until, heldForGood));
  const [row] = await db.execute<
    Record<"threadUsd" | "monthUsd" | "threadHeld" | "monthHeld", number>
  >(
    sql`select
      coalesce((select sum(${modelCalls.usd}) from ${modelCalls} where ${ofThread}), 0) as "threadUsd",
      coalesce((select ${monthlyCosts.usd} from ${monthlyCosts} where ${ofMonth}), 0) as "monthUsd",
      coalesce((select sum(${costHolds.usd}) from ${costHolds} where ${heldByThread}), 0) as "threadHeld",
      coalesce((select sum(${costHolds.usd}) from ${costHolds} where ${heldForNow}), 0) as "monthHeld"`,
  );
  return row ?? { threadUsd: 0, monthUsd: 0, threadHeld: 0, monthHeld: 0 };
};

/** When a hold ends that is spent: with its thread. */
export const heldForGood = sql`'infinity'::timestamptz`;

/** Longer than a call takes; what a dead process held is free after that. */
const longestHoldMinutes = 30;

/** Settings and keys in the tables `model_settings` and `provider_keys`. */
export const settingsStore = (db: Database): SettingsStore => ({
  newest: (ownerId) => readNewest(db, ownerId),
  at: async (ownerId, revision) => {
    const [row] = await db
      .select({ chosen: modelSettings.chosen })
      .from(modelSettings)
      .where(and(eq(modelSettings.ownerId, ownerId), eq(modelSettings.revision, revision)));
    return chosenModels.parse(row?.chosen ?? {});
  },
  change: (ownerId, make) =>
    db.transaction(async (tx) => {
      // Held to the end of the transaction: of two changes at once the second is made of the first.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${ownerId}, 14))`);
      const now = await readNewest(tx, ownerId);
      const { chosen, setKeys = [], removeKeys = [] } = make(now);
      const replaced = [...removeKeys, ...setKeys.map(({ provider }) => provider)];
      if (replaced.length > 0) {
        await tx
          .delete(providerKeys)
          .where(and(eq(providerKeys.ownerId, ownerId), inArray(providerKeys.provider, replaced)));
      }
      if (setKeys.length > 0) {
        await tx.insert(providerKeys).values(setKeys.map((key) => ({ ownerId, ...key })));
      }
      await tx.insert(modelSettings).values({ ownerId, revision: now.revision + 1, chosen });
      return readNewest(tx, ownerId);
    }),
  spent: (ownerId, threadId) => readSpent(db, ownerId, threadId),
  hold: async (hold) => {
    const { ownerId, threadId, usd } = hold;
    const caps = await readCaps(db, ownerId);
    if (caps.threadUsd === null && caps.monthUsd === null) {
      return { cap: null, release: async () => {} };
    }
    return db.transaction(async (tx) => {
      // Held to the end of the transaction: the next one sees this hold.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${ownerId}, 15))`);
      await tx
        .delete(costHolds)
        .where(and(eq(costHolds.ownerId, ownerId), lt(costHolds.until, sql`now()`)));
      const before = await readSpent(tx, ownerId, threadId);
      const over = (cap: CapReached["cap"], limitUsd: number | null, spentUsd: number) =>
        limitUsd !== null && spentUsd + usd > limitUsd ? { cap, limitUsd, spentUsd } : null;
      const reached =
        over(
          "thread",
          threadId === null ? null : caps.threadUsd,
          before.threadUsd + before.threadHeld,
        ) ?? over("month", caps.monthUsd, before.monthUsd + before.monthHeld);
      if (reached !== null) return reached;
      const id = newId("hold");
      const until = sql`now() + make_interval(mins => ${longestHoldMinutes})`;
      await tx.insert(costHolds).values({ id, ...hold, until });
      const release = async () => {
        await db.delete(costHolds).where(eq(costHolds.id, id));
      };
      return { cap: null, release };
    });
  },
  keepSpent: (spent) =>
    db.transaction(async (tx) => {
      const { ownerId, threadId, usd } = spent;
      // The thread stays until the transaction ends: a deletion takes what is held for it away, too.
      const [thread] = await tx
        .select({ id: threads.id })
        .from(threads)
        .where(threadOf(ownerId, threadId ?? ""))
        .for("key share");
      await addMonthlyCost(tx, ownerId, usd);
      if (!thread) return;
      await tx.insert(costHolds).values({ id: newId("hold"), ...spent, until: heldForGood });
    }),
  pastQuizzes: async (ownerId) => {
    const rows = await db
      .select({ noteCharacters: sql<number>`max(length(${documents.text}))::int`, ...taken })
      .from(threads)
      .innerJoin(documents, and(eq(documents.threadId, threads.id), eq(documents.role, "note")))
      .innerJoin(modelCalls, eq(modelCalls.threadId, threads.id))
      .where(finished(ownerId, "quiz"))
      .groupBy(threads.id)
      .orderBy(desc(threads.createdAt))
      .limit(pastRunsRead);
    return rows.filter((row) => row.inputTokens > 0);
  },
  pastStudies: async (ownerId) => {
    const rows = await db
      .select({
        noteCharacters: sql<number>`coalesce(max(length(${documents.text})), 0)::int`,
        depth: sql<PastStudy["depth"]>`max(${studies.settings}->>'depth')`,
        ...taken,
      })
      .from(threads)
      .innerJoin(studies, eq(studies.threadId, threads.id))
      .leftJoin(documents, and(eq(documents.threadId, threads.id), eq(documents.role, "note")))
      .innerJoin(modelCalls, eq(modelCalls.threadId, threads.id))
      .where(finished(ownerId, "study"))
      .groupBy(threads.id)
      .orderBy(desc(threads.createdAt))
      .limit(pastRunsRead);
    return rows.filter((row) => row.inputTokens > 0);
  },
});

/** Asked for by the student when the document or quiz was there. */
const laterTasks = [
  "grade-open-answer",
  "judge-complaint",
  "decide-edit-action",
  "detail-edit-action",
  "edit-step",
  "answer-review-question",
];
const made = sql`${modelCalls.task} not in ${laterTasks}`;
const taken = {
  inputTokens: sql<number>`coalesce(sum(${modelCalls.inputTokens}) filter (where ${made}), 0)::int`,
  outputTokens: sql<number>`coalesce(sum(${modelCalls.outputTokens}) filter (where ${made}), 0)::int`,
};
const finished = (ownerId: string, kind: "quiz" | "study") =>
  and(
    eq(threads.ownerId, ownerId),
    eq(threads.kind, kind),
    inArray(threads.status, ["done", "waiting"]),
  );
const pastRunsRead = 10;

const thisMonth = sql<string>`to_char(now() at time zone 'utc', 'YYYY-MM')`;

/** Adds the price of a call to its month's. */
export const addMonthlyCost = async (db: Database, ownerId: string, usd: number): Promise<void> => {
  await db
    .insert(monthlyCosts)
    .values({ ownerId, month: thisMonth, usd })
    .onConflictDoUpdate({
      target: [monthlyCosts.ownerId, monthlyCosts.month],
      set: { usd: sql`${monthlyCosts.usd} + ${usd}` },
    });
};

/** The journal of model calls in the table `model_calls`. */
export const modelJournal = (db: Database): ModelJournal => ({
  find: async (ownerId, key) => {
    const [row] = await db
      .select({ answer: modelCalls.answer })
      .from(modelCalls)
      .where(
        and(
          eq(modelCalls.ownerId, ownerId),
          eq(modelCalls.key, key),
          // A literal, because a parameter would hide the partial index from a generic plan.
          sql`${modelCalls.status} = 'done'`,
        ),
      )
      .limit(1);
    return row?.answer ?? null;
  },
  record: async (call: ModelCall) => {
    await db.transaction(async (tx) => {
      const threadId = call.threadId && (await noteCost(tx, call.ownerId, call.threadId));
      if (call.usd) await addMonthlyCost(tx, call.ownerId, call.usd);
      await tx
        .insert(modelCalls)
        .values({ id: newId("call"), ...call, threadId })
        .onConflictDoNothing({
          target: [modelCalls.ownerId, modelCalls.key],
          where: sql`status = 'done'`,
        });
    });
  },
});

/**
 * What a thread costs is on its page, so that its revision rises, even when it was stopped and only
 * the aborted call is still to be paid. Two threads may share one call, and the one that began it
 * may be deleted meanwhile: then the other's answer is kept without a thread, which is null here.
 * The row stays locked, which holds a deletion off until the call is stored.
 */
const noteCost = async (
  tx: Database,
  ownerId: string,
  threadId: string,
): Promise<string | null> => {
  const [thread] = await tx
    .update(threads)
    .set(visibleChange())
    .where(threadOf(ownerId, threadId))
    .returning({ id: threads.id });
  return thread?.id ?? null;
};
