import { Check, ChevronDown, ListChecks, TriangleAlert } from "lucide-react";
import Link from "next/link";
import { Children, type ReactNode } from "react";
import { ChangedDocument } from "#app/(workspace)/source/[sourceId]/changed-document.tsx";
import { texts } from "#app/texts.ts";
import { AskAgain } from "#components/quiz/ask-again.tsx";
import { ComplaintOutcome } from "#components/quiz/complaint.tsx";
import {
  type CorrectionLabels,
  CorrectionNote,
  type DoubtLabels,
  DoubtNote,
  Labelled,
} from "#components/quiz/correction-note.tsx";
import { NoteExcerpt } from "#components/quiz/note-excerpt.tsx";
import { questionName } from "#components/quiz/question-name.ts";
import { complaintSlot, type QuestionLabels } from "#components/quiz/question-slots.tsx";
import { QuizFilesMenu } from "#components/quiz/quiz-files-menu.tsx";
import { ReportDetails } from "#components/quiz/report-details.tsx";
import {
  type CorrectionState,
  SettleCorrection,
  TakeAllCorrections,
} from "#components/quiz/settle-correction.tsx";
import type { StaleLabels } from "#components/quiz/stale-words.tsx";
import { ModelsUsed } from "#components/run/run-status.tsx";
import { SubjectLink } from "#components/subjects/subject-link.tsx";
import { buttonStyle } from "#components/ui/button-style.ts";
import { CodeBlock } from "#components/ui/code-block.tsx";
import { RichText } from "#components/ui/rich-text.tsx";
import { type CorrectionCard, correctionCards, noteAnchor } from "#lib/questions/note-places.ts";
import { shortfallReasons } from "#lib/questions/question-store.ts";
import type { CorrectionsTaken, DoubtView, QuizView, Shortfall } from "#lib/schemas/quiz.ts";
import type { DocumentChange } from "#lib/schemas/source.ts";
import type { ThreadView } from "#lib/schemas/thread.ts";
import { placeWords } from "#lib/subjects/place-words.ts";

/**
 * The words of a correction in the language of this request.
 * @param changed what stands below words whose manual says something else by now
 */
export const correctionLabels = async (
  changed: CorrectionLabels["evidence"]["changed"] = () => null,
): Promise<CorrectionLabels> => {
  const t = await texts("report");
  return {
    types: {
      definition_fix: t("types.definition_fix"),
      code_mismatch: t("types.code_mismatch"),
      wording: t("types.wording"),
    },
    basis: { source: t("basis.source"), note: t("basis.note"), model: t("basis.model") },
    evidence: { ...(await evidenceLabels()), changed },
    original: t("original"),
    fixed: t("fixed"),
    reworded: t("reworded"),
    removedCode: t("removedCode"),
    show: t("show"),
    place: await placeLabel(),
  };
};

/** The words for why a correction is to be believed. */
const evidenceLabels = async (): Promise<Omit<CorrectionLabels["evidence"], "changed">> => {
  const t = await texts("report");
  const titled = (title: string, page: string | null) =>
    page === null ? t("evidence.titled", { title }) : t("evidence.onPage", { title, page });
  return {
    contradicts: (title, page) => t("evidence.contradicts", { text: titled(title, page) }),
    supports: (title, page) => t("evidence.supports", { text: titled(title, page) }),
    note: t("basis.note"),
    model: t("evidence.model"),
    certainty: {
      sure: t("evidence.sure"),
      unconfirmed: t("evidence.unconfirmed"),
      twoWays: t("evidence.twoWays"),
      unsure: t("evidence.unsure"),
      checksDisagree: t("evidence.checksDisagree"),
    },
    quote: t("evidence.quote"),
    open: t("evidence.open"),
    manualPage: (page) => t("evidence.manualPage", { page }),
    place: await placeLabel(),
  };
};

/** What a page of a file is called. */
const placeLabel = async (): Promise<CorrectionLabels["place"]> => {
  const sources = await texts("sources");
  return (place) => {
    const { key, values } = placeWords(place);
    return sources(`place.${key}`, values);
  };
};

/** The words of a doubt in the language of this request. */
export const doubtLabels = async (): Promise<DoubtLabels> => {
  const t = await texts("report");
  return {
    by: {
      checker: t("doubts.checker"),
      solver: t("doubts.solver"),
      disputed: t("doubts.disputed"),
    },
    show: t("show"),
    place: await placeLabel(),
  };
};

/** Where the note of a quiz is shown. */
export const noteAddress = (threadId: string): string => `/quiz/${threadId}/note`;

