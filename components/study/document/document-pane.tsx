"use client";

import { memo, type ReactNode, type RefObject } from "react";
import { RenderedText } from "#components/ui/rendered-text.tsx";
import type { EditView } from "#lib/schemas/study.ts";
import { CardNote } from "../cards/card-note.tsx";
import type { DocumentRow } from "./document-rows.ts";

/**
 * Lights the words of edits. The marks stand in HTML that React does not own and replaces with every edit, so rules
 * name them. `fresh` ones have just arrived; the `newest` of all is underlined as long as it is; `looked` is the one
 * whose words or note are looked at.
 */
export const LitMarks = (props: {
  fresh: readonly number[];
  newest: number | null;
  looked: number | null;
}) => {
  const selector = (number: number) => `.doc mark[data-edit="${number}"]`;
  const newest =
    props.newest === null ? "" : `${selector(props.newest)}{--lit-line:var(--color-accent)}`;
  const fresh = props.fresh.map((number) => `${selector(number)}{--lit:var(--mark)}`).join("");
  const looked =
    props.looked === null
      ? ""
      : `${selector(props.looked)}{--lit:var(--mark);--lit-line:var(--color-accent)}`;
  return <style>{newest + fresh + looked}</style>;
};

/** A document as it reads, each passage with the notes on it behind it. */
export const DocumentPane = (props: {
  rows: readonly DocumentRow[];
  language: string;
  htmlOf: (id: string) => string | null;
  /** The note of an edit; a stable function. */
  noteOf: ((edit: EditView) => ReactNode) | null;
  panelRef: RefObject<HTMLElement | null>;
  growing: boolean;
}) => (
  <article
    ref={props.panelRef}
    lang={props.language}
    className="doc"
    data-growing={props.growing || undefined}
    aria-busy={props.growing}
  >
    {props.rows.map((row) => (
      <Row key={row.key} row={row} html={props.htmlOf(row.block.id)} noteOf={props.noteOf} />
    ))}
  </article>
);

/** By which name the printed contents lead to a heading. */
export const headingName = (start: number): string => `heading-${start}`;

interface RowProps {
  row: DocumentRow;
  html: string | null;
  noteOf: ((edit: EditView) => ReactNode) | null;
}

/** Every poll brings new objects with the same values in them. */
const isSame = (before: RowProps, after: RowProps): boolean => {
  const [old, young] = [before.row, after.row];
  return (
    before.html === after.html &&
    before.noteOf === after.noteOf &&
    old.block.start === young.block.start &&
    old.block.end === young.block.end &&
    old.block.id === young.block.id &&
    (old.edits === young.edits || (old.edits.length === 0 && young.edits.length === 0)) &&
    (old.cards === young.cards || JSON.stringify(old.cards) === JSON.stringify(young.cards)) &&
    (old.questions === young.questions ||
      JSON.stringify(old.questions) === JSON.stringify(young.questions))
  );
};

const Row = memo(({ row, html, noteOf }: RowProps) => {
  const { start, end, heading } = row.block;
  return (
    <div
      id={heading === null ? undefined : headingName(start)}
      className="doc-row"
      data-start={start}
      data-end={end}
      data-level={heading?.level}
    >
      <RenderedText html={html} text={heading?.text ?? ""} />
      {noteOf !== null && row.edits.length + row.cards.length + row.questions.length > 0 && (
        <div data-edit-notes className="max-noted:mt-2 max-noted:grid max-noted:gap-1 print:hidden">
          {row.edits.map(noteOf)}
          {row.cards.length + row.questions.length > 0 && (
            <CardNote cards={row.cards} questions={row.questions} />
          )}
        </div>
      )}
    </div>
  );
}, isSame);
