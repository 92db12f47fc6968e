import { expect, test } from "vitest";
import { readEnv } from "#lib/env.ts";
import { chosenModels } from "#lib/schemas/model-settings.ts";
import { createModelSetups } from "./settings.ts";

const stored = { revision: 1, chosen: chosenModels.parse({}), keys: [] };

const setUp = (kept?: number) => {
  let builds = 0;
  const setups = createModelSetups({
    env: readEnv({}),
    store: { newest: async () => stored, at: async () => stored.chosen },
    box: null,
    make: () => {
      builds += 1;
      return builds;
    },
    ...(kept !== undefined && { kept }),
  });
  return { setups, builds: () => builds };
};

test("what works with models is built once for each of many owners who take turns", async () => {
  const { setups, builds } = setUp();
  for (let round = 0; round < 5; round += 1) {
    for (let owner = 0; owner < 9; owner += 1) await setups.newest(`own_${owner}`);
  }
  expect(builds()).toBe(9);
});

test("what was not used for longest goes first", async () => {
  const { setups, builds } = setUp(2);
  for (const owner of ["a", "b", "a", "c", "a"]) await setups.newest(owner);
  expect(builds()).toBe(3);
  await setups.newest("b");
  expect(builds()).toBe(4);
});
