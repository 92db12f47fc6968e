import { expect, test } from "vitest";
import { plainSentences } from "./say.ts";

test.each([
  ["Click “Export” now.", "Click “Export” now."],
  ["**Crop** is open, not `Fill`", "“Crop” is open, not “Fill”."],
  ["Open is __Crop__, *not* “**Fill**”", "Open is “Crop”, “not” “Fill”."],
  ["The file my_own_name.png is open", "The file my_own_name.png is open."],
  ["Is the window in front?", "Is the window in front?"],
  ["It is called “Fill it.”", "It is called “Fill it.”"],
  [" \n", ""],
])("what is shown as plain text has no marks and ends: %s", (written, text) => {
  expect(plainSentences(written, "en")).toBe(text);
});
