import { expect, test, vi } from "vitest";
import { readModelConfig } from "#lib/ai/model-config.ts";
import type { StoredSettings } from "#lib/ai/settings-store.ts";
import { readEnv } from "#lib/env.ts";
import { type ChosenModels, chosenModels } from "#lib/schemas/model-settings.ts";
import { createModelSetups } from "./settings.ts";

const setupsOf = (stored: Readonly<Record<string, readonly ChosenModels[]>>, kept?: number) => {
  const newest = (ownerId: string): StoredSettings => {
    const revisions = stored[ownerId] ?? [];
    const chosen = revisions.at(-1) ?? chosenModels.parse({});
    return { revision: revisions.length, chosen, keys: [] };
  };
  const make = vi.fn(() => ({}));
  const store = {
    newest: async (ownerId: string) => newest(ownerId),
    at: async (ownerId: string, revision: number) =>
      stored[ownerId]?.[revision - 1] ?? chosenModels.parse({}),
  };
  const base = readModelConfig(readEnv({}));
  return {
    make,
    setups: createModelSetups({ base, store, box: null, make, ...(kept && { kept }) }),
  };
};

test("owners who chose the same work with one setup, however many they are", async () => {
  const { make, setups } = setupsOf({});
  const owners = Array.from({ length: 100 }, (_, index) => `own_${index}`);
  const first = await Promise.all(owners.map((owner) => setups.newest(owner)));
  const again = await Promise.all(owners.map((owner) => setups.newest(owner)));
  expect(new Set([...first, ...again]).size).toBe(1);
  expect(make).toHaveBeenCalledTimes(1);
});

test("a cap or how a test ended builds nothing anew, another model does", async () => {
  const roles = { writer: "ollama:small" };
  const trial = { works: true, sees: null, ms: 1, code: null, message: null };
  const { make, setups } = setupsOf({
    one: [
      chosenModels.parse({ roles }),
      chosenModels.parse({ roles, caps: { monthUsd: 5 } }),
      chosenModels.parse({
        roles,
        trials: { "ollama:small": { ...trial, at: "2026-11-25T00:00:00.000Z" } },
      }),
    ],
    two: [chosenModels.parse({ roles: { writer: "ollama:large" } })],
  });
  const made = await Promise.all([1, 2, 3].map((revision) => setups.at("one", revision)));
  expect(new Set([...made, await setups.newest("one")]).size).toBe(1);
  expect(await setups.newest("two")).not.toBe(made[0]);
  expect(make).toHaveBeenCalledTimes(2);
});

test("what was not used for longest goes first", async () => {
  const chosen = (model: string) => [chosenModels.parse({ roles: { writer: `ollama:${model}` } })];
  const { make, setups } = setupsOf({ a: chosen("a"), b: chosen("b"), c: chosen("c") }, 2);
  for (const owner of ["a", "b", "a", "c", "a"]) await setups.newest(owner);
  expect(make).toHaveBeenCalledTimes(3);
  await setups.newest("b");
  expect(make).toHaveBeenCalledTimes(4);
});
