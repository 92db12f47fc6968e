import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type SentenceFix, withWording, wordingOf } from "./correct-text.ts";

const fix = (original: string, fixed: string, at: number): SentenceFix => ({ original, fixed, at });
const note = "The heart has three chambers. It beats. The heart has three chambers.";
const [first, last] = [0, note.lastIndexOf("The heart")];

test("the sentence that was meant is corrected, not one that says the same elsewhere", () => {
  const fixed = "The heart has four chambers.";
  const change = fix("The heart has three chambers.", fixed, last);
  const { text, gone } = withWording(note, [change], "fixed");
  expect(gone).toBe(0);
  expect(text).toBe(`The heart has three chambers. It beats. ${fixed}`);
  expect(wordingOf(text, change)?.wording).toBe("fixed");
  expect(wordingOf(text, { ...change, at: first })?.wording).toBe("original");
});

test.each([
  ["Water boils", "Water boils at 100 °C"],
  ["Water boils at once", "Water boils"],
])("%s and %s: one is the beginning of the other", (original, fixed) => {
  const change = fix(original, fixed, 2);
  const text = `# ${original}\n`;
  expect(wordingOf(text, change)?.wording).toBe("original");
  const after = withWording(text, [change], "fixed").text;
  expect(after).toBe(`# ${fixed}\n`);
  expect(wordingOf(after, change)?.wording).toBe("fixed");
  expect(withWording(after, [change], "original").text).toBe(text);
});

test("what was changed by hand since stays, and is counted", () => {
  const text = "I rewrote that. It beats.";
  const changes = [
    fix("The heart has three chambers.", "Four.", 0),
    fix("It beats.", "It pumps.", 30),
  ];
  expect(withWording(text, changes, "fixed")).toEqual({
    text: "I rewrote that. It pumps.",
    gone: 1,
  });
});

describe("corrections of one text", () => {
  const word = fc.stringMatching(/^[a-z]{1,6}$/);
  const sentences = fc.uniqueArray(
    fc.record({ said: fc.array(word, { minLength: 1, maxLength: 5 }), right: word }),
    { minLength: 1, maxLength: 8, selector: ({ said }) => said.join(" ") },
  );
  test("may be taken over and put back in any order, and give the same text", () => {
    fc.assert(
      fc.property(sentences, fc.infiniteStream(fc.nat()), (made, numbers) => {
        const marked = made.map(({ said, right }, n) => ({
          original: `${n}: ${said.join(" ")}.`,
          fixed: `${n}: ${right}, ${said[0]}.`,
        }));
        const text = marked.map(({ original }) => original).join("\n");
        const changes = marked.map((one) => ({ ...one, at: text.indexOf(one.original) }));
        const all = withWording(text, changes, "fixed").text;
        expect(all).toBe(marked.map(({ fixed }) => fixed).join("\n"));
        const shuffled = changes
          .map((one) => ({ one, key: numbers.next().value ?? 0 }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ one }) => one);
        let now = text;
        for (const one of shuffled) now = withWording(now, [one], "fixed").text;
        expect(now).toBe(all);
        for (const one of shuffled.toReversed()) now = withWording(now, [one], "original").text;
        expect(now).toBe(text);
      }),
    );
  });
});
