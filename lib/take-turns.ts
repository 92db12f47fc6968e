/** How long one piece of work may hold the event loop, in milliseconds: a poll hardly notices. */
const hold = 20;

/**
 * For long computations inside a server: what is returned is awaited between their steps, and lets
 * other work run when the steps since the last turn took long enough. Costs next to nothing else.
 */
export const takeTurns = (): (() => Promise<void>) => {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < hold) return;
    await new Promise((resolve) => setImmediate(resolve));
    since = performance.now();
  };
};
