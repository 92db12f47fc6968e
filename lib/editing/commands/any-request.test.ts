import fc from "fast-check";
import { expect, test } from "vitest";
import { applyPatches } from "../../quotes/apply-patch.ts";
import { englishDocument } from "../testing/documents.ts";
import { planCommands } from "./plan-commands.ts";
import { readRequest } from "./read-request.ts";

const piece = fc.oneof(
  fc.constantFrom(
    ...["replace", "замени", "delete", "удали", "insert", "вставь", "with", "на", "after", "после"],
    ...[
      "everywhere",
      "везде",
      "in the section",
      "to the end",
      "в конец",
      "→",
      ":",
      ";",
      ".",
      "\n",
      "1.",
    ],
    ...[
      "«",
      "»",
      '"',
      "'",
      "“",
      "”",
      "`",
      "```",
      "$",
      "this",
      "это",
      "the",
      "last",
      "undo",
      "и",
      "and",
    ],
    ...["stack", "Search", "element", "A queue is", "usual", "$O(1)$", "## Search", "| cost |"],
  ),
  fc.string({ maxLength: 6, unit: "grapheme" }),
);
const anyRequest = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(" "));

test("whatever is typed, it is read, and what it changes can be made", () => {
  fc.assert(
    fc.property(anyRequest, fc.boolean(), (request, marked) => {
      const selection = marked ? { start: 17, end: 60 } : null;
      const read = readRequest(request, marked);
      if (read.kind !== "commands") return;
      const planning = { document: englishDocument, selection, language: "en" } as const;
      const plan = planCommands(planning, read.commands);
      if (plan.kind !== "placed") return;
      const patches = plan.edits.flatMap((edit) => edit.patches);
      expect(applyPatches(englishDocument, patches)).not.toBeNull();
    }),
    { numRuns: 1_000 },
  );
});

test("prose without the words of a command is never followed", () => {
  const word = fc.stringMatching(/^[a-z]{2,9}$/).filter((text) => !/^(?:un|re)?do$/.test(text));
  const prose = fc
    .array(word, { minLength: 3, maxLength: 12 })
    .map((words) => `${words.join(" ")}.`);
  fc.assert(
    fc.property(prose, (request) => {
      const read = readRequest(request, false);
      fc.pre(
        !/\b(?:delete|remove|drop|erase|omit|cut|strike|replace|change|fix|turn)\b/.test(request),
      );
      expect(read.kind).toBe("unclear");
    }),
  );
});
