import { handlers } from "#app/handlers.ts";
import { answer } from "#lib/http/answer.ts";
import { parseInput, readJson } from "#lib/http/read-body.ts";
import { settingsChange, studySettings } from "#lib/schemas/study.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId">({
  /** Changes the settings that are named and answers with all of them. */
  PATCH: async ({ request, params, locale, services }) => {
    const change = await readJson(request, settingsChange);
    const { settings: before } = await services.study.read.getStudy(params.threadId, locale);
    const settings = parseInput(studySettings, { ...before, ...change });
    await services.study.write.changeStudySettings(params.threadId, settings);
    return answer(settings);
  },
});
