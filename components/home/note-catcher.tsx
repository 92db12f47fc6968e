"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Alert } from "#components/ui/alert.tsx";
import { keep } from "../hooks/use-session-storage.ts";
import { readNoteFile } from "../notes/read-note-file.ts";
import { noteDraftKey } from "../quiz/use-note-draft.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { DropOverlay, useDropAnywhere } from "../ui/file-drop.tsx";
import { useTexts } from "../ui/texts.tsx";

/** Lets a note be dropped or pasted on the home page: it opens in the field of a new quiz. */
export const NoteCatcher = (props: { maxBytes: number }) => {
  const t = useTexts();
  const router = useRouter();
  const [problem, setProblem] = useState<string | null>(null);
  const open = (text: string, fileName: string | null) => {
    keep(noteDraftKey, { text, fileName });
    router.push("/quiz/new");
  };
  const takeFiles = async ([file]: readonly File[]) => {
    if (file === undefined) return;
    const read = await readNoteFile(file, props.maxBytes);
    if (read.ok) open(read.text, read.name);
    else setProblem(t("home.dropRefused", { name: read.name }));
  };
  const over = useDropAnywhere({
    onFiles: (files) => void takeFiles(files),
    onText: (text) => open(text, null),
  });
  return (
    <>
      <Alert>{problem}</Alert>
      {over && <DropOverlay text={t("home.drop")} />}
    </>
  );
};

/** Puts the sample note into the field of a new quiz. */
export const SampleLink = (props: { label: string; sample: string }) => {
  const router = useRouter();
  return (
    <button
      type="button"
      onClick={() => {
        keep(noteDraftKey, { text: props.sample });
        router.push("/quiz/new");
      }}
      className={buttonStyle("quiet", "min-h-11")}
    >
      {props.label}
    </button>
  );
};
