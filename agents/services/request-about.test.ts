import { describe, expect, it } from "vitest";
import { requestAbout } from "./request-about.ts";

describe("requestAbout", () => {
  const about = { stem: "What is a **neap tide**?", sentence: "A neap tide is the weakest." };
  it.each(["en", "ru"] as const)(
    "quotes the sentence and names the question, in %s",
    (language) => {
      const request = requestAbout({ ...about, language }, false);
      expect(request).toContain("What is a neap tide?");
      expect(request).toContain(about.sentence);
    },
  );
  it("is a command without a model, where the sentence can be quoted in one", () => {
    const command = requestAbout({ ...about, language: "en" }, true);
    expect(command).toBe(`Replace “${about.sentence}” with “${about.sentence}”`);
    const list = { ...about, sentence: "- **Ebb**: it falls\n- **Flood**: it rises" };
    expect(requestAbout({ ...list, language: "en" }, true)).toBe(
      "Replace “Ebb: it falls” with “Ebb: it falls”",
    );
    const quoting = { ...about, sentence: "It is called “a bore”." };
    expect(requestAbout({ ...quoting, language: "en" }, true)).toBe("");
    const long = { ...about, sentence: "word ".repeat(200) };
    expect(requestAbout({ ...long, language: "en" }, true)).toBe("");
    expect(requestAbout({ ...long, language: "en" }, false).length).toBeLessThan(600);
  });
});
