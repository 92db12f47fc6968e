import { Footprints } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { cache } from "react";
import { z } from "zod";
import { stepAddress } from "#app/(workspace)/guide-steps.ts";
import { changedGrounds } from "#app/(workspace)/quiz/[threadId]/changed-ground.tsx";
import {
  CorrectionAction,
  correctionLabels,
  noteAddress,
  TakeAll,
} from "#app/(workspace)/quiz/[threadId]/quiz-head.tsx";
import { ClientTexts } from "#app/client-texts.tsx";
import { orNotFound } from "#app/page-services.ts";
import { notePictures } from "#app/shown-pictures.ts";
import { formatter, texts } from "#app/texts.ts";
import { ChangedPassage } from "#components/cards/changed-passage.tsx";
import { type CorrectionLabels, CorrectionNote } from "#components/quiz/correction-note.tsx";
import { NoteText } from "#components/quiz/note-text.tsx";
import { questionName } from "#components/quiz/question-name.ts";
import { RestingQuestions } from "#components/quiz/resting-questions.tsx";
import { settledFocus } from "#components/quiz/settled-focus.ts";
import { ShowPlace } from "#components/quiz/show-place.tsx";
import { SourceActions } from "#components/subjects/source-actions.tsx";
import { SubjectLink } from "#components/subjects/subject-link.tsx";
import type { ShownPictures } from "#components/ui/rich-text.tsx";
import { stepWords } from "#lib/guide/export-guide.ts";
import type { GuideOfNote } from "#lib/guide/guide-note-store.ts";
import { type NotePlace, noteAnchor, type OpenCorrection } from "#lib/questions/note-places.ts";
import { type RestingQuestion, restingLinkOf } from "#lib/questions/resting-questions.ts";
import type { ChangedEvidence } from "#lib/schemas/quoted-manual.ts";
import type { SourcePlace } from "#lib/schemas/source.ts";
import { maxNoteBytes } from "#lib/schemas/thread-requests.ts";
import { settingsForNext } from "#lib/study/presets.ts";
import { placeWords, shownPlace } from "#lib/subjects/place-words.ts";
import { noteLanguage } from "#lib/text/note-language.ts";
import { ChangedDocument } from "./changed-document.tsx";
import { EarlierText, SourceHistory } from "./source-history.tsx";

type Props = PageProps<"/source/[sourceId]">;

/** Which of its texts is shown; the present one where none is named. */
const query = z.object({ revision: z.coerce.number().int().min(0).optional().catch(undefined) });

/** The source of this address, once for the page and its title. */
const load = cache((sourceId: string) =>
  orNotFound(async ({ services, locale }) => {
    const source = await services.subjects.read.getSource(sourceId);
    const subject = await services.subjects.read.getSubject(source.subjectId, locale);
    const settings = settingsForNext(await services.study.read.lastStudySettings());
    const open = await services.quiz.read.openCorrections(sourceId);
    const versions = await services.subjects.read.sourceVersions(sourceId);
    const resting = await services.quiz.read.restingQuestions(sourceId);
    const shown = notePictures(source.pictures, locale);
    const edited = await services.subjects.read.documentChange(sourceId);
    const saved = await services.guide.read.guideOfNote(sourceId);
    const manuals = new Map<string, ChangedEvidence>();
    for (const { quizId } of open)
      if (!manuals.has(quizId))
        manuals.set(quizId, await services.quiz.read.shownEvidenceChanges(quizId));
    return { edited, manuals, saved, source, subject, settings, open, versions, resting, shown };
  }),
);

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { sourceId } = await props.params;
  return { title: (await load(sourceId)).source.title };
};

/** The names of pages beside the text with which they begin; of chapters on one page it is said once. */
const pagesBeside = (places: readonly SourcePlace[], nameOf: (place: SourcePlace) => string) => {
  const named = places.map((place) => ({ at: place.start, name: nameOf(place) }));
  return named
    .filter(({ name }, index) => name !== named[index - 1]?.name)
    .map(({ at, name }) => ({
      at,
      note: (
        <p key={at} className="caption wrap-anywhere">
          {name}
        </p>
      ),
    }));
};

const isPageOfWeb = (file: string): boolean => /^https?:\/\/\S+$/u.test(file);

