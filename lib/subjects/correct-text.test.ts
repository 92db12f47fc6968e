import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  faultOfOwnWords,
  ownWords,
  type SentenceFix,
  withOwnWording,
  withWording,
  wordingOf,
} from "./correct-text.ts";

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

describe("in the student's own words", () => {
  const former = "The heart has three chambers. It beats. It beats.";
  const heart = fix("The heart has three chambers.", "The heart has four chambers.", 0);
  const beats = fix("It beats.", "It pumps.", 30);
  const reworded = (text: string, own: string, one = heart, others = [beats]) =>
    withOwnWording(text, one, own, others, former);

  test("a sentence says what they wrote, whatever it said before, and is put back", () => {
    const own = "The heart of a mammal has four chambers.";
    const made = former.replace(heart.original, own);
    expect(reworded(former, own)).toEqual({ text: made });
    const taken = withWording(former, [heart], "fixed", former).text;
    expect(reworded(taken, own)).toEqual({ text: made });
    const kept = { ...heart, own };
    expect(wordingOf(made, kept, former)?.wording).toBe("own");
    expect(withWording(made, [kept], "original", former).text).toBe(former);
    expect(withWording(made, [kept], "fixed", former).text).toBe(taken);
    const again = "A mammal's heart has four.";
    expect(reworded(made, again, kept)).toEqual({ text: former.replace(heart.original, again) });
  });

  test.each([
    ["the sentence is gone", "It beats. It beats.", "Mine.", "gone"],
    ["nothing changes", former, heart.original, "unchanged"],
    ["they repeat another sentence that was corrected", former, "Four. It beats.", "unfit"],
    ["they repeat what another is corrected to", former, "Four. It pumps.", "unfit"],
  ])("and that is refused where %s", (_, text, own, fault) => {
    expect(reworded(text, own)).toEqual({ fault });
  });

  test("a picture in its words is not written over", () => {
    const text = `A row ![of men](picture:${"a".repeat(64)}) is a stack.`;
    const blank = " ".repeat(text.indexOf(")") - text.indexOf("!") + 1);
    const one = fix(`A row ${blank} is a stack.`, `A row ${blank} is a queue.`, 0);
    const said = (own: string) => withOwnWording(text, one, own, [], text);
    expect(said("A row is a line.")).toEqual({ fault: "picture" });
    expect(said(`A row ${blank} is a line.`)).toEqual({ text: text.replace("stack", "line") });
  });

  test("they keep their lines, and end no paragraph", () => {
    expect(ownWords("\r\n  One, \r\n\r\n  two.\n\n", "Two.")).toBe("One,\n  two.");
    expect(ownWords("| a |\n b |", "| a | c |")).toBe("| a |  b |");
    const faultOf = (own: string) =>
      faultOfOwnWords(ownWords(own, heart.original), { ...heart, isCode: false });
    expect(faultOf("Four:\n```\nx\n")).toBe("fence");
    for (const item of ["- ````", "Four:\n  1. ~~~", "> * ```js", "- - ```"])
      expect(faultOf(item)).toBe("fence");
    expect(faultOf("Four, as `- ```` says.")).toBeNull();
    expect(faultOfOwnWords("- ```", { ...heart, isCode: true })).toBeNull();
    expect(faultOf(" \n ")).toBe("empty");
    expect(faultOf("x".repeat(3_000))).toBe("long");
    expect(faultOf(` ${heart.fixed}\n`)).toBe("proposed");
    expect(faultOf(heart.original)).toBe("original");
    expect(faultOf("Four.")).toBeNull();
  });
});

describe("corrections of one text", () => {
  const word = fc.stringMatching(/^[a-z]{1,6}$/);
  const sentence = fc.record({
    said: fc.array(word, { minLength: 1, maxLength: 5 }),
    // Much longer or shorter than what it corrects.
    right: fc.array(word, { minLength: 1, maxLength: 12 }),
    own: fc.array(word, { minLength: 1, maxLength: 12 }),
  });
  /** Some sentences stand several times. */
  const sentences = fc
    .uniqueArray(sentence, { minLength: 1, maxLength: 5, selector: ({ said }) => said.join(" ") })
    .chain((some) =>
      fc
        .array(fc.nat(some.length - 1), { minLength: 1, maxLength: 8 })
        .map((order) =>
          order.map((kind) => ({ kind, ...(some[kind] ?? { said: [], right: [], own: [] }) })),
        ),
    );
  const wordings = ["original", "fixed", "own"] as const;
  type SaidBy = (typeof wordings)[number];
  test("may be taken over, put otherwise and put back in any order, and give the same text", () => {
    const order = fc.array(fc.tuple(fc.nat(), fc.constantFrom(...wordings)), { maxLength: 24 });
    fc.assert(
      fc.property(sentences, order, (made, steps) => {
        const marked = made.map(({ kind, said, right, own }) => ({
          original: `${kind}: ${said.join(" ")}.`,
          fixed: `${kind}, rightly: ${right.join(" ")}.`,
          own: `${kind}, as I say: ${own.join(" ")}.`,
        }));
        const text = marked.map(({ original }) => original).join("\n");
        let at = 0;
        const changes = marked.map((one) => {
          const change = { ...one, at };
          at += one.original.length + 1;
          return change;
        });
        for (const wording of wordings)
          expect(withWording(text, changes, wording, text).text).toBe(
            marked.map((one) => one[wording]).join("\n"),
          );
        const last = new Map<number, SaidBy>();
        const put = (now: string, one: (typeof changes)[number], wording: SaidBy): string => {
          if (wording !== "own") return withWording(now, [one], wording, text).text;
          const others = changes.filter((other) => other !== one);
          const made = withOwnWording(now, one, one.own, others, text);
          if ("text" in made) return made.text;
          expect(made).toEqual({ fault: "unchanged" });
          return now;
        };
        let now = text;
        for (const [number, wording] of steps) {
          const place = number % changes.length;
          const one = changes[place];
          if (one) now = put(now, one, wording);
          last.set(place, wording);
        }
        expect(now).toBe(
          changes.map((one, place) => one[last.get(place) ?? "original"]).join("\n"),
        );
        expect(withWording(now, changes, "original", text).text).toBe(text);
      }),
    );
  });
});
