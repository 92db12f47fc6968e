import { chooseLocale, localeCookie } from "../i18n/locale.ts";
import type { Language } from "../schemas/language.ts";

/** The language in which a request is answered. */
export const requestLocale = (headers: Headers): Language =>
  chooseLocale(
    cookieValue(headers.get("cookie") ?? "", localeCookie),
    headers.get("accept-language"),
  );

const cookieValue = (header: string, name: string): string | null => {
  const pair = header
    .split(";")
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? null;
};
