import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type SentenceFix, withWording, wordingOf } from "./correct-text.ts";

const fix = (original: string, fixed: string, at: number): SentenceFix => ({ original, fixed, at });
const note = "The heart has three chambers. It beats. The heart has three chambers.";
const [first, last] = [0, note.lastIndexOf("The heart")];

test("the sentence that was meant is corrected, not one that says the same elsewhere", () => {
  const fixed = "The heart has four chambers.";
  const change = fix("The heart has three chambers.", fixed, last);
  const { text, gone } = withWording(note, [change], "fixed", note);
  expect(gone).toBe(0);
  expect(text).toBe(`The heart has three chambers. It beats. ${fixed}`);
  expect(wordingOf(text, change, note)?.wording).toBe("fixed");
  expect(wordingOf(text, { ...change, at: first }, note)?.wording).toBe("original");
});

test("where its sentence is gone, another that was right stays right", () => {
  const right = "The heart has four chambers.";
  const former = `The heart has three chambers. It beats.\n\nIn short: ${right}`;
  const change = fix("The heart has three chambers.", right, 0);
  const present = `It beats.\n\nIn short: ${right}`;
  expect(wordingOf(former, change, former)?.wording).toBe("original");
  expect(wordingOf(present, change, former)).toBeNull();
  expect(withWording(present, [change], "original", former)).toEqual({ text: present, gone: 1 });
});

test.each([
  ["Water boils", "Water boils at 100 °C"],
  ["Water boils at once", "Water boils"],
])("%s and %s: one is the beginning of the other", (original, fixed) => {
  const change = fix(original, fixed, 2);
  const text = `# ${original}\n`;
  expect(wordingOf(text, change, text)?.wording).toBe("original");
  const after = withWording(text, [change], "fixed", text).text;
  expect(after).toBe(`# ${fixed}\n`);
  expect(wordingOf(after, change, text)?.wording).toBe("fixed");
  expect(withWording(after, [change], "original", text).text).toBe(text);
});

test("what was changed by hand since stays, and is counted", () => {
  const former = "The heart has three chambers. It beats.";
  const text = "I rewrote that. It beats.";
  const changes = [
    fix("The heart has three chambers.", "Four.", 0),
    fix("It beats.", "It pumps.", 30),
  ];
  expect(withWording(text, changes, "fixed", former)).toEqual({
    text: "I rewrote that. It pumps.",
    gone: 1,
  });
});

test("a sentence with a picture in it is corrected, and the picture stays", () => {
  const picture = `![a row](picture:${"a".repeat(64)})`;
  const former = `A queue ${picture} removes the newest element first.`;
  const blank = " ".repeat(picture.length);
  const [original, fixed] = ["newest", "oldest"].map(
    (which) => `A queue ${blank} removes the ${which} element first.`,
  );
  const change = fix(original ?? "", fixed ?? "", 0);
  expect(wordingOf(former, change, former)?.wording).toBe("original");
  const { text, gone } = withWording(former, [change], "fixed", former);
  expect([text, gone]).toEqual([former.replace("newest", "oldest"), 0]);
  expect(withWording(text, [change], "original", former).text).toBe(former);
  const across = fix(original ?? "", "Nothing is as it was.", 0);
  expect(withWording(former, [across], "fixed", former)).toEqual({ text: former, gone: 1 });
});

describe("corrections of one text", () => {
  const word = fc.stringMatching(/^[a-z]{1,6}$/);
  const sentence = fc.record({
    said: fc.array(word, { minLength: 1, maxLength: 5 }),
    // Much longer or shorter than what it corrects.
    right: fc.array(word, { minLength: 1, maxLength: 12 }),
  });
  /** Some sentences stand several times. */
  const sentences = fc
    .uniqueArray(sentence, { minLength: 1, maxLength: 5, selector: ({ said }) => said.join(" ") })
    .chain((some) =>
      fc
        .array(fc.nat(some.length - 1), { minLength: 1, maxLength: 8 })
        .map((order) =>
          order.map((kind) => ({ kind, ...(some[kind] ?? { said: [], right: [] }) })),
        ),
    );
  test("may be taken over and put back in any order, and give the same text", () => {
    fc.assert(
      fc.property(sentences, fc.infiniteStream(fc.nat()), (made, numbers) => {
        const marked = made.map(({ kind, said, right }) => ({
          original: `${kind}: ${said.join(" ")}.`,
          fixed: `${kind}, rightly: ${right.join(" ")}.`,
        }));
        const text = marked.map(({ original }) => original).join("\n");
        let at = 0;
        const changes = marked.map((one) => {
          const change = { ...one, at };
          at += one.original.length + 1;
          return change;
        });
        const all = withWording(text, changes, "fixed", text).text;
        expect(all).toBe(marked.map(({ fixed }) => fixed).join("\n"));
        const anyOrder = () =>
          changes
            .map((one) => ({ one, key: numbers.next().value ?? 0 }))
            .toSorted((a, b) => a.key - b.key)
            .map(({ one }) => one);
        let now = text;
        for (const one of anyOrder()) now = withWording(now, [one], "fixed", text).text;
        expect(now).toBe(all);
        const [kept, ...rejected] = anyOrder();
        for (const one of rejected) now = withWording(now, [one], "original", text).text;
        const lines = changes.map((one) => (one === kept ? one.fixed : one.original));
        expect(now).toBe(lines.join("\n"));
        if (kept) now = withWording(now, [kept], "original", text).text;
        expect(now).toBe(text);
      }),
    );
  });
});
