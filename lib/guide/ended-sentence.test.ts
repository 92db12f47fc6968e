import { expect, test } from "vitest";
import { endedSentence } from "./ended-sentence.ts";

test.each([
  ["Click **New** in the **Toolbar**", "Click **New** in the **Toolbar**."],
  ["Enter a name such as “Rent”", "Enter a name such as “Rent”."],
  ["Set up the rent (description, amount)", "Set up the rent (description, amount)."],
  ["Нажмите кнопку «Создать»", "Нажмите кнопку «Создать»."],
  ["Press `Ctrl+S`", "Press `Ctrl+S`."],
  ["Set the opacity to 50%", "Set the opacity to 50%."],
  ["Open the list.\n\nChoose WAV ", "Open the list.\n\nChoose WAV."],
])("a full stop that was left out is put: %s", (written, ended) => {
  expect(endedSentence(written)).toBe(ended);
});

test.each([
  "Choose **Edit → Preferences...**",
  "Is it blue?",
  "Type “Hello.”",
  "Choose a format:",
  "Choose a format:\n\n- WAV\n- MP3",
  "Choose a format:\n1. WAV\n   as it is",
  "```\nmake install",
  "Open https://example.org/start",
  "Press the key →",
  "Choose one,",
  "",
])("what ends otherwise stays: %s", (written) => {
  expect(endedSentence(written)).toBe(written);
});
