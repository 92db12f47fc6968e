import { describe, expect, it, test } from "vitest";
import type { GuideQuestionKind } from "#lib/schemas/guide.ts";
import {
  isThanks,
  lastWords,
  meaningOfPhrase,
  replyWords,
  saidOnTheWay,
  understandReply,
} from "./understand-reply.ts";

test.each([
  ...["ok", "OK, thanks!", "Thank you very much", "thanks for the help", "Great", "👍", "got it"],
  ...["Спасибо", "ок", "хорошо, спасибо большое", "Понятно.", "🙏", "Спасибо за помощь"],
])("%j asks and wishes nothing", (text) => {
  expect(isThanks(text)).toBe(true);
});

test.each([
  ...[
    "",
    "yes",
    "no",
    "all",
    "ok?",
    "ok, next",
    "ok, help",
    "thanks, but it is not solved",
    "help",
    "you",
  ],
  ...["да", "нет", "спасибо, но не помогло", "ок, дальше", "хорошо ли это?", "всё", "за помощь"],
])("%j may", (text) => {
  expect(isThanks(text)).toBe(false);
});

const student = (text: string) => ({ author: "student" as const, text });

it("remarks of the student are kept in their order, choices and other voices are not", () => {
  const messages = [
    student("the button is grey"),
    { author: "agent" as const, text: "It is grey until a clip is selected." },
    student("done, next"),
    student("Thank you!"),
    student("ещё не сделал"),
    student("no, it doesn't work"),
    student("а можно без меню?"),
  ];
  expect(saidOnTheWay(messages)).toEqual(["the button is grey", "а можно без меню?"]);
});

it("of many the newest are kept, and of a long one its beginning", () => {
  const messages = Array.from({ length: 30 }, (_, index) => student(`${index} ${"x".repeat(900)}`));
  const said = saidOnTheWay(messages);
  expect(said.map((text) => text.split(" ")[0])).toEqual(["24", "25", "26", "27", "28", "29"]);
  expect(Math.max(...said.map(({ length }) => length))).toBe(400);
});

it("the last words are those of student and guide, without the program's and the sections", () => {
  const words = lastWords([
    student("first"),
    { author: "program" as const, text: "The screenshot is saved." },
    student("where is that?"),
    { author: "agent" as const, text: "Under Edit.\n\nFrom the manual: [Edit](#chunk-chk_1)" },
    student("it is grey"),
    student("x".repeat(900)),
  ]);
  expect(words).toEqual([
    "student: where is that?",
    "guide: Under Edit.",
    "student: it is grey",
    `student: ${"x".repeat(300)}`,
  ]);
});

/** What each text is while a step is done; null is a question or a remark. */
const whileDoing: Readonly<Record<string, string | null>> = {
  // English
  yes: "next",
  "Yes!": "next",
  "yep, done": "next",
  ok: "next",
  "OK, next please": "next",
  done: "next",
  "Done.": "next",
  "I'm done": "next",
  "It’s done": "next",
  "all done, what's next?": "next",
  "I've done it, go on": "next",
  "I clicked it": "next",
  "ready, continue": "next",
  next: "next",
  "Next step": "next",
  "go on": "next",
  "What now?": "next",
  "it worked": "next",
  "no problem, done": "next",
  "👍": "next",
  "+": "next",
  "go on anyway": "force",
  anyway: "force",
  "all the same, go on": null,
  skip: "skip",
  "skip it please": "skip",
  "no, skip this step": "skip",
  "can we skip this?": "skip",
  pass: "skip",
  "show me": "show",
  "where is it?": "show",
  "Where's the button?": "show",
  "show me the button": "show",
  "I can't find it": "show",
  "I don't see it": "show",
  "yes, show me where": "show",
  "where do I click": "show",
  help: "help",
  "I'm stuck": "help",
  "done, what next": "next",
  "explain please": "help",
  "I don't understand": "help",
  "how?": "help",
  no: "help",
  "no, not yet": "help",
  nope: "help",
  "it didn't work": "help",
  "No, it did not work": "help",
  "nothing happened": "help",
  "still not working": "help",
  "I don't know": "help",
  "not sure": "help",
  "no idea": "help",
  stop: "cancel",
  "Stop!": "cancel",
  "no, stop": "cancel",
  cancel: "cancel",
  "that's enough, thanks": "cancel",
  "never mind": "cancel",
  know: null,
  "now I know": null,
  "I know": null,
  notation: null,
  nothing: null,
  "yes, but the menu is empty": null,
  "done?": null,
  "is it done?": null,
  "not done, next": null,
  "the stop button is grey": null,
  "what does Render do?": null,
  "which format should I choose?": null,
  "does it skip silence?": null,
  "where is the project saved?": null,
  "no export in the menu": null,
  "how do I undo this?": null,
  "": null,
  "…": null,
  // Russian
  да: "next",
  "Да!": "next",
  ага: "next",
  угу: "next",
  готово: "next",
  "готово, дальше": "next",
  "Готово. Что дальше?": "next",
  "да, готово": "next",
  дальше: "next",
  "давай дальше": "next",
  "следующий шаг": "next",
  "ну всё, сделал": "next",
  сделала: "next",
  "я нажал": "next",
  нажала: "next",
  "ок, идём дальше": "next",
  получилось: "next",
  "всё получилось, спасибо": "next",
  "нет проблем, готово": "next",
  "всё равно дальше": "force",
  "всё равно": "force",
  пропусти: "skip",
  "пропусти этот шаг": "skip",
  "нет, пропустим": "skip",
  "можно пропустить?": "skip",
  "не нужно": "skip",
  покажи: "show",
  "покажи кнопку": "show",
  "где это?": "show",
  "где кнопка": "show",
  "куда нажимать?": "show",
  "не вижу кнопки": "show",
  "не могу найти": "show",
  "да, покажи где": "show",
  помоги: "help",
  "не понимаю": "help",
  "а как это сделать?": "help",
  подробнее: "help",
  "я застрял": "help",
  нет: "help",
  неа: "help",
  "ещё нет": "help",
  "пока нет": "help",
  "нет, не вышло": "help",
  "не получилось": "help",
  "ничего не вышло": "help",
  "не работает": "help",
  "всё равно не работает": "help",
  "ничего не происходит": "help",
  "не знаю": "help",
  "без понятия": "help",
  стоп: "cancel",
  хватит: "cancel",
  "нет, хватит": "cancel",
  "отмена, пожалуйста": "cancel",
  "на этом всё": "cancel",
  закончить: "cancel",
  "да, но кнопка серая": null,
  "нет такого пункта в меню": null,
  "готово?": null,
  "не готово, дальше": null,
  "что значит Render?": null,
  "какой формат выбрать?": null,
  "где сохраняется проект?": null,
  "надо ли сначала сохранить": null,
  "дальше написано про темп": null,
  "стоп-кран": null,
  нетто: null,
  дата: null,
  "а если кнопки нет": null,
};

