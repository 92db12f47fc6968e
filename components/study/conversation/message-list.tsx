"use client";

import { PencilLine } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { RenderedText } from "#components/ui/rendered-text.tsx";
import { useNewestInSight } from "#components/ui/show-end.ts";
import { TalkMessage } from "#components/ui/talk.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import type {
  DocumentSpan,
  MessageView,
  ReviewQuestionView,
  StudyView,
} from "#lib/schemas/study.ts";

/** A line of the student that is not stored as a message yet. */
const ownRequest = { author: "student", kind: "request" } as const;

const listStyle = "grid gap-3.5 text-sm leading-[1.55]";

/** The conversation so far; the newest word comes into sight unless the reader went back up. */
export const MessageList = (props: {
  view: Pick<StudyView, "messages" | "queued">;
  /** Lines of the student that are on their way. */
  unseen: readonly string[];
  htmlOf: (block: string) => string | null;
  onShowEdit: (number: number) => void;
  /** The questions on the document; null for none. They came when the editing was ended, and what was said since stands below. */
  questions: ReactNode | null;
}) => {
  const t = useTexts();
  const { unseen, questions } = props;
  const { messages, queued } = props.view;
  const end = useRef<HTMLDivElement>(null);
  const waiting = queued.length + unseen.length;
  const isEmpty = messages.length + waiting === 0;
  useNewestInSight(end, isEmpty ? null : `${messages.at(-1)?.id ?? ""}${waiting}`);
  if (isEmpty) {
    return questions ?? <p className="caption">{t("study.empty")}</p>;
  }
  const shown = messages.filter(stillMatters);
  const ended =
    questions === null ? 0 : shown.findLastIndex(({ kind }) => kind === "completed") + 1;
  const hasLater = ended < shown.length || waiting > 0;
  const lines = (some: readonly MessageView[]) =>
    some.map((message) => (
      <Message
        key={message.id}
        message={message}
        html={props.htmlOf(message.textBlock)}
        onShowEdit={props.onShowEdit}
      />
    ));
  return (
    <>
      {questions !== null && (
        <>
          {ended > 0 && <ol className={listStyle}>{lines(shown.slice(0, ended))}</ol>}
          {!hasLater && <div ref={end} />}
          {questions}
        </>
      )}
      <ol aria-live="polite" className={listStyle}>
        {lines(shown.slice(ended))}
        {queued.map((text, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they wait in order and have no other name
          <TalkMessage key={place} message={ownRequest} queued>
            <p className="whitespace-pre-wrap">{text}</p>
            <p className="caption">{t("study.queued")}</p>
          </TalkMessage>
        ))}
        {unseen.map((text, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <TalkMessage key={place} message={ownRequest}>
            <p className="whitespace-pre-wrap">{text}</p>
          </TalkMessage>
        ))}
      </ol>
      {hasLater && <div ref={end} />}
    </>
  );
};

/** A try that failed says nothing any more once another worked, or once the student was asked about it. */
const stillMatters = ({ kind }: MessageView, place: number, all: readonly MessageView[]) =>
  kind !== "edit_error" || all[place + 1] === undefined || all[place + 1]?.author === "student";

const Message = (props: {
  message: MessageView;
  html: string | null;
  onShowEdit: (number: number) => void;
}) => {
  const t = useTexts();
  const { message } = props;
  return (
    <TalkMessage message={message}>
      <span className="sr-only">{t(`study.authors.${message.author}`)}: </span>
      {message.author === "student" ? (
        <p className="whitespace-pre-wrap">{message.text}</p>
      ) : (
        <RenderedText html={props.html} text={message.text} />
      )}
      <EditChip numbers={message.editNumbers} onShowEdit={props.onShowEdit} />
    </TalkMessage>
  );
};

const EditChip = (props: { numbers: readonly number[]; onShowEdit: (number: number) => void }) => {
  const t = useTexts();
  const first = props.numbers[0];
  const last = props.numbers.at(-1);
  if (first === undefined || last === undefined) return null;
  return (
    <button
      type="button"
      className="inline-flex items-center gap-1.5 min-h-7 px-2.5 border border-rule rounded-full bg-surface text-xs text-ink-soft pointer-coarse:min-h-11 hover:text-ink hover:border-rule-strong"
      onClick={() => props.onShowEdit(last)}
    >
      <PencilLine aria-hidden="true" className="size-3.5" />
      {t("study.editChip", { count: props.numbers.length, first, last })}
    </button>
  );
};