/** Where a document says what a question rests on, and is asked about it: addresses by the questions' ids. */
export const askAddresses = (
  quizId: string,
  documents: ReadonlyMap<string, string>,
): Map<string, string> =>
  new Map(
    [...documents].map(([questionId, documentId]) => [
      questionId,
      `/study/${documentId}?${new URLSearchParams({ quiz: quizId, question: questionId })}`,
    ]),
  );

/** The words that belong to a question's own text. */
export const questionLabels = async (
  changed?: CorrectionLabels["evidence"]["changed"],
): Promise<QuestionLabels> => {
  const t = await texts("player");
  return {
    proof: ({ key, values }) => t(`proof.${key}`, values),
    ...{ true: t("true"), false: t("false"), named: t("named"), missing: t("missing") },
    correction: await correctionLabels(changed),
    stale: await staleLabels(),
    ask: t("askDocument"),
  };
};

/** The words beside sentences that were changed. */
export const staleLabels = async (): Promise<StaleLabels> => {
  const t = await texts("player");
  return { before: t("stale.before"), after: t("stale.after"), gone: t("stale.goneSentence") };
};

/** A doubt about the whole quiz: facts that nobody checked, questions that fell out. */
const QuizBanner = (props: { title: string; children?: ReactNode }) => (
  <div className="min-w-0 border-l-2 border-doubt-line pl-4 text-sm max-sm:text-xs">
    <p className="font-medium text-doubt">{props.title}</p>
    <div className="text-ink-soft">{props.children}</div>
  </div>
);

/** Cards that stand open; those after them are folded under their number. */
const openCards = 3;

/**
 * What was found in the note, card by card: folded to its title while there are questions to answer. Corrections tell
 * their answers, and many doubts would push them out of sight.
 * @param more what the folded rest is called, by its number
 */
const NoteReport = (props: {
  open: boolean;
  title: string;
  whyFolded: string | null;
  /** That manuals say something else by now than what is quoted, folded or not. */
  changed?: string | null;
  hint: string | null;
  more: (count: number) => string;
  /** What can be done with all of them. */
  actions?: ReactNode;
  children: ReactNode;
}) => {
  const cards = Children.toArray(props.children);
  const rest = cards.slice(openCards);
  return (
    <ReportDetails open={props.open}>
      <summary className="flex min-h-11 items-center gap-3 rounded-lg px-4 py-3">
        <TriangleAlert aria-hidden="true" className="size-4 flex-none text-doubt" />
        <div className="min-w-0">
          <h2 className="font-medium text-doubt">{props.title}</h2>
          {props.whyFolded !== null && (
            <p className="caption group-open:hidden">{props.whyFolded}</p>
          )}
          {props.changed && <p className="text-sm text-doubt">{props.changed}</p>}
        </div>
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-4 flex-none text-doubt transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="grid grid-cols-1 gap-8 px-4 pt-2 pb-6 sm:pl-11">
        {props.hint !== null && <p className="caption">{props.hint}</p>}
        {props.actions}
        {cards.slice(0, openCards)}
        {rest.length > 0 && (
          <details className="fold min-w-0">
            <summary>{props.more(rest.length)}</summary>
            <div className="grid grid-cols-1 gap-8 pt-4">{rest}</div>
          </details>
        )}
      </div>
    </ReportDetails>
  );
};

/** Terms named before "and more". */
const namedTerms = 4;

/** Unchecked sentences that are quoted before "and more". */
const quotedSentences = 3;

/** What of a quiz's corrections quotes manuals that say something else by now. */
export interface ChangedManuals {
  readonly count: number;
  readonly changed: CorrectionLabels["evidence"]["changed"];
}