describe("while a step is done", () => {
  test.each(Object.entries(whileDoing))("%j is %j", (text, choice) => {
    expect(understandReply(text, "guide_action")).toBe(choice);
  });

  test("at least sixty phrasings of each language are known", () => {
    const texts = Object.keys(whileDoing);
    const russian = texts.filter((text) => /[а-яё]/i.test(text)).length;
    expect(Math.min(russian, texts.length - russian)).toBeGreaterThanOrEqual(60);
  });
});

const elsewhere: readonly (readonly [GuideQuestionKind, string, string | null])[] = [
  ["guide_version", "yes", "try_anyway"],
  ["guide_version", "try anyway", "try_anyway"],
  ["guide_version", "I'll try it anyway", "try_anyway"],
  ["guide_version", "all right, let's try", "try_anyway"],
  ["guide_version", "no, something else", "new_task"],
  ["guide_version", "new question", "new_task"],
  ["guide_version", "why?", null],
  ["guide_version", "I know", null],
  ["guide_version", "всё равно попробуем", "try_anyway"],
  ["guide_version", "да, рискну", "try_anyway"],
  ["guide_version", "нет, спрошу о другом", "new_task"],
  ["guide_version", "новая задача", "new_task"],
  ["guide_version", "не знаю", null],
  ["guide_steps", "step by step", "step_by_step"],
  ["guide_steps", "yes please, walk me through it", "step_by_step"],
  ["guide_steps", "sure, let's go", "step_by_step"],
  ["guide_steps", "no thanks", "done"],
  ["guide_steps", "that's enough", "done"],
  ["guide_steps", "да, по шагам", "step_by_step"],
  ["guide_steps", "давайте начнём", "step_by_step"],
  ["guide_steps", "нет, спасибо", "done"],
  ["guide_steps", "а это безопасно", null],
  ["guide_confirm", "yes, it worked", "yes"],
  ["guide_confirm", "solved, thank you", "yes"],
  ["guide_confirm", "It works now!", "yes"],
  ["guide_confirm", "no", "no"],
  ["guide_confirm", "it doesn't work", "no"],
  ["guide_confirm", "not really", "no"],
  ["guide_confirm", "still doesn't work", "no"],
  ["guide_confirm", "I don't know", null],
  ["guide_confirm", "да, всё работает", "yes"],
  ["guide_confirm", "помогло, спасибо", "yes"],
  ["guide_confirm", "нет", "no"],
  ["guide_confirm", "к сожалению, нет", "no"],
  ["guide_confirm", "не помогло", "no"],
  ["guide_confirm", "не совсем", "no"],
  ["guide_confirm", "да нет", null],
  ["guide_confirm", "yes and no", null],
  ["guide_review", "yes", "yes"],
  ["guide_review", "I did", "yes"],
  ["guide_review", "I didn't", "no"],
  ["guide_review", "not yet", "no"],
  ["guide_review", "да, сделал", "yes"],
  ["guide_review", "ещё не сделал", "no"],
  ["guide_review", "нет, не получилось", "no"],
  ["guide_review", "нужно ли это вообще", null],
  ["guide_again", "yes, try", "yes"],
  ["guide_again", "no, stop", "no"],
  ["guide_again", "да", "yes"],
  ["guide_again", "нет, хватит", "no"],
  ["guide_solved", "всё-таки нет", "no"],
  ["guide_solved", "нет, всё-таки не решена", "no"],
  ["guide_solved", "всё ещё не работает", "no"],
  ["guide_solved", "it is not solved after all", "no"],
  ["guide_solved", "No, not after all", "no"],
  ["guide_solved", "yes", null],
  ["guide_left", "продолжим", "step_by_step"],
  ["guide_declined", "всё-таки попробую", "try_anyway"],
];

describe("to the other questions", () => {
  test.each(elsewhere)("%s: %j is %j", (kind, text, choice) => {
    expect(understandReply(text, kind)).toBe(choice);
  });
});

test("every phrase is written as replies are read, and means one thing", () => {
  for (const phrase of meaningOfPhrase.keys()) expect(replyWords(phrase).join(" ")).toBe(phrase);
});

test("a word inside another one is never an answer", () => {
  for (const word of ["yes", "no", "ok", "stop", "next", "да", "нет", "ага", "стоп", "дальше"]) {
    expect(understandReply(`${word}abc`, "guide_action")).toBe(null);
    expect(understandReply(`абв${word}`, "guide_action")).toBe(null);
  }
});
