// Loaded before the web server, so that it never outlives who started it, not even while it starts.
const longestStopMs = 10_000;

process.on("disconnect", () => {
  process.kill(process.pid, "SIGTERM");
  setTimeout(() => process.exit(1), longestStopMs).unref();
});
