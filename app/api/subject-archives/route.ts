import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";
import { readArchiveFile } from "#lib/http/read-uploads.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers(
  {
    /** Makes a subject of a file that was taken away; 201, and 200 where the same file was taken in before. */
    POST: async ({ request, locale, services }) => {
      const file = await readArchiveFile(request);
      const taken = await services.subjects.write.takeSubject(file, locale);
      return answer(taken, taken.known ? 200 : 201);
    },
  },
  { POST: "create" },
);
