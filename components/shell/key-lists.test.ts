import { expect, test } from "vitest";
import { keyLists, keysAt } from "./key-lists.ts";

test("the keys of the page come first, and none is left out", () => {
  const all = Object.keys(keyLists);
  expect(keysAt("/guide/thr_1")[0]).toBe("guide");
  expect(keysAt("/review")[0]).toBe("review");
  expect(keysAt("/settings")[0]).toBe("everywhere");
  for (const address of ["/", "/quiz/thr_1", "/nowhere"]) {
    expect(keysAt(address).toSorted()).toEqual(all.toSorted());
  }
});