/** What stands above the questions: the title, what was corrected or doubted, and what was not checked. */
export const QuizHead = async (props: {
  quiz: QuizView;
  thread: ThreadView;
  taken: CorrectionsTaken;
  /** How many questions rest on sentences that were changed since. */
  stale: number;
  /** What was changed in documents that the note was taken from. */
  edited: readonly DocumentChange[];
  /** What stands below words whose manual says something else by now, and of how many that is so. */
  manuals: ChangedManuals;
}) => {
  const { quiz, thread, taken, stale, edited, manuals } = props;
  const t = await texts("questions");
  return (
    <header className="grid max-w-2xl grid-cols-1 gap-4">
      <div className="flex items-start justify-between gap-4">
        <div className="grid min-w-0 gap-1">
          <SubjectLink subject={thread.subject} className="w-fit" />
          <h1 className="font-serif text-base font-medium leading-[1.4] text-ink-soft sm:text-xl wrap-anywhere">
            {quiz.title}
          </h1>
        </div>
        <div className="flex flex-none items-center">
          <Link
            href={`/quiz/${quiz.id}/questions`}
            title={t("title")}
            className={buttonStyle("quiet", "-my-2 px-2!")}
          >
            <ListChecks aria-hidden="true" className="size-[1.15rem]" strokeWidth={1.75} />
            <span className="sr-only">{t("title")}</span>
          </Link>
          <QuizFilesMenu quizId={quiz.id} />
        </div>
      </div>
      {thread.models.length > 0 && (
        <p className="caption -mt-3">
          <ModelsUsed thread={thread} />
        </p>
      )}
      {stale > 0 && (
        <QuizBanner title={t("stale", { count: stale })}>
          <Link href={`/quiz/${quiz.id}/questions?show=stale`} className="link">
            {t("staleLink")}
          </Link>
        </QuizBanner>
      )}
      {edited.map((changed) => (
        <ChangedDocument key={changed.sourceId} changed={changed} />
      ))}
      <CheckBanner quiz={quiz} />
      {quiz.shortfall !== null && <ShortfallBanner quiz={quiz} shortfall={quiz.shortfall} />}
      <Corrections quiz={quiz} taken={taken} manuals={manuals} />
      <Doubts quiz={quiz} taken={taken} />
      <Wordings quiz={quiz} taken={taken} />
      <Complaints quiz={quiz} />
    </header>
  );
};

const CheckBanner = async (props: { quiz: QuizView }) => {
  const t = await texts("report");
  const { factCheck } = props.quiz;
  if (factCheck === null) return null;
  if (factCheck === "checked") return isFaultless(props.quiz) ? <FaultlessNote /> : null;
  if (factCheck === "partly") return <PartlyBanner quiz={props.quiz} />;
  return (
    <QuizBanner title={t(`banner.${factCheck}.title`)}>
      {t(`banner.${factCheck}.body`)}{" "}
      {factCheck === "offline" && (
        <Link href="/settings" className="link">
          {t("banner.offline.link")}
        </Link>
      )}
    </QuizBanner>
  );
};

const isFaultless = ({ corrections, doubts }: QuizView): boolean =>
  doubts.length === 0 && corrections.every(({ type }) => type === "wording");

/** That nothing was found is what a check came to as well. */
const FaultlessNote = async () => {
  const t = await texts("report");
  return (
    <p className="flex items-start gap-2 text-sm text-ink-soft">
      <Check aria-hidden="true" className="mt-0.5 size-4 flex-none text-correct" />
      {t("faultless")}
    </p>
  );
};

/** Names what was not checked: sentences, in older quizzes terms. */
const PartlyBanner = async ({ quiz }: { quiz: QuizView }) => {
  const t = await texts("report");
  const { uncheckedTerms, uncheckedPassages } = quiz;
  if (uncheckedPassages.count === 0) {
    const terms = uncheckedTerms.slice(0, namedTerms).join(", ");
    const count = uncheckedTerms.length - namedTerms;
    return (
      <QuizBanner title={t("banner.partly.title")}>
        {terms !== "" &&
          t("banner.partly.body", {
            terms: count > 0 ? t("banner.partly.more", { terms, count }) : terms,
          })}
      </QuizBanner>
    );
  }
  const quoted = uncheckedPassages.first.slice(0, quotedSentences);
  const next = uncheckedPassages.first[quoted.length];
  return (
    <QuizBanner title={t("banner.partly.title")}>
      <p>{t("banner.partly.passages")}</p>
      <ul className="mt-1 grid grid-cols-1 gap-1">
        {quoted.map((passage) => (
          <li key={passage.start} className="min-w-0 font-serif wrap-anywhere">
            <Link
              href={placeIn(quiz, passage)}
              prefetch={false}
              className="[display:-webkit-box] overflow-hidden line-clamp-2 [text-decoration:underline_dotted_1px_var(--color-doubt-line)] underline-offset-4 hover:text-ink hover:[text-decoration-style:solid]"
            >
              <RichText markdown={passage.quote} inline />
            </Link>
          </li>
        ))}
        {next !== undefined && (
          <li>
            <Link href={placeIn(quiz, next)} prefetch={false} className="link">
              {t("banner.partly.rest", { count: uncheckedPassages.count - quoted.length })}
            </Link>
          </li>
        )}
      </ul>
    </QuizBanner>
  );
};

