import type { RefusedFolder } from "../ui/dropped-folders.ts";
import { useByteSize, useTexts } from "../ui/texts.tsx";

/** Why nothing is made of a folder, as a sentence. */
export const useFolderProblem = () => {
  const t = useTexts();
  const inBytes = useByteSize();
  return ({ name, problem }: RefusedFolder): string => {
    if (problem.kind !== "large") return t(`noteFiles.folder.${problem.kind}`, { name });
    const { size, limit } = problem;
    return t("noteFiles.folder.large", { name, size: inBytes(size), limit: inBytes(limit) });
  };
};
