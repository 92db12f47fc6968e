import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { betweenFences, cutBlock } from "./code-fix.ts";
import {
  ownCode,
  type SentenceFix,
  withOwnWording,
  withWording,
  wordingOf,
} from "./correct-text.ts";

/** The correction of the code in a text, as its quiz knows it. */
const fixOf = (text: string, code: string, own: string | null = null): SentenceFix => {
  const start = text.indexOf(code);
  const block = cutBlock(text, { start, end: start + code.length });
  if (block === null) throw new Error("The code does not stand there once");
  const { at, original, head, tail } = block;
  return { at, original, fixed: "", block, own: own === null ? null : head + own + tail };
};

const code = "for (;;) {\n\n  wait();\n}";
const fenced = `\`\`\`js\n${code}\n\`\`\``;

describe("code that does not fit", () => {
  test.each([
    ["between paragraphs", `Before.\n\n${fenced}\n\nBehind.`, "Before.\n\nBehind."],
    ["at the end", `Before.\n\n${fenced}\n`, "Before."],
    ["at the beginning", `${fenced}\n\nBehind.`, "Behind."],
    ["alone", fenced, ""],
    ["indented", `Before.\n\n    x = 1\n\nBehind.`, "Before.\n\nBehind."],
    ["in a list", `- One\n\n  ~~~\n  y\n  ~~~\n- Two`, "- One\n\n- Two"],
    ["with the line ends of an old Mac", `One.\r\r\`\`\`\ry\r\`\`\`\r\rTwo.`, "One.\r\rTwo."],
    ["without its last fence", `Before.\n\n\`\`\`\ny`, "Before."],
  ])("is taken out %s, and put back as it was", (_, text, without) => {
    const said = ["wait", "x = 1", "y"].find((one) => text.includes(one)) ?? "";
    const fix = fixOf(text, said === "wait" ? code : said);
    expect(wordingOf(text, fix, text)?.wording).toBe("original");
    const made = withWording(text, [fix], "fixed", text);
    expect(made).toEqual({ text: without, gone: 0 });
    expect(wordingOf(without, fix, text)?.wording).toBe("fixed");
    expect(withWording(without, [fix], "original", text)).toEqual({ text, gone: 0 });
  });

  test("is written anew between its fences", () => {
    const text = `Before.\n\n${fenced}\n\nBehind.`;
    const own = "wait();";
    const fix = fixOf(text, code, own);
    const made = withOwnWording(text, fix, fix.own ?? "", [], text);
    expect(made).toEqual({ text: text.replace(code, own) });
    const now = "text" in made ? made.text : "";
    expect(wordingOf(now, fix, text)?.wording).toBe("own");
    expect(withWording(now, [fix], "fixed", text).text).toBe("Before.\n\nBehind.");
    expect(withWording(now, [fix], "original", text).text).toBe(text);
  });

  test.each([
    ["a list", "- One\n\n  ~~~\n  y {\n  }\n  ~~~\n- Two", "x\n  z\n\n", "  x\n    z"],
    ["a quotation", "> ```\n> y\n> ```\n\nTwo", "x\n\n>\n> z", "> x\n>\n>\n> z"],
    ["an indented block", "One.\n\n    y\n\nTwo.", "x\n  z", "    x\n      z"],
    [
      "a list, with indentation of its own",
      "- One\n\n  ~~~\n  y {\n  }\n  ~~~\n- Two",
      "def f():\n    if x:\n        return 1\n\n    return 2",
      "  def f():\n      if x:\n          return 1\n\n      return 2",
    ],
    [
      "a list, as it stands there",
      "- One\n\n  ~~~\n  y {\n  }\n  ~~~\n- Two",
      "  def f():\n      return 1\nf()",
      "  def f():\n      return 1\n  f()",
    ],
    ["a block between fences", "```\n  y\n```\n\nTwo", "x", "x"],
  ])("is written anew in %s, which does not end there", (_, text, written, own) => {
    const start = text.lastIndexOf("\n", text.indexOf("y")) + 1;
    const until = text.includes("}") ? text.indexOf("}") : text.indexOf("y");
    const block = cutBlock(text, { start, end: until + 1 });
    expect(block && ownCode(written, block)).toBe(own);
  });

  test("that stands there twice is left alone", () => {
    const text = `${fenced}\n\nBetween.\n\n${fenced}`;
    expect(cutBlock(text, { start: 6, end: 6 + code.length })).toBeNull();
  });

  test.each([
    ["it was changed by hand", `One.\n\n\`\`\`js\nfor (;;) {\n  stop();\n}\n\`\`\`\n\nTwo.`],
    ["more was written in its place", "One.\n\nAnd this.\n\nTwo."],
    ["what stood around it is gone, too", "Another text."],
  ])("is not said to be taken out where %s", (_, text) => {
    const former = `One.\n\n${fenced}\n\nTwo.`;
    expect(wordingOf(text, fixOf(former, code), former)).toBeNull();
  });

  test("stays where nobody could tell afterwards where it stood", () => {
    const former = `One.\n\n${fenced}\n\nTwo.`;
    const text = `Else.\n\nMore.\n\n${fenced}`;
    expect(withWording(text, [fixOf(former, code)], "fixed", former)).toEqual({ text, gone: 1 });
  });
});

