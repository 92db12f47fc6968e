import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { growingText } from "./growing-text.ts";

const whole = '# Title\n\nA "quote", a \\frac{1}{2}, a tab\t, 😀 and ё.\r\n';

describe("the growing text", () => {
  test("of a finished reply is the field's value", () => {
    const reply = JSON.stringify({ markdown: whole, conflicts: [{ markdown: "other" }] });
    expect(growingText(reply, "markdown")).toBe(whole);
  });

  test("is empty before the field begins", () => {
    for (const reply of ["", "{", '{"mark', '{"markdown"', '{"markdown" : ', '{"title":"x"']) {
      expect(growingText(reply, "markdown")).toBe("");
    }
  });

  test("takes no notice of words around the JSON", () => {
    expect(growingText('Here it is:\n```json\n{ "markdown" : "One\\ntwo', "markdown")).toBe(
      "One\ntwo",
    );
  });

  test("leaves a half escape and half a surrogate pair for later", () => {
    const prefix = '{"markdown":"a';
    expect(growingText(`${prefix}\\`, "markdown")).toBe("a");
    expect(growingText(`${prefix}\\u04`, "markdown")).toBe("a");
    expect(growingText(`${prefix}\\u0451`, "markdown")).toBe("aё");
    expect(growingText(`${prefix}\\ud83d`, "markdown")).toBe("a");
    expect(growingText(`${prefix}\\ud83d\\ude00`, "markdown")).toBe("a😀");
    expect(growingText(`${prefix}😀`.slice(0, -1), "markdown")).toBe("a");
  });

  test("only ever grows, and ends as what was written", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.boolean(), (value, ascii) => {
        const json = JSON.stringify({ markdown: value, more: "…" });
        const reply = ascii
          ? json.replace(
              /[^\x20-\x7e]/g,
              (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
            )
          : json;
        let before = "";
        for (let length = 0; length <= reply.length; length += 1) {
          const shown = growingText(reply.slice(0, length), "markdown");
          expect(shown.startsWith(before)).toBe(true);
          before = shown;
        }
        expect(before).toBe(value);
      }),
      { numRuns: 200 },
    );
  });

  test("of a megabyte without an end is read at once", () => {
    const reply = `{"markdown":"${"\\n\\\\x".repeat(200_000)}`;
    expect(growingText(reply, "markdown")).toHaveLength(600_000);
  });
});
