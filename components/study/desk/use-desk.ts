"use client";

import { useCallback, useRef, useState } from "react";
import type { DocumentSpan, StudyView } from "#lib/schemas/study.ts";

import { coveredTop, rowInSight } from "../document/use-reading-place.ts";
import type { SidePanel } from "./side-column.tsx";
import { useArrivals } from "./use-arrivals.ts";
import { useCitations } from "./use-citations.ts";
import { useDocumentActions } from "./use-document-actions.ts";
import { useLooks } from "./use-looks.ts";
import { useMarked } from "./use-marked.ts";
import { useNews } from "./use-news.ts";
import { usePhoneTab } from "./use-phone-tab.ts";
import { useStudyView } from "./use-study-view.ts";
import { useWay } from "./use-way.ts";
import { useWriting } from "./use-writing.ts";

/** Everything that the desk knows and can do; its parts only show it. */
export const useDesk = (initial: StudyView, html: Readonly<Record<string, string>>) => {
  const { view, htmlOf, unreachable, poll, pollRun: said } = useStudyView(initial, html);
  const sheet = useRef<HTMLElement>(null);
  const [panel, setPanel] = useState<SidePanel>("talk");
  const [tab, setTab] = usePhoneTab();
  const [version, setVersion] = useState<number | null>(null);
  const [diff, setDiff] = useState<number | null>(null);
  const actions = useDocumentActions(view.thread.id, poll);
  const looks = useLooks(view.edits);
  const news = useNews(view, tab, panel);

  const backAt = useRef<(at: number) => void>(() => undefined);
  const writing = useWriting(useCallback((at: number) => backAt.current(at), []));
  const reviewing = view.thread.question?.kind === "study_review";
  const reading = version === null && writing.from === null && !reviewing;
  const go = useWay(sheet, reading && tab === "document");
  useArrivals(view.edits, { sheet, reading, setTab, go });
  backAt.current = (at) => {
    void poll();
    go(at);
  };

  const show = useCallback(
    (next: SidePanel) => {
      setPanel(next);
      setTab("side");
    },
    [setTab],
  );
  const passage = useMarked(() => show("talk"));
  const citations = useCitations({
    blocks: view.document?.blocks ?? view.draft?.blocks ?? [],
    onCite: useCallback(() => show("notes"), [show]),
    onGo: (start) => {
      setTab("document");
      go(start);
    },
  });
  const read = () => {
    setTab("document");
    setVersion(null);
    if (writing.from !== null) writing.close();
  };
  const showPlace = (place: DocumentSpan) => {
    read();
    go(place.start, { lights: true });
  };
  const showEdit = (number: number) => {
    const place = view.edits.find((edit) => edit.number === number)?.place;
    if (!place) return setDiff(number);
    read();
    looks.setOpen(number);
    go(place.start, { edit: number, lights: true });
  };
  const write = () => {
    if (writing.from !== null) return writing.close();
    setVersion(null);
    setTab("document");
    const row = sheet.current && rowInSight(sheet.current, coveredTop());
    writing.open(Number(row?.dataset.start ?? 0));
  };
  const lookAt = (revision: number | null) => {
    setVersion(revision);
    setTab("document");
    window.scrollTo({ top: 0 });
  };
  return {
    ...{ view, htmlOf, unreachable, poll, said, sheet, actions, looks, news, go },
    ...{ panel, show, tab, setTab, version, lookAt, diff, setDiff, ...passage, ...citations },
    ...{ writing, write, reading, reviewing, showPlace, showEdit },
  };
};

export type Desk = ReturnType<typeof useDesk>;
