import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabaseUrl } from "#db/testing/test-database-url.ts";
import { translator } from "#lib/i18n/translator.ts";
import { materialPhrases } from "#lib/rules/document/material-parts.ts";
import { sampleNote } from "#lib/samples/sample-note.ts";
import { openStudyHarness, type StudyHarness } from "./testing/study-harness.ts";

let harness: StudyHarness;
beforeAll(async () => {
  harness = await openStudyHarness({ databaseUrl: testDatabaseUrl(), modelUrl: null });
});
afterAll(() => harness.runtime.close());

describe.each([
  ["en", "Data structures", "remove 2", "make it funny"],
  ["ru", "Структуры данных", "убери 2", "сделай смешнее"],
] as const)(
  "a topic and a pasted note without a model (%s)",
  (language, topic, remove, strange) => {
    test("become a document with citations, questions on it and answers from it", async () => {
      const note = sampleNote(language);
      const thread = await harness.begin({ topic, text: note });
      await thread.asked("study_edit");
      const document = await thread.document();
      expect(document).toMatch(new RegExp(`^# ${topic}\n`));
      expect(document).toContain(materialPhrases[language].composed);
      const view = await thread.view();
      expect(view).toMatchObject({ offline: true, language, note });
      const lines = note.split("\n");
      const links = [...document.matchAll(/\[\[(\d+)\]\]\(#note-L\1\)/g)];
      expect(links.length).toBeGreaterThan(20);
      for (const [, line] of links) expect(lines[Number(line) - 1]?.trim()).not.toBe("");

      await thread.reply("study_edit", { type: "accept" });
      await thread.asked("study_questions");
      const first = (await thread.view()).questions.map(({ text }) => text);
      expect(first.length).toBeGreaterThanOrEqual(5);
      await thread.reply("study_questions", { type: "feedback", text: strange });
      await thread.asked("study_questions");
      const told = (await thread.view()).messages.map(({ text }) => text);
      expect(told).toContain(translator(language, "questionList")("help"));
      await thread.reply("study_questions", { type: "feedback", text: remove });
      await thread.asked("study_questions");
      const second = (await thread.view()).questions.map(({ text }) => text);
      expect(second).toEqual(first.filter((_, index) => index !== 1));

      await thread.reply("study_questions", { type: "finalise" });
      await thread.asked("study_done");
      const { questions } = await thread.view();
      expect(questions.map(({ text }) => text)).toEqual(second);
      for (const { status, basis, passages } of questions) {
        expect({ status, basis }).toEqual({ status: "answered", basis: "rules" });
        expect(passages.length).toBeGreaterThan(0);
        for (const { quote, place } of passages) {
          expect(document.slice(place?.start, place?.end)).toBe(quote);
        }
      }
    });
  },
);
