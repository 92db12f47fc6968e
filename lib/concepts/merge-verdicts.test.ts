import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Concept } from "../schemas/quiz.ts";
import { correctionMessages } from "./correction-messages.ts";
import { mergeVerdicts, type Verdict, verdict as verdictSchema } from "./merge-verdicts.ts";

const noteText = "A queue gives the oldest element first. A stack gives the newest element first.";
const note = { text: noteText, language: "en" as const };

const concept = (id: string, change: Partial<Concept> = {}): Concept => ({
  id,
  term: "Queue",
  definition: "A list.",
  original: "A list.",
  span: { start: 0, end: 7 },
  codeSpan: { start: 8, end: 20 },
  code: 'q.push("{{x}}\\n");',
  codeLanguage: "cpp",
  status: "unchecked",
  changeType: null,
  ...change,
});

const verdict = (id: string, change: Partial<Verdict> = {}): Verdict => ({
  id,
  term: "Queue",
  definition: "A list.",
  changeType: "none",
  message: null,
  evidence: null,
  ...change,
});

const merge = (concepts: Concept[], verdicts: Verdict[], about = note) =>
  mergeVerdicts(concepts, verdicts, about);

describe("the definition", () => {
  it("is the model's after a major change, which is reported", () => {
    const { concepts, corrections, minor } = merge(
      [concept("c1")],
      [
        verdict("c1", {
          definition: "A FIFO list.",
          changeType: "major",
          message: "Order matters.",
        }),
      ],
    );
    expect(concepts[0]).toMatchObject({
      definition: "A FIFO list.",
      original: "A list.",
      status: "verified",
      changeType: "major",
      code: 'q.push("{{x}}\\n");',
    });
    expect(corrections).toEqual([
      {
        id: "c1-definition_fix",
        conceptId: "c1",
        term: "Queue",
        type: "definition_fix",
        message: "Order matters.",
        original: "A list.",
        fixed: "A FIFO list.",
        span: { start: 0, end: 7 },
        patch: null,
        removedCode: null,
        basis: "model",
        evidence: null,
        status: "open",
      },
    ]);
    expect(minor).toEqual([]);
  });

  it("is the model's after a minor change, which is logged only", () => {
    const { concepts, corrections, minor } = merge(
      [concept("c1")],
      [verdict("c1", { definition: "A lists.", changeType: "minor", message: "Grammar." })],
    );
    expect(concepts[0]).toMatchObject({ definition: "A lists.", changeType: "minor" });
    expect(corrections).toEqual([]);
    expect(minor).toEqual([{ id: "c1", before: "A list.", after: "A lists." }]);
  });

  it("is the note's when nothing was changed, whatever the model wrote", () => {
    const { concepts, corrections } = merge(
      [concept("c1")],
      [verdict("c1", { definition: "Something else entirely.", changeType: "none" })],
    );
    expect(concepts[0]).toMatchObject({ definition: "A list.", changeType: "none" });
    expect(corrections).toEqual([]);
  });

  it("counts as a major change when the model names none", () => {
    const { concepts, corrections } = merge(
      [concept("c1")],
      [verdict("c1", { definition: "A FIFO list.", changeType: null })],
    );
    expect(concepts[0]).toMatchObject({ changeType: "major" });
    expect(corrections).toMatchObject([
      { type: "definition_fix", message: correctionMessages.en.definition_fix },
    ]);
  });

  it("that only pretends to have changed is not reported", () => {
    const { concepts, corrections } = merge(
      [concept("c1")],
      [verdict("c1", { definition: " A  list.\n", changeType: "major" })],
    );
    expect(concepts[0]).toMatchObject({ definition: "A list.", changeType: "none" });
    expect(corrections).toEqual([]);
  });
});

describe("the code", () => {
  it("comes from the note and goes with the marker, which is reported with the removed code", () => {
    const { concepts, corrections } = merge(
      [concept("c1")],
      [verdict("c1", { definition: "A list. [CODE_ERROR]", message: "It shows a stack." })],
    );
    expect(concepts[0]).toMatchObject({ definition: "A list.", code: null, status: "verified" });
    expect(concepts[0]?.codeSpan).toEqual({ start: 8, end: 20 });
    expect(corrections).toMatchObject([
      {
        type: "code_mismatch",
        message: "It shows a stack.",
        removedCode: 'q.push("{{x}}\\n");',
        fixed: "A list.",
      },
    ]);
  });

  it("may be wrong together with the definition", () => {
    const { concepts, corrections } = merge(
      [concept("c1")],
      [
        verdict("c1", {
          definition: "A FIFO list. [CODE_ERROR]",
          changeType: "major",
          message: "Not any list.",
        }),
      ],
    );
    expect(concepts[0]).toMatchObject({ definition: "A FIFO list.", code: null });
    expect(corrections.map(({ type, message }) => [type, message])).toEqual([
      ["definition_fix", "Not any list."],
      ["code_mismatch", correctionMessages.en.code_mismatch],
    ]);
    expect(new Set(corrections.map(({ id }) => id)).size).toBe(2);
  });

  it("keeps the note's definition when the model wrote the marker alone", () => {
    const { concepts } = merge([concept("c1")], [verdict("c1", { definition: "[code error]" })]);
    expect(concepts[0]).toMatchObject({ definition: "A list.", code: null, status: "verified" });
  });

  it("is not reported as removed where there was none", () => {
    const bare = concept("c1", { code: null, codeSpan: null });
    const { concepts, corrections } = merge(
      [bare],
      [verdict("c1", { definition: "A list. [CODE_ERROR]" })],
    );
    expect(concepts[0]).toMatchObject({ definition: "A list.", status: "verified" });
    expect(corrections).toEqual([]);
  });

  it("is never taken from a verdict", () => {
    const { concepts } = merge(
      [concept("c1")],
      [verdict("c1", { definition: "A list:\n```cpp\nevil();\n```", changeType: "major" })],
    );
    expect(concepts[0]).toMatchObject({ definition: "A list.", status: "unchecked" });
  });
});

