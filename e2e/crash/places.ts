import type { Victim } from "./product.ts";

/**
 * Where something is killed: when a stage begins, in the middle of the n-th model call, or while what it answered is
 * put to use.
 */
export type Place =
  | {
      readonly at: "stage";
      readonly stage: string;
      readonly victim: Victim;
      readonly delayMs: number;
    }
  | { readonly at: "call"; readonly call: number; readonly victim: Victim }
  | {
      readonly at: "after";
      readonly call: number;
      readonly victim: Victim;
      readonly delayMs: number;
    };

export const placeName = (place: Place): string => {
  if (place.at === "stage") return `${place.victim} at stage ${place.stage}+${place.delayMs}ms`;
  return place.at === "call"
    ? `${place.victim} in model call ${place.call + 1}`
    : `${place.victim} after model call ${place.call + 1}+${place.delayMs}ms`;
};

/** Random numbers from 0 to 1, the same ones for the same seed (mulberry32). */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const shuffled = <T>(items: readonly T[], random: () => number): T[] =>
  items
    .map((item) => ({ item, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);

/**
 * Every boundary between nodes and every model call of an undisturbed run, the server killed once
 * at each; the database and the whole product killed at some more.
 */
export const allPlaces = (
  undisturbed: { stages: readonly string[]; calls: number },
  random: () => number,
): Place[] => {
  const stages = undisturbed.stages.map((stage): Place => {
    // Within the node's first statements, or between them.
    return { at: "stage", stage, victim: "server", delayMs: Math.floor(random() * 12) };
  });
  const calls = Array.from({ length: undisturbed.calls }, (_, call): Place => {
    return { at: "call", call, victim: "server" };
  });
  const others = shuffled([...stages, ...calls], random)
    .slice(0, 4)
    .map((place, index): Place => ({ ...place, victim: index < 3 ? "database" : "everything" }));
  return shuffled([...stages, ...calls, ...others], random);
};

/** From an answer's being stored until the edit is made, the checkpoint written and the next round asked. */
const longestUseMs = 80;

/** Random moments of a run that is mostly model calls: half in the middle of one, half after it. */
export const randomPlaces = (
  { calls }: { calls: number },
  random: () => number,
  count: number,
): Place[] => {
  const victims: readonly Victim[] = ["server", "database", "server", "everything", "server"];
  return shuffled([...Array(calls).keys()], random)
    .slice(0, count)
    .map((call, index): Place => {
      const victim = victims[Math.floor(index / 2) % victims.length] ?? "server";
      return index % 2 === 0
        ? { at: "after", call, victim, delayMs: Math.floor(random() * longestUseMs) }
        : { at: "call", call, victim };
    });
};

/** Kills in one run; the supervisor gives up after more than five within five minutes. */
const killsPerRun = 5;

const spotOf = (place: Place): string =>
  place.at === "stage" ? `stage ${place.stage}` : `${place.at} ${place.call}`;

const samePlace = (a: Place, b: Place): boolean => spotOf(a) === spotOf(b);

/** A few of the places for one run, with every kind among them: two calls, a stage, the database. */
export const fewPlaces = (every: readonly Place[]): Place[] => {
  const kinds: readonly ((place: Place) => boolean)[] = [
    ({ at, victim }) => at === "call" && victim === "server",
    ({ at, victim }) => at === "stage" && victim === "server",
    ({ victim }) => victim === "database",
    ({ at, victim }) => at === "call" && victim === "server",
  ];
  const few: Place[] = [];
  for (const isWanted of kinds) {
    const found = every.find((one) => isWanted(one) && !few.some((other) => samePlace(one, other)));
    if (found) few.push(found);
  }
  return few;
};

/** Divides places among runs; a run has no place twice. */
export const divide = (places: readonly Place[]): Place[][] => {
  const runs: Place[][] = [];
  for (const place of places) {
    const run = runs.find(
      (one) => one.length < killsPerRun && !one.some((other) => samePlace(other, place)),
    );
    if (run) run.push(place);
    else runs.push([place]);
  }
  return runs;
};
