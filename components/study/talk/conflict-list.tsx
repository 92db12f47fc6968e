"use client";

import { TriangleAlert } from "lucide-react";
import type { ConflictView, DocumentSpan } from "#lib/schemas/study.ts";
import { RenderedText } from "../../ui/rendered-text.tsx";
import { useTexts } from "../../ui/texts.tsx";

/** Where notes and material disagreed, what each said, and where the document speaks of it now. */
export const ConflictList = (props: {
  conflicts: readonly ConflictView[];
  htmlOf: (block: string) => string | null;
  onShowPlace: (place: DocumentSpan) => void;
}) => {
  const t = useTexts();
  const { conflicts, htmlOf } = props;
  return (
    <details className="talk-conflicts">
      <summary>
        <TriangleAlert aria-hidden="true" className="size-4 flex-none" />
        {t("study.conflicts.title", { count: conflicts.length })}
      </summary>
      <p className="caption">{t("study.conflicts.lead")}</p>
      <ul className="grid gap-5">
        {conflicts.map((conflict) => (
          <li key={conflict.id} className="grid gap-1.5">
            <p className="font-medium">{conflict.subject}</p>
            <dl className="grid gap-2 text-sm">
              <dt className="caption">{t("study.conflicts.material")}</dt>
              <dd className="line-through decoration-1 opacity-75">
                <RenderedText html={htmlOf(conflict.materialBlock)} text={conflict.material} />
              </dd>
              <dt className="caption">{t("study.conflicts.note")}</dt>
              <dd>
                <RenderedText html={htmlOf(conflict.noteBlock)} text={conflict.note} />
              </dd>
            </dl>
            <ShowPlace place={conflict.place} onShowPlace={props.onShowPlace} />
          </li>
        ))}
      </ul>
    </details>
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
