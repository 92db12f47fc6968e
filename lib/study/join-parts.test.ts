import { describe, expect, test } from "vitest";
import { joinParts } from "./join-parts.ts";

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
