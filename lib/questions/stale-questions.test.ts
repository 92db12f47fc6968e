import { describe, expect, test } from "vitest";
import { readNote } from "#lib/notes/read-note.ts";
import type { Question } from "#lib/schemas/quiz.ts";
import { alignNotes } from "#lib/subjects/note-changes.ts";
import {
  changesUnder,
  keptWords,
  movedInto,
  patchesSince,
  placedInNote,
} from "./stale-questions.ts";

const note = `# The heart

The heart has three chambers. It beats all day.

- **Vein**: leads blood back
- **Artery**: leads blood away

\`\`\`js
console.log(1 + 1)
\`\`\`
`;

const chambers = "The heart has three chambers.";
const four = "The heart has four chambers.";

const placeOf = (quote: string, text = note) => {
  const start = text.indexOf(quote);
  return { quote, start, end: start + quote.length };
};

const questionOn = (quote: string, more: Partial<Question> = {}): Question => ({
  ...{ id: "q", type: "open", stem: "?", options: null, answer: "a", accepted: [] },
  ...{ explanation: "", conceptId: null, code: null, codeLanguage: null, difficulty: "easy" },
  evidence: placeOf(quote),
  ...more,
});

const sourceOf = (present: string, former = note, start = 0) => ({
  ...{ id: "src", text: present },
  aligned: movedInto(alignNotes(readNote(former, "en"), readNote(present, "en")), start),
});

const changes = (
  question: Question,
  present: string,
  patches: { start: number; removed: string; inserted: string }[] = [],
) =>
  changesUnder(question, { note, patches }, [sourceOf(present)]).map(({ before, after }) => [
    before,
    after,
  ]);

describe("a question whose note was changed", () => {
  const present = note.replace("three", "four");

  test("rests on other words where its sentence says something else, and only there", () => {
    expect(changes(questionOn(chambers), present)).toEqual([[chambers, four]]);
    expect(changes(questionOn("It beats all day."), present)).toEqual([]);
    expect(changes(questionOn("- **Vein**: leads blood back".slice(2)), present)).toEqual([]);
  });

  test("rests on nothing that was moved, set otherwise, or says again what it said", () => {
    expect(changes(questionOn(chambers), note)).toEqual([]);
    const moved = note.replace(`${chambers} It`, `It`).concat(`\n${chambers}\n`);
    expect(changes(questionOn(chambers), moved)).toEqual([]);
    expect(changes(questionOn(chambers), note.replace("has three", "has\nthree"))).toEqual([]);
  });

  test("is told where its sentence is gone", () => {
    expect(changes(questionOn(chambers), note.replace(`${chambers} `, ""))).toEqual([
      [chambers, null],
    ]);
  });

  test("rests on the corrected words: a note that takes them over says what it asks", () => {
    const patch = { start: note.indexOf("three"), removed: "three", inserted: "four" };
    expect(changes(questionOn(chambers), present, [patch])).toEqual([]);
    expect(changes(questionOn(chambers), note.replace("three", "five"), [patch])).toEqual([
      [four, "The heart has five chambers."],
    ]);
  });

  test("rests on its code, wherever its passage stands", () => {
    const question = questionOn("It beats all day.", { code: "console.log(1 + 1)" });
    expect(changes(question, note.replace("1 + 1", "1 + 2"))).toEqual([
      ["console.log(1 + 1)", "console.log(1 + 2)"],
    ]);
  });

  test("rests on the blocks that make the tables of its query, whatever is said in comments", () => {
    const block = (code: string) => `\`\`\`sql\n${code}\n\`\`\`\n\n`;
    const tables =
      "CREATE TABLE books (title text); -- one of ours\nINSERT INTO books VALUES ('Dune')";
    const former = `# Books\n\n${block(tables)}${block("SELECT title FROM books;")}`;
    const question = questionOn("", {
      evidence: placeOf("SELECT title FROM books;", former),
      code: "CREATE TABLE books (title text);\nINSERT INTO books VALUES ('Dune');\n\nSELECT title FROM books;",
      codeLanguage: "sql",
    });
    const of = (present: string) =>
      changesUnder(question, { note: former, patches: [] }, [sourceOf(present, former)]);
    expect(of(former.replace("'Dune'", "'Emma'"))).toMatchObject([{ before: tables }]);
    expect(of(`${former}\nMore.`)).toEqual([]);
  });

  test("has what was corrected in it corrected still, where the words stand there still", () => {
    const patch = { start: note.indexOf("three"), removed: "three", inserted: "four" };
    const now = note.replace("chambers", "rooms").replace("heart", "big heart");
    const [change] = changesUnder(questionOn(chambers), { note, patches: [patch] }, [
      sourceOf(now),
    ]);
    if (change === undefined) throw new Error("Nothing changed");
    expect(patchesSince(change, [patch], now)).toEqual([{ ...patch, start: now.indexOf("three") }]);
    const mended = now.replace("three", "four");
    expect(patchesSince(change, [patch], mended)).toEqual([]);
  });

  test("rests on the lines that it asks about, and not on others of their list", () => {
    const list = "- **Vein**: leads blood back\n- **Artery**: leads blood away";
    const pairs = questionOn(list, { type: "naming", answer: "leads blood back" });
    expect(changes(pairs, note.replace("blood away", "it away"))).toEqual([]);
    expect(changes(pairs, note.replace("blood back", "it back"))).toHaveLength(1);
    const retold = questionOn(list, { type: "naming", answer: "said in other words" });
    expect(changes(retold, note.replace("blood away", "it away"))).toHaveLength(1);
  });

  test("rests on nothing where the student wrote it", () => {
    const own = questionOn("", { evidence: { quote: "", start: 0, end: 0 } });
    expect(changes(own, "Something else.")).toEqual([]);
  });

  test("is told of each of its places, in a note of several sources by its own", () => {
    const both = questionOn(chambers, {
      evidence: {
        ...{ quote: `${chambers}\n\nArtery`, start: placeOf(chambers).start },
        end: placeOf("leads blood away").end,
        places: [placeOf(chambers), placeOf("**Artery**: leads blood away")],
      },
    });
    expect(changes(both, present.replace("blood away", "it away"))).toHaveLength(2);
    const first = "Blood is red. Bile is green.\n\n";
    const whole = first + note;
    const inSecond = questionOn(chambers, { evidence: placeOf(chambers, whole) });
    const source = sourceOf(present, note, first.length);
    expect(
      changesUnder(inSecond, { note: whole, patches: [] }, [source]).map(({ after }) => after),
    ).toEqual([four]);
  });
});

