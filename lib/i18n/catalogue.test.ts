import type { CompiledMessage } from "icu-minify/format";
import format from "icu-minify/format";
import { createTranslator } from "use-intl/core";
import { expect, test } from "vitest";
import { errorStatus } from "../errors.ts";
import { recallPhrases } from "../rules/recall/recall-questions.ts";
import { type Language, language } from "../schemas/language.ts";
import { messagesIn, type Namespace } from "./catalogue.ts";
import { compiledMessages } from "./compiled-messages.ts";

type Tree = { readonly [key: string]: string | Tree };

const flatten = (tree: Tree, path = ""): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[`${path}${key}`, value]] : flatten(value, `${path}${key}.`),
  );

/** `{count, plural, …}` and `{name}`; a branch of a plural begins with `#` or holds a space. */
const argumentsOf = (message: string): string[] =>
  [...message.matchAll(/\{(\w+)(?=[,}])/gu)].map((match) => match[1] ?? "");

const pluralArgument = (message: string): string | undefined =>
  /\{(\w+), plural,/u.exec(message)?.[1];

const formatters = {
  getNumberFormat: (...options: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...options),
  getDateTimeFormat: (...options: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...options),
  getPluralRules: (...options: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...options),
};

/** The same text as a page's client components say it. */
const inBrowser = (locale: Language, key: string, values: Record<string, string | number>) => {
  const [namespace, ...path] = key.split(".");
  let found: unknown = compiledMessages(locale, [namespace as Namespace])[namespace ?? ""];
  for (const part of path) found = (found as Record<string, unknown>)[part];
  return format(found as CompiledMessage, locale, values, { formatters });
};

const texts = new Map(
  language.options.map((locale) => [locale, new Map(flatten(messagesIn(locale)))]),
);
const everyText = [...texts].flatMap(([locale, messages]) =>
  [...messages].map(([key, message]) => ({ locale, key, message })),
);

test("both languages have the same keys, in the same order", () => {
  expect([...(texts.get("ru")?.keys() ?? [])]).toEqual([...(texts.get("en")?.keys() ?? [])]);
});

test.each([...(texts.get("en") ?? [])])("%s takes the same values in both languages", (key, en) => {
  const names = (message: string) => [...new Set(argumentsOf(message))].sort();
  expect(names(texts.get("ru")?.get(key) ?? "")).toEqual(names(en));
});

test.each(everyText)(
  "$locale $key is a valid message for every count",
  ({ locale, key, message }) => {
    const translate = createTranslator({
      locale,
      messages: messagesIn(locale),
      onError: (error) => {
        throw error;
      },
    });
    for (const count of [0, 1, 2, 5, 11, 21, 22, 1000, 0.5]) {
      const values = Object.fromEntries(
        argumentsOf(message).map((name) => {
          const isNumber =
            name === pluralArgument(message) || message.includes(`{${name}, number}`);
          return [name, isNumber ? count : "x"];
        }),
      );
      const text = translate(key as Parameters<typeof translate>[0], values);
      expect(text).not.toMatch(/[{}#]|^$/u);
      expect(inBrowser(locale, key, values)).toBe(text);
    }
  },
);

test.each(everyText.filter(({ message }) => message.includes(", plural,")))(
  "$locale $key names every plural form of its language",
  ({ locale, message }) => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    for (const form of forms) expect(message).toMatch(new RegExp(`\\b${form} \\{`, "u"));
  },
);

/** Words that a reader stumbled over, or a second word for a thing that has one on all pages. */
const unwelcome: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /["']|\.\.\./u,
    /\b(?:anew|for ever|in work|by itself|no more (?:be|in|found|questions from))\b/iu,
    /\b(?:mend(?:s|ed)?|waits for you|put together|taken? back|made again|brought back)\b/iu,
    /\b(?:stands? (?:here|in|before|outside)|rests? on|(?:is|are|of) no (?:form|version))\b/iu,
    /\b(?:packs?|chunks?|excerpts?|wish(?:es)?|the agent|judge[ds]?|judging)\b/iu,
    /(?:recogni|organi|summari|analy)z|\bcolor/iu,
    /opens below|go on\?|may say this here|(?:rules|recognition|model) do(?:es)? it\b|add a cover|not accepted yet|as first written/iu,
  ],
  ru: [
    /["']|\.\.\.|\d (?:[КМГ]Б|\d{3})|\} %/u,
    /справк|пакет|отрыв[ок]|импорт|квиз|судь[яиюе]|модел\S+ векторов|агент/iu,
    /ничто не|принесите|доказыва(?:ем|ет) ответ|работают правила/iu,
    /поставщик|берёт плату|или это ошибка|тоже не команда|открывается под полем|Исправить \{/iu,
    /(?:спорн|выделенн|готов)(?:ое|ые|ых|ого) мест|мест(?:о|а)? (?:руководства|в JSON|для поиска)/iu,
    /^Новая инструкция$|Назовите \S+ пункт|С чего конспект/u,
  ],
};

test.each(everyText)("$locale $key is said as its readers would say it", ({ locale, message }) => {
  for (const words of unwelcome[locale]) expect(message).not.toMatch(words);
});

test.each(language.options)(
  "what rules ask is said as its readers would say it, in %s",
  (locale) => {
    const phrases = recallPhrases[locale];
    const asked = [
      ...[phrases.definition("X"), phrases.section("X", "Y")],
      ...[phrases.list(4, "X"), phrases.listAfter(4, "X:", null)],
      ...[phrases.goOn("X."), phrases.whole],
    ];
    for (const words of unwelcome[locale]) {
      for (const question of asked) expect(question).not.toMatch(words);
    }
  },
);

test.each(language.options)(
  "where an address is entered is named as the page does, in %s",
  (locale) => {
    const { all, providers, ways } = messagesIn(locale).settings.connect;
    expect(ways.computer.none).toContain(all);
    expect(ways.computer.none).toContain(providers.title);
  },
);

test("every error that can be met has its sentence", () => {
  for (const locale of language.options) {
    expect(Object.keys(messagesIn(locale).errors)).toEqual(
      expect.arrayContaining(Object.keys(errorStatus)),
    );
  }
});

test("what goes to the browser consists of plain objects alone", () => {
  const strangers: unknown[] = [];
  JSON.stringify(compiledMessages("ru", ["progress", "report", "home"]), (_, value: unknown) => {
    const object = typeof value === "object" && value !== null && !Array.isArray(value);
    if (object && Object.getPrototypeOf(value) !== Object.prototype) strangers.push(value);
    return value;
  });
  expect(strangers).toEqual([]);
});
