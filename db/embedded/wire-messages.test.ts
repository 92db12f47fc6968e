import fc from "fast-check";
import { expect, test } from "vitest";
import {
  closeStatementMessage,
  errorField,
  errorMessage,
  MessageSplitter,
  message,
  notificationOf,
  queryMessage,
  startsCopyFromStdin,
  startupMessage,
  transactionStatus,
  withOwnStatementName,
} from "./wire-messages.ts";

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

const name = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 20 })
  .filter((t) => !t.includes("\0"));
const sql = "select $1";

test("a named statement is prepared, bound, described and closed under the connection's name", () => {
  fc.assert(
    fc.property(name, (statement) => {
      const parse = message(0x50, Buffer.from(`${statement}\0${sql}\0\0\0`));
      const parsed = withOwnStatementName(parse, "c7_");
      expect(parsed.prepares).toBe(`c7_${statement}`);
      expect(parsed.message).toEqual(message(0x50, Buffer.from(`c7_${statement}\0${sql}\0\0\0`)));

      const bind = message(0x42, Buffer.from(`portal\0${statement}\0\0\0`));
      expect(withOwnStatementName(bind, "c7_").message).toEqual(
        message(0x42, Buffer.from(`portal\0c7_${statement}\0\0\0`)),
      );
      const describe = message(0x44, Buffer.from(`S${statement}\0`));
      expect(withOwnStatementName(describe, "c7_").message).toEqual(
        message(0x44, Buffer.from(`Sc7_${statement}\0`)),
      );
      expect(withOwnStatementName(closeStatementMessage(statement), "c7_").message).toEqual(
        closeStatementMessage(`c7_${statement}`),
      );
    }),
  );
});

test.each([
  ["an unnamed Parse", message(0x50, Buffer.from(`\0${sql}\0\0\0`))],
  ["an unnamed Bind", message(0x42, Buffer.from("\0\0\0\0"))],
  ["a portal's Describe", message(0x44, Buffer.from("Pportal\0"))],
  ["a Query", message(0x51, Buffer.from("select 1\0"))],
  ["a Bind cut short", message(0x42, Buffer.from("portal\0"))],
])("%s is left as it is", (_name, original) => {
  expect(withOwnStatementName(original, "c7_")).toEqual({ message: original, prepares: null });
});

const parseMessage = (sql: string) => message(0x50, Buffer.from(`name\0${sql}\0\0\0`));

test.each([
  "copy notes from stdin",
  "COPY notes (a, b) FROM STDIN WITH (FORMAT csv)",
  "select 1; copy notes from stdin",
  "/* why */ copy notes from stdin",
  "-- why\ncopy notes from\n stdin",
])("finds %j", (sql) => {
  expect(startsCopyFromStdin(queryMessage(sql))).toBe(true);
  expect(startsCopyFromStdin(parseMessage(sql))).toBe(true);
});

test.each([
  "copy notes to stdout",
  "copy notes from '/tmp/stdin'",
  "insert into notes values ('; copy notes from stdin')",
  "insert into notes values ($$; copy notes from stdin$$)",
  "select 1 -- ; copy notes from stdin",
  "select copy from stdin",
])("lets %j pass", (sql) => {
  expect(startsCopyFromStdin(queryMessage(sql))).toBe(false);
  expect(startsCopyFromStdin(parseMessage(sql))).toBe(false);
});

test("looks at statements only", () => {
  expect(startsCopyFromStdin(message(0x42, Buffer.from("copy a from stdin\0")))).toBe(false);
});

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
