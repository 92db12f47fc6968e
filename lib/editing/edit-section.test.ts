import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyPatches } from "../quotes/apply-patch.ts";
import { editSection, type SectionChange } from "./edit-section.ts";

const document = `# Сети

Введение.

## Коммутация

Пакеты.

### Буферы

\`\`\`sh
## not a heading
\`\`\`

## Итоги

Кратко.

## Итоги

Ещё раз.
`;

const changed = (text: string, wanted: Omit<SectionChange, "reason">): string | null => {
  const placed = editSection(text, { ...wanted, reason: "r" });
  return placed.kind === "placed" ? applyPatches(text, placed.edit.patches) : placed.kind;
};
const remove = (heading: string) => changed(document, { heading, change: "delete", before: null });

describe("a section", () => {
  test("is deleted with all that stands under it", () => {
    expect(remove("Коммутация")).toBe(
      "# Сети\n\nВведение.\n\n## Итоги\n\nКратко.\n\n## Итоги\n\nЕщё раз.\n",
    );
  });

  test.each(["## Коммутация", "коммутация", "**Коммутация**", "Коммутац"])(
    "is known by %j",
    (heading) => {
      expect(remove(heading)).not.toContain("Пакеты");
    },
  );

  test("that stands there twice is a choice, and one that does not is told with all headings", () => {
    const twice = editSection(document, {
      ...{ heading: "Итоги", change: "delete", before: null, reason: "r" },
    });
    expect(twice).toMatchObject({ kind: "ambiguous", places: [{}, {}] });
    const none = editSection(document, {
      ...{ heading: "not a heading", change: "delete", before: null, reason: "r" },
    });
    expect(none.kind === "absent" && none.nearest.map(({ text }) => text)).toEqual([
      ...["# Сети", "## Коммутация", "### Буферы", "## Итоги", "## Итоги"],
    ]);
  });

  test("moves before another, with one blank line around it", () => {
    const text = "## A\n\na\n\n## B\n\nb\n\n## C\n\nc\n";
    const move = (heading: string, before: string) =>
      changed(text, { heading, change: "move_before", before });
    expect(move("C", "A")).toBe("## C\n\nc\n\n## A\n\na\n\n## B\n\nb\n");
    expect(move("A", "C")).toBe("## B\n\nb\n\n## A\n\na\n\n## C\n\nc\n");
    expect(changed(text, { heading: "A", change: "move_to_end", before: null })).toBe(
      "## B\n\nb\n\n## C\n\nc\n\n## A\n\na\n",
    );
  });

  test.each([
    ["before itself", "B", "B"],
    ["before what follows it already", "A", "B"],
    ["into itself", "B", "B1"],
  ])("that would move %s stays", (_, heading, before) => {
    const text = "## A\n\na\n\n## B\n\n### B1\n\nb\n\n## C\n\nc\n";
    expect(changed(text, { heading, change: "move_before", before })).toBe("unchanged");
  });

  test("keeps every line of the document wherever it moves", () => {
    const section = fc.record({
      level: fc.integer({ min: 1, max: 3 }),
      body: fc.constantFrom("", "Text.\n", "- a\n- b\n", "```\n# x\n```\n"),
    });
    fc.assert(
      fc.property(
        fc.array(section, { minLength: 2, maxLength: 6 }),
        fc.nat(5),
        fc.nat(5),
        (sections, from, to) => {
          const text = sections
            .map(({ level, body }, index) => `${"#".repeat(level)} H${index}\n\n${body}`)
            .join("\n");
          const names = sections.map((_, index) => `H${index}`);
          const heading = names[from % names.length] ?? "";
          const before = names[to % names.length] ?? "";
          const moved = changed(text, { heading, change: "move_before", before });
          const lines = (of: string) => of.split("\n").filter(Boolean).sort();
          if (moved !== "unchanged") expect(lines(moved ?? "")).toEqual(lines(text));
        },
      ),
    );
  });
});
