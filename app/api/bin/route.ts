import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers({
  /** What was deleted and is not gone yet, newest first: `{ binned }`. */
  GET: async ({ locale, services }) =>
    answer({ binned: await services.subjects.read.listBin(locale) }),
});
