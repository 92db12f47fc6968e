import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyPatches } from "#lib/quotes/patch.ts";
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

  test.each([
    "## Коммутация",
    "коммутация",
    "**Коммутация**",
    "Сети > Коммутация",
    "1. Коммутация",
  ])("is known by %j", (heading) => {
    expect(remove(heading)).not.toContain("Пакеты");
  });

  test("that stands there twice, or not, goes back with the headings that there are", () => {
    const of = (heading: string) =>
      editSection(document, { heading, change: "delete", before: null, reason: "r" });
    expect(of("Итоги")).toMatchObject({
      kind: "heading_twice",
      headings: ["Сети > Итоги", "Сети > Итоги"],
    });
    for (const none of ["not a heading", "Комму", "тоги"]) {
      expect(of(none)).toMatchObject({
        kind: "heading_absent",
        headings: [
          "Сети",
          "Сети > Коммутация",
          "Сети > Коммутация > Буферы",
          "Сети > Итоги",
          "Сети > Итоги",
        ],
      });
    }
  });

  test("with another number is another section", () => {
    const years = "# A\n\n## 1990 год\n\na\n\n## 2. Energy\n\nb\n";
    const gone = (heading: string) => changed(years, { heading, change: "delete", before: null });
    expect(gone("1991 год")).toBe("heading_absent");
    expect(gone("1. Energy")).toBe("heading_absent");
    expect(gone("2) Energy")).not.toContain("Energy");
  });

  test("takes no lower heading in by standing before it", () => {
    const levels = "# A\n\n## One\n\na\n\n### Inner\n\nb\n\n## Two\n\nc\n";
    const moved = (heading: string, before: string) =>
      changed(levels, { heading, change: "move_before", before });
    expect(moved("Two", "Inner")).toBe("heading_lower");
    expect(moved("Inner", "Two")).toBe("unchanged");
    expect(moved("Inner", "One")).toBe("# A\n\n### Inner\n\nb\n\n## One\n\na\n\n## Two\n\nc\n");
  });

  test("is told from one of the same name by what stands above it, and by its number", () => {
    const text =
      "# A\n\n## Summary\n\na\n\n# B\n\n## Summary\n\nb\n\n## 3. Energy\n\nc\n\n## 2. Energy\n\nd\n";
    const gone = (heading: string) => changed(text, { heading, change: "delete", before: null });
    expect(gone("B > Summary")).not.toContain("\nb\n");
    expect(gone("B > Summary")).toContain("\na\n");
    expect(gone("3. Energy")).not.toContain("\nc\n");
    expect(gone("3. Energy")).toContain("\nd\n");
  });

  test("ends at an underlined heading, and not at a comment in indented code", () => {
    const text = "# T\n\n## A\n\naa\n\n\t# code\n\nChapter Two\n-----------\n\nbb\n";
    expect(changed(text, { heading: "A", change: "delete", before: null })).toBe(
      "# T\n\nChapter Two\n-----------\n\nbb\n",
    );
    expect(changed(text, { heading: "Chapter Two", change: "delete", before: null })).not.toContain(
      "bb",
    );
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
          if (moved !== "unchanged" && moved !== "heading_lower")
            expect(lines(moved ?? "")).toEqual(lines(text));
        },
      ),
    );
  });
});
