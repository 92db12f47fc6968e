"use client";

import { type ReactNode, useState, useTransition } from "react";
import type { NoteFileView } from "#lib/schemas/note-file.ts";
import type { SourceView, WholeSource } from "#lib/schemas/source.ts";
import type { StudySettings } from "#lib/schemas/study.ts";
import { refusalText, sendJson } from "../hooks/send-json.ts";
import { NoteFileChooser } from "../notes/note-file-chooser.tsx";
import { fewWords } from "../notes/use-note-files.tsx";
import { useTexts } from "../ui/texts.tsx";
import { type ChosenSource, useMakeFrom } from "./use-make-from.ts";

export type ListedSource = Pick<SourceView, "id" | "subjectId" | "title" | "words">;

type Kind = Parameters<ReturnType<typeof useMakeFrom>["make"]>[0];

/** A source as the choice of parts shows what was read from a file; it has its id. */
const readingOf = ({ id, title, text, parts }: WholeSource): NoteFileView & { id: string } => ({
  ...{ id, fileName: title, pages: null, emptyPages: [], unread: [] },
  format: parts.some(({ unit }) => unit === "slide") ? "pptx" : "text",
  ...{ pictures: 0, shown: 0, hidden: 0 },
  parts: parts.map(({ start, length, title: name, level, page, words }) => ({
    ...{ title: name, level, page, words },
    text: text.slice(start, start + length).trim(),
  })),
});

/** Sources in their order, each with what was chosen of it; not those of which nothing was. */
const chosenOf = (
  ordered: readonly WholeSource[],
  isChosen: ReadonlySet<number>,
): ChosenSource[] => {
  let from = 0;
  return ordered.flatMap(({ id: sourceId, subjectId, title, revision, parts }) => {
    const taken = parts.filter((_, at) => isChosen.has(from + at));
    from += parts.length;
    if (taken.length === 0) return [];
    const source = { id: sourceId, subjectId, title };
    if (taken.length === parts.length) return [source];
    const named = [...new Set(taken.flatMap((part) => part.title || []))].join(", ");
    const starts = taken.map(({ start }) => start);
    return [{ ...source, title: named || title, chosen: { sourceId, revision, starts } }];
  });
};

/** Makes a quiz or a document from sources; of long ones the student chooses the chapters, pages or slides before. */
export const useMakeFromParts = (settings: StudySettings, maxBytes: number) => {
  const t = useTexts();
  const making = useMakeFrom(settings);
  const [reading, start] = useTransition();
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState<{ kind: Kind; sources: readonly WholeSource[] } | null>(null);
  const read = async (kind: Kind, listed: readonly ListedSource[]) => {
    const sources: WholeSource[] = [];
    for (const { id } of listed) {
      const sent = await sendJson<WholeSource>("GET", `/api/sources/${id}`);
      if (!sent.ok) return setProblem(refusalText(t, sent));
      sources.push(sent.value);
    }
    if (sources.every(({ parts }) => parts.length < 2)) making.make(kind, listed);
    else setAsked({ kind, sources });
  };
  const make = (kind: Kind, listed: readonly ListedSource[]) => {
    setProblem(null);
    const words = listed.reduce((sum, source) => sum + source.words, 0);
    if (words <= fewWords) making.make(kind, listed);
    else start(() => read(kind, listed));
  };
  const chooser: ReactNode = asked !== null && (
    <NoteFileChooser
      readings={asked.sources.map(readingOf)}
      maxBytes={maxBytes}
      use={t(asked.kind === "quiz" ? "sources.makeQuiz" : "sources.makeDocument")}
      onUse={(ordered, chosen) => {
        setAsked(null);
        const ids = ordered.map((one) => ("id" in one ? one.id : ""));
        const sources = ids.flatMap((id) => asked.sources.filter((source) => source.id === id));
        making.make(asked.kind, chosenOf(sources, chosen));
      }}
      onClose={() => setAsked(null)}
    />
  );
  return { make, busy: making.busy || reading, refusal: problem ?? making.refusal, chooser };
};
