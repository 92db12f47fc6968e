// Loaded before the web server, so that it ends in order from its first moment: it gives the runs
// that it works on back to the queue, and never outlives who started it.
const longestStopMs = 10_000;

/** Kept there by `runtime` in agents/kept-runtime.ts; nothing yet while the server starts. */
const closeRuntime = async () => {
  const runtime = await globalThis.lecternRuntime?.catch(() => undefined);
  await runtime?.close();
};

let ending = false;
const end = (exitCode) => {
  // A terminal's Ctrl-C comes here as well as to who started this, who then sends another signal.
  if (ending) return;
  ending = true;
  closeRuntime()
    .catch((error) => process.stderr.write(`${error?.stack ?? error}\n`))
    .finally(() => process.exit(exitCode));
  setTimeout(() => process.exit(1), longestStopMs).unref();
};

process.on("SIGINT", () => end(130));
process.on("SIGTERM", () => end(143));
process.on("disconnect", () => end(143));
// A log that cannot be written, as on a full disk, ends nothing.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
