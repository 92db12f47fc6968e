"use client";

import { ListPlus, Square, X } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { type Sent, sendJson } from "#components/hooks/send-json.ts";
import { useSaying } from "#components/hooks/use-sending.ts";
import { buttonStyle } from "#components/ui/button-style.ts";
import { Composer } from "#components/ui/composer.tsx";
import { Menu } from "#components/ui/menu.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import type { Template } from "#lib/editing/templates.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { StudyReply, StudyView } from "#lib/schemas/study.ts";
import { maxRequestCharacters } from "#lib/schemas/study-limits.ts";
import type { MarkedPassage } from "../document/use-selected-passage.ts";

interface Said {
  /** The student's lines that the view had before the first of these. */
  readonly before: number;
  readonly texts: readonly string[];
}

/** What the student has said and the view does not show yet: it stands in the conversation from the press on. */
const useUnseenLines = (view: StudyView, sending: boolean) => {
  const [said, setSaid] = useState<Said>({ before: 0, texts: [] });
  const lines =
    view.messages.filter(({ author }) => author === "student").length + view.queued.length;
  // A thread that rests has taken up everything that it was told.
  const isOpen = sending || view.thread.status === "running";
  const unseen = isOpen ? said.texts.slice(Math.max(0, lines - said.before)) : [];
  const add = (text: string): void =>
    setSaid(
      unseen.length === 0
        ? { before: lines, texts: [text] }
        : { ...said, texts: [...said.texts, text] },
    );
  /** The last line was not taken. */
  const takeBack = (): void =>
    setSaid(({ before, texts }) => ({ before, texts: texts.slice(0, -1) }));
  return { unseen, add, takeBack };
};

/** What the student can say to a study thread; one thing at a time, with what went wrong. */
export const useStudyTalk = (options: {
  view: StudyView;
  /** Something was said: look at the thread at once. */
  onSaid: () => Promise<unknown>;
}) => {
  const { view, onSaid } = options;
  const { id: threadId, question } = view.thread;
  const { busy, problem, say } = useSaying(onSaid);
  const { unseen, add, takeBack } = useUnseenLines(view, busy);

  /** `line` is what of it the student reads in the conversation. */
  const sayLine = async (sending: Promise<Sent<unknown>>, line: string): Promise<boolean> => {
    add(line);
    return say(
      sending.then((sent) => {
        if (!sent.ok) takeBack();
        return sent;
      }),
    );
  };

  const reply = (value: StudyReply): Promise<boolean> => {
    if (question === null) return Promise.resolve(false);
    const { interruptId } = question;
    const sending = sendJson("POST", `/api/threads/${threadId}/replies`, { interruptId, value });
    return value.type === "feedback" ? sayLine(sending, value.text) : say(sending);
  };
  const ask = (request: string, marked: MarkedPassage | null): Promise<boolean> =>
    sayLine(
      sendJson("POST", `/api/edit/${threadId}`, {
        request,
        ...(marked === null ? {} : { selection: marked.span, quote: marked.text }),
      }),
      request,
    );
  const stop = () => say(sendJson("POST", `/api/threads/${threadId}/stop`));
  const retry = () => say(sendJson("POST", `/api/threads/${threadId}/retry`));
  return { busy, problem, unseen, reply, ask, stop, retry };
};

export type StudyTalk = ReturnType<typeof useStudyTalk>;

/** Common wishes, or without a model the commands; a chosen one stands in the field, where it can be changed before it is sent. */
const TemplateMenu = (props: {
  language: Language;
  offline: boolean;
  onSelection: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
  onChoose: (request: string) => void;
}) => {
  const t = useTexts();
  const { language, offline, onSelection } = props;
  const [offered, setOffered] = useState<readonly Template[]>([]);
  const look = async () => {
    const { templates } = await import("#lib/editing/templates.ts");
    setOffered(templates(language, { offline, onSelection }));
  };
  return (
    <Menu
      side="top"
      align="start"
      lang={language}
      button={{
        className: buttonStyle("quiet", "px-2!"),
        children: (
          <>
            <ListPlus aria-hidden="true" className="size-4" />
            {t(offline ? "study.ask.commands" : "study.ask.templates")}
          </>
        ),
      }}
      onOpen={() => void look()}
      items={offered.map(({ label, request }) => ({
        label,
        chosen: () => props.onChoose(request),
      }))}
      focusAfter={props.field}
    />
  );
};

