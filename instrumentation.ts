/**
 * Called once when the server starts: connects to the database and begins to work on runs, unless
 * WORKER=off. Imported here and not above, so that the build can load this file without a database.
 */
export const register = async (): Promise<void> => {
  const { runtime } = await import("./agents/runtime.ts");
  await runtime();
};
