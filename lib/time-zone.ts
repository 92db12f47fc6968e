/** The cookie that keeps where the student's browser is, so that their days begin and end there. */
export const zoneCookie = "zone";

/** Where the server is; the student is there, too, until their browser says otherwise. */
const serverZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** `zone` when it is a time zone by its name, else where the server is. */
export const chooseTimeZone = (zone: string | null | undefined): string => {
  if (!zone || zone.length > 64) return serverZone;
  try {
    return Intl.DateTimeFormat("en-US", { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return serverZone;
  }
};
