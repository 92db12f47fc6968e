"use client";

import { useEffect, useState } from "react";
import { getIfChanged } from "#components/hooks/send-json.ts";
import type { useTexts } from "#components/ui/texts.tsx";
import type { EditDiff, HistoryEdit } from "#lib/schemas/study.ts";

/** The words before and after an edit, which never change; null until they have arrived. */
export const useDiff = (threadId: string, number: number): EditDiff | "failed" | null => {
  const [diff, setDiff] = useState<EditDiff | "failed" | null>(null);
  useEffect(() => {
    let left = false;
    const load = async () => {
      const url = `/api/study/${threadId}/edits/${number}/diff`;
      const answer = await getIfChanged<EditDiff>(url, null);
      if (!left) setDiff(answer?.value ?? "failed");
    };
    void load();
    return () => {
      left = true;
    };
  }, [threadId, number]);
  return diff;
};

/** A citation as the document shows it: its address says nothing to a reader. */
const readable = (text: string): string => text.replace(/\[\[(\d+)\]\]\(#note-L\d+\)/g, "[$1]");

/** Words that went, came and stayed, in one line of text. */
export const DiffWords = (props: { parts: EditDiff["parts"] }) =>
  props.parts.map(({ kind, text }, place) => {
    const key = `${place}-${kind}`;
    const words = readable(text);
    if (kind === "removed") return <del key={key}>{words}</del>;
    return kind === "added" ? <ins key={key}>{words}</ins> : <span key={key}>{words}</span>;
  });

type Part = EditDiff["parts"][number];

/** So many characters of what stayed are shown on each side of a change. */
const around = 28;

/** The end of a text from a word's beginning on, and its begin up to a word's end. */
const tail = (text: string): string => {
  const end = text.slice(-around);
  return end.slice(end.search(/\s\S*/) + 1);
};
const head = (text: string): string => text.slice(0, around).replace(/\s\S*$/, "");

const shorten = (part: Part, place: number, parts: readonly Part[]): Part => {
  const { kind, text } = part;
  if (kind !== "same") return part;
  const [first, last] = [place === 0, place === parts.length - 1];
  if (first && text.length > around) return { kind, text: `… ${tail(text)}` };
  if (last && text.length > around) return { kind, text: `${head(text)} …` };
  if (!first && !last && text.length > 2 * around)
    return { kind, text: `${head(text)} … ${tail(text)}` };
  return part;
};

/** What an edit changed with a few words around each change, for where there is little room. */
export const compactDiff = (parts: readonly Part[]): Part[] => parts.map(shorten);

const oneLine = (words: string): string => words.replaceAll(/\s+/g, " ").trim();

/** What an edit is called: why it was made, else what came or went, else its kind. */
export const editTitle = (
  edit: Omit<HistoryEdit, "first">,
  t: ReturnType<typeof useTexts>,
): string => {
  if (edit.reason !== "") return edit.reason;
  if (edit.kind !== "undo" && edit.kind !== "restore") {
    const [came, went] = [oneLine(edit.newPreview), oneLine(edit.oldPreview)];
    if (came !== "") return came;
    if (went !== "") return t("workspace.removed", { words: went });
  }
  return t(`workspace.kinds.${edit.kind}`);
};
