import { expect, test } from "vitest";
import { chunkOf } from "#agents/guide/nodes/guide-sections.ts";
import { answerFromSections } from "./answer-from-sections.ts";
import { meantSection } from "./section-fences.ts";

const sections = [
  {
    ...{ id: "s1", title: "Keyboard shortcuts", path: ["Manual"] },
    text: "Press these keys:\n\n- `Tab`\n\n1. Open **Options**.\n2. Choose **Edit keys**.",
  },
  {
    ...{ id: "s2", title: "Record", path: ["Manual"] },
    text: "1. Arm the track.\n2. Press **Record**.",
  },
];

const answer = (question: string) => {
  const { offline } = answerFromSections;
  if (offline === "cannot") throw new Error("expected rules");
  return offline({
    ...{ language: "en", product: "Studio", version: null, edition: null, question, sections },
    ...{ found: true, tried: [], said: [] },
  });
};

test("who asks what something is gets no procedure", async () => {
  const { answered, answer: text, steps } = await answer("What are the keyboard shortcuts?");
  expect({ answered, steps }).toEqual({ answered: true, steps: [] });
  expect(text).toContain("Press these keys");
});

test("who asks how to do it gets its steps", async () => {
  expect((await answer("How do I edit keyboard shortcuts?")).steps).toHaveLength(2);
});

test("ids of sections are heard between other words, a title stands for its only section, nothing else does", () => {
  const input = {
    ...{ language: "en" as const, product: "Studio", version: null, edition: null },
    ...{ question: "", sections },
    ...{ found: true, tried: [], said: [] },
  };
  const using = (sourceId: string) => ({
    ...{ answered: true, missing: "", answer: "Arm the track.", sourceIds: ["s2 (Record)"] },
    steps: [{ text: "Arm the track.", sourceId, requiresClick: true }],
  });
  const chunks = sections.map(({ path, ...rest }) => ({ ...rest, headingPath: path }));
  for (const [written, id] of [
    ...[["s1", "s1"] as const, ["[s1]", "s1"] as const, ["S2", "s2"] as const],
    ...[["section s2", "s2"] as const, ["s2 (Record)", "s2"] as const],
    ...[["**record**", "s2"] as const, ["Manual › Keyboard shortcuts", "s1"] as const],
  ]) {
    expect(answerFromSections.check?.(using(written), input)).toBe(null);
    expect(answerFromSections.advice?.(using(written), input)).toBe(null);
    expect(meantSection(written, sections)).toBe(id);
    expect(chunkOf(chunks, written)?.id).toBe(id);
  }
  for (const id of ["s3", "sections2", "2", "Manual", ""]) {
    expect(answerFromSections.check?.(using(id), input)).toContain("no ids of sections");
  }
});

test("a section is known by its place, from wherever that begins", () => {
  const placed = [
    { id: "s1", path: ["Manual", "Tools", "Splits"], title: "Assistant" },
    { id: "s2", path: ["Manual", "Tools", "Loans"], title: "Assistant" },
  ];
  for (const written of [
    "Manual › Tools › Loans › Assistant",
    "Tools › Loans › Assistant",
    "Loans: Assistant",
  ]) {
    expect(meantSection(written, placed)).toBe("s2");
  }
  expect(meantSection("Assistant", placed)).toBe("Assistant");
});