describe("a concept", () => {
  it.each([
    ["omitted", []],
    ["answered under another id", [verdict("c2", { definition: "X.", changeType: "major" })]],
    ["answered with nothing", [verdict("c1", { definition: "  ", changeType: "major" })]],
    [
      "answered twice in contradiction",
      [verdict("c1"), verdict("c1", { definition: "A FIFO list.", changeType: "major" })],
    ],
  ] as const)("%s is kept and stays unchecked", (_, verdicts) => {
    const { concepts, corrections } = merge([concept("c1")], [...verdicts]);
    expect(concepts).toEqual([concept("c1")]);
    expect(corrections).toEqual([]);
  });

  it("answered twice with the same is verified", () => {
    const twice = [verdict("c1"), verdict("c1")];
    expect(merge([concept("c1")], twice).concepts[0]?.status).toBe("verified");
  });

  it("is joined by id and not by term", () => {
    const { concepts } = merge(
      [concept("c1"), concept("c2", { original: "A second.", definition: "A second." })],
      [
        verdict("c2", { definition: "Second, mended.", changeType: "major" }),
        verdict("c1", { definition: "First, mended.", changeType: "major" }),
      ],
    );
    expect(concepts.map(({ definition }) => definition)).toEqual([
      "First, mended.",
      "Second, mended.",
    ]);
  });
});

describe("evidence", () => {
  const claim = (quote: string) =>
    merge(
      [concept("c1")],
      [
        verdict("c1", {
          definition: "A FIFO list.",
          changeType: "major",
          evidence: { quote, place: "Queue" },
        }),
      ],
    ).corrections[0];

  it("counts when it stands in the note, as the note has it", () => {
    expect(claim("the oldest\n element  first")).toMatchObject({
      basis: "note",
      evidence: { quote: "the oldest element first", place: "Queue" },
    });
  });

  it("made up by the model is dropped", () => {
    expect(claim("queues are always FIFO (Knuth)")).toMatchObject({
      basis: "model",
      evidence: null,
    });
  });
});

describe("whatever is answered", () => {
  const anyVerdict: fc.Arbitrary<Verdict> = fc.record({
    id: fc.constantFrom("c1", "c2", "c3", "c9"),
    term: fc.string(),
    definition: fc.constantFrom(
      "",
      "A list.",
      "New. [CODE_ERROR]",
      "[Code Error]",
      "x\n```\ny\n```",
    ),
    changeType: fc.constantFrom("none", "minor", "major", null),
    message: fc.option(fc.string()),
    evidence: fc.constant(null),
  });

  it("no concept is lost, none is invented, code is the note's or gone, no marker stays", () => {
    fc.assert(
      fc.property(fc.array(anyVerdict, { maxLength: 6 }), (verdicts) => {
        const given = ["c1", "c2", "c3"].map((id) => concept(id));
        const { concepts, corrections } = merge(given, verdicts);
        expect(concepts.map(({ id }) => id)).toEqual(["c1", "c2", "c3"]);
        for (const [index, merged] of concepts.entries()) {
          expect([given[index]?.code, null]).toContain(merged.code);
          expect(merged.definition).not.toMatch(/code.?error/i);
          expect(merged.definition.trim()).not.toBe("");
          const reports = corrections.filter(({ conceptId }) => conceptId === merged.id);
          const types = reports.map(({ type }) => type);
          expect(types.includes("definition_fix")).toBe(merged.changeType === "major");
          expect(types.includes("code_mismatch")).toBe(merged.code === null);
          if (merged.status === "unchecked") expect(merged).toEqual(given[index]);
        }
      }),
    );
  });
});

describe("extreme lengths", () => {
  it.each([30_000, 300_000])("a quote of %d characters is looked for and not found", (length) => {
    const quote = "a (b) [c] ".repeat(length / 10);
    const said = verdict("c1", {
      definition: "New.",
      changeType: "major",
      evidence: { quote, place: "" },
    });
    const { corrections } = merge([concept("c1")], [said]);
    expect(corrections).toMatchObject([{ basis: "model", evidence: null }]);
  });

  it("a long quote that stands in the note counts, whatever its white space", () => {
    const passage = "A queue (FIFO) gives [the oldest] first. ".repeat(1_000).trim();
    const said = verdict("c1", {
      definition: "New.",
      changeType: "major",
      evidence: { quote: passage.replaceAll(" ", "\n "), place: "Queue" },
    });
    const text = `Before.\t${passage}  After.`;
    const { corrections } = merge([concept("c1")], [said], { text, language: "en" });
    expect(corrections).toMatchObject([{ basis: "note", evidence: { quote: passage } }]);
  });

  it.each([
    ["definition", { definition: "x".repeat(20_001) }],
    ["message", { message: "x".repeat(2_001) }],
    ["quote", { evidence: { quote: "x".repeat(5_001), place: "" } }],
    ["place", { evidence: { quote: "x", place: "x".repeat(1_001) } }],
  ])("a %s without end does not fit", (_field, change) => {
    expect(verdictSchema.safeParse(verdict("c1", change)).success).toBe(false);
  });
});
