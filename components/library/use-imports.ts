"use client";

import { useRef, useState } from "react";
import { refusalText, sendForm } from "../hooks/send-json.ts";
import { useTexts } from "../ui/texts.tsx";

interface Sending {
  readonly packId: string;
  readonly name: string;
}

/** Sends files to be imported, one after another, and says what was wrong with them. */
export const useImports = (onSent: () => Promise<unknown>) => {
  const t = useTexts();
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const [problems, setProblems] = useState<readonly (Sending & { readonly words: string })[]>([]);
  const line = useRef<Promise<void>>(Promise.resolve());

  const send = async (packId: string, file: File, entry: Sending) => {
    const form = new FormData();
    form.set("file", file, file.name);
    const sent = await sendForm<{ id: string }>(`/api/library/${packId}/sources`, form);
    if (!sent.ok) {
      const reason = refusalText(t, sent);
      const words = t("library.sendFailed", { name: file.name, reason });
      setProblems((known) => [...known, { ...entry, words }]);
    }
    await onSent();
    setSending((all) => all.filter((one) => one !== entry));
  };
  const add = (packId: string, files: readonly File[]) => {
    const names = new Set(files.map(({ name }) => name));
    setProblems((known) => known.filter((one) => one.packId !== packId || !names.has(one.name)));
    for (const file of files) {
      const entry = { packId, name: file.name };
      setSending((all) => [...all, entry]);
      line.current = line.current.then(() => send(packId, file, entry));
    }
  };
  return { sending, problems, add };
};

export type Imports = ReturnType<typeof useImports>;
