import { handlers } from "#app/handlers.ts";
import { accepted } from "#lib/http/answer.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">(
  {
    /** Begins another quiz of the same note, with what was not asked yet. */
    POST: async ({ params, services }) =>
      accepted(await services.quiz.write.askMore(params.threadId)),
  },
  { POST: "create" },
);
