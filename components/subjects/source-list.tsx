"use client";

import { FileText, ListChecks, Trash2 } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import type { SourceView } from "#lib/schemas/source.ts";
import { mostSources } from "#lib/schemas/source-limits.ts";
import type { StudySettings } from "#lib/schemas/study.ts";
import { shownPlace } from "#lib/subjects/place-words.ts";
import { Alert } from "../ui/alert.tsx";
import { buttonStyle } from "../ui/button-style.ts";
import { RemovalDialog } from "../ui/dialog.tsx";
import { useTexts } from "../ui/texts.tsx";
import { type ListedSource, useMakeFromParts } from "./use-make-from-parts.tsx";

type MakeFrom = ReturnType<typeof useMakeFromParts>;

/** The two things that can be made from sources. */
export const MakeButtons = (props: { from: readonly ListedSource[]; making: MakeFrom }) => {
  const t = useTexts();
  const { from, making } = props;
  const titles = from.map(({ title }) => title).join(", ");
  const look = buttonStyle("quiet", "px-2.5");
  return (
    <>
      <button
        type="button"
        disabled={making.busy}
        aria-label={`${t("sources.makeQuiz")}: ${titles}`}
        onClick={() => making.make("quiz", from)}
        className={look}
      >
        <ListChecks aria-hidden="true" className="size-4" />
        {t("sources.quiz")}
      </button>
      <button
        type="button"
        disabled={making.busy}
        aria-label={`${t("sources.makeDocument")}: ${titles}`}
        onClick={() => making.make("study", from)}
        className={look}
      >
        <FileText aria-hidden="true" className="size-4" />
        {t("sources.document")}
      </button>
    </>
  );
};

/** Deletes a source, and says before what rests on it. */
export const DeleteSource = (props: { source: SourceView; onDone: () => void }) => {
  const t = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const [takesAlong, setTakesAlong] = useState(false);
  const { id, title, threads } = props.source;
  return (
    <>
      <button
        type="button"
        onClick={() => dialog.current?.showModal()}
        aria-label={`${t("sources.delete")}: ${title}`}
        title={t("sources.delete")}
        className={buttonStyle("quiet", "px-2.5")}
      >
        <Trash2 aria-hidden="true" className="size-4" />
      </button>
      <RemovalDialog
        dialog={dialog}
        url={`/api/sources/${id}`}
        title={t("sources.deleteTitle", { title })}
        body={t(takesAlong ? "sources.takeBody" : "sources.deleteBody", { count: threads })}
        confirm={t("sources.deleteConfirm")}
        bin={t("sources.bin")}
        {...(takesAlong && { query: "?made=bin", binChange: { made: "bin" } })}
        onDone={props.onDone}
        onClose={() => setTakesAlong(false)}
      >
        {threads > 0 && (
          <label className="mt-3 flex min-h-11 cursor-pointer items-center gap-3 text-sm">
            <input
              type="checkbox"
              checked={takesAlong}
              onChange={() => setTakesAlong(!takesAlong)}
              className="size-4 shrink-0 accent-accent"
            />
            {t("sources.takeAlong")}
          </label>
        )}
      </RemovalDialog>
    </>
  );
};

const SourceRow = (props: {
  source: SourceView;
  making: MakeFrom;
  /** Null where there is nothing to choose from. */
  checked: boolean | null;
  onCheck: () => void;
}) => {
  const t = useTexts();
  const router = useRouter();
  const { source, checked } = props;
  const told = [
    ...(source.fileName === null ? [] : [shownPlace(source.fileName)]),
    t("sources.words", { words: source.words }),
    t("sources.used", { count: source.threads }),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-b border-rule">
      {checked !== null && (
        <label className="grid min-h-11 min-w-6 place-items-center">
          <input
            type="checkbox"
            checked={checked}
            onChange={props.onCheck}
            aria-label={t("sources.select", { title: source.title })}
            className="size-4 accent-accent"
          />
        </label>
      )}
      <Link href={`/source/${source.id}`} className="group min-w-0 flex-[1_1_14rem] py-3">
        <span className="line-clamp-2 font-serif group-hover:text-accent">{source.title}</span>
        <span className="caption line-clamp-1 wrap-anywhere">{told.join(" · ")}</span>
      </Link>
      <span className="-mr-2.5 ml-auto flex flex-none">
        <MakeButtons from={[source]} making={props.making} />
        <DeleteSource source={source} onDone={() => router.refresh()} />
      </span>
    </li>
  );
};

/** So many sources are shown; the others are folded away. */
const shown = 5;

/** What can be made from in a subject: each by itself with one press, several together when they are chosen. */
export const SourceList = (props: {
  sources: readonly SourceView[];
  /** For documents that are made from here. */
  settings: StudySettings;
  /** How large a note may be. */
  maxBytes: number;
}) => {
  const t = useTexts();
  const { sources } = props;
  const making = useMakeFromParts(props.settings, props.maxBytes);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const taken = sources.filter(({ id }) => chosen.has(id));
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id) && next.size < mostSources) next.add(id);
    setChosen(next);
  };
  const rows = sources.map((source) => (
    <SourceRow
      key={source.id}
      source={source}
      making={making}
      checked={sources.length > 1 ? chosen.has(source.id) : null}
      onCheck={() => toggle(source.id)}
    />
  ));
  const rest = rows.slice(shown);
  return (
    <div className="min-w-0">
      <ul className="border-t border-rule">{rows.slice(0, shown)}</ul>
      {rest.length > 0 && (
        <details className="fold pt-2">
          <summary>{t("sources.more", { count: rest.length })}</summary>
          <ul>{rest}</ul>
        </details>
      )}
      {taken.length > 1 && (
        <p className="flex flex-wrap items-center gap-x-2 pt-2 text-sm">
          <span role="status">{t("sources.chosen", { count: taken.length })}</span>
          <MakeButtons from={taken} making={making} />
        </p>
      )}
      <Alert className="pt-2">{making.refusal}</Alert>
      {making.chooser}
    </div>
  );
};