/** Where a text comes from; a page of the web can be opened there. */
const Place = ({ file }: { file: string }) => (
  <>
    {isPageOfWeb(file) ? (
      <a href={file} target="_blank" rel="noreferrer noopener" className="link">
        {shownPlace(file)}
      </a>
    ) : (
      file
    )}
    {" · "}
  </>
);

/** The questions and cards that rest on a passage, folded under their number. */
const FoldedQuestions = async (props: { questions: readonly RestingQuestion[] }) => {
  const t = await texts("sources");
  const { questions } = props;
  return (
    <details className="fold min-w-0 text-sm">
      <summary>{t("resting.title", { count: questions.length })}</summary>
      <div className="pt-2">
        <RestingQuestions questions={questions.map(restingLinkOf)} />
      </div>
    </details>
  );
};

const linkLook =
  "link wrap-anywhere pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center";

/** The guide that a note was saved from, and its steps that the note does not say any more. */
const SavedGuide = async ({ saved: { guide, steps } }: { saved: GuideOfNote }) => {
  const t = await texts("sources");
  const gone = steps.flatMap(({ step, state }) =>
    step !== null && state.kind === "gone" ? [step] : [],
  );
  return (
    <>
      <p className="caption">
        <Link href={`/guide/${guide.id}`} prefetch={false} className={linkLook}>
          {t("guide.from", { title: guide.title })}
        </Link>
      </p>
      {gone.length > 0 && (
        <p className="caption flex flex-wrap items-center gap-x-3 text-doubt">
          {t("guide.missing", { count: gone.length })}
          {gone.map((step) => (
            <Link
              key={step}
              href={stepAddress(guide.id, step)}
              prefetch={false}
              aria-label={t("guide.stepHere", { number: step + 1 })}
              className={linkLook}
            >
              {step + 1}
            </Link>
          ))}
        </p>
      )}
    </>
  );
};

/** The ways to the steps of its guide, each beside the words that a note has of it. */
const stepsBeside = async (saved: GuideOfNote | null) => {
  if (saved === null) return [];
  const t = await texts("sources");
  const labels = {
    ...{ changed: t("guide.changed"), gone: "" },
    ...{ before: t("guide.before"), after: t("guide.after") },
  };
  return saved.steps.flatMap(({ step, text, state }) => {
    if (state.kind === "gone") return [];
    const note = (
      <div key={`${state.start} ${text}`} className="min-w-0 text-sm">
        {step === null ? (
          <p className="caption">{t("guide.former")}</p>
        ) : (
          <Link
            href={stepAddress(saved.guide.id, step)}
            prefetch={false}
            className={`inline-flex items-center gap-1.5 ${linkLook}`}
          >
            <Footprints aria-hidden="true" className="size-3.5 flex-none" />
            {t("guide.stepHere", { number: step + 1 })}
          </Link>
        )}
        <ChangedPassage before={stepWords(text)} state={state} labels={labels} open={false} />
      </div>
    );
    return [{ at: state.start, note }];
  });
};

/** A text that the source had before, as it was. */
const Earlier = async (props: { sourceId: string; revision: number; shown: ShownPictures }) => {
  const { sourceId, revision } = props;
  const text = await orNotFound(({ services }) =>
    services.subjects.read.sourceTextAt(sourceId, revision),
  );
  return (
    <NoteText
      note={{ text, places: [] }}
      language={noteLanguage(text)}
      beside={[]}
      pictures={props.shown}
    />
  );
};

const markedPlaces = (open: readonly OpenCorrection[]): NotePlace[] =>
  open.flatMap(({ places }) => places.map((place) => ({ ...place, kind: "correction" as const })));

/** How many corrections its quizzes have for it, one press for all of them, and where they stand. */
const OpenCorrections = async ({ open }: { open: readonly OpenCorrection[] }) => {
  const [t, report] = await Promise.all([texts("sources"), texts("report")]);
  return (
    <section className="grid max-w-2xl grid-cols-1 gap-3 border-l-2 border-doubt-line pl-4">
      <h2 className="font-medium text-doubt">{t("corrections", { count: open.length })}</h2>
      <ul className="grid grid-cols-1 gap-1 text-sm">
        {open.map(({ card, at, places }) => (
          <li key={at} className="min-w-0">
            <a
              href={`#${noteAnchor(places[0] ?? { start: at, end: at })}`}
              className="link wrap-anywhere pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
            >
              {questionName(card.original.text)}
            </a>
            {card.isDisputed && <span className="caption"> · {report("evidence.disputed")}</span>}
          </li>
        ))}
      </ul>
      <ClientTexts namespaces={["shell", "report"]}>
        <TakeAll cards={open.map(({ card, quizId }) => ({ ...card, quizId }))} />
      </ClientTexts>
    </section>
  );
};