const placeIn = (quiz: QuizView, span: { start: number; end: number }): string =>
  `${noteAddress(quiz.id)}#${noteAnchor(span)}`;

const ShortfallBanner = async (props: { quiz: QuizView; shortfall: Shortfall }) => {
  const t = await texts("report");
  const { wanted, delivered, repeats } = props.shortfall;
  const reasons = shortfallReasons(props.shortfall, props.quiz.factCheck === "offline");
  return (
    <QuizBanner title={t("shortfall.title", { delivered, wanted })}>
      <p>{reasons.map(({ key, count }) => t(`shortfall.${key}`, { count })).join(" ")}</p>
      {repeats > 0 && (
        <div className="mt-2">
          <AskAgain quizId={props.quiz.id} label={t("shortfall.again")} />
        </div>
      )}
    </QuizBanner>
  );
};

/** Whether no question is left that the reports could give away. */
const isAnswered = ({ questions }: QuizView): boolean =>
  questions.every(({ attempt }) => attempt !== null);

const stateOf = (id: string, { taken, own, open }: CorrectionsTaken): CorrectionState => {
  if (taken.includes(id)) return "taken";
  if (own.includes(id)) return "own";
  return open.includes(id) ? "open" : "gone";
};

/** What became of a correction in the student's note, and what they can do with it. */
export const CorrectionAction = async (props: {
  quizId: string;
  taken: CorrectionsTaken;
  card: CorrectionCard;
}) => {
  const { quizId, taken, card } = props;
  const { id, type, isRejected, original, fixed, own, removedCode } = card;
  const state = isRejected ? "rejected" : stateOf(id, taken);
  // Other words are no correction that could be wrong.
  const isWording = type === "wording";
  if (isWording && state === "gone") return null;
  const t = await texts("report");
  const isThere = state === "open" || state === "taken" || state === "own";
  const wording = own ?? fixed?.text ?? removedCode;
  const isCode = fixed === null && removedCode !== null;
  return (
    <>
      {state === "own" && own !== null && (
        <Labelled label={isCode ? t("take.code.ownText") : t("take.ownText")}>
          {isCode ? (
            <CodeBlock code={own} language={null} />
          ) : (
            <NoteExcerpt markdown={own} tableHead={card.tableHead} />
          )}
        </Labelled>
      )}
      {taken.several.includes(id) && state === "gone" && (
        <p className="caption">{t("take.code.several")}</p>
      )}
      <SettleCorrection
        {...{ quizId, id, state, isCode }}
        canReject={!isWording}
        name={questionName(original.text)}
        wording={isThere ? wording : null}
      />
    </>
  );
};

/** What can be done where a note says a correction that was withdrawn since. */
export const doubtAction = (
  quizId: string,
  { taken }: CorrectionsTaken,
  { withdrawn = [] }: DoubtView,
): ReactNode =>
  withdrawn.map(({ id, original }) =>
    taken.includes(id) ? (
      <SettleCorrection
        key={id}
        {...{ quizId, id }}
        state="withdrawn"
        canReject={false}
        name={questionName(original)}
        wording={null}
      />
    ) : null,
  );

/** Leads to what a note was made from, as it is after its corrections. */
export const CorrectedSources = async ({ taken }: { taken: CorrectionsTaken }) => {
  const t = await texts("report");
  if (taken.taken.length + taken.own.length === 0) return null;
  return taken.sources.map(({ id, title }) => (
    <Link
      key={id}
      href={`/source/${id}`}
      className="link w-fit text-sm wrap-anywhere pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
    >
      {t("take.open", { title })}
    </Link>
  ));
};

const Corrections = async (props: {
  quiz: QuizView;
  taken: CorrectionsTaken;
  manuals: ChangedManuals;
}) => {
  const { quiz, taken, manuals } = props;
  const [t, labels] = await Promise.all([texts("report"), correctionLabels(manuals.changed)]);
  const cards = correctionCards(quiz.corrections).filter(({ type }) => type !== "wording");
  if (cards.length === 0) return null;
  const open = cards.filter(({ id, isRejected }) => taken.open.includes(id) && !isRejected);
  return (
    <NoteReport
      open={isAnswered(quiz)}
      title={t("title", { count: cards.length })}
      changed={manuals.count > 0 ? t("changed.count", { count: manuals.count }) : null}
      whyFolded={t("folded")}
      hint={quiz.fromCache ? t("cached") : null}
      more={(count) => t("more", { count })}
      actions={
        <>
          <TakeAll cards={open.map((card) => ({ ...card, quizId: quiz.id }))} />
          <CorrectedSources taken={taken} />
        </>
      }
    >
      {cards.map((card) => (
        <CorrectionNote key={card.id} card={card} labels={labels} note={noteAddress(quiz.id)}>
          <CorrectionAction quizId={quiz.id} {...{ taken, card }} />
        </CorrectionNote>
      ))}
    </NoteReport>
  );
};

