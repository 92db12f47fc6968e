"use client";

import { type ReactNode, useRef, useState } from "react";
import { refusalText, sendFile, sendJson } from "#components/hooks/send-json.ts";
import { useByteSize, useTexts } from "#components/ui/texts.tsx";
import type { NoteFileView } from "#lib/schemas/note-file.ts";
import type { NoteMark } from "#lib/schemas/source.ts";
import { mostMarks, openingLength } from "#lib/schemas/source-limits.ts";
import { withoutUnseenSigns } from "#lib/text/unseen-signs.ts";
import { RefusedFolder } from "../ui/dropped-folders.ts";
import { NoteFileChooser } from "./note-file-chooser.tsx";
import { noteSize, readTextFile } from "./read-note-file.ts";
import { useFolderProblem } from "./use-folder-problem.ts";

/** Files of notes for the system's choice of files, by their names and by their types. */
export const noteFiles = [
  ".md,.markdown,.txt,.pdf,.docx,.pptx,.odt,.odp,.epub,.html,.htm,.xhtml,.zip",
  "text/plain,text/markdown,text/html,application/pdf,application/epub+zip,application/zip",
].join(",");

/** So many words are read over at a glance: they are taken without asking which. */
export const fewWords = 1_500;

/** Text of a file as a reading of one part. */
const textReading = (fileName: string, whole: string): NoteFileView => {
  const { text, hidden } = withoutUnseenSigns(whole);
  return {
    ...{
      fileName,
      format: "text",
      pages: null,
      emptyPages: [],
      pictures: 0,
      shown: 0,
      hidden,
      unread: [],
    },
    parts: [{ title: fileName, level: 1, page: null, words: noteSize(text).words, text }],
  };
};

/** What was read as a note, or what was chosen of it, and by what the server finds the pages again. */
export const noteOf = (readings: readonly NoteFileView[], chosen?: ReadonlySet<number>) => {
  const parts = readings
    .flatMap((reading) => reading.parts.map((part) => ({ ...reading, ...part })))
    .filter((_, at) => chosen?.has(at) ?? true);
  const marks = parts.slice(0, mostMarks).map(
    ({ fileName: file, format, title, page, text }): NoteMark => ({
      ...{ file, page, title: title.slice(0, 200), length: text.length },
      unit: page === null ? "chapter" : format === "pptx" || format === "odf" ? "slide" : "page",
      opening: text.slice(0, openingLength),
    }),
  );
  return { text: parts.map(({ text }) => text).join("\n\n"), marks };
};

