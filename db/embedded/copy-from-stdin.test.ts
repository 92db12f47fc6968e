import { expect, test } from "vitest";
import { startsCopyFromStdin } from "./copy-from-stdin.ts";
import { message, queryMessage } from "./wire-messages.ts";

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
