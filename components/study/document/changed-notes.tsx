"use client";

import { FilePenLine } from "lucide-react";
import Link from "next/link";
import { useEffect, useState } from "react";
import { sendJson } from "#components/hooks/send-json.ts";
import { useSaying } from "#components/hooks/use-sending.ts";
import { buttonStyle } from "#components/ui/button-style.ts";
import { useTexts } from "#components/ui/texts.tsx";
import type { NoteChange, NoteChanges } from "#lib/schemas/study.ts";
import { requestOf } from "#lib/subjects/note-changes.ts";
import { useStudy } from "../workspace/study-context.tsx";

const none: NoteChanges = { sources: [], changes: [], rewritten: false };

/** What the notes say now, asked for beside the page, as long notes take a moment; and again whenever the document has another text. */
const useNoteChanges = (threadId: string, revision: number): NoteChanges => {
  const [changes, setChanges] = useState(none);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each revision it is another text
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const url = `/api/study/${threadId}/note-changes`;
    void sendJson<NoteChanges>("GET", url, undefined, signal).then((sent) => {
      if (sent.ok && !signal.aborted) setChanges(sent.value);
    });
    return () => controller.abort();
  }, [threadId, revision]);
  return changes;
};

const keyOf = (threadId: string): string => `lectern.notes.${threadId}`;

/** Since which texts of the notes the student leaves the document as it is. */
const stateOf = ({ sources }: NoteChanges): string =>
  sources.map(({ id, revision }) => `${id} ${revision}`).join(" ");

type Offered = NoteChange & { readonly before: string; readonly after: string };

const isOffered = (change: NoteChange): change is Offered =>
  change.standing === "former" && change.before !== null && change.after !== null;

/** That the notes were changed since the document was made of them, and the same change for the document, one by one or all. */
export const ChangedNotes = (props: { revision: number }) => {
  const t = useTexts();
  const { view, actions } = useStudy();
  const { study } = view;
  const { thread, language } = study;
  const now = useNoteChanges(thread.id, props.revision);
  const { busy, problem, say } = useSaying(actions.sent);
  const [isOpen, setOpen] = useState(false);
  const isLeft = now.changes.every(({ standing }) => standing === "present") && !now.rewritten;
  const state = stateOf(now);
  useEffect(() => {
    setOpen(!isLeft && localStorage.getItem(keyOf(thread.id)) !== state);
  }, [thread.id, state, isLeft]);
  if (!isOpen) return null;
  // What is said at several places is changed everywhere, which is a request of its own.
  const together = now.changes.filter(isOffered).filter(({ isRepeated }) => !isRepeated);
  const isAsked = busy || thread.status === "running";
  const take = (some: readonly Offered[]) => {
    const request = requestOf(some, language);
    if (request !== null) void say(sendJson("POST", `/api/edit/${thread.id}`, { request }));
  };
  const leave = () => {
    localStorage.setItem(keyOf(thread.id), state);
    setOpen(false);
  };
  return (
    <details className="border border-doubt-line rounded-card bg-doubt-wash text-sm print:hidden">
      <summary className="flex items-center gap-2.5 min-h-11 py-2 px-4 text-doubt font-strong">
        <FilePenLine aria-hidden="true" className="size-4 flex-none" />
        {now.rewritten
          ? t("workspace.noteChanges.rewritten")
          : t("workspace.noteChanges.title", { count: now.changes.length })}
      </summary>
      <div className="grid grid-cols-1 gap-5 px-4 pb-4">
        <p className="caption">{t("workspace.noteChanges.lead")}</p>
        <ul className="grid grid-cols-1 gap-5 empty:hidden">
          {now.changes.map((change) => (
            <li key={`${change.before} ${change.after}`} className="grid grid-cols-1 gap-2">
              <Change change={change} />
              {isOffered(change) && requestOf([change], language) !== null && (
                <button
                  type="button"
                  disabled={isAsked}
                  onClick={() => take([change])}
                  className={buttonStyle("secondary", "justify-self-start")}
                >
                  {t("workspace.noteChanges.take")}
                </button>
              )}
            </li>
          ))}
        </ul>
        <p role="alert" className="text-loss empty:hidden">
          {problem}
        </p>
        <p role="status" className="caption empty:hidden">
          {isAsked ? t("workspace.noteChanges.asked") : ""}
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {together.length > 1 && (
            <button
              type="button"
              disabled={isAsked}
              onClick={() => take(together)}
              className={buttonStyle("primary")}
            >
              {t("workspace.noteChanges.all", { count: together.length })}
            </button>
          )}
          <button type="button" onClick={leave} className={buttonStyle("quiet", "-mx-3")}>
            {t("workspace.noteChanges.leave")}
          </button>
          {now.sources.map(({ id, title }) => (
            <Link key={id} href={`/source/${id}`} className="link wrap-anywhere">
              {t("workspace.noteChanges.open", { title })}
            </Link>
          ))}
        </div>
      </div>
    </details>
  );
};

/** A sentence before and now, and what the document says of it. */
const Change = ({ change: { before, after, standing } }: { change: NoteChange }) => {
  const t = useTexts();
  const labels = {
    before: t(`workspace.noteChanges.${after === null ? "gone" : "before"}`),
    after: t(`workspace.noteChanges.${before === null ? "added" : "after"}`),
  };
  return (
    <>
      <dl className="grid grid-cols-1 gap-1">
        {before !== null && (
          <>
            <dt className="caption">{labels.before}</dt>
            <dd className="font-serif text-base wrap-anywhere">
              <del className="decoration-1">{before}</del>
            </dd>
          </>
        )}
        {after !== null && (
          <>
            <dt className="caption">{labels.after}</dt>
            <dd className="font-serif text-base wrap-anywhere">
              <ins className="no-underline">{after}</ins>
            </dd>
          </>
        )}
      </dl>
      {standing === "present" && <p className="caption">{t("workspace.noteChanges.done")}</p>}
      {standing === "neither" && <p className="caption">{t("workspace.noteChanges.none")}</p>}
    </>
  );
};
