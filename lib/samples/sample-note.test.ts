import { describe, expect, it } from "vitest";
import { noteLanguage } from "../concepts/note-language.ts";
import { noteWindows } from "../concepts/note-windows.ts";
import { offlineConcepts } from "../concepts/offline-concepts.ts";
import { readNote } from "../concepts/read-note.ts";
import { sampleNote } from "./sample-note.ts";

describe.each(["en", "ru"] as const)("the sample note in %s", (language) => {
  const text = sampleNote(language);

  it("is in its language", () => {
    expect(noteLanguage(text)).toBe(language);
  });

  it("has enough concepts for ten questions without a model", () => {
    const concepts = noteWindows(readNote(text)).flatMap((window) =>
      offlineConcepts(window, language),
    );
    expect(concepts.length).toBeGreaterThanOrEqual(10);
    expect(concepts.filter(({ code }) => code !== null).length).toBeGreaterThanOrEqual(3);
  });
});
