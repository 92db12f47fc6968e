"use client";

import { NotebookText } from "lucide-react";
import Link from "next/link";
import { RestingQuestions } from "#components/quiz/resting-questions.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import type { GuideNotes } from "#lib/schemas/guide.ts";
import type { RestingLink } from "#lib/schemas/resting-question.ts";

type Notes = GuideNotes["notes"];

/** How many questions and cards rest on a passage, in words; nothing of none. */
const useCounts = () => {
  const t = useTexts();
  return (questions: readonly RestingLink[]): string[] => {
    const cards = questions.filter(({ cardId }) => cardId !== null).length;
    return [
      ...(questions.length > 0 ? [t("guide.notes.questions", { count: questions.length })] : []),
      ...(cards > 0 ? [t("guide.notes.cards", { count: cards })] : []),
    ];
  };
};

const NoteWay = (props: { note: Notes[number]; start: number | null; told: string | null }) => (
  <p className="min-w-0 wrap-anywhere">
    <Link
      href={`/source/${props.note.sourceId}${props.start === null ? "" : `#at-${props.start}`}`}
      prefetch={false}
      className="link pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
    >
      {props.note.title}
    </Link>
    {props.told !== null && <span className="text-doubt"> · {props.told}</span>}
  </p>
);

/** That a step stands in notes, folded, with what rests on it there; nothing where the guide was not saved. */
export const StepNotes = (props: { notes: Notes; step: number }) => {
  const t = useTexts();
  const counts = useCounts();
  const own = props.notes.flatMap((note) =>
    note.steps.filter(({ step }) => step === props.step).map((one) => ({ note, ...one })),
  );
  if (own.length === 0) return null;
  const summary = [t("guide.notes.title"), ...counts(own.flatMap(({ questions }) => questions))];
  return (
    <details className="fold min-w-0 font-sans text-sm">
      <summary>{summary.join(" · ")}</summary>
      <ul className="grid grid-cols-1 gap-3 pt-2">
        {own.map(({ note, state, start, questions }) => (
          <li key={note.sourceId} className="grid min-w-0 grid-cols-1 gap-2">
            <NoteWay
              {...{ note, start }}
              told={state === "there" ? null : t(`guide.notes.${state}`)}
            />
            <RestingQuestions questions={questions} />
          </li>
        ))}
      </ul>
    </details>
  );
};

/** The notes that a guide was saved as, with what rests on the parts of them that are no step. */
export const SavedNotes = ({ notes }: { notes: Notes }) => {
  const t = useTexts();
  const counts = useCounts();
  if (notes.length === 0) return null;
  return (
    <section aria-label={t("guide.notes.title")} className="grid gap-2 text-sm">
      <h3 className="caption flex items-center gap-1.5">
        <NotebookText aria-hidden="true" className="size-3.5 flex-none" />
        {t("guide.notes.title")}
      </h3>
      <ul className="grid grid-cols-1 gap-2">
        {notes.map((note) => (
          <li key={note.sourceId} className="grid min-w-0 grid-cols-1 gap-1">
            <NoteWay
              note={note}
              start={null}
              told={note.isEarlier ? t("guide.notes.earlier") : null}
            />
            {note.others.length > 0 && (
              <details className="fold min-w-0">
                <summary>{counts(note.others).join(" · ")}</summary>
                <div className="pt-2">
                  <RestingQuestions questions={note.others} />
                </div>
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
