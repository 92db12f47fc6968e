"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { besideText } from "#components/ui/tabs.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import type { NamedPlace } from "#lib/schemas/source.ts";
import type { NotePageView, StudyView } from "#lib/schemas/study.ts";
import { placeWords } from "#lib/subjects/place-words.ts";
import { replacePictures } from "#lib/text/card-pictures.ts";
import { pictureUrl } from "./photo-input.tsx";

/** A line that opens or closes a block of code: at least three of one sign. */
const fence = /^ {0,3}(`{3,}|~{3,})/;

/** Of each line of a note whether it is code, its fences too. A fence that nothing closes reaches to the end. */
export const codeLines = (lines: readonly string[]): boolean[] => {
  let open = "";
  return lines.map((line) => {
    const mark = fence.exec(line)?.[1] ?? "";
    const wasOpen = open !== "";
    if (!wasOpen) open = mark;
    else if (mark.startsWith(open) && line.trim() === mark) open = "";
    return wasOpen || mark !== "" || /^(?: {4}|\t)/.test(line);
  });
};

const PlaceName = ({ name }: { name: string | null }) =>
  name !== null && (
    <span className="block pt-1 font-sans text-xs text-ink-faint select-none">{name}</span>
  );

/** The student's own notes with the numbers that the document cites, and the photos that they were read from. */
export const OwnNotesPanel = (props: {
  threadId: string;
  language: string;
  note: string | null;
  /** Pages of the files that it was read from. */
  places: StudyView["notePlaces"];
  pages: readonly NotePageView[];
  /** The line that a citation names, and how often one was followed; null before the first. */
  cited: { readonly line: number; readonly times: number } | null;
  /** What else can be made of them. */
  children: ReactNode;
}) => {
  const t = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const { note, cited, pages } = props;
  const named = ({ alt }: { alt: string }): string =>
    [t("sources.picture"), alt].filter((part) => part !== "").join(": ");
  const lines = note?.split("\n") ?? [];
  const isCode = codeLines(lines);
  const nameOf = (place: NamedPlace): string => {
    const { key, values } = placeWords(place);
    return t(`sources.place.${key}`, values);
  };
  /** Over the line with which a page begins; of two that begin there, the one that goes on. */
  const begun = new Map(props.places.map((place) => [place.firstLine, nameOf(place)]));
  const ofCited =
    cited &&
    props.places.findLast((one) => one.firstLine <= cited.line && cited.line <= one.lastLine);
  const placeAbove = (line: number): string | null =>
    ofCited && cited.line === line ? nameOf(ofCited) : (begun.get(line) ?? null);
  useEffect(() => {
    if (cited === null) return;
    const line = list.current?.children[cited.line - 1];
    if (!(line instanceof HTMLElement)) return;
    line.scrollIntoView({ block: "center" });
    line.focus({ preventScroll: true });
  }, [cited]);
  return (
    <section aria-label={t("workspace.side.notes")} className={besideText}>
      {pages.length > 0 && (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-3 mb-5 [&_img]:w-full [&_img]:h-auto [&_img]:border [&_img]:border-rule [&_img]:rounded-lg">
          {pages.map((page, place) => (
            <li key={page.id}>
              <a href={pictureUrl(props.threadId, page)} target="_blank" rel="noreferrer">
                {/* biome-ignore lint/performance/noImgElement: a private picture of the API; nothing to optimise */}
                <img
                  src={pictureUrl(props.threadId, page)}
                  width={page.width}
                  height={page.height}
                  loading="lazy"
                  alt={t("workspace.photo", { number: place + 1 })}
                />
              </a>
              {page.error !== null && <p className="text-xs text-loss">{page.error}</p>}
            </li>
          ))}
        </ul>
      )}
      <div className="-mt-2 mb-3 -ml-3 empty:hidden">{props.children}</div>
      {note === null ? (
        <p className="caption">{t("workspace.notesEmpty")}</p>
      ) : (
        <ol
          ref={list}
          lang={props.language}
          className="[counter-reset:line] font-serif text-sm leading-[1.6] [&_li]:relative [&_li]:min-h-6.5 [&_li]:pt-0.25 [&_li]:pr-2 [&_li]:pb-0.25 [&_li]:pl-11 [&_li]:rounded-md [&_li]:whitespace-pre-wrap [&_li]:wrap-anywhere [&_li]:before:[counter-increment:line] [&_li]:before:content-[counter(line)] [&_li]:before:absolute [&_li]:before:top-0.25 [&_li]:before:left-0 [&_li]:before:w-8 [&_li]:before:font-sans [&_li]:before:text-[0.75rem] [&_li]:before:leading-6 [&_li]:before:text-ink-faint [&_li]:before:text-end [&_li]:before:tabular-nums [&_li]:data-code:font-mono [&_li]:data-code:text-[0.8125rem] [&_li]:data-code:leading-6 [&_li]:data-code:[tab-size:4] [&_li]:data-cited:bg-[var(--mark)]"
        >
          {lines.map((line, place) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are named by their numbers and never move
              key={place}
              id={`note-L${place + 1}`}
              tabIndex={-1}
              data-code={isCode[place] || undefined}
              data-cited={cited?.line === place + 1 || undefined}
            >
              <PlaceName name={placeAbove(place + 1)} />
              {line === "" ? "\u00a0" : replacePictures(line, named)}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};
