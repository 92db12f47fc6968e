import { describe, expect, it } from "vitest";
import { readNote } from "#lib/notes/read-note.ts";
import { notePrograms, withoutComments } from "./note-programs.ts";

const programs = (text: string) =>
  notePrograms(readNote(text, "en")).map(({ language, code, place }) => ({
    ...{ language, code },
    quote: text.slice(place.start, place.end),
  }));

const block = (name: string, code: string) => `\`\`\`${name}\n${code}\n\`\`\``;

describe("the programs of a note", () => {
  it("are the blocks that say that they are JavaScript or SQL, with their fences", () => {
    const js = block("js", "console.log(1 + 1);");
    expect(
      programs(
        `# Sums\n\n${js}\n\nText.\n\n${block("python", "print(1)")}\n\n${block("", "1")}\n\n    console.log(2)\n\n~~~JavaScript\n3\n~~~`,
      ),
    ).toEqual([
      { language: "javascript", code: "console.log(1 + 1);", quote: js },
      { language: "javascript", code: "3", quote: "~~~JavaScript\n3\n~~~" },
    ]);
  });

  it("lie in lists and quotes, too", () => {
    const item = "- First:\n  ```js\n  if (true) {\n    f();\n  }\n  ```\n";
    expect(programs(item).map(({ code }) => code)).toEqual(["if (true) {\n  f();\n}"]);
  });

  it("of SQL have the blocks before them that make and fill what they name", () => {
    const [staff, rooms, query] = [
      "CREATE TABLE staff (name text, dept int REFERENCES dept(id));\nINSERT INTO staff VALUES ('Ann', 1)",
      "CREATE TABLE rooms (n int);",
      "SELECT count(*) FROM staff",
    ];
    const dept = "CREATE TABLE dept (id int PRIMARY KEY);\nINSERT INTO dept VALUES (1);";
    const note = [dept, staff, rooms, query].map((code) => block("sql", code)).join("\n\n");
    expect(programs(note).at(-1)?.code).toBe(`${dept}\n\n${staff};\n\n${query};`);
    const alone = [dept, `${dept}\nSELECT count(*) FROM dept;`].map((code) => block("sql", code));
    expect(programs(alone.join("\n\n")).at(-1)?.code).toBe(`${dept}\nSELECT count(*) FROM dept;`);
  });

  it("are left out when they are too long to be read beside a question", () => {
    expect(programs(block("js", "f();\n".repeat(40)))).toEqual([]);
    expect(programs(block("js", `f("${"x".repeat(1_300)}")`))).toEqual([]);
  });
});

describe("comments are taken off,", () => {
  it("with the lines that held nothing else", () => {
    expect(
      withoutComments(
        "// prints 4\nlet a = 4; // four\n\n/* and\n   more */\nlog(a /* a */, 'http://x', `// no`); // 4",
        "javascript",
      ),
    ).toBe("let a = 4;\n\nlog(a , 'http://x', `// no`);");
    expect(withoutComments("SELECT 1 -- one\n-- two\nFROM t WHERE a = '--';", "sql")).toBe(
      "SELECT 1\nFROM t WHERE a = '--';",
    );
  });

  it("and what is left open ends with the text", () => {
    expect(withoutComments("a /* b", "javascript")).toBe("a");
    expect(withoutComments('a "b // c', "javascript")).toBe('a "b // c');
    expect(withoutComments('a "b\\', "javascript")).toBe('a "b\\');
  });
});
