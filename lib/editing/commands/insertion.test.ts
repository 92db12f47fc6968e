import { expect, test } from "vitest";
import { applyPatches } from "#lib/quotes/apply-patch.ts";
import { planCommands } from "./plan-commands.ts";
import { readRequest } from "./read-commands.ts";

const document = "# T\n\nOne is so. [[3]](#note-L3) [[4]](#note-L4) Two is not. [[5]](#note-L5)\n";

const after = (request: string): string | null => {
  const read = readRequest(request);
  if (read.kind !== "commands") return read.kind;
  const plan = planCommands({ document, selection: null, language: "en" }, read.commands);
  if (plan.kind !== "placed") return plan.kind;
  const patches = plan.edits.flatMap((edit) => edit.patches);
  return applyPatches(document, patches);
};

test.each([
  [
    'insert "It always was." after "One is so."',
    "One is so. [[3]](#note-L3) [[4]](#note-L4) It always was. Two is not.",
  ],
  ['insert "It never was." after "Two is not"', "Two is not. [[5]](#note-L5) It never was.\n"],
  ['insert "(today)" after "One is so"', "One is so (today). [[3]]"],
])("a sentence keeps its source: %s", (request, expected) => {
  expect(after(request)).toContain(expected);
});
