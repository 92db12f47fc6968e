import fc from "fast-check";
import { expect, test } from "vitest";
import { withOwnStatementName } from "./statement-names.ts";
import { closeStatementMessage, message } from "./wire-messages.ts";

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
