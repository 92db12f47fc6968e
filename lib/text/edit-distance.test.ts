import { expect, it, test } from "vitest";
import { codeUnits, editDistance, typingDistance } from "./edit-distance.ts";

it("tells signs apart that differ in the second half of their pair", () => {
  expect([...codeUnits("a👍")]).toEqual([0x61, 0xd83d, 0xdc4d]);
  expect(editDistance(codeUnits("👍"), codeUnits("👎"))).toBe(1);
});

test.each(["contarst", "contrst", "conttrast", "contrasd"])(
  "%s is one slip of a typist from contrast",
  (slip) => {
    expect(typingDistance(slip, "contrast")).toBe(1);
    expect(typingDistance("contrast", slip)).toBe(1);
  },
);

test.each(["contrast", "contar", "cotnarst", "kontrst"])("%s is not", (other) => {
  expect(typingDistance(other, "contrast")).not.toBe(1);
});