type Seen = Pick<StudyView, "document" | "language" | "offline"> & {
  readonly thread: Pick<StudyView["thread"], "id" | "status" | "question">;
};

/** Where links lead that go to the field. */
export const requestFieldId = "request";

/** Where the student says what should be changed, in the whole document or in the passage they marked. */
export const AskBox = (props: {
  view: Seen;
  talk: StudyTalk;
  marked: MarkedPassage | null;
  onUnmark: () => void;
}) => {
  const t = useTexts();
  const { view, talk, marked } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const canAsk = view.document !== null;
  // A passage is marked in order to say something about it.
  useEffect(() => {
    if (marked !== null) field.current?.focus();
  }, [marked]);
  const send = async (request: string): Promise<boolean> => {
    const taken = await talk.ask(request, marked);
    if (taken) props.onUnmark();
    return taken;
  };
  return (
    <Composer
      keptAs={`lectern.ask.${view.thread.id}`}
      id={requestFieldId}
      field={field}
      label={t("study.ask.label")}
      placeholder={t(placeholderOf(view, marked !== null))}
      maxLength={maxRequestCharacters}
      begin={marked?.request ?? ""}
      open={canAsk}
      mayBeSent={canAsk}
      busy={talk.busy}
      send={t("study.ask.send")}
      sending={t("study.ask.sending")}
      problem={talk.problem}
      onSend={send}
      tools={(put) => (
        <>
          {canAsk && (
            <TemplateMenu
              language={view.language}
              offline={view.offline}
              onSelection={marked !== null}
              field={field}
              onChoose={put}
            />
          )}
          {view.thread.status === "running" && <StopButton talk={talk} />}
        </>
      )}
    >
      {view.thread.question?.kind === "study_edit" && (
        <button
          type="button"
          disabled={talk.busy}
          onClick={() => void talk.reply({ type: "accept" })}
          className={buttonStyle("secondary", "w-full")}
        >
          {t("study.accept")}
        </button>
      )}
      {marked !== null && <MarkedChip marked={marked} onUnmark={props.onUnmark} />}
    </Composer>
  );
};

const placeholderOf = (view: Seen, marked: boolean) => {
  if (view.document === null) return "study.ask.tooEarly" as const;
  if (view.thread.status === "running") return "study.ask.placeholderBusy" as const;
  if (view.offline) return "study.ask.placeholderOffline" as const;
  return marked ? ("study.ask.placeholderSelection" as const) : ("study.ask.placeholder" as const);
};

const MarkedChip = (props: { marked: MarkedPassage; onUnmark: () => void }) => {
  const t = useTexts();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 gap-y-0.5 pt-2 pr-2 pb-2.5 pl-3.5 border-l-2 border-accent bg-accent-wash rounded-[0_0.5rem_0.5rem_0] [&_blockquote]:col-1 [&_blockquote]:[display:-webkit-box] [&_blockquote]:overflow-hidden [&_blockquote]:line-clamp-3 [&_blockquote]:font-serif [&_blockquote]:text-sm [&>button]:row-[1_/_span_2] [&>button]:col-2">
      <p className="caption">{t("study.ask.selection")}</p>
      <blockquote>{props.marked.text}</blockquote>
      <button
        type="button"
        aria-label={t("study.ask.dropSelection")}
        title={t("study.ask.dropSelection")}
        onClick={props.onUnmark}
        className={buttonStyle("quiet", "px-1.5!")}
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
};

/** Where the document is in sight beside the conversation, its bar has this button. */
const StopButton = (props: { talk: StudyTalk }) => {
  const t = useTexts();
  const [stopping, setStopping] = useState(false);
  return (
    <button
      type="button"
      disabled={stopping}
      onClick={async () => {
        setStopping(true);
        await props.talk.stop();
        setStopping(false);
      }}
      className={buttonStyle("secondary", "min-h-9! px-3! wide:hidden!")}
    >
      <Square aria-hidden="true" className="size-3.5 fill-current" />
      {t(stopping ? "study.stopping" : "study.stop")}
    </button>
  );
};
