/**
 * Called once when the server starts: connects to the database and begins to work on runs, unless
 * WORKER=off. Imported here and not above, so that the build can load this file without a database;
 * the condition is a constant of the build, which keeps Node's modules out of the edge bundle.
 */
export const register = async (): Promise<void> => {
  // biome-ignore lint/style/noProcessEnv: a constant that the build replaces, not a setting.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    // biome-ignore lint/style/noRestrictedImports: the one place where the server loads what makes its runtime.
    await import("./agents/runtime.ts");
    const { keepRuntime } = await import("./agents/kept-runtime.ts");
    // It never throws: a server whose start failed answers every request with a bare 500, for ever.
    await keepRuntime();
  }
};
