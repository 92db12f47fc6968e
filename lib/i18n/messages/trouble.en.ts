import { errorsEn } from "./errors.en.ts";
/** Pages for what is not there and for what broke. */
export const troubleEn = {
  notFound: {
    title: "There is no such page",
    body: "It may have been deleted, or the address has a slip in it. Your other work is where it was.",
    action: "Home",
  },
  database: {
    title: "The page cannot be shown yet",
    database_unavailable: errorsEn.database_unavailable,
    database_crowded: errorsEn.database_crowded,
    disk_full: errorsEn.disk_full,
  },
  broken: {
    title: "The page could not be shown",
    body: "Nothing is lost: what you wrote and answered is kept.",
    action: "Try again",
    code: "For the log: {digest}",
  },
};
