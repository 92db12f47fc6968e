import { cookies, headers } from "next/headers";
import { cache } from "react";
import { createFormatter } from "use-intl/core";
import type { Namespace } from "#lib/i18n/catalogue.ts";
import { dateLocales } from "#lib/i18n/date-locales.ts";
import { chooseLocale, localeCookie } from "#lib/i18n/locale.ts";
import { translator } from "#lib/i18n/translator.ts";
import type { Language } from "#lib/schemas/language.ts";
import { chooseTimeZone, zoneCookie } from "#lib/time-zone.ts";

/** The language of this request. */
export const requestLocale = cache(async (): Promise<Language> => {
  const [jar, head] = await Promise.all([cookies(), headers()]);
  return chooseLocale(jar.get(localeCookie)?.value, head.get("accept-language"));
});

/** The texts of one namespace in the language of this request. */
export const texts = async <N extends Namespace>(namespace: N) =>
  translator(await requestLocale(), namespace);

/** Where the days of whoever asks begin and end. */
export const requestTimeZone = cache(async (): Promise<string> => {
  const jar = await cookies();
  return chooseTimeZone(jar.get(zoneCookie)?.value);
});

/** Dates and numbers in the language of this request. */
export const formatter = async () =>
  createFormatter({
    locale: dateLocales[await requestLocale()],
    timeZone: await requestTimeZone(),
    now: new Date(),
  });
