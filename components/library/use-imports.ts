"use client";

import { useRef, useState } from "react";
import { refusalText, sendForm, sendJson } from "../hooks/send-json.ts";
import { useTexts } from "../ui/texts.tsx";

/** A file, or the address of a page of the web. */
export type ManualItem = File | string;

export const itemName = (item: ManualItem): string => (typeof item === "string" ? item : item.name);

interface Sending {
  readonly packId: string;
  readonly name: string;
  readonly isAddress: boolean;
}

const sendItem = (packId: string, item: ManualItem) => {
  const url = `/api/library/${packId}`;
  if (typeof item === "string") return sendJson("POST", `${url}/pages`, { address: item });
  const form = new FormData();
  form.set("file", item, item.name);
  return sendForm(`${url}/sources`, form);
};

/** Sends files and addresses to be imported, one after another, and says what was wrong with them. */
export const useImports = (onSent: () => Promise<unknown>) => {
  const t = useTexts();
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const [problems, setProblems] = useState<readonly (Sending & { readonly words: string })[]>([]);
  const line = useRef<Promise<void>>(Promise.resolve());

  const send = async (packId: string, item: ManualItem, entry: Sending) => {
    const sent = await sendItem(packId, item);
    if (!sent.ok) {
      const reason = refusalText(t, sent);
      const words = t("library.sendFailed", { name: entry.name, reason });
      setProblems((known) => [...known, { ...entry, words }]);
      // Not beside what came of it.
      setSending((all) => all.filter((one) => one !== entry));
    }
    await onSent();
    setSending((all) => all.filter((one) => one !== entry));
  };
  const add = (packId: string, items: readonly ManualItem[]) => {
    const names = new Set(items.map(itemName));
    // An address that was mistyped is typed again, under another name: what was wrong with it is no answer to this one.
    const hasAddress = items.some((item) => typeof item === "string");
    const isOver = (one: Sending) => names.has(one.name) || (hasAddress && one.isAddress);
    setProblems((known) => known.filter((one) => one.packId !== packId || !isOver(one)));
    for (const item of items) {
      const entry = { packId, name: itemName(item), isAddress: typeof item === "string" };
      setSending((all) => [...all, entry]);
      line.current = line.current.then(() => send(packId, item, entry));
    }
  };
  return { sending, problems, add };
};

export type Imports = ReturnType<typeof useImports>;
