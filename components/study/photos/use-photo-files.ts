"use client";

import { useEffect, useRef, useState } from "react";
import { moved, type PhotoList } from "./photo-list.ts";
import { useCheckedFiles } from "./use-checked-files.ts";

interface ChosenPhoto {
  readonly key: string;
  readonly file: File;
  readonly url: string;
}

let made = 0;

const choose = (file: File): ChosenPhoto => {
  made += 1;
  return { key: `photo-${made}`, file, url: URL.createObjectURL(file) };
};

const isSame = (a: File, b: File): boolean =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** Photos that wait in a form for its submission; they do not outlive a reload. */
export const usePhotoFiles = (): PhotoList & {
  readonly files: readonly File[];
  readonly complain: (problem: string) => void;
} => {
  const [chosen, setChosen] = useState<readonly ChosenPhoto[]>([]);
  const { problems, check, complain } = useCheckedFiles();
  const latest = useRef(chosen);
  latest.current = chosen;
  useEffect(
    () => () => {
      for (const { url } of latest.current) URL.revokeObjectURL(url);
    },
    [],
  );
  const add = (files: readonly File[]) => {
    const fresh = files.filter((file) => !chosen.some((one) => isSame(one.file, file)));
    setChosen([...chosen, ...check(fresh, chosen.length).map(choose)]);
  };
  const remove = (key: string) => {
    for (const one of chosen) if (one.key === key) URL.revokeObjectURL(one.url);
    setChosen(chosen.filter((one) => one.key !== key));
    // What was wrong with it is gone with it.
    check([], chosen.length);
  };
  const move = (key: string, to: number) =>
    setChosen((present) =>
      moved(
        present,
        present.findIndex((one) => one.key === key),
        to,
      ),
    );
  return {
    ...{ problems, add, remove, move, complain },
    photos: chosen.map(({ key, file, url }) => ({ key, name: file.name, url, sending: false })),
    files: chosen.map(({ file }) => file),
  };
};
