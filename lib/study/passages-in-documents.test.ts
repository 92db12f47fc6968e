import { describe, expect, it, test } from "vitest";
import { documentsOfQuestions, placeOfSentence, sentenceOf } from "./passages-in-documents.ts";

const passage = (quote: string, places?: readonly string[]) => ({
  ...{ quote, start: 0, end: quote.length },
  ...(places && { places: places.map((one) => ({ quote: one, start: 0, end: one.length })) }),
});

describe("placeOfSentence", () => {
  const linked =
    "# Tides\n\nA neap [[1]](#note-L1) tide is weak. [[2]](#note-L2) A bore is a wave.";
  it.each([
    ["A neap tide is weak.", "A neap [[1]](#note-L1) tide is weak."],
    ["A bore is a wave.", "A bore is a wave."],
    ["# Tides", "# Tides"],
  ])("finds %s, whatever links stand in the document", (sentence, raw) => {
    const place = placeOfSentence(linked, sentence);
    expect(linked.slice(place?.start, place?.end)).toBe(raw);
  });
  it("finds no other words", () => {
    expect(placeOfSentence(linked, "A neap tide is strong.")).toBeNull();
  });
});

test("of a passage in several places the first is looked for, and nothing that stands anywhere", () => {
  expect(sentenceOf(passage("One sentence here. Another one.", ["One sentence here. "]))).toBe(
    "One sentence here.",
  );
  expect(sentenceOf(passage("**a** — b"))).toBeNull();
});

describe("documentsOfQuestions", () => {
  const question = (id: string, quote: string) => ({ id, stem: "?", evidence: passage(quote) });
  const questions = [
    question("both", "A neap tide is weak."),
    question("newest", "A bore is a wave."),
    question("none", "A seiche is a swing."),
  ];
  const note = "A neap tide is weak. More of it.";
  const newest = { id: "new", text: "A neap tide is weak. A bore is a wave." };
  const origin = { id: "old", text: `# Tides\n\n${note} [[1]](#note-L1)` };

  it("prefers the document that the quiz was made from, else takes the newest", () => {
    expect(Object.fromEntries(documentsOfQuestions({ note, questions }, [newest, origin]))).toEqual(
      { both: "old", newest: "new" },
    );
    const changed = { ...origin, text: origin.text.replace("More", "Much more") };
    expect(documentsOfQuestions({ note, questions }, [newest, changed]).get("both")).toBe("new");
  });
});