/** One press for all corrections that are open, but for those that are disputed and for code, which are named. */
export const TakeAll = async (props: {
  cards: readonly (CorrectionCard & { readonly quizId: string })[];
}) => {
  const t = await texts("report");
  const isCode = ({ fixed }: CorrectionCard) => fixed === null;
  const code = props.cards.filter(isCode);
  const disputed = props.cards.filter((card) => card.isDisputed && !isCode(card));
  const sure = props.cards.filter((card) => !card.isDisputed && !isCode(card));
  if (sure.length < 2) return null;
  const quizIds = [...new Set(sure.map(({ quizId }) => quizId))];
  const all = quizIds.map((quizId) => ({
    quizId,
    ids: sure.flatMap((card) => (card.quizId === quizId ? [card.id] : [])),
  }));
  const namesOf = (cards: readonly CorrectionCard[]) =>
    cards
      .map(({ original }) => t("evidence.titled", { title: questionName(original.text) }))
      .join(", ");
  return (
    <div className="grid grid-cols-1 gap-2">
      <TakeAllCorrections all={all} />
      {disputed.length > 0 && (
        <p className="caption wrap-anywhere">{t("take.allLeft", { names: namesOf(disputed) })}</p>
      )}
      {code.length > 0 && (
        <p className="caption wrap-anywhere">{t("take.allCode", { names: namesOf(code) })}</p>
      )}
    </div>
  );
};

/** What was right and is said in other words; folded, as nobody needs it before the questions. */
const Wordings = async ({ quiz, taken }: { quiz: QuizView; taken: CorrectionsTaken }) => {
  const [t, labels] = await Promise.all([texts("report"), correctionLabels()]);
  const cards = correctionCards(quiz.corrections).filter(({ type }) => type === "wording");
  if (cards.length === 0) return null;
  return (
    <details className="fold min-w-0">
      <summary>{t("wordings", { count: cards.length })}</summary>
      <div className="grid grid-cols-1 gap-8 pt-4">
        {cards.map((card) => (
          <CorrectionNote key={card.id} card={card} labels={labels} note={noteAddress(quiz.id)}>
            <CorrectionAction quizId={quiz.id} {...{ taken, card }} />
          </CorrectionNote>
        ))}
      </div>
    </details>
  );
};

/** Questions that the student called wrong, and what came of it; folded, as each stands in its place, too. */
const Complaints = async ({ quiz }: { quiz: QuizView }) => {
  const [t, labels] = await Promise.all([texts("player"), correctionLabels()]);
  const { complaints } = quiz;
  if (complaints.length === 0) return null;
  return (
    <details className="fold min-w-0">
      <summary>{t("complaint.list", { count: complaints.length })}</summary>
      <ul className="grid grid-cols-1 gap-8 pt-4">
        {complaints.map(({ stem, ...said }) => (
          <li key={said.questionId} className="grid min-w-0 grid-cols-1 gap-3">
            <div className="font-serif wrap-anywhere">
              <RichText markdown={stem} />
            </div>
            <ComplaintOutcome
              asks
              quizId={quiz.id}
              complaint={complaintSlot(said, labels.show, noteAddress(quiz.id))}
            />
          </li>
        ))}
      </ul>
    </details>
  );
};

const Doubts = async ({ quiz, taken }: { quiz: QuizView; taken: CorrectionsTaken }) => {
  const [t, labels] = await Promise.all([texts("report"), doubtLabels()]);
  if (quiz.doubts.length === 0) return null;
  return (
    <NoteReport
      open={isAnswered(quiz)}
      title={t("doubts.title", { count: quiz.doubts.length })}
      whyFolded={null}
      hint={null}
      more={(count) => t("doubts.more", { count })}
    >
      {quiz.doubts.map((doubt) => (
        <DoubtNote
          key={`${doubt.span.start} ${doubt.by}`}
          doubt={doubt}
          labels={labels}
          note={noteAddress(quiz.id)}
        >
          {doubtAction(quiz.id, taken, doubt)}
        </DoubtNote>
      ))}
    </NoteReport>
  );
};
