import { errorsEn } from "./errors.en.ts";
/** Pages for what is not there and for what broke. */
export const troubleEn = {
  notFound: {
    title: "Page not found",
    body: "It may have been deleted, or the address may be mistyped. Your other work is safe.",
    action: "Home",
  },
  database: {
    title: "The page cannot be shown right now",
    database_unavailable: errorsEn.database_unavailable,
    database_crowded: errorsEn.database_crowded,
    disk_full: errorsEn.disk_full,
  },
  broken: {
    title: "The page could not be shown",
    body: "Nothing is lost: your texts and answers are saved.",
    action: "Try again",
    code: "Code for the server log: {digest}",
  },
};
