import { expect, test } from "vitest";
import { withEarlyTyping } from "./with-early-typing.ts";

test.each([
  ["nothing anywhere", undefined, "", ""],
  ["what was kept", "A long note.", "", "A long note."],
  ["what was typed early", undefined, "A", "A"],
  ["both: a letter does not replace a note", "A long note.", "A", "A long note.\nA"],
  ["what the browser restored, once", "A long note.", "A long note.", "A long note."],
  ["the same with other line ends", "A long\r\nnote.", "A long\nnote.", "A long\nnote."],
])("%s", (_, kept, value, text) => {
  expect(withEarlyTyping(kept, { value })).toBe(text);
  if (value === "") expect(withEarlyTyping(kept, null)).toBe(text);
});
