import { expect, test } from "vitest";
import { placeLabel } from "./failure-sentence.ts";

const labelOf = (document: string, passage: string): string => {
  const start = document.indexOf(passage);
  return placeLabel(document, { start, end: start + passage.length });
};

test.each([
  [
    "emphasis and code",
    "# The **key**\n\nThe **secret** key is a `number` of the player.",
    "number",
    "The key: The secret key is a [number] of the player.",
  ],
  [
    "links to the notes",
    "A cipher commutes [[3]](#note-L3).\n\nThe key is secret [[4]](#note-L4).",
    "key",
    "The [key] is secret.",
  ],
  [
    "links",
    "See [the manual](https://example.org/a) for keys.",
    "keys",
    "See the manual for [keys].",
  ],
  [
    "a passage in bold",
    "A **wave** carries energy. A *wave*’s speed.",
    "wave",
    "A [wave] carries energy. A wave’s speed.",
  ],
  [
    "a passage in a link",
    "- [Waves and sound](#waves)\n- [Light](#light)",
    "Waves",
    "[Waves] and sound · Light",
  ],
  [
    "a passage in brackets that are no link",
    "A point in [0, 1) or (2, 3].",
    "1",
    "A point in [0, [1]) or (2, 3].",
  ],
  ["lists", "- one key\n- two keys\n1. three keys", "two", "one key · [two] keys · three keys"],
  ["tables", "| name | key |\n| --- | --- |\n| a | b |", "b", "name · key · a · [b]"],
  ["headings", "# Keys\n\n## A key of a player", "player", "Keys: A key of a [player]"],
  ["quotations", "> A key is\n> a number.", "number", "A key is a [number]."],
  [
    "names with underscores",
    "Set max_connections to five.",
    "five",
    "Set max_connections to [five].",
  ],
])("a label shows no Markdown: %s", (_, document, passage, label) => {
  expect(labelOf(document, passage)).toBe(label);
});
