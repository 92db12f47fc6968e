import { ArrowLeft } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { cache } from "react";
import { changedGrounds } from "#app/(workspace)/quiz/[threadId]/changed-ground.tsx";
import { ClientTexts } from "#app/client-texts.tsx";
import { orNotFound } from "#app/page-services.ts";
import { notePictures } from "#app/shown-pictures.ts";
import { texts } from "#app/texts.ts";
import { CorrectionNote, DoubtNote } from "#components/quiz/correction-note.tsx";
import { NoteText } from "#components/quiz/note-text.tsx";
import { settledFocus } from "#components/quiz/settled-focus.ts";
import { ShowPlace } from "#components/quiz/show-place.tsx";
import { SubjectLink } from "#components/subjects/subject-link.tsx";
import { correctionCards, type NotePlace } from "#lib/questions/note-places.ts";
import type { CorrectionsTaken, QuizView } from "#lib/schemas/quiz.ts";
import type { ChangedEvidence } from "#lib/schemas/quoted-manual.ts";
import {
  CorrectedSources,
  CorrectionAction,
  correctionLabels,
  doubtAction,
  doubtLabels,
} from "../quiz-head.tsx";

type Props = PageProps<"/quiz/[threadId]/note">;

/** Quiz and note of this address, once for the page and its title. */
const load = cache((threadId: string) =>
  orNotFound(async ({ services, locale }) => {
    const quiz = await services.quiz.read.getQuiz(threadId, locale);
    const { subject } = await services.threads.read.getThread(threadId, locale);
    const taken = await services.quiz.read.correctionsTaken(threadId);
    const note = await services.quiz.read.quizNote(threadId);
    const manuals = await services.quiz.read.shownEvidenceChanges(threadId);
    const pictures = await services.cards.read.picturesOfThread(threadId);
    return { quiz, taken, subject, note, manuals, shown: notePictures(pictures, locale) };
  }),
);

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { threadId } = await props.params;
  return { title: (await load(threadId)).quiz.title };
};

/** The note of a quiz as the student gave it, with what was found in it beside each place. */
const QuizNotePage = async (props: Props) => {
  const { threadId } = await props.params;
  const [{ quiz, taken, subject, note, manuals, shown }, t, sources] = await Promise.all([
    load(threadId),
    texts("report"),
    texts("sources"),
  ]);
  return (
    <div className="page grid grid-cols-1 gap-8 pt-6 pb-28 sm:pt-10">
      <header className="grid max-w-2xl grid-cols-1 gap-3">
        <Link
          href={`/quiz/${threadId}`}
          className="link inline-flex w-fit items-center gap-1.5 text-sm pointer-coarse:min-h-11"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t("note.back")}
        </Link>
        <SubjectLink subject={subject} className="w-fit" />
        <h1
          id={settledFocus}
          tabIndex={-1}
          className="font-serif text-base font-medium leading-[1.4] text-ink-soft outline-none sm:text-xl wrap-anywhere"
        >
          {t("note.title")}
        </h1>
        {quiz.corrections.length > 0 && (
          <p className="caption">
            {t(taken.taken.length + taken.own.length > 0 ? "note.leadTaken" : "note.lead")}
          </p>
        )}
        <CorrectedSources taken={taken} />
        <Legend places={note.places} />
      </header>
      {/* The note's own headings begin at the third level. */}
      <h2 className="sr-only">{sources("text")}</h2>
      <ClientTexts namespaces={["shell", "report"]}>
        <NoteText
          note={note}
          language={quiz.language}
          beside={await notesBeside(quiz, taken, manuals)}
          pictures={shown}
        />
      </ClientTexts>
      <ShowPlace />
    </div>
  );
};

/** What the colours mean, of those that are there. */
const Legend = async ({ places }: { places: readonly NotePlace[] }) => {
  const t = await texts("report");
  const kinds = [
    { kind: "correction", label: t("note.corrected") },
    { kind: "doubt", label: t("note.doubtful") },
    { kind: "unchecked", label: t("note.unchecked") },
  ].filter(({ kind }) => places.some((place) => place.kind === kind));
  if (kinds.length === 0) return null;
  return (
    <ul className="note-text flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {kinds.map(({ kind, label }) => (
        <li key={kind}>
          <mark data-kind={kind}>{label}</mark>
        </li>
      ))}
    </ul>
  );
};

/** Corrections and doubts with the places that they stand beside. */
const notesBeside = async (quiz: QuizView, taken: CorrectionsTaken, manuals: ChangedEvidence) => {
  const changed = await changedGrounds(quiz.id, manuals);
  const [labels, doubts] = await Promise.all([correctionLabels(changed), doubtLabels()]);
  const corrections = correctionCards(quiz.corrections).flatMap((card) =>
    card.span === null
      ? []
      : [
          {
            at: card.span.start,
            note: (
              <CorrectionNote key={card.id} card={card} labels={labels} note={null}>
                <CorrectionAction quizId={quiz.id} {...{ taken, card }} />
              </CorrectionNote>
            ),
          },
        ],
  );
  const doubted = quiz.doubts.map((doubt) => ({
    at: doubt.span.start,
    note: (
      <DoubtNote key={`${doubt.span.start} ${doubt.by}`} doubt={doubt} labels={doubts} note={null}>
        {doubtAction(quiz.id, taken, doubt)}
      </DoubtNote>
    ),
  }));
  return [...corrections, ...doubted].toSorted((a, b) => a.at - b.at);
};

export default QuizNotePage;