describe("what is decided about a change", () => {
  const question = questionOn(chambers);
  const five = note.replace("three", "five");
  const found = (text: string, one = question) =>
    changesUnder(one, { note, patches: [] }, [sourceOf(text)]);

  test("holds for that change: it is asked about the next one, and not about the former words", () => {
    const kept = { ...question, noteWords: keptWords(question, found(five)) };
    expect(changes(kept, five)).toEqual([]);
    expect(changes(kept, note)).toEqual([]);
    expect(changes(kept, note.replace("three", "six"))).toEqual([
      ["The heart has five chambers.", "The heart has six chambers."],
    ]);
  });

  test("holds for a sentence that is gone", () => {
    const gone = note.replace(`${chambers} `, "");
    const kept = { ...question, noteWords: keptWords(question, found(gone)) };
    expect(changes(kept, gone)).toEqual([]);
    expect(changes(kept, five)).toHaveLength(1);
  });

  test("has a question that is made again rest on the new words alone, at the place of the old ones", () => {
    const present = note
      .replace("# The heart", "# The heart\n\nBlood is red.")
      .replace("three", "four");
    const [change] = found(present);
    if (!change) throw new Error("Nothing was changed");
    const made = { ...question, id: "new", evidence: placeOf(four, present) };
    const placed = placedInNote(made, change, sourceOf(present));
    expect(placed.evidence).toEqual({ ...placeOf(chambers), quote: four });
    expect(changes(placed, present)).toEqual([]);
    expect(changes(placed, note)).toEqual([[four, chambers]]);
    expect(changes(placed, note.replace("three", "six"))).toEqual([
      [four, "The heart has six chambers."],
    ]);
  });
});
