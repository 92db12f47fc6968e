import { describe, expect, test } from "vitest";
import { termsOf } from "../search/terms-of.ts";
import { definitionInSections, termAsked } from "./definition-in-sections.ts";
import type { GuideSection } from "./guide-sections.ts";

const section = (id: string, title: string, text: string): GuideSection => ({
  ...{ id, title, text },
  path: ["Manual"],
});

test.each([
  ["What is a layer?", "layer"],
  ["what are layers", "layer"],
  ["What’s the “warp marker”?", "warp marker"],
  ["What does latency mean?", "latency"],
  ["Define the aux bus", "aux bus"],
  ["Что такое слой?", "слой"],
  ["А что такое слои", "слой"],
  ["Что означает «задержка»?", "задержка"],
])("%s asks what something is", (question, term) => {
  expect(termAsked(question)).toEqual(termsOf(term));
});

test.each([
  "How do I add a layer?",
  "What should I do to add a layer?",
  "What is the easiest way to get rid of noise in a recording",
  "Как добавить слой?",
  "Что делать, если слой пропал?",
  "",
])("%j does not", (question) => {
  expect(termAsked(question)).toEqual([]);
});

describe("what something is", () => {
  const procedure = section("s1", "New layers", "1. Open **Layer**.\n2. Choose **New layer**.");
  const layers = section(
    "s2",
    "Working with layers",
    "Pictures can be edited in parts. A **layer** is a transparent sheet of a picture. It has its own opacity.\n\n1. Open **Layer**.\n2. Choose **New**.",
  );

  test("is told by the sentence that defines it, not by the first procedure", () => {
    expect(definitionInSections("What is a layer?", [procedure, layers])).toEqual({
      section: layers,
      text: "A **layer** is a transparent sheet of a picture. It has its own opacity.",
    });
  });

  test("in Russian, too", () => {
    const slot = section(
      "s3",
      "Слои",
      "Слой — это прозрачный лист изображения.\n\n1. Откройте **Слой**.",
    );
    expect(definitionInSections("Что такое слой?", [procedure, slot])?.text).toBe(
      "Слой — это прозрачный лист изображения.",
    );
  });

  test("may be the beginning of a section about it", () => {
    const latency = section("s4", "Latency", "Latency makes sound come late.\n\nIt annoys.");
    expect(definitionInSections("What is latency?", [latency])?.text).toBe(
      "Latency makes sound come late.",
    );
    const sends = section("s7", "Sends", "With sends a track is heard on a return track, too.");
    expect(definitionInSections("What are sends?", [sends])?.text).toBe(sends.text);
    const shortcuts = section("s5", "Keyboard shortcuts", "Press these keys:\n\n- `Tab`");
    expect(definitionInSections("What are the keyboard shortcuts?", [shortcuts])).toBeNull();
  });

  test("is not told by the definition of something else", () => {
    const mask = section("s6", "Masks", "A layer mask is a picture that hides parts of a layer.");
    expect(definitionInSections("What is a layer?", [procedure, mask])).toBeNull();
    expect(definitionInSections("How do I add a layer?", [layers])).toBeNull();
  });
});
