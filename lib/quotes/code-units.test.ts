import { expect, it } from "vitest";
import { codeUnits } from "./code-units.ts";
import { editDistance } from "./edit-distance.ts";

it("tells signs apart that differ in the second half of their pair", () => {
  expect([...codeUnits("a👍")]).toEqual([0x61, 0xd83d, 0xdc4d]);
  expect(editDistance(codeUnits("👍"), codeUnits("👎"))).toBe(1);
});
