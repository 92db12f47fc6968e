import { expect, test } from "vitest";
import { createKeyBox } from "./seal-key.ts";

const place = { ownerId: "local", provider: "openai", address: "https://api.openai.com/v1" };
const box = createKeyBox("one secret");

test("a sealed key opens again, shows nothing of itself, and is another text each time", () => {
  const [first, second] = [box.seal("sk-тайна", place), box.seal("sk-тайна", place)];
  expect(box.open(first, place)).toBe("sk-тайна");
  expect(first).not.toBe(second);
  expect(first).not.toContain("sk-");
});

test.each([
  ["another address", { ...place, address: "https://evil.example/v1" }],
  ["another provider", { ...place, provider: "compatible" }],
  ["another owner", { ...place, ownerId: "other" }],
])("it does not open for %s", (_name, other) => {
  expect(box.open(box.seal("sk", place), other)).toBeNull();
});

test("another secret, a changed text and a cut one do not open", () => {
  const sealed = box.seal("sk-key", place);
  expect(createKeyBox("another").open(sealed, place)).toBeNull();
  expect(box.open(`${sealed.slice(0, -2)}AA`, place)).toBeNull();
  expect(box.open(sealed.slice(0, 20), place)).toBeNull();
  expect(box.open("", place)).toBeNull();
});
