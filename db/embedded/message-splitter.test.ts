import fc from "fast-check";
import { expect, test } from "vitest";
import { MessageSplitter } from "./message-splitter.ts";
import { message, startupMessage } from "./wire-messages.ts";

const anyMessage = fc
  .tuple(fc.integer({ min: 1, max: 255 }), fc.uint8Array({ maxLength: 40 }))
  .map(([type, body]) => message(type, body));

/** Cuts the bytes at any places. */
const chunksOf = (bytes: Buffer, cuts: readonly number[]): Buffer[] => {
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length];
  places.sort((a, b) => a - b);
  return places.slice(1).map((end, i) => bytes.subarray(places[i], end));
};

const takeAll = (splitter: MessageSplitter, largest = 1_000): Buffer[] => {
  const next = splitter.takeMessage(largest);
  return next ? [next, ...takeAll(splitter, largest)] : [];
};

test("gives back the same messages however the stream is cut", () => {
  fc.assert(
    fc.property(fc.array(anyMessage, { maxLength: 20 }), fc.array(fc.nat()), (messages, cuts) => {
      const splitter = new MessageSplitter();
      const received = chunksOf(Buffer.concat(messages), cuts).flatMap((chunk) => {
        splitter.push(chunk);
        return takeAll(splitter);
      });
      expect(received.map(String)).toEqual(messages.map(String));
    }),
  );
});

test("never throws anything but RangeError on garbage, and never gives more than it took", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 5, maxLength: 200 }), (bytes) => {
      const splitter = new MessageSplitter();
      splitter.push(Buffer.from(bytes));
      try {
        const size = takeAll(splitter, 100).reduce((sum, part) => sum + part.length, 0);
        expect(size).toBeLessThanOrEqual(bytes.length);
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
    }),
  );
});

test.each([
  ["an HTTP request", Buffer.from("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")],
  ["a negative length", Buffer.from([0xff, 0xff, 0xff, 0xff, 0, 3, 0, 0])],
  ["a length shorter than its own field", Buffer.from([0, 0, 0, 1, 0, 3, 0, 0])],
])("refuses %s as an opening packet by its first bytes", (_name, bytes) => {
  const splitter = new MessageSplitter();
  splitter.push(bytes);
  expect(() => splitter.takeOpening(10_000)).toThrow(RangeError);
});

test("leaves what follows the opening packet for the messages", () => {
  const splitter = new MessageSplitter();
  const opening = startupMessage({ user: "postgres" });
  splitter.push(Buffer.concat([opening, message(0x70, Buffer.from("secret\0"))]));
  expect(splitter.takeOpening(10_000)).toEqual(opening);
  expect(splitter.takeMessage(100)?.[0]).toBe(0x70);
});

// Joining at every chunk would copy 32 GB and not end within the test's time.
test("waits for a large message without joining its chunks again and again", () => {
  const splitter = new MessageSplitter();
  const large = message(0x44, Buffer.alloc(32 * 1024 * 1024));
  for (let at = 0; at < large.length; at += 16_384) {
    splitter.push(large.subarray(at, at + 16_384));
    if (at + 16_384 < large.length) expect(splitter.takeMessage(1 << 30)).toBeNull();
  }
  expect(splitter.takeMessage(1 << 30)?.length).toBe(large.length);
});
