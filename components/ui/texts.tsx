"use client";

import format, { type CompiledMessage } from "icu-minify/format";
import { createContext, type ReactNode, use } from "react";
import type { TextKey } from "#lib/i18n/catalogue.ts";
import type { CompiledMessages } from "#lib/i18n/compiled-messages.ts";
import { dateLocales } from "#lib/i18n/date-locales.ts";
import type { Language } from "#lib/schemas/language.ts";

const Texts = createContext<{ locale: Language; messages: CompiledMessages } | null>(null);

const formatters = {
  getNumberFormat: (...options: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...options),
  getDateTimeFormat: (...options: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...options),
  getPluralRules: (...options: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...options),
};

/** Hands the texts of a page to its client components; they were taken apart on the server. */
export const TextsProvider = (props: {
  locale: Language;
  messages: CompiledMessages;
  children: ReactNode;
}) => <Texts value={{ locale: props.locale, messages: props.messages }}>{props.children}</Texts>;

const useTextsOfPage = () => {
  const texts = use(Texts);
  if (texts === null) throw new Error("A client component stands outside of TextsProvider.");
  return texts;
};

/** The texts of the page as a function. @throws Error for a text that was not handed to this page */
export const useTexts = () => {
  const { locale, messages } = useTextsOfPage();
  return (key: TextKey, values?: Readonly<Record<string, string | number>>): string =>
    String(format(find(messages, key), locale, values, { formatters }));
};

const find = (messages: CompiledMessages, key: TextKey): CompiledMessage => {
  let found: CompiledMessage | CompiledMessages | undefined = messages;
  for (const part of key.split(".")) {
    found = typeof found === "object" && !Array.isArray(found) ? found[part] : undefined;
  }
  if (typeof found === "string" || Array.isArray(found)) return found;
  throw new Error(`The page was not given the text ${key}.`);
};

/** The student's language, for what was not put into words by the catalogue. */
export const useLocale = (): Language => useTextsOfPage().locale;

/** Numbers in the student's language. */
export const useNumbers = () => {
  const { locale } = useTextsOfPage();
  return (value: number, options: Intl.NumberFormatOptions): string =>
    new Intl.NumberFormat(locale, options).format(value);
};

/** The days of moments (ISO 8601) in the student's language, where the browser is. */
export const useDates = () => {
  const { locale } = useTextsOfPage();
  return (at: string): string =>
    new Intl.DateTimeFormat(dateLocales[locale], { dateStyle: "long" }).format(new Date(at));
};

/** Moments (ISO 8601) in the student's language: the time alone for today's, else day and time. */
export const useMoments = () => {
  const { locale } = useTextsOfPage();
  return (moment: string): string => {
    const date = new Date(moment);
    const isToday = date.toDateString() === new Date().toDateString();
    return new Intl.DateTimeFormat(dateLocales[locale], {
      ...(isToday ? {} : { day: "numeric", month: "short" }),
      ...{ hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
    }).format(date);
  };
};

/** When something happened. The server may live in another time zone, so its words may differ from the page's. */
export const Moment = (props: { at: string }) => {
  const moment = useMoments();
  return (
    <time dateTime={props.at} suppressHydrationWarning>
      {moment(props.at)}
    </time>
  );
};

/** Bytes as kilobytes, or as megabytes from one on, in the reader's language. */
export const useByteSize = () => {
  const number = useNumbers();
  return (bytes: number): string => {
    const large = bytes >= 999_500;
    return number(bytes / (large ? 1_000_000 : 1_000), {
      style: "unit",
      unit: large ? "megabyte" : "kilobyte",
      maximumFractionDigits: large || bytes < 10_000 ? 1 : 0,
    });
  };
};
