import { describe, expect, test } from "vitest";
import { AppError } from "./errors.ts";
import { hostileCalls } from "./testing/hostile-calls.ts";
import { hostileStrings } from "./testing/hostile-strings.ts";
import { inTime } from "./testing/in-time.ts";

/**
 * What cannot be taken may be refused; it may not hang, and it may not end in an error that nobody foresaw. Of a call
 * that works in turns the first is ended when it hangs; the test's own time limit ends a later one.
 */
const endOf = async (call: () => unknown): Promise<string> => {
  try {
    await inTime(call, 20_000);
    return "done";
  } catch (error) {
    return error instanceof AppError ? "refused" : String(error);
  }
};

const strings = new Map<number, ReturnType<typeof hostileStrings>>();
const stringsOf = (length: number) => {
  const known = strings.get(length) ?? hostileStrings(length);
  strings.set(length, known);
  return known;
};

describe("hostile text of any kind is taken or refused within seconds", () => {
  test.each(hostileCalls)(
    "$name",
    { timeout: 600_000 },
    async ({ call, limit: [length] = [100_000], inTest = length }) => {
      for (const [name, text] of stringsOf(inTest)) {
        expect([name, await endOf(() => call(text))]).toEqual([
          name,
          expect.stringMatching(/^(?:done|refused)$/),
        ]);
      }
    },
  );
});
