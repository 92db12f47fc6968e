import { describe, expect, test } from "vitest";
import { readNote } from "#lib/notes/read-note.ts";
import { readRequest } from "#lib/rules/read-edit-request.ts";
import { changedSentences, requestOf } from "./note-changes.ts";

const changes = (former: string, present: string) =>
  changedSentences(readNote(former, "en"), readNote(present, "en"));

const note = `# The heart

The heart has three chambers. It beats all day.

- **Vein**: leads blood back
- **Artery**: leads blood away
`;

describe("what changed between two texts of a note", () => {
  test("is each sentence with its new wording, in order", () => {
    const present = note.replace("three", "four").replace("leads blood away", "takes it away");
    expect(changes(note, present)).toEqual([
      { before: "The heart has three chambers.", after: "The heart has four chambers." },
      { before: "**Artery**: leads blood away", after: "**Artery**: takes it away" },
    ]);
  });

  test("is nothing where only white space did", () => {
    expect(changes(note, note.replace("three chambers. It", "three\nchambers.  It"))).toEqual([]);
  });

  test("is what is new, and what is no more", () => {
    const present = note
      .replace(" It beats all day.", "")
      .concat("- **Valve**: lets blood one way\n");
    expect(changes(note, present)).toEqual([
      { before: "It beats all day.", after: null },
      { before: null, after: "**Valve**: lets blood one way" },
    ]);
  });

  test("tells a new sentence from a new wording beside it", () => {
    const present = note.replace(
      "The heart has three chambers.",
      "Blood is red. The heart has four chambers.",
    );
    expect(changes(note, present)).toEqual([
      { before: null, after: "Blood is red." },
      { before: "The heart has three chambers.", after: "The heart has four chambers." },
    ]);
  });

  test("is another text where nearly all of a long one did", () => {
    const many = (word: string) =>
      Array.from({ length: 1_500 }, (_, at) => `The ${word} number ${at} is here.`).join("\n\n");
    expect(changes(many("heart"), many("liver"))).toBeNull();
  });
});

describe("the request for a change of the document", () => {
  test.each(["en", "ru"] as const)("is one that rules follow, in %s", (language) => {
    const request = requestOf(
      [
        { before: "It has three.", after: "It has four.", isRepeated: false },
        { before: 'Called "pump" there.', after: "Called «pump» there.", isRepeated: false },
      ],
      language,
    );
    const [first, second] = request?.split("\n") ?? [];
    expect(readRequest(first ?? "")).toMatchObject({
      commands: [{ kind: "replace", quote: "It has three.", text: "It has four." }],
    });
    expect(readRequest(second ?? "")).toMatchObject({
      commands: [{ kind: "replace", quote: 'Called "pump" there.', text: "Called «pump» there." }],
    });
    const repeated = { before: "It beats.", after: "It stops.", isRepeated: true };
    expect(readRequest(requestOf([repeated], language) ?? "")).toMatchObject({
      command: { kind: "replace_all", quote: "It beats.", text: "It stops." },
    });
  });

  test("holds as many as may be asked at once, and none that no marks can hold", () => {
    const one = { before: "a".repeat(700), after: "b".repeat(700), isRepeated: false };
    expect(requestOf(Array(9).fill(one), "en")?.split("\n")).toHaveLength(5);
    expect(
      requestOf(Array(40).fill({ before: "a", after: "b", isRepeated: false }), "en")?.split("\n"),
    ).toHaveLength(20);
    expect(requestOf([{ before: 'a " “ « b', after: "c", isRepeated: false }], "en")).toBeNull();
  });
});
