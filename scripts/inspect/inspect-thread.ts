import postgres from "postgres";
import { openCheckpointer } from "#agents/engine/checkpointer.ts";
import { checkpointSchema, queueSchema } from "#db/client.ts";
import { createLog } from "#lib/log.ts";

/** A channel of this name leads to the node after it. */
const leadsTo = "branch:to:";

interface SavedState {
  readonly step: number | undefined;
  /** The node that is taken up next, or that waits. */
  readonly next: readonly string[];
  readonly state: Readonly<Record<string, unknown>>;
  /** What nodes wrote after the checkpoint: interrupts, replies to them, results of what had finished. */
  readonly written: readonly (readonly [string, unknown])[];
}

const savedState = async (url: string, threadId: string): Promise<SavedState | null> => {
  const { saver, close } = openCheckpointer({
    ...{ url, schema: checkpointSchema, log: createLog("error") },
  });
  try {
    const tuple = await saver.getTuple({ configurable: { thread_id: threadId } });
    if (tuple === undefined) return null;
    const values = Object.entries(tuple.checkpoint.channel_values);
    const isWay = ([channel]: [string, unknown]) => channel.startsWith(leadsTo);
    return {
      step: tuple.metadata?.step,
      next: values.filter(isWay).map(([channel]) => channel.slice(leadsTo.length)),
      state: Object.fromEntries(values.filter((entry) => !isWay(entry))),
      written: (tuple.pendingWrites ?? []).map(([, channel, value]) => [channel, value]),
    };
  } finally {
    await close();
  }
};

/**
 * All that is stored of how a thread goes, whoever owns it: its row, its runs and their jobs, the state at which its graph
 * stands, and the calls to models that it paid.
 * @returns null when there is no such thread
 */
export const inspectThread = async (url: string, threadId: string) => {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const [thread] = await sql`
      select kind, title, status, stage, question, notice, error_code, error_details, revision
      from threads where id = ${threadId}`;
    if (thread === undefined) return null;
    return {
      thread: { ...thread },
      runs: await sql`
        select id, kind, status, tries, failures, worker, error_code, error_details, created_at, ended_at
        from runs where thread_id = ${threadId} order by created_at`,
      jobs: await sql`
        select name, state, retry_count, start_after, heartbeat_on
        from ${sql(queueSchema)}.job where data ->> 'threadId' = ${threadId} order by created_on`,
      saved: await savedState(url, threadId),
      calls: await sql`
        select task, task_version, model, status, requests, ms, input_tokens, output_tokens, error_code, answer
        from model_calls where thread_id = ${threadId} order by created_at`,
    };
  } finally {
    await sql.end({ timeout: 5 });
  }
};