/** One question; its answer opens under it, with the passages of the document that it rests on. */
export const ReviewQuestion = (props: {
  question: ReviewQuestionView;
  open: boolean;
  htmlOf: (block: string) => string | null;
  onToggle: () => void;
  onShowPlace: (place: DocumentSpan) => void;
  /** Null while the thread cannot take it. */
  onRetry: (() => void) | null;
}) => {
  const t = useTexts();
  const { question, htmlOf, open } = props;
  return (
    <li
      className="grid grid-cols-[1.75rem_minmax(0,1fr)] text-sm leading-[1.6]"
      data-place={`question-${question.id}`}
    >
      <span aria-hidden="true" className="font-serif text-accent tabular-nums">
        {question.number}
      </span>
      <div className="grid min-w-0 gap-2">
        <RenderedText html={htmlOf(question.textBlock)} text={question.text} />
        {question.status === "answering" && (
          <p role="status" className="caption animate-pulse">
            {t("study.questions.answering")}
          </p>
        )}
        {question.status === "failed" && (
          <div className="grid gap-1 text-sm text-loss">
            <p>{t("study.questions.failed", { reason: question.error ?? "" })}</p>
            {props.onRetry !== null && (
              <button type="button" onClick={props.onRetry} className="link justify-self-start">
                {t("study.questions.retry")}
              </button>
            )}
          </div>
        )}
        {question.status === "answered" && !open && (
          <button
            type="button"
            aria-expanded={false}
            onClick={props.onToggle}
            className="link justify-self-start text-sm"
          >
            {t("study.questions.show")}
          </button>
        )}
        {question.status === "answered" && open && (
          <Answer question={question} htmlOf={htmlOf} onShowPlace={props.onShowPlace} />
        )}
      </div>
    </li>
  );
};

const Answer = (props: {
  question: ReviewQuestionView;
  htmlOf: (block: string) => string | null;
  onShowPlace: (place: DocumentSpan) => void;
}) => {
  const t = useTexts();
  const { question } = props;
  const block = question.answerBlock;
  // Without a model the answer is the passage itself, which need not be read twice.
  const isPassage = (quote: string) => quote.trim() === question.answer?.trim();
  return (
    <div className="grid gap-3 py-3 px-3.5 rounded-field bg-surface-2">
      <RenderedText
        html={block === null ? null : props.htmlOf(block)}
        text={question.answer ?? ""}
      />
      {question.basis === "rules" && <p className="caption">{t("study.questions.rules")}</p>}
      {question.passages.length > 0 && (
        <div className="grid gap-1.5">
          {!question.passages.every(({ quote }) => isPassage(quote)) && (
            <p className="caption">
              {t("study.questions.passages", { count: question.passages.length })}
            </p>
          )}
          {question.passages.map((passage) => (
            <Passage
              key={passage.quote}
              passage={passage}
              html={props.htmlOf(passage.quoteBlock)}
              isAnswer={isPassage(passage.quote)}
              onShowPlace={props.onShowPlace}
            />
          ))}
        </div>
      )}
    </div>
  );
};

const Passage = (props: {
  passage: ReviewQuestionView["passages"][number];
  html: string | null;
  /** It stands above as the answer. */
  isAnswer: boolean;
  onShowPlace: (place: DocumentSpan) => void;
}) => {
  const t = useTexts();
  const { quote, place } = props.passage;
  const way =
    place === null ? (
      <p className="caption">{t("study.questions.passageGone")}</p>
    ) : (
      <button
        type="button"
        className="link justify-self-start text-xs"
        onClick={() => props.onShowPlace(place)}
      >
        {t("study.questions.showPassage")}
      </button>
    );
  if (props.isAnswer) return way;
  return (
    <div className="grid justify-items-start gap-1.5 pl-3 border-l-2 border-rule-strong text-ink-soft wrap-anywhere [&_blockquote]:min-w-0 [&_blockquote]:max-w-full [&_blockquote]:font-serif">
      <blockquote>
        <RenderedText html={props.html} text={quote} />
      </blockquote>
      {way}
    </div>
  );
};
