import { type Language, language } from "#lib/schemas/language.ts";

/** The cookie that keeps the student's choice. */
export const localeCookie = "locale";

/** The language of someone who told us nothing. */
const defaultLocale: Language = "en";

/** The languages in the order in which the switch shows them, each by its own name. */
export const localeNames: Readonly<Record<Language, string>> = {
  en: "English",
  ru: "Русский",
};

/**
 * The language of the interface: the student's choice, else the best one that the browser
 * accepts (RFC 9110 weights; the first wins among equals), else English.
 */
export const chooseLocale = (
  cookie: string | null | undefined,
  acceptLanguage: string | null | undefined,
): Language => {
  const chosen = language.safeParse(cookie);
  if (chosen.success) return chosen.data;
  return acceptedLanguages(acceptLanguage ?? "")[0] ?? defaultLocale;
};

const acceptedLanguages = (header: string): Language[] =>
  header
    .split(",")
    .map(parseRange)
    .filter((range) => range !== null)
    .sort((a, b) => b.weight - a.weight)
    .map((range) => range.language);

/** `ru-RU;q=0.8` as a language and its weight; null when we do not speak it or it is refused. */
const parseRange = (range: string): { language: Language; weight: number } | null => {
  const [tag = "", ...parameters] = range.split(";").map((part) => part.trim());
  const spoken = language.safeParse(tag.split("-")[0]?.toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith("q="));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return spoken.success && weight > 0 ? { language: spoken.data, weight } : null;
};

/** The language in which a request is answered. */
export const requestLocale = (headers: Headers): Language =>
  chooseLocale(
    cookieValue(headers.get("cookie") ?? "", localeCookie),
    headers.get("accept-language"),
  );

/** What a `Cookie` header says under a name; null when it says nothing. */
export const cookieValue = (header: string, name: string): string | null => {
  const pair = header
    .split(";")
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? null;
};
