import { errorSentence } from "#lib/i18n/error-sentence.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { GuidePorts } from "../ports.ts";
import { say } from "./say.ts";
import type { GuideStateValue } from "./state.ts";

/** A wish that needs the manual is refused in the conversation: searched without its pack, a guide would fail for good. */
export const tellOfLostPack = (
  ports: Pick<GuidePorts, "guide">,
  state: GuideStateValue,
  language: Language,
): Promise<void> => {
  const text = errorSentence(language, "pack_deleted", null);
  return say(ports, state, { author: "program", kind: "report", text });
};
