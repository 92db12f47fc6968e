"use client";

import "./notes.css";

import { useEffect, useRef } from "react";
import { useTexts } from "#components/ui/texts.tsx";
import type { NotePageView } from "#lib/schemas/study.ts";
import { pictureUrl } from "../photos/use-photo-uploads.ts";
import { codeLines } from "./code-lines.ts";

/** The student's own notes with the numbers that the document cites, and the photos that they were read from. */
export const OwnNotesPanel = (props: {
  threadId: string;
  language: string;
  note: string | null;
  pages: readonly NotePageView[];
  /** The line that a citation names, and how often one was followed; null before the first. */
  cited: { readonly line: number; readonly times: number } | null;
}) => {
  const t = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const { note, cited, pages } = props;
  const lines = note?.split("\n") ?? [];
  const isCode = codeLines(lines);
  useEffect(() => {
    if (cited === null) return;
    const line = list.current?.children[cited.line - 1];
    if (!(line instanceof HTMLElement)) return;
    line.scrollIntoView({ block: "center" });
    line.focus({ preventScroll: true });
  }, [cited]);
  return (
    <section aria-label={t("desk.side.notes")} className="side-text">
      {pages.length > 0 && (
        <ul className="note-photos">
          {pages.map((page, place) => (
            <li key={page.id}>
              <a href={pictureUrl(props.threadId, page)} target="_blank" rel="noreferrer">
                {/* biome-ignore lint/performance/noImgElement: a private picture of the API; nothing to optimise */}
                <img
                  src={pictureUrl(props.threadId, page)}
                  width={page.width}
                  height={page.height}
                  loading="lazy"
                  alt={t("desk.photo", { number: place + 1 })}
                />
              </a>
              {page.error !== null && <p className="text-xs text-loss">{page.error}</p>}
            </li>
          ))}
        </ul>
      )}
      {note === null ? (
        <p className="caption">{t("desk.notesEmpty")}</p>
      ) : (
        <ol ref={list} lang={props.language} className="note-lines">
          {lines.map((line, place) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are named by their numbers and never move
              key={place}
              id={`note-L${place + 1}`}
              tabIndex={-1}
              data-code={isCode[place] || undefined}
              data-cited={cited?.line === place + 1 || undefined}
            >
              {line === "" ? "\u00a0" : line}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};
