import { expect, test } from "vitest";
import { readNote } from "#lib/notes/read-note.ts";
import { windowsAround } from "./settle-faults.ts";

test("a row that is asked about once more comes with its neighbours and the header of its table", () => {
  const rows = Array.from({ length: 12 }, (_, index) => `| --option-${index} | moved | kept |`);
  const table = (name: string) => `| ${name} | HEAD | tree |\n|--|--|--|\n${rows.join("\n")}\n\n`;
  const note = readNote(`${table("option")}Some text.\n\n${table("switch")}`);
  const asked = note.sentences.findLast(({ text }) => text.includes("--option-7"));
  const [window, ...others] = windowsAround(note, [asked?.number ?? -1], 12_000);
  expect(others).toEqual([]);
  expect(window?.items.map((item) => item.kind === "sentence" && item.text)).toEqual([
    "| switch | HEAD | tree |",
    ...rows.slice(4, 11),
  ]);
});

test("a sentence that is asked about once more comes with the headings above it, and none that follow", () => {
  const before = Array.from({ length: 9 }, (_, index) => `It is line ${index}.`).join(" ");
  const text = `# C\n\n## Arrays\n\nThey decay.\n\n## Threads\n\n${before} It is safe.\n\n## Files\n\nOne opens them.\n`;
  const note = readNote(text);
  const asked = note.sentences.find((sentence) => sentence.text === "It is safe.");
  const [window] = windowsAround(note, [asked?.number ?? -1], 12_000);
  expect(window?.items.flatMap((item) => (item.kind === "code" ? [] : item.text))).toEqual([
    "C",
    "Threads",
    ...["It is line 6.", "It is line 7.", "It is line 8.", "It is safe."],
    ...["Files", "One opens them."],
  ]);
  const [last] = windowsAround(note, [note.sentences[0]?.number ?? -1], 12_000);
  expect(last?.items.at(-1)).toMatchObject({ kind: "sentence" });
});
