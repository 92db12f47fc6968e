import { expect, test } from "vitest";
import { messagesIn } from "#lib/i18n/catalogue.ts";
import { language } from "#lib/schemas/language.ts";
import { sideColumns } from "./side-heads.ts";

test.each(language.options)("the head of a table that Lectern wrote is known: %s", (locale) => {
  const { subject, question, answer } = messagesIn(locale).cardFiles.columns;
  expect(sideColumns([subject, question, answer])).toEqual({ front: 1, back: 2 });
});

test("a row is a head where it names both sides", () => {
  expect(sideColumns(["Definition ", "TERM", "Page"])).toEqual({ front: 1, back: 0 });
  expect(sideColumns(["Term", "the end of pregnancy"])).toBeNull();
});
