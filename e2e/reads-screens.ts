import { readEnv } from "../lib/env.ts";
import { findLanguageFiles } from "../lib/pictures/find-language-files.ts";

/** Whether pictures can be read on this machine without fetching anything; where they cannot, such tests have nothing to test. */
export const readsScreens = findLanguageFiles(readEnv()) !== null;