/** The corrections beside the sentences that they are of, each to be settled there. */
const correctionsBeside = async (
  open: readonly OpenCorrection[],
  manuals: ReadonlyMap<string, ChangedEvidence>,
) => {
  const t = await texts("sources");
  const labelsOf = new Map<string, CorrectionLabels>();
  for (const [quizId, changed] of manuals)
    labelsOf.set(quizId, await correctionLabels(await changedGrounds(quizId, changed)));
  const labels = await correctionLabels();
  return open.map(({ card, quizId, at }) => ({
    at,
    note: (
      <CorrectionNote
        key={`${quizId} ${card.id}`}
        card={card}
        labels={{ ...(labelsOf.get(quizId) ?? labels), show: t("inReport") }}
        note={noteAddress(quizId)}
        isBeside
      >
        <CorrectionAction
          {...{ quizId, card }}
          taken={{ taken: [], own: [], several: [], open: [card.id], sources: [] }}
        />
      </CorrectionNote>
    ),
  }));
};

/** A source as it was given, and what can be made from it. */
const SourcePage = async (props: Props) => {
  const { sourceId } = await props.params;
  const { revision } = query.parse(await props.searchParams);
  const [loaded, t, format] = await Promise.all([load(sourceId), texts("sources"), formatter()]);
  const { source, subject, settings, open, versions, resting, shown, edited, manuals, saved } =
    loaded;
  const { text, places, pictures: _, ...listed } = source;
  const date = format.dateTime(new Date(source.createdAt), { dateStyle: "long" });
  const earlier = versions.find((one) => one.revision === revision && revision !== source.revision);
  return (
    <div className="page grid grid-cols-1 gap-8 pt-6 pb-28 sm:pt-10">
      <header className="grid max-w-2xl grid-cols-1 gap-1">
        <SubjectLink subject={subject} className="w-fit" />
        <h1
          id={settledFocus}
          tabIndex={-1}
          className="font-serif text-xl font-medium wrap-anywhere outline-none"
        >
          {source.title}
        </h1>
        <p className="caption wrap-anywhere">
          {source.fileName !== null && <Place file={source.fileName} />}
          {t("words", { words: source.words })} ·{" "}
          {/* A page of the web may say something else by now. */}
          {t(isPageOfWeb(source.fileName ?? "") ? "readOn" : "addedOn", { date })} ·{" "}
          {t("used", { count: source.threads })}
          {source.revision > 0 && ` · ${t("edited", { count: source.revision })}`}
        </p>
        {saved !== null && <SavedGuide saved={saved} />}
        <ClientTexts namespaces={["shell", "sources", "noteFiles"]}>
          <SourceActions source={listed} text={text} settings={settings} maxBytes={maxNoteBytes} />
        </ClientTexts>
      </header>
      {earlier ? (
        <EarlierText sourceId={sourceId} version={earlier} />
      ) : (
        <>
          {edited !== null && (
            <ClientTexts namespaces={["shell", "sources"]}>
              <ChangedDocument changed={edited} />
            </ClientTexts>
          )}
          {open.length > 0 && <OpenCorrections open={open} />}
          <SourceHistory {...{ sourceId, versions }} />
        </>
      )}
      <h2 className="sr-only">{t("text")}</h2>
      <ClientTexts namespaces={["shell", "report", "sources"]}>
        {earlier ? (
          <Earlier {...{ sourceId, shown }} revision={earlier.revision} />
        ) : (
          <NoteText
            note={{ text, places: markedPlaces(open) }}
            language={noteLanguage(text)}
            beside={[
              ...pagesBeside(places, (place) => {
                const { key, values } = placeWords(place);
                return t(`place.${key}`, values);
              }),
              ...(await stepsBeside(saved)),
              ...(await correctionsBeside(open, manuals)),
            ].toSorted((a, b) => a.at - b.at)}
            gathered={(from, until) => {
              const own = resting.filter(({ at }) => at >= from && at < until);
              return own.length === 0 ? null : <FoldedQuestions key="resting" questions={own} />;
            }}
            pictures={shown}
          />
        )}
      </ClientTexts>
      <ShowPlace />
    </div>
  );
};

export default SourcePage;
