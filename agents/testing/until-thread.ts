import type { ThreadView } from "#lib/schemas/thread.ts";

const betweenLooksMs = 20;
/** Shorter than a test may take, so that it ends with a word on the thread instead of a mere timeout. */
const longestWaitMs = 50_000;

const told = ({ id, status, stage, question, error, notice, progress }: ThreadView): string =>
  JSON.stringify({ id, status, stage, question, error, notice, progress });

/**
 * Looks at a thread until it is as wanted.
 * @throws Error with what it is like when that takes too long: whoever waited for ever would go on asking after its
 * test was given up, and make every later test slower
 */
export const untilThread = async (
  read: () => Promise<ThreadView>,
  wanted: (thread: ThreadView) => boolean,
): Promise<ThreadView> => {
  const deadline = performance.now() + longestWaitMs;
  for (;;) {
    const thread = await read();
    if (wanted(thread)) return thread;
    if (performance.now() > deadline) throw new Error(`waited in vain: ${told(thread)}`);
    await new Promise((resolve) => setTimeout(resolve, betweenLooksMs));
  }
};