/** The numbers of pages, those in a row as one range. */
const pageRanges = (pages: readonly number[]): string => {
  const ranges: [number, number][] = [];
  for (const page of pages) {
    const last = ranges.at(-1);
    if (last && last[1] === page - 1) last[1] = page;
    else ranges.push([page, page]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(", ");
};

/** How large notes may be, and the files that they are read from; in bytes. */
export interface NoteLimits {
  readonly maxBytes: number;
  readonly maxFileBytes: number;
}

/** What was left out of a file, in sentences. */
const useRemarks = () => {
  const t = useTexts();
  return ({ fileName: name, emptyPages, pictures, shown, hidden, unread }: NoteFileView) => [
    ...(emptyPages.length > 0
      ? [
          t("noteFiles.emptyPages", {
            name,
            count: emptyPages.length,
            pages: pageRanges(emptyPages),
          }),
        ]
      : []),
    ...(shown > 0 ? [t("noteFiles.shown", { name, count: shown })] : []),
    ...(pictures > 0 ? [t("noteFiles.pictures", { name, count: pictures })] : []),
    ...(hidden > 0 ? [t("noteFiles.hidden", { name, count: hidden })] : []),
    ...(unread.length > 0 ? [t("noteFiles.unread", { name, files: unread.join(", ") })] : []),
  ];
};

/** What notes are read from: a file, or the address of a page. */
type NoteInput = File | string;

/**
 * Reads files of notes of any format and pages of the web, one after the other: text is read here, the rest on the server.
 * One that cannot be read does not hold up the others.
 */
export const useNoteReader = ({ maxBytes, maxFileBytes }: NoteLimits) => {
  const t = useTexts();
  const inBytes = useByteSize();
  const remarksOn = useRemarks();
  const folderProblem = useFolderProblem();
  const [reading, setReading] = useState<string | null>(null);
  const underWay = useRef<AbortController | null>(null);

  const readPage = async (address: string, signal: AbortSignal): Promise<NoteFileView | string> => {
    setReading(address);
    const body = { address };
    const sent = await sendJson<NoteFileView>("POST", "/api/note-pages", body, signal);
    if (sent.ok) return sent.value;
    return t("noteFiles.problem", { name: address, reason: refusalText(t, sent) });
  };
  const readFile = async (file: File, signal: AbortSignal): Promise<NoteFileView | string> => {
    const { name } = file;
    if (file instanceof RefusedFolder) return folderProblem(file);
    const text = await readTextFile(file, maxBytes);
    if (text !== null) return textReading(name, text);
    if (file.size > maxFileBytes) {
      const told = { name, size: inBytes(file.size), limit: inBytes(maxFileBytes) };
      return t("noteFiles.tooLarge", told);
    }
    setReading(name);
    const sent = await sendFile<NoteFileView>(
      `/api/note-files?name=${encodeURIComponent(name)}`,
      file,
      signal,
    );
    if (sent.ok) return sent.value;
    return t("noteFiles.problem", { name, reason: refusalText(t, sent) });
  };
  const readOne = (given: NoteInput, signal: AbortSignal) =>
    typeof given === "string" ? readPage(given, signal) : readFile(given, signal);
  /**
   * Calls `onRead` with each in turn. Returns what was wrong with files, a sentence each; null where it was cancelled, also
   * by another choice.
   */
  const read = async (
    given: readonly NoteInput[],
    onRead: (reading: NoteFileView) => Promise<string | null>,
  ): Promise<readonly string[] | null> => {
    underWay.current?.abort();
    const controller = new AbortController();
    underWay.current = controller;
    const problems: string[] = [];
    const { signal } = controller;
    for (const one of given) {
      const found = await readOne(one, signal);
      if (signal.aborted) return null;
      const problem = typeof found === "string" ? found : await onRead(found);
      if (problem !== null) problems.push(problem);
      if (signal.aborted) return null;
    }
    setReading(null);
    return problems;
  };
  const cancel = () => {
    underWay.current?.abort();
    setReading(null);
  };
  /** Says what is read, and else what there is to say of what was. */
  const status = (remarks: readonly string[]): ReactNode => (
    <p role="status" className="caption flex flex-wrap items-center gap-x-3 empty:hidden">
      {reading !== null && (
        <>
          {t("noteFiles.reading", { name: reading })}
          <button type="button" onClick={cancel} className="link py-1">
            {t("noteFiles.cancel")}
          </button>
        </>
      )}
      {reading === null && remarks.join(" ")}
    </p>
  );
  return { read, remarksOn, status };
};

/** Takes files of notes and pages of the web into one text. Of long ones the student chooses what to use. */
export const useNoteFiles = (
  options: NoteLimits & {
    onText: (text: string, fileNames: string, marks: readonly NoteMark[]) => void;
    /** What is wrong with files; null when a new choice begins. */
    onProblem: (problem: string | null) => void;
  },
) => {
  const reader = useNoteReader(options);
  const [choice, setChoice] = useState<readonly NoteFileView[] | null>(null);
  const [remarks, setRemarks] = useState<readonly string[]>([]);

  const use = (readings: readonly NoteFileView[], chosen?: ReadonlySet<number>) => {
    setChoice(null);
    setRemarks(readings.flatMap(reader.remarksOn));
    const { text, marks } = noteOf(readings, chosen);
    options.onText(text, readings.map(({ fileName }) => fileName).join(", "), marks);
  };
  const take = async (given: readonly NoteInput[]) => {
    options.onProblem(null);
    setRemarks([]);
    const readings: NoteFileView[] = [];
    const problems = await reader.read(given, async (reading) => {
      readings.push(reading);
      return null;
    });
    if (problems === null) return;
    if (problems.length > 0) options.onProblem(problems.join("\n"));
    if (readings.length === 0) return;
    const { words, bytes } = noteSize(noteOf(readings).text);
    const parts = readings.reduce((sum, one) => sum + one.parts.length, 0);
    const isMuch = parts > 1 && (words > fewWords || bytes > options.maxBytes);
    // Of several files the order is asked for, too.
    const isChosen = readings.length > 1 || isMuch;
    if (isChosen) setChoice(readings);
    else use(readings);
  };
  /** Says what is read, what was left out, and lets choose: stands below the field. */
  const below: ReactNode = (
    <>
      {reader.status(remarks)}
      {choice !== null && (
        <NoteFileChooser
          readings={choice}
          maxBytes={options.maxBytes}
          onUse={use}
          onClose={() => setChoice(null)}
        />
      )}
    </>
  );
  return { take, below };
};
