import { runtime } from "#agents/runtime.ts";
import { answer } from "#lib/http/answer.ts";
import { methodNotAllowed } from "#lib/http/method-not-allowed.ts";
import { parseInput } from "#lib/http/parse-input.ts";
import { readJson } from "#lib/http/read-json.ts";
import { route } from "#lib/http/route.ts";
import { localOwner } from "#lib/owner.ts";
import { studySettings } from "#lib/schemas/study.ts";
import { settingsChange } from "#lib/schemas/study-requests.ts";

/** Changes the settings that are named and answers with all of them. */
export const PATCH = route<"threadId">("write", async ({ request, params, locale }) => {
  const change = await readJson(request, settingsChange);
  const threads = await runtime();
  const { settings: before } = await threads.getStudy(localOwner, params.threadId, locale);
  const settings = parseInput(studySettings, { ...before, ...change });
  await threads.changeStudySettings(localOwner, params.threadId, settings);
  return answer(settings);
});

const refused = methodNotAllowed("PATCH");

export { refused as DELETE, refused as GET, refused as OPTIONS, refused as POST, refused as PUT };
