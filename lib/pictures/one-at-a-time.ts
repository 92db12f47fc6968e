const shared: typeof globalThis & { lecternDecoding?: Promise<unknown> } = globalThis;

/**
 * Runs work on pictures one after another in this process. A decoded photo takes up to 250 MB, and ten at once would
 * take the machine. The queue stands on `globalThis`, because the server's bundles each have a copy of this module.
 */
export const oneAtATime = async <T>(work: () => Promise<T>): Promise<T> => {
  const mine = (shared.lecternDecoding ?? Promise.resolve()).then(work);
  // The next one does not care how this one ended.
  shared.lecternDecoding = mine.catch(() => undefined);
  return mine;
};
