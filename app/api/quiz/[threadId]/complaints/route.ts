import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";
import { readJson } from "#lib/http/read-body.ts";
import { complaintRequest } from "#lib/schemas/quiz.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** Says that a question is wrong, or leaves it out or brings it back; what came of it comes back. */
  POST: async ({ request, params, services }) => {
    const said = await readJson(request, complaintRequest);
    return answer({ complaint: await services.quiz.write.complain(params.threadId, said) });
  },
});
