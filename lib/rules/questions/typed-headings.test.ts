import { expect, test } from "vitest";
import { readNote } from "#lib/notes/read-note.ts";
import { inTime } from "#lib/testing/in-time.ts";
import { withTypedHeadings } from "./typed-headings.ts";

const headingsOf = (text: string) =>
  withTypedHeadings(readNote(text)).headings.map((heading) => heading.text);

test("lines in capitals and in bold are headings, the first one is the title", () => {
  const note =
    "CONTRACT LAW\n\nIt binds.\n\nOFFER\n\nAn offer is a promise.\n\n**2. Acceptance** (1818)\n\nAssent.";
  expect(headingsOf(note)).toEqual(["OFFER", "2. Acceptance"]);
});

test("a name alone and bold capitals before a text end what stands above", () => {
  const note = "Art\n\n**CUBISM**\n\nForms.\n\n**DADA**: against art.\n\nPeople\n\nArp – a poet.";
  const read = withTypedHeadings(readNote(note));
  expect(read.headings.map(({ text }) => text)).toEqual(["CUBISM", "DADA", "People"]);
  // What is said behind the name stays a sentence.
  expect(read.items.some((item) => item.kind === "sentence" && item.text.includes("against"))).toBe(
    true,
  );
});

test("what says something is no heading", () => {
  const said = ["**Osmosis — water moves**", "**Never mix these!**", "H2 + O2 = H2O", "A word"];
  for (const line of said)
    expect(headingsOf(`Title\n\nText.\n\n${line}\n\nMore text.`)).toEqual([]);
});

test("rows of tables find their heads", () => {
  const read = withTypedHeadings(
    readNote("Title\n\nOne. Two.\n\n**Acids**\n\n| name | colour |\n|---|---|\n| litmus | red |"),
  );
  const row = read.items.find((item) => item.kind === "sentence" && item.text.includes("litmus"));
  const header = row?.kind === "sentence" ? row.header : null;
  expect(read.sentences[(header ?? 0) - 1]?.text).toContain("colour");
});

test("numbered names that stand alone, counted from one, are headings; a list is none", () => {
  const part = (number: number, name: string) => `${number}. ${name}\n\nIt is ${name} here.\n\n`;
  expect(headingsOf(`Stars\n\n${part(1, "Distances")}${part(2, "Colours")}`)).toEqual([
    "Distances",
    "Colours",
  ]);
  expect(headingsOf(`Stars\n\n${part(1, "Distances")}${part(3, "Colours")}`)).toEqual([]);
  expect(headingsOf("Stars\n\n1. Distances\n\n2. Colours\n\n3. Ends\n\nThe end.")).toEqual([]);
  expect(headingsOf("Stars\n\n1. Distances\n2. Colours\n\nThe end.")).toEqual([]);
});

test("a line in capitals or in bold right above a text is a heading, and its list is that text", () => {
  const note =
    "Title\n\nText.\n\nCAUSES (short):\n- debt\n- taxes\n\n**Vowels**\nThey are open.\n\n§2. Shoots\n\nEnd.";
  expect(headingsOf(note)).toEqual(["CAUSES", "Vowels", "§2. Shoots"]);
  const items = withTypedHeadings(readNote(note)).items.flatMap((item) =>
    item.kind === "sentence" ? [item.text] : [],
  );
  expect(items).toEqual(["Title", "Text.", "debt", "taxes", "They are open.", "End."]);
});

test("a numbered heading is no step of the list above it", () => {
  const note = "N\n\n1. One\n\nText.\n\n1) go\n2) stop\n\n2. Two\n\nText.";
  const read = withTypedHeadings(readNote(note));
  expect(read.listItems.map(({ start, end }) => note.slice(start, end).trim())).toEqual([
    "1) go",
    "2) stop",
  ]);
});

test("a list item of a hundred thousand sentences on one line is read in linear time", () => {
  const said = "Ab cd. ";
  const read = readNote(`- ${said}`, "en");
  const [first] = read.sentences;
  if (!first) throw new Error("nothing was read");
  const items = Array.from({ length: 100_000 }, (_, at) => {
    const start = 2 + at * said.length;
    return { ...first, number: at + 1, start, end: start + said.length };
  });
  const long = { ...read, text: `- ${said.repeat(items.length)}`, items, sentences: items };
  expect(inTime(() => withTypedHeadings(long)).headings).toEqual([]);
});
