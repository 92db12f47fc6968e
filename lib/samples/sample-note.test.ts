import { describe, expect, it } from "vitest";
import { readNote } from "#lib/notes/read-note.ts";
import { offlineConcepts } from "#lib/rules/offline-concepts.ts";
import { noteLanguage } from "#lib/text/note-language.ts";
import { noteWindows } from "../concepts/note-windows.ts";
import { sampleNote, soundSampleNote } from "./sample-note.ts";

describe.each(["en", "ru"] as const)("the sample note in %s", (language) => {
  const text = sampleNote(language);

  it("is in its language", () => {
    expect(noteLanguage(text)).toBe(language);
  });

  it("has no planted fault where no model would find it", () => {
    const sound = soundSampleNote(language);
    expect(sound).not.toContain("stock");
    expect(sound).toContain("factorial");
    const firstOut = (text: string) => text.match(/added last is removed|добавленный последним/g);
    expect(firstOut(text)).toHaveLength(2);
    expect(firstOut(sound)).toHaveLength(1);
  });

  it("has enough concepts for ten questions without a model", () => {
    const concepts = noteWindows(readNote(text)).flatMap((window) =>
      offlineConcepts(window, language),
    );
    expect(concepts.length).toBeGreaterThanOrEqual(10);
    expect(concepts.filter(({ code }) => code !== null).length).toBeGreaterThanOrEqual(3);
  });
});
