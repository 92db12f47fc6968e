import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { growingText, joinParts, wholeBlocks } from "./text-so-far.ts";

test.each([
  ["a paragraph", "# T\n\nOne.\n\nTwo is cut h"],
  ["a paragraph below a heading", "# T\n\nOne.\n\n## Next\n\nTwo is c"],
  ["a heading", "# T\n\nOne.\n\n## Nex"],
  ["a formula", "# T\n\nOne.\n\n$$\nx = \\frac{1}{"],
  ["a block of code", "# T\n\nOne.\n\n```python\nif x:\n\n    y"],
  ["a table", "# T\n\nOne.\n\n| a | b |\n| --- | --- |\n| 1 |"],
  ["a list", "# T\n\nOne.\n\n1. first\n2. sec"],
])("a cut through %s leaves what comes before it", (_, cut) => {
  expect(wholeBlocks(cut)).toBe("# T\n\nOne.");
});

test.each(["", "# T", "# T\n\nOnly on", "# T\n\n## S\n\nOnly on"])(
  "nothing is left of a text that has no whole block: %j",
  (cut) => {
    expect(wholeBlocks(cut)).toBe("");
  },
);

const before = "# T\n\n## A\n\nOne.\n\nTwo.\n";

describe("a continuation", () => {
  test("comes after what stands", () => {
    expect(joinParts(before, "Three.\n\n## B\n\nFour.\n")).toBe(
      "# T\n\n## A\n\nOne.\n\nTwo.\n\nThree.\n\n## B\n\nFour.",
    );
  });

  test.each([
    ["the title", "# T\n\nThree."],
    ["the last paragraph", "Two.\n\nThree."],
    ["the last paragraphs", "One.\n\nTwo.\n\nThree."],
    ["the title and the end", "# T\n\n## A\n\nOne.\n\nTwo.\n\nThree."],
  ])("that begins with %s again does not say it twice", (_, more) => {
    expect(joinParts(before, more)).toBe("# T\n\n## A\n\nOne.\n\nTwo.\n\nThree.");
  });

  test("may say again what was said elsewhere", () => {
    expect(joinParts(before, "## A\n\nOne.")).toBe("# T\n\n## A\n\nOne.\n\nTwo.\n\n## A\n\nOne.");
  });

  test("may be nothing at all", () => {
    expect(joinParts(before, " ")).toBe(before.trim());
    expect(joinParts(before, "Two.")).toBe(before.trim());
    expect(joinParts("", "One.")).toBe("One.");
  });
});

const whole = '# Title\n\nA "quote", a \\frac{1}{2}, a tab\t, 😀 and ё.\r\n';

describe("the growing text", () => {
  test("of a finished reply is the field's value", () => {
    const reply = JSON.stringify({ markdown: whole, conflicts: [{ markdown: "other" }] });
    expect(growingText(reply)).toBe(whole);
  });

  test("is empty before the field begins", () => {
    for (const reply of ["", "{", '{"mark', '{"markdown"', '{"markdown" : ', '{"title":"x"']) {
      expect(growingText(reply)).toBe("");
    }
  });

  test("takes no notice of words around the JSON", () => {
    expect(growingText('Here it is:\n```json\n{ "markdown" : "One\\ntwo')).toBe("One\ntwo");
  });

  test("leaves a half escape and half a surrogate pair for later", () => {
    const prefix = '{"markdown":"a';
    expect(growingText(`${prefix}\\`)).toBe("a");
    expect(growingText(`${prefix}\\u04`)).toBe("a");
    expect(growingText(`${prefix}\\u0451`)).toBe("aё");
    expect(growingText(`${prefix}\\ud83d`)).toBe("a");
    expect(growingText(`${prefix}\\ud83d\\ude00`)).toBe("a😀");
    expect(growingText(`${prefix}😀`.slice(0, -1))).toBe("a");
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
          const shown = growingText(reply.slice(0, length));
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
    expect(growingText(reply)).toHaveLength(600_000);
  });
});
