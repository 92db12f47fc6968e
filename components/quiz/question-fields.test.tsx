import { parseHTML } from "linkedom";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextsProvider } from "#components/ui/texts.tsx";
import { compiledMessages } from "#lib/i18n/compiled-messages.ts";
import { language } from "#lib/schemas/language.ts";
import type { OwnTexts, QuestionType } from "#lib/schemas/quiz.ts";
import { emptyTexts, QuestionFields, textsIn } from "./question-fields.tsx";

const rendered = (type: QuestionType, texts: OwnTexts, locale: "en" | "ru") => {
  const messages = compiledMessages(locale, ["shell", "player", "questions"]);
  const html = renderToStaticMarkup(
    <TextsProvider locale={locale} messages={messages}>
      <QuestionFields type={type} texts={texts} />
    </TextsProvider>,
  );
  return parseHTML(`<form>${html}</form>`).document;
};

/** What the browser sends of the fields as they are opened. */
const sent = (document: Document): FormData => {
  const form = new FormData();
  for (const field of document.querySelectorAll("input, textarea")) {
    const name = field.getAttribute("name") ?? "";
    const isLeftOut = field.getAttribute("type") === "radio" && !field.hasAttribute("checked");
    // What stands in a textarea is not decoded here.
    const written = field.textContent.replaceAll("&amp;", "&");
    const value = field.tagName === "TEXTAREA" ? written : field.getAttribute("value");
    if (!isLeftOut) form.append(name, value ?? "");
  }
  return form;
};

const texts = (change: Partial<OwnTexts>): OwnTexts => ({
  ...{ ...emptyTexts, stem: "What is it?", explanation: "Because.", answer: "A" },
  ...change,
});

const cases: readonly [QuestionType, OwnTexts][] = [
  ["multiple_choice", texts({ options: ["B", "A", "C & D"] })],
  ["multiple_choice", texts({ options: ["```js\na\nb\n```", "A", "1\n2"] })],
  ["multiple_choice", texts({ options: ["B", "A", "C", "D", "E", "F"], code: "f();\ng();" })],
  ["true_false", texts({ answer: "false" })],
  ["fill_in", texts({ stem: "It is ____", accepted: ["a", "an A"] })],
  ["open", texts({ answer: "A lock\n\nthat waits" })],
  ["ordering", texts({ answer: "one\ntwo\nthree" })],
  ["matching", texts({ options: ["a", "b", "c"], answer: "1\n2\n3" })],
  ["naming", texts({ answer: "one\ntwo" })],
];

test.each(cases)(
  "what a %s says is what it is again when nothing is written: %o",
  (type, given) => {
    for (const locale of language.options)
      expect(textsIn(sent(rendered(type, given, locale)), type)).toEqual(given);
  },
);

test("every field has a name that is read out", () => {
  for (const [type, given] of cases) {
    const document = rendered(type, given, "en");
    for (const field of document.querySelectorAll("input, textarea")) {
      const id = field.getAttribute("id");
      const label = id === null ? field.closest("label") : document.querySelector(`[for="${id}"]`);
      expect(field.getAttribute("aria-label") ?? label?.textContent).toMatch(/\S/);
    }
  }
});

test("a choice without a mark, and one on an empty row, have no answer", () => {
  const form = new FormData();
  for (const option of ["A", "", "B"]) form.append("option", option);
  expect(textsIn(form, "multiple_choice")).toMatchObject({ options: ["A", "B"], answer: "" });
  form.set("right", "1");
  expect(textsIn(form, "multiple_choice")).toMatchObject({ options: ["A", "B"], answer: "" });
  form.set("right", "2");
  expect(textsIn(form, "multiple_choice")).toMatchObject({ answer: "B" });
});
