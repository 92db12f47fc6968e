import { describe, expect, it } from "vitest";
import type { PackView } from "#lib/schemas/library.ts";
import { firstChoice } from "./first-choice.ts";

const pack = (id: string, changes: Partial<PackView> = {}): PackView => ({
  ...{ id, title: id, product: id, titles: {}, language: "en", sample: false, sources: [] },
  ...{ chunks: 1, differences: 0, ready: true, revision: 1, updatedAt: "2025-01-01T00:00:00Z" },
  ...{ versions: ["11", "12"], editions: ["Intro", "Suite"], meaning: null },
  ...changes,
});
const open = { version: null, edition: null };

describe("what the form of a new guide begins with", () => {
  it("is nothing without a manual", () => {
    expect(firstChoice([], [{ packId: "kettle" }])).toBeNull();
  });

  it("is the first manual that can be asked when nothing is known of the student", () => {
    const packs = [pack("empty", { ready: false }), pack("kettle"), pack("oven")];
    expect(firstChoice(packs, [{}, null])).toEqual({ packId: "kettle", ...open });
    expect(firstChoice([pack("empty", { ready: false })], [])).toEqual({
      packId: "empty",
      ...open,
    });
  });

  it("is what the address names before what was asked last", () => {
    const packs = [pack("kettle"), pack("oven")];
    const last = { packId: "oven", version: "11", edition: "Suite" };
    expect(firstChoice(packs, [{}, last])).toEqual(last);
    const named = { packId: "kettle", version: "12", edition: "Intro" };
    expect(firstChoice(packs, [named, last])).toEqual(named);
  });

  it("keeps the version of the last guide when the address names its manual alone, not another's", () => {
    const packs = [pack("kettle"), pack("oven")];
    const last = { packId: "oven", version: "11", edition: "Suite" };
    expect(firstChoice(packs, [{ packId: "oven" }, last])).toEqual(last);
    expect(firstChoice(packs, [{ packId: "oven", version: "12" }, last])).toEqual({
      ...last,
      version: "12",
    });
    expect(firstChoice(packs, [{ packId: "kettle" }, last])).toEqual({ packId: "kettle", ...open });
  });

  it("passes over a manual, a version and an edition that are no more", () => {
    const packs = [pack("kettle"), pack("oven")];
    expect(firstChoice(packs, [{ packId: "gone", version: "12" }, null])).toEqual({
      packId: "kettle",
      ...open,
    });
    const old = { packId: "oven", version: "9", edition: "Lite" };
    expect(firstChoice(packs, [{}, old])).toEqual({ packId: "oven", ...open });
  });
});
