/**
 * Calls `work` again and again with the pause it returns, in milliseconds, but only while the page is visible;
 * becoming visible calls it at once. Returns what ends it.
 */
export const whileVisible = (work: () => Promise<number>, firstPauseMs: number): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  let busy = false;
  const plan = (ms: number) => {
    clearTimeout(timer);
    if (!ended && !document.hidden) timer = setTimeout(run, ms);
  };
  const run = async () => {
    if (busy) return;
    busy = true;
    const next = await work();
    busy = false;
    plan(next);
  };
  const onVisibility = () => (document.hidden ? clearTimeout(timer) : plan(0));
  document.addEventListener("visibilitychange", onVisibility);
  plan(firstPauseMs);
  return () => {
    ended = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", onVisibility);
  };
};
