import { tmpdir } from "node:os";
import { join } from "node:path";
import { readEnv } from "#lib/env.ts";
import {
  fetchLanguageFiles,
  findLanguageFiles,
  ownLanguageFolder,
} from "#lib/pictures/language-files.ts";

/**
 * A folder with the language files: this machine's own, else one for all tests of this machine, filled once.
 * @throws AppError ocr_unavailable
 */
export const testLanguageFiles = async (): Promise<string> => {
  const { TESSDATA_DIR } = readEnv();
  const env = { DATA_DIR: join(tmpdir(), "lectern-test-languages"), TESSDATA_DIR };
  const found = findLanguageFiles(env);
  if (found !== null) return found;
  await fetchLanguageFiles(ownLanguageFolder(env));
  return ownLanguageFolder(env);
};
