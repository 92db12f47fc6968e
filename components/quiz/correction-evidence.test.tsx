import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { CorrectionEvidence, EvidencePlace } from "#lib/schemas/quiz.ts";
import { CorrectionEvidenceLines, type EvidenceLabels, isWeighed } from "./correction-evidence.tsx";

const labels = {
  contradicts: (title: string, page: string | null) => `Contradicts ${title}, ${page}`,
  supports: (title: string) => `Disputed by ${title}`,
  ...{
    note: "The note says",
    model: "The model knows",
    quote: "Folded",
    open: "Open",
    changed: () => null,
  },
  certainty: {
    ...{ sure: "Sure", unconfirmed: "Likely", twoWays: "Likely, two ways" },
    ...{ unsure: "Likely, unsure", checksDisagree: "Disputed by a check" },
  },
  manualPage: (page: number) => `p. ${page}`,
  place: () => "p. 7 of book.pdf",
};
const page = { file: "book.pdf", unit: "page", page: 7, title: "" } as const;
const inSource = { in: "source", id: "src_1", start: 40, revision: 0, page } as const;
const inManual = { in: "manual", packId: "pck_1", chunkId: "chk_1", page: 3 } as const;

const shown = (
  basis: "source" | "note" | "model",
  evidence: CorrectionEvidence,
  note: string | null = "/note",
  said: EvidenceLabels = labels,
): string => {
  const reason = { basis, evidence };
  if (!isWeighed(reason)) throw new Error("There is no certainty");
  return renderToStaticMarkup(<CorrectionEvidenceLines {...{ reason, note }} labels={said} />);
};
const ground = (at: EvidencePlace | null, quote = "Two is prime.") => ({
  ...{ quote, place: "Numbers", at },
});

test.each([
  [
    "a source with its page",
    inSource,
    ["Contradicts Numbers, p. 7 of book.pdf", 'href="/source/src_1#at-40"'],
  ],
  ["one whose text was changed since", { ...inSource, start: null }, ['href="/source/src_1"']],
  ["a manual", inManual, ["Contradicts Numbers, p. 3", 'href="/library/pck_1/chk_1"']],
])("%s is named, quoted and opened", (_what, at, parts) => {
  const markup = shown("source", { ...ground(at), certainty: "sure" });
  for (const part of [...parts, "Two is prime.", "Sure"]) expect(markup).toContain(part);
});

test("what is no more is quoted, and nothing is opened", () => {
  const markup = shown("source", { ...ground(null), certainty: "sure" });
  expect(markup).toContain("Two is prime.");
  expect(markup).not.toContain("href");
});

test("that its manual changed stands below a quote, and what is gone is not opened", () => {
  const evidence = { ...ground(inManual), certainty: "sure" } as const;
  for (const isGone of [true, false]) {
    const changed = ({ quote }: { quote: string }) => ({
      isGone,
      saysElse: isGone,
      note: `Else than ${quote}`,
    });
    const markup = shown("source", evidence, "/note", { ...labels, changed });
    expect(markup).toContain("Else than Two is prime.");
    expect(markup.includes("href")).toBe(!isGone);
    expect(markup.includes("Sure")).toBe(!isGone);
  }
});

test("the note elsewhere is opened where it is shown, and on its own page", () => {
  const at = { in: "note", start: 12, end: 30 } as const;
  const evidence = { ...ground(at), certainty: "likely" } as const;
  expect(shown("note", evidence)).toContain('href="/note#at-12"');
  expect(shown("note", evidence, null)).toContain('href="#at-12"');
  expect(shown("note", evidence)).toContain("Likely, two ways");
});

test("a passage that says the same as the note is named where it is disputed, and quoted", () => {
  const dispute = { by: "passage", ground: ground(inSource, "One is prime.") } as const;
  const markup = shown("model", { quote: "", place: "", certainty: "disputed", dispute });
  for (const part of ["The model knows", "Disputed by Numbers", "One is prime.", "#at-40"])
    expect(markup).toContain(part);
  const byCheck = {
    quote: "",
    place: "",
    certainty: "disputed",
    dispute: { by: "check" },
  } as const;
  expect(shown("model", byCheck)).toContain("Disputed by a check");
});

test("a long quote is folded, and what nothing says has none", () => {
  const long = shown("source", { ...ground(inSource, "Word ".repeat(80)), certainty: "sure" });
  expect(long).toMatch(/<details.*<summary>Folded/);
  const bare = shown("model", { quote: "", place: "", certainty: "likely" });
  expect(bare).not.toMatch(/blockquote|href/);
  expect(bare).toContain("Likely");
});

test("who says it, and how sure it is, are told apart by a mark, too", () => {
  const marksOf = (basis: "source" | "note" | "model", certainty: "sure" | "likely" | "disputed") =>
    shown(basis, { ...ground(null), certainty, dispute: { by: "check" } }).match(/lucide-[\w-]+/g);
  const sources = (["source", "note", "model"] as const).map((basis) => marksOf(basis, "likely"));
  expect(new Set(sources.map(String)).size).toBe(3);
  const certainties = (["sure", "likely", "disputed"] as const).map((one) => marksOf("note", one));
  expect(new Set(certainties.map(String)).size).toBe(3);
});
