import { describe, expect, test } from "vitest";
import { testDatabase } from "#db/testing/test-database.ts";
import { documentsToQuote, wishFor, withEdit } from "#e2e/edits-to-quote.ts";
import { quoteSlips } from "#e2e/model-server/imperfect-quotes.ts";
import { request } from "./testing/edit-dialogue.ts";
import { editFixture } from "./testing/edit-fixture.ts";
import { testModelServer } from "./testing/model-dialogue.ts";

const { db } = testDatabase();
const server = testModelServer();

const languages = ["en", "ru"] as const;

test.each(languages)("there is an edit for every slip (%s)", (language) => {
  expect(documentsToQuote[language].edits.map(({ slip }) => slip)).toEqual(quoteSlips);
});

describe.each(languages)("a model that quotes imperfectly (%s)", (language) => {
  const { text: document, edits } = documentsToQuote[language];

  test.each([
    [1, 1],
    [1, 2],
    [1, 3],
    [2, 4],
  ] as const)(
    "in %i step(s), seed %i: every edit is the one that was meant",
    async (steps, seed) => {
      const bench = await editFixture(db, {
        ...{ modelUrl: server.url, document, language },
        editing: { steps },
      });
      await bench.begin();
      let expected = document;
      for (const edit of edits) {
        server.reset();
        const task = steps === 1 ? "edit-step" : "detail-edit";
        server.control({ task, quotes: edit.slip, seed });
        await bench.say(request(wishFor(language, edit)));
        expected = withEdit(expected, edit);
        expect(server.log.flatMap(({ error }) => error ?? [])).toEqual([]);
        expect([edit.slip, await bench.text()]).toEqual([edit.slip, expected]);
        // The contrary of what stands there is sent back once, with the passage; nothing else is.
        expect([edit.slip, server.log.length / steps]).toEqual([
          edit.slip,
          edit.slip === "contrary" ? 2 : 1,
        ]);
      }
      expect(await bench.edits()).toHaveLength(edits.length);
      const failed = (await bench.messages()).filter(({ kind }) => kind === "edit_error");
      expect(failed).toHaveLength(1);
    },
  );
});
