import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache, type ReactNode } from "react";
import { stepWays } from "#app/(workspace)/guide-steps.ts";
import { ClientTexts } from "#app/client-texts.tsx";
import { orNotFound } from "#app/page-services.ts";
import { picturedNote } from "#app/shown-pictures.ts";
import { DocumentOfMistakes } from "#components/quiz/document-of-mistakes.tsx";
import { Player } from "#components/quiz/player.tsx";
import { type PicturedNote, questionSlots } from "#components/quiz/question-slots.tsx";
import { UndoDeletion } from "#components/quiz/question-tools.tsx";
import { RunHalted, RunProgress } from "#components/quiz/run-progress.tsx";
import { MakeFromThread } from "#components/subjects/make-from-thread.tsx";
import { SubjectLink } from "#components/subjects/subject-link.tsx";
import type { StepOfQuestion } from "#lib/guide/guide-note-store.ts";
import type { CorrectionsTaken, QuizView, StaleQuestion } from "#lib/schemas/quiz.ts";
import type { DocumentChange } from "#lib/schemas/source.ts";
import type { ThreadView } from "#lib/schemas/thread.ts";
import { settingsForNext } from "#lib/study/presets.ts";
import { changedManuals } from "./changed-ground.tsx";
import {
  askAddresses,
  type ChangedManuals,
  noteAddress,
  QuizHead,
  questionLabels,
} from "./quiz-head.tsx";

type Props = PageProps<"/quiz/[threadId]">;

/** Thread and quiz of this address, once for the page and its title. */
const load = cache((threadId: string) =>
  orNotFound(async ({ services, locale }) => {
    const thread = await services.threads.read.getThread(threadId, locale);
    if (thread.kind !== "quiz") notFound();
    const quiz = await services.quiz.read.getQuiz(threadId, locale);
    const sources = await services.subjects.read.sourcesOfThread(threadId);
    const ids = sources.map((source) => source.id);
    const edited = await services.subjects.read.documentChanges(ids);
    const taken = await services.quiz.read.correctionsTaken(threadId);
    const stale = await services.quiz.read.staleQuestions([threadId]);
    const manuals = await services.quiz.read.shownEvidenceChanges(threadId);
    const told = quiz.questions.flatMap(({ id, key }) => (key === null ? [] : [id]));
    const documents = await services.study.read.documentsOfQuiz(threadId, told);
    const steps = await services.guide.read.stepsOfQuestions([threadId]);
    const pictured = await picturedNote(services, threadId, locale);
    const settings = settingsForNext(await services.study.read.lastStudySettings());
    return {
      thread,
      quiz,
      sources,
      edited,
      taken,
      stale,
      manuals,
      documents,
      steps,
      pictured,
      settings,
      offline: (await services.settings.read.modelStatus()).offline,
    };
  }),
);

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { threadId } = await props.params;
  return { title: (await load(threadId)).thread.title };
};

const QuizPage = async (props: Props) => {
  const { threadId } = await props.params;
  const loaded = await load(threadId);
  const { thread, quiz, sources, taken, stale, pictured, settings, offline } = loaded;
  const ready = quiz.status === "ready" || quiz.status === "ready_unchecked";
  return (
    <div className="page pt-6 pb-28 sm:pt-10">
      <ClientTexts
        namespaces={[
          "shell",
          "keys",
          "cards",
          "stages",
          "progress",
          "player",
          "questions",
          "quizFiles",
          "recall",
          "report",
          "results",
          "sources",
        ]}
      >
        {ready ? (
          <ReadyQuiz
            thread={thread}
            quiz={quiz}
            taken={taken}
            stale={stale}
            documents={loaded.documents}
            steps={loaded.steps}
            edited={loaded.edited}
            manuals={await changedManuals(quiz.id, loaded.manuals)}
            pictured={pictured}
            ofMistakes={<DocumentOfMistakes quizId={quiz.id} settings={settings} />}
          >
            <MakeFromThread kind="study" sources={sources} settings={settings} look="quiet" />
          </ReadyQuiz>
        ) : (
          <Run thread={thread} quiz={quiz} offline={offline} />
        )}
      </ClientTexts>
    </div>
  );
};

const ReadyQuiz = async (props: {
  thread: ThreadView;
  quiz: QuizView;
  taken: CorrectionsTaken;
  stale: readonly StaleQuestion[];
  /** Those that say what questions rest on, by the questions' ids. */
  documents: ReadonlyMap<string, string>;
  /** The steps of guides that questions rest on, by the questions' ids. */
  steps: ReadonlyMap<string, StepOfQuestion>;
  /** What was changed in documents that the note was taken from. */
  edited: readonly DocumentChange[];
  manuals: ChangedManuals;
  pictured: PicturedNote | null;
  /** What can be made of the mistakes. */
  ofMistakes: ReactNode;
  /** What else can be made of the note. */
  children: ReactNode;
}) => (
  <UndoDeletion quizId={props.quiz.id}>
    <Player
      key={props.quiz.round}
      quizId={props.quiz.id}
      round={props.quiz.round}
      questions={questionSlots(
        props.quiz,
        await questionLabels(props.manuals.changed),
        noteAddress(props.quiz.id),
        props.stale,
        props.pictured,
        {
          asks: askAddresses(props.quiz.id, props.documents),
          steps: await stepWays(props.steps),
        },
      )}
      others={props.children}
      ofMistakes={props.ofMistakes}
    >
      <QuizHead
        quiz={props.quiz}
        thread={props.thread}
        taken={props.taken}
        stale={props.stale.length}
        edited={props.edited}
        manuals={props.manuals}
      />
    </Player>
  </UndoDeletion>
);

const Run = (props: { thread: ThreadView; quiz: QuizView; offline: boolean }) => {
  const { thread, quiz } = props;
  const halted = thread.status === "failed" || thread.status === "stopped";
  return (
    <div className="grid max-w-2xl gap-8">
      <header className="grid gap-1">
        <SubjectLink subject={thread.subject} className="w-fit" />
        <h1 className="font-serif text-base font-medium leading-[1.4] text-ink-soft sm:text-xl">
          {thread.title}
        </h1>
      </header>
      {halted ? (
        <RunHalted threadId={thread.id} error={thread.status === "failed" ? thread.error : null} />
      ) : (
        <RunProgress
          thread={thread}
          offline={props.offline}
          strategy={quiz.strategy}
          fromCache={quiz.fromCache}
        />
      )}
    </div>
  );
};

export default QuizPage;
