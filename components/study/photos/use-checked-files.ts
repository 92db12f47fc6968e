"use client";

import { useState } from "react";
import { useByteSize } from "#components/notes/use-byte-size.ts";
import { useTexts } from "#components/ui/texts.tsx";
import { maxPhotoBytes, maxPhotos } from "#lib/study/study-limits.ts";
import { photoProblem } from "./photo-list.ts";

/** Sorts out files that are no photos, or too many, and keeps a sentence about each. */
export const useCheckedFiles = () => {
  const t = useTexts();
  const inBytes = useByteSize();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const check = (files: readonly File[], present: number): File[] => {
    const wrong = files.flatMap((file) => {
      const problem = photoProblem(file);
      const told = { name: file.name, size: inBytes(file.size), limit: inBytes(maxPhotoBytes) };
      return problem === null ? [] : [t(`photos.input.problems.${problem}`, told)];
    });
    const good = files.filter((file) => photoProblem(file) === null);
    const room = Math.max(0, maxPhotos - present);
    const over = good.length - room;
    setProblems(
      over > 0 ? [...wrong, t("photos.input.problems.tooMany", { limit: maxPhotos, over })] : wrong,
    );
    return good.slice(0, room);
  };
  const complain = (problem: string) => setProblems((known) => [...known, problem]);
  return { problems, check, complain };
};
