import type { ModelCall, ModelJournal } from "../journal.ts";

/** A journal that keeps calls in memory and answers as the stored one does: as JSON. */
export const createMemoryJournal = (): ModelJournal & { readonly calls: ModelCall[] } => {
  const calls: ModelCall[] = [];
  const finished = (ownerId: string, key: string) =>
    calls.find((call) => call.ownerId === ownerId && call.key === key && call.status === "done");
  return {
    calls,
    find: async (ownerId, key) => structuredClone(finished(ownerId, key)?.answer ?? null),
    record: async (call) => {
      if (call.status === "done" && finished(call.ownerId, call.key)) return;
      calls.push(JSON.parse(JSON.stringify(call)));
    },
  };
};
