"use server";

import { cookies } from "next/headers";
import { localeCookie } from "#lib/i18n/locale.ts";
import { language } from "#lib/schemas/language.ts";
import { theme, themeCookie } from "#lib/theme.ts";
import { chooseTimeZone, zoneCookie } from "#lib/time-zone.ts";

const aYear = { path: "/", maxAge: 31_536_000, sameSite: "lax", httpOnly: true } as const;

/** Keeps the language that the student chose; the page comes back in it. */
export async function saveLocale(form: FormData): Promise<void> {
  const chosen = language.parse(form.get("locale"));
  (await cookies()).set(localeCookie, chosen, aYear);
}

/** Keeps the theme that the student chose. */
export async function saveTheme(form: FormData): Promise<void> {
  const chosen = theme.parse(form.get("theme"));
  (await cookies()).set(themeCookie, chosen, aYear);
}

/** Keeps where the student's browser is, and shows the page by its calendar. */
export async function saveTimeZone(zone: unknown): Promise<void> {
  const shown = chooseTimeZone(typeof zone === "string" ? zone : null);
  (await cookies()).set(zoneCookie, shown, aYear);
}
