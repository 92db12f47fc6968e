import { describe, expect, test } from "vitest";
import { applyPatches } from "#lib/quotes/patch.ts";
import { placeEdit } from "./place-edits.ts";

const python = "```python\ndef f(x):\n    y = g(x)\n    return y\n\nprint(f(1))\n```";
const list = "- a\n  - bread and butter\n  - d\n- e";
const cpp = "```cpp\nint f() {\n\tif (x) {\n\t\ty();\n\t}\n}\n```";

const edited = (document: string, oldText: string, newText: string): string | null => {
  const proposed = { oldText, newText, before: null, after: null, reason: "" };
  const placed = placeEdit(document, proposed, null);
  return placed.kind === "placed" ? applyPatches(document, placed.edit.patches) : placed.kind;
};

describe("new lines take the indentation that the quote lost", () => {
  test.each([
    ["a line", "return y", "z = y + 1\nreturn z", "    z = y + 1\n    return z"],
    ["a line that opens a block", "return y", "if y:\n    return y", "    if y:\n        return y"],
    [
      "a block with an empty line in it",
      "return y",
      "for z in y:\n    h(z)\n\nreturn y",
      "    for z in y:\n        h(z)\n\n    return y",
    ],
    [
      "nothing, where it has it",
      "    return y",
      "    z = y\n    return z",
      "    z = y\n    return z",
    ],
    [
      "nothing, where the new lines do",
      "return y",
      "z = y\n    return z",
      "    z = y\n    return z",
    ],
  ])("%s", (_, oldText, newText, lines) => {
    expect(edited(`# T\n\n${python}\n`, oldText, newText)).toBe(
      `# T\n\n${python.replace("    return y", lines)}\n`,
    );
  });

  test("two quoted lines", () => {
    const change = ["y = g(x)\nreturn y", "y = g(x)\ny += 1\nreturn y"] as const;
    expect(edited(python, ...change)).toBe(
      python.replace("    return y", "    y += 1\n    return y"),
    );
  });

  test("in tabs", () => {
    expect(edited(cpp, "y();", "y();\nz();")).toBe(cpp.replace("\t\ty();", "\t\ty();\n\t\tz();"));
  });

  test("in a nested list whose mark was left out, too", () => {
    expect(edited(list, "bread and butter", "- bread and butter\n- c")).toBe(
      list.replace("  - d", "  - c\n  - d"),
    );
    expect(edited(list, "bread and butter", "- bread and butter\n  - c")).toBe(
      list.replace("  - d", "  - c\n  - d"),
    );
  });

  test("in bullets below a number, and not where the number goes on", () => {
    const steps = "1. a\n   - b\n   - c\n2. d\n3. e\n";
    expect(edited(steps, "- c", "- c\n2. new")).toBe("1. a\n   - b\n   - c\n2. new\n2. d\n3. e\n");
    expect(edited(steps, "- c", "- c\n- new")).toBe("1. a\n   - b\n   - c\n   - new\n2. d\n3. e\n");
  });

  test("in a nested list, and not behind its end", () => {
    expect(edited(list, "- bread and butter", "- bread and butter\n- c")).toBe(
      list.replace("  - d", "  - c\n  - d"),
    );
    expect(edited("- a\n  - b", "- b", "- b\n\nA paragraph.")).toBe("- a\n  - b\n\nA paragraph.");
  });
});
