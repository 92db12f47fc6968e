import { cookies, headers } from "next/headers";
import { cache } from "react";
import { createFormatter } from "use-intl/core";
import type { Namespace } from "#lib/i18n/catalogue.ts";
import { chooseLocale, localeCookie } from "#lib/i18n/locale.ts";
import { translator } from "#lib/i18n/translator.ts";
import type { Language } from "#lib/schemas/language.ts";

/** The language of this request. */
export const requestLocale = cache(async (): Promise<Language> => {
  const [jar, head] = await Promise.all([cookies(), headers()]);
  return chooseLocale(jar.get(localeCookie)?.value, head.get("accept-language"));
});

/** The texts of one namespace in the language of this request. */
export const texts = async <N extends Namespace>(namespace: N) =>
  translator(await requestLocale(), namespace);

/** The product runs on the student's own machine, so its time zone is theirs. */
export const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Dates and numbers in the language of this request. */
export const formatter = async () =>
  createFormatter({ locale: await requestLocale(), timeZone, now: new Date() });
