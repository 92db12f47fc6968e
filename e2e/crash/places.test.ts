import { describe, expect, it } from "vitest";
import { allPlaces, divide, fewPlaces, placeName, randomPlaces, seededRandom } from "./places.ts";

const undisturbed = { stages: ["parse", "fact_check", "end"], calls: 9 };

describe("the places of the crash test", () => {
  it("are the same for the same seed, and others for another", () => {
    const names = (seed: number) => allPlaces(undisturbed, seededRandom(seed)).map(placeName);
    expect(names(1)).toEqual(names(1));
    expect(names(1)).not.toEqual(names(2));
  });

  it("are every stage and every call of the server, and some more of the database", () => {
    const places = allPlaces(undisturbed, seededRandom(3));
    const server = places.filter(({ victim }) => victim === "server");
    expect(server.filter(({ at }) => at === "stage")).toHaveLength(3);
    expect(new Set(server.map(placeName)).size).toBe(12);
    expect(places.filter(({ victim }) => victim === "database")).toHaveLength(3);
    expect(places.filter(({ victim }) => victim === "everything")).toHaveLength(1);
  });

  it("are all visited, at most five in a run and never one of them twice in it", () => {
    const places = allPlaces(undisturbed, seededRandom(5));
    const runs = divide(places);
    expect(runs.flat()).toHaveLength(places.length);
    for (const run of runs) {
      expect(run.length).toBeLessThanOrEqual(5);
      const spots = run.map((place) => (place.at === "stage" ? place.stage : place.call));
      expect(new Set(spots).size).toBe(run.length);
    }
  });

  it("have every kind among a few", () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const few = fewPlaces(allPlaces(undisturbed, seededRandom(seed)));
      expect(few).toHaveLength(4);
      expect(divide(few)).toHaveLength(1);
      expect(few.filter(({ victim }) => victim === "database")).toHaveLength(1);
    }
  });

  it("are random moments in and after calls, of every victim, where a run is mostly calls", () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const places = randomPlaces({ calls: 29 }, seededRandom(seed), 24);
      expect(new Set(places.map(placeName)).size).toBe(24);
      expect(places.filter(({ at }) => at === "after")).toHaveLength(12);
      const victims = new Set(places.map(({ at, victim }) => `${at} ${victim}`));
      expect(victims.size).toBe(6);
    }
  });
});
