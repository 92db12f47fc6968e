import { expect, test } from "vitest";
import { readNote } from "./read-note.ts";
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
