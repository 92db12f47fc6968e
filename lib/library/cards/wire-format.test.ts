import { expect, test } from "vitest";
import { wireFields, wireNumber, wireText } from "./wire-format.ts";

const bytes = (...all: (number | string)[]): Uint8Array =>
  Uint8Array.from(all.flatMap((one) => (typeof one === "string" ? [...Buffer.from(one)] : [one])));

test("numbers, texts and what is passed over are told apart, and the last of several counts", () => {
  // 1: 300, 2: "hé", fixed ones of eight and four bytes, 2 once more, 255: 7.
  const message = bytes(
    ...[0x08, 0xac, 0x02, 0x12, 3, "hé", 0x19, "12345678", 0x25, "1234", 0x12, 1, "x"],
    ...[0xf8, 0x0f, 7],
  );
  const fields = wireFields(message, 10) ?? [];
  expect(fields.map(({ number }) => number)).toEqual([1, 2, 3, 4, 2, 255]);
  expect([wireNumber(fields, 1), wireNumber(fields, 255), wireNumber(fields, 9)]).toEqual([
    300, 7, 0,
  ]);
  expect([wireText(fields, 2), wireText(fields, 1)]).toEqual(["x", ""]);
  expect(wireFields(message, 2)).toHaveLength(2);
  expect(wireFields(bytes(), 2)).toEqual([]);
});

test.each([
  ["a number without end", bytes(0x08, ...Array<number>(20).fill(0xff))],
  ["a number that is cut off", bytes(0x08, 0x80)],
  ["a text longer than the message", bytes(0x12, 5, "abc")],
  ["a text longer than anything", bytes(0x12, ...Array<number>(9).fill(0xff), 0x01)],
  ["a group, which nothing writes any more", bytes(0x0b)],
  ["a field without a number", bytes(0x00, 0x01)],
  ["eight bytes that are four", bytes(0x09, "1234")],
])("%s is no message", (_, message) => {
  expect(wireFields(message, 10)).toBeNull();
});