test("what lies between fences is told from what lies beside them", () => {
  const text = "One.\n\n- ```\n  y\n  ```\n\nTwo.";
  const isCode = betweenFences(text);
  expect(["One", "y", "Two"].map((said) => isCode(text.indexOf(said)))).toEqual([
    false,
    true,
    false,
  ]);
});

const isOfCode = ({ isCode }: { isCode: boolean }) => isCode;

test("code and the sentences around it are settled in any order, and give the same text", () => {
  const word = fc.stringMatching(/^[a-z]{1,5}$/);
  const part = fc.record({ isCode: fc.boolean(), said: word, right: word, own: word });
  // Of three blocks in a row nobody can tell which one is still there.
  const parts = fc
    .array(part, { minLength: 1, maxLength: 6 })
    .filter((all) => !all.some((_, at) => at > 1 && all.slice(at - 2, at + 1).every(isOfCode)));
  const wordings = ["original", "fixed", "own"] as const;
  const steps = fc.array(fc.tuple(fc.nat(), fc.constantFrom(...wordings)), { maxLength: 20 });
  fc.assert(
    fc.property(parts, steps, (parts, order) => {
      const blocks = parts.map(({ isCode, said, right, own }, at) => ({
        original: isCode ? `\`\`\`\n${at} ${said}();\n\`\`\`` : `${at} says ${said}.`,
        fixed: isCode ? "" : `${at} rightly: ${right}.`,
        own: isCode ? `\`\`\`\n${at} mine_${own}()\n\`\`\`` : `${at} as I say: ${own}.`,
      }));
      const joined = (wordingAt: (at: number) => (typeof wordings)[number]) =>
        // A paragraph that nobody touches, so that something is left.
        ["Begin.", ...blocks.map((one, at) => one[wordingAt(at)]), "End."]
          .filter((one) => one !== "")
          .join("\n\n");
      const text = joined(() => "original");
      const fixes = parts.map(({ isCode, said, own }, at): SentenceFix => {
        if (isCode) return fixOf(text, `${at} ${said}();`, `${at} mine_${own}()`);
        const block = blocks[at];
        if (!block) throw new Error("There is no such part");
        return { ...block, at: text.indexOf(block.original) };
      });
      const last = new Map<number, (typeof wordings)[number]>();
      let now = text;
      for (const [number, wording] of order) {
        const at = number % fixes.length;
        const fix = fixes[at];
        if (!fix) continue;
        const made = withWording(now, [fix], wording, text);
        expect(made.gone).toBe(0);
        now = made.text;
        last.set(at, wording);
      }
      expect(now).toBe(joined((at) => last.get(at) ?? "original"));
      expect(withWording(now, fixes, "original", text).text).toBe(text);
    }),
  );
});
