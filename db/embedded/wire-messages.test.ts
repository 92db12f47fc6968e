import fc from "fast-check";
import { expect, test } from "vitest";
import {
  errorField,
  errorMessage,
  message,
  notificationOf,
  startupMessage,
  transactionStatus,
} from "./wire-messages.ts";

const word = fc.string({ unit: "grapheme", maxLength: 30 }).filter((text) => !text.includes("\0"));

test("a message's length counts itself and its body, not its type", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 500 }), (body) => {
      const bytes = message(0x51, body);
      expect(bytes.readInt32BE(1)).toBe(bytes.length - 1);
      expect(bytes.subarray(5).equals(body)).toBe(true);
    }),
  );
});

test("an opening packet has its length, the protocol and pairs ended by a zero", () => {
  const bytes = startupMessage({ user: "a", database: "b" });
  expect(bytes.readInt32BE(0)).toBe(bytes.length);
  expect(bytes.readInt32BE(4)).toBe(3 << 16);
  expect(bytes.toString("utf8", 8)).toBe("user\0a\0database\0b\0\0");
});

test("an error's fields can be read back", () => {
  fc.assert(
    fc.property(word, (text) => {
      const error = errorMessage("53300", text, "FATAL");
      expect(errorField(error, "M")).toBe(text);
      expect(errorField(error, "C")).toBe("53300");
      expect(errorField(error, "D")).toBeNull();
    }),
  );
});

test("a notification's channel and payload can be read", () => {
  fc.assert(
    fc.property(word, word, (channel, payload) => {
      const pid = Buffer.alloc(4);
      const bytes = message(0x41, Buffer.concat([pid, Buffer.from(`${channel}\0${payload}\0`)]));
      expect(notificationOf(bytes)).toEqual({ channel, payload });
    }),
  );
});

test.each(["I", "T", "E"] as const)("reads transaction status %s", (status) => {
  expect(transactionStatus(message(0x5a, Buffer.from(status)))).toBe(status);
});
