"use client";

import { TriangleAlert } from "lucide-react";
import { buttonStyle } from "#components/ui/button-style.ts";
import { RenderedText } from "#components/ui/rendered-text.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import type { ConflictView, DocumentSpan } from "#lib/schemas/study.ts";
import type { DocumentActions } from "../workspace/use-document-actions.ts";

/** Where notes and material disagreed, what each said, and whose word the student takes, one by one. */
export const ConflictList = (props: {
  conflicts: readonly ConflictView[];
  htmlOf: (block: string) => string | null;
  actions: DocumentActions;
  onShowPlace: (place: DocumentSpan) => void;
}) => {
  const t = useTexts();
  const { conflicts, htmlOf, actions } = props;
  const left = conflicts.filter(({ settled }) => settled === null).length;
  return (
    <details className="border border-doubt-line rounded-card bg-doubt-wash text-sm [&>summary]:flex [&>summary]:items-center [&>summary]:gap-2.5 [&>summary]:min-h-11 [&>summary]:py-2 [&>summary]:px-4 [&>summary]:text-doubt [&>summary]:font-strong [&>:not(summary)]:px-4 [&>:not(summary)]:pb-4">
      <summary>
        <TriangleAlert aria-hidden="true" className="size-4 flex-none" />
        <span>
          {t("study.conflicts.title", { count: conflicts.length })}
          <span className="caption block">{t("study.conflicts.left", { count: left })}</span>
        </span>
      </summary>
      <p className="caption">{t("study.conflicts.lead")}</p>
      <ul className="grid gap-5">
        {conflicts.map((conflict) => (
          <li key={conflict.id} className="grid gap-1.5">
            <p className="font-medium">{conflict.subject}</p>
            <dl className="grid gap-2 text-sm">
              <dt className="caption">{t("study.conflicts.material")}</dt>
              <dd className={conflict.settled === "material" ? undefined : refused}>
                <RenderedText html={htmlOf(conflict.materialBlock)} text={conflict.material} />
              </dd>
              <dt className="caption">{t("study.conflicts.note")}</dt>
              <dd className={conflict.settled === "material" ? refused : undefined}>
                <RenderedText html={htmlOf(conflict.noteBlock)} text={conflict.note} />
              </dd>
            </dl>
            <SettleConflict conflict={conflict} actions={actions} />
            <ShowPlace place={conflict.place} onShowPlace={props.onShowPlace} />
          </li>
        ))}
      </ul>
    </details>
  );
};

/** What does not stand in the document. */
const refused = "line-through decoration-1 opacity-75";

const SettleConflict = (props: { conflict: ConflictView; actions: DocumentActions }) => {
  const t = useTexts();
  const { conflict, actions } = props;
  const { id, settled, replaceable } = conflict;
  const button = (choice: "note" | "material", label: string) => (
    <button
      type="button"
      className={buttonStyle("secondary")}
      disabled={actions.busy}
      onClick={() => void actions.settle(id, choice)}
    >
      {label}
    </button>
  );
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      {settled !== null && <p className="caption">{t(`study.conflicts.settled.${settled}`)}</p>}
      {settled === null && button("note", t("study.conflicts.keep"))}
      {settled === "material" && button("note", t("study.conflicts.back"))}
      {settled !== "material" && replaceable && button("material", t("study.conflicts.take"))}
      <p role="alert" className="w-full text-loss empty:hidden">
        {actions.problemAt(`conflict ${id}`)}
      </p>
    </div>
  );
};

const ShowPlace = (props: {
  place: DocumentSpan | null;
  onShowPlace: (place: DocumentSpan) => void;
}) => {
  const t = useTexts();
  const { place } = props;
  if (place === null) return null;
  return (
    <button
      type="button"
      className="link justify-self-start text-sm"
      onClick={() => props.onShowPlace(place)}
    >
      {t("study.conflicts.show")}
    </button>
  );
};
