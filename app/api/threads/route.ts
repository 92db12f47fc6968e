import { handlers } from "#app/handlers.ts";
import { accepted, answer } from "#lib/http/answer.ts";
import { parseInput } from "#lib/http/read-body.ts";
import { readThreadRequest } from "#lib/http/read-requests.ts";
import { listThreadsQuery } from "#lib/schemas/thread-requests.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers(
  {
    /** The owner's threads, newest change first, each with how it stands, all or those asked for: `{ threads }`. */
    GET: async ({ query, locale, services }) => {
      const asked = parseInput(listThreadsQuery, query);
      const threads = await services.threads.read.listThreads({ ...asked, locale });
      return answer({ threads });
    },

    /** Takes a note and begins a quiz, a topic and begins a study document, or a question and begins a guide. */
    POST: async ({ request, services }) => {
      const { asked, photos } = await readThreadRequest(request);
      return accepted(await services.threads.write.createThread(asked, photos));
    },
  },
  { POST: "create" },
);
