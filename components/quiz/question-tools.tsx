"use client";

import { Bookmark, Pencil, Plus, Trash2, Undo2, X } from "lucide-react";
import { useRouter } from "next/navigation";
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useRef,
  useState,
  useTransition,
} from "react";
import { refusalText, requestKey, sendJson } from "#components/hooks/send-json.ts";
import { useLetterKeys } from "#components/hooks/use-letter-keys.ts";
import { Alert } from "#components/ui/alert.tsx";
import { buttonStyle } from "#components/ui/button-style.ts";
import { FormDialog, useChange, useOpenDialog } from "#components/ui/dialog.tsx";
import { Select } from "#components/ui/form-fields.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import type {
  AddQuestionRequest,
  ChangeQuestionRequest,
  QuestionType,
  WholeQuestion,
} from "#lib/schemas/quiz.ts";
import { emptyTexts, QuestionFields, textsIn } from "./question-fields.tsx";

/** A question as its tools know it. */
interface ToolQuestion {
  readonly id: string;
  /** As it is called in the names of the buttons. */
  readonly name: string;
  readonly flagged: boolean;
  readonly hasCard: boolean;
  readonly isWithdrawn: boolean;
}

const addressOf = (quizId: string, questionId: string): string =>
  `/api/quiz/${quizId}/questions/${questionId}`;

const iconLook = buttonStyle("quiet", "px-2.5");

/** Sends a change of a question, and shows the page as it is then. */
const useQuestionChange = (quizId: string) => {
  const t = useTexts();
  const router = useRouter();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, start] = useTransition();
  const send = (
    questionId: string,
    change: ChangeQuestionRequest,
    then: { readonly done?: () => void; readonly refused?: () => void } = {},
  ) =>
    start(async () => {
      setRefusal(null);
      const sent = await sendJson("PATCH", addressOf(quizId, questionId), change);
      if (sent.ok) {
        then.done?.();
        router.refresh();
      } else {
        then.refused?.();
        setRefusal(refusalText(t, sent));
      }
    });
  return { t, send, busy, refusal };
};

/** That the student wants to look at a question again; where keys are given to it, L does it, and Alt+L while they write. */
export const FlagQuestion = (props: {
  quizId: string;
  question: Pick<ToolQuestion, "id" | "name" | "flagged">;
  hasKey?: boolean;
}) => {
  const { id, name, flagged } = props.question;
  const { t, send, refusal } = useQuestionChange(props.quizId);
  // What was pressed counts at once, until the page is read anew.
  const [known, setKnown] = useState(flagged);
  const [isFlagged, setFlagged] = useState(flagged);
  if (known !== flagged) {
    setKnown(flagged);
    setFlagged(flagged);
  }
  const toggle = () => {
    setFlagged(!isFlagged);
    send(id, { flagged: !isFlagged }, { refused: () => setFlagged(isFlagged) });
  };
  useLetterKeys(props.hasKey ? { KeyL: toggle } : {});
  return (
    <>
      <button
        type="button"
        aria-pressed={isFlagged}
        aria-label={t("questions.flagOf", { name })}
        title={t(props.hasKey ? "questions.flagKey" : "questions.flag")}
        onClick={toggle}
        className={`${iconLook} aria-pressed:text-accent`}
      >
        <Bookmark aria-hidden="true" className={`size-4 ${isFlagged ? "fill-current" : ""}`} />
      </button>
      <Alert>{refusal}</Alert>
    </>
  );
};

const EditDialog = (props: {
  quizId: string;
  whole: WholeQuestion;
  isWithdrawn: boolean;
  onClose: () => void;
}) => {
  const t = useTexts();
  const router = useRouter();
  const dialog = useOpenDialog();
  const { send, busy, refusal } = useChange({ dialog, onDone: () => router.refresh() });
  const { id, type, texts } = props.whole;
  return (
    <FormDialog
      {...{ dialog, busy }}
      title={t("questions.edit")}
      submit={t(busy ? "questions.saving" : "questions.save")}
      problem={refusal}
      width="form"
      noValidate
      onSubmit={(form) =>
        send("PATCH", addressOf(props.quizId, id), { texts: textsIn(form, type), former: texts })
      }
      onClose={props.onClose}
    >
      <QuestionFields type={type} texts={texts} />
      <p className="caption">
        {t("questions.editHint")}
        {props.isWithdrawn && ` ${t("questions.withdrawnHint")}`}
      </p>
    </FormDialog>
  );
};

const DeleteDialog = (props: {
  quizId: string;
  question: ToolQuestion;
  onDone: () => void;
  onClose: () => void;
}) => {
  const t = useTexts();
  const dialog = useOpenDialog();
  const { id, name, hasCard, isWithdrawn } = props.question;
  const { send, busy, refusal } = useChange({ dialog, onDone: props.onDone });
  return (
    <FormDialog
      {...{ dialog, busy }}
      title={t("questions.deleteTitle", { name })}
      submit={t("questions.delete")}
      problem={refusal}
      onSubmit={(form) =>
        send("PATCH", addressOf(props.quizId, id), { deleted: true, keepCard: form.has("keep") })
      }
      onClose={props.onClose}
    >
      <p className="text-sm text-ink-soft">{t("questions.deleteBody")}</p>
      {hasCard && !isWithdrawn && (
        <label className="flex items-center gap-3 text-sm pointer-coarse:min-h-11">
          <input type="checkbox" name="keep" className="size-4 flex-none accent-accent" />
          {t("questions.keepCard")}
        </label>
      )}
    </FormDialog>
  );
};

/** What was deleted last on this page, which can be brought back at once. */
export const Deleted = createContext<{
  readonly tell: (questionId: string) => void;
  /** It was brought back elsewhere. */
  readonly forget: (questionId: string) => void;
}>({ tell: () => {}, forget: () => {} });

/** Offers to bring back what is deleted within it. */
export const UndoDeletion = (props: { quizId: string; children: ReactNode }) => {
  const { t, send, busy, refusal } = useQuestionChange(props.quizId);
  const [deleted, setDeleted] = useState<string | null>(null);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (deleted !== null) back.current?.focus({ preventScroll: true });
  }, [deleted]);
  const [tools] = useState(() => ({
    tell: (id: string) => setDeleted(id),
    forget: (id: string) => setDeleted((one) => (one === id ? null : one)),
  }));
  const close = () => {
    setDeleted(null);
    focusHeading();
  };
  return (
    <Deleted value={tools}>
      {props.children}
      <p role="status" className="sr-only">
        {deleted !== null && t("questions.deleted")}
      </p>
      {deleted !== null && (
        <div className="pointer-events-none fixed inset-x-0 bottom-24 z-20 flex justify-center px-4 sm:bottom-8">
          <div className="pointer-events-auto flex flex-wrap items-center gap-1 rounded-xl border border-rule bg-surface py-1 pr-1 pl-5 shadow-card animate-arrive">
            <span aria-hidden="true" className="text-sm">
              {t("questions.deleted")}
            </span>
            <button
              ref={back}
              type="button"
              disabled={busy}
              onClick={() => send(deleted, { deleted: false, keepCard: false }, { done: close })}
              className={buttonStyle("quiet", "text-accent")}
            >
              <Undo2 aria-hidden="true" className="size-4" />
              {t("questions.bringBack")}
            </button>
            <button
              type="button"
              aria-label={t("shell.close")}
              onClick={close}
              className={iconLook}
            >
              <X aria-hidden="true" className="size-4" />
            </button>
            <Alert className="basis-full pr-4">{refusal}</Alert>
          </div>
        </div>
      )}
    </Deleted>
  );
};

/** What was pressed is gone: the focus goes to the heading of what is shown. */
export const focusHeading = () =>
  document.querySelector<HTMLElement>("main :is(h1, h2)[tabindex]")?.focus();

/** Opens a question, with its key, to be changed; deletes it. */
export const ChangeQuestion = (props: {
  quizId: string;
  question: ToolQuestion;
  /** False where its key is not to be seen yet. */
  canEdit?: boolean;
}) => {
  const t = useTexts();
  const router = useRouter();
  const { quizId, question } = props;
  const { id, name } = question;
  const { tell } = use(Deleted);
  const [whole, setWhole] = useState<WholeQuestion | null>(null);
  const [deleting, setDeleting] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, start] = useTransition();
  const open = () =>
    start(async () => {
      const sent = await sendJson<WholeQuestion>("GET", addressOf(quizId, id));
      setRefusal(sent.ok ? null : refusalText(t, sent));
      if (sent.ok) setWhole(sent.value);
    });
  return (
    <>
      {props.canEdit !== false && (
        <button
          type="button"
          disabled={busy}
          onClick={open}
          aria-label={t("questions.editOf", { name })}
          title={t("questions.edit")}
          className={iconLook}
        >
          <Pencil aria-hidden="true" className="size-4" />
        </button>
      )}
      <button
        type="button"
        onClick={() => setDeleting(true)}
        aria-label={t("questions.deleteOf", { name })}
        title={t("questions.delete")}
        className={iconLook}
      >
        <Trash2 aria-hidden="true" className="size-4" />
      </button>
      {whole !== null && (
        <EditDialog
          {...{ quizId, whole }}
          isWithdrawn={question.isWithdrawn}
          onClose={() => setWhole(null)}
        />
      )}
      {deleting && (
        <DeleteDialog
          {...{ quizId, question }}
          onDone={() => {
            tell(id);
            router.refresh();
          }}
          onClose={() => setDeleting(false)}
        />
      )}
      <Alert>{refusal}</Alert>
    </>
  );
};

/** Brings a deleted question back into its quiz. */
export const BringBack = (props: { quizId: string; questionId: string; name: string }) => {
  const { t, send, busy, refusal } = useQuestionChange(props.quizId);
  const { forget } = use(Deleted);
  const done = () => {
    forget(props.questionId);
    focusHeading();
  };
  return (
    <>
      <button
        type="button"
        disabled={busy}
        aria-label={t("questions.bringBackOf", { name: props.name })}
        onClick={() => send(props.questionId, { deleted: false, keepCard: false }, { done })}
        className={buttonStyle("quiet", "-mr-3")}
      >
        <Undo2 aria-hidden="true" className="size-4" />
        {t("questions.bringBack")}
      </button>
      <Alert>{refusal}</Alert>
    </>
  );
};

/** What a student can add; the passages to be recalled are those of the note. */
const addedTypes = [
  ...(["multiple_choice", "open", "fill_in", "true_false"] as const),
  ...(["matching", "ordering", "naming"] as const),
] satisfies readonly QuestionType[];
type AddedType = AddQuestionRequest["type"];

const AddDialog = (props: { quizId: string; onClose: () => void }) => {
  const t = useTexts();
  const router = useRouter();
  const dialog = useOpenDialog();
  const { send, busy, refusal } = useChange({ dialog, onDone: () => router.refresh() });
  const [key] = useState(requestKey);
  const [type, setType] = useState<AddedType>("multiple_choice");
  return (
    <FormDialog
      {...{ dialog, busy }}
      title={t("questions.add")}
      submit={t(busy ? "questions.saving" : "questions.save")}
      problem={refusal}
      width="form"
      noValidate
      onSubmit={(form) => {
        const added: AddQuestionRequest = { key, type, texts: textsIn(form, type) };
        send("POST", `/api/quiz/${props.quizId}/questions`, added);
      }}
      onClose={props.onClose}
    >
      <Select
        label={t("questions.kind")}
        value={type}
        options={addedTypes.map((value) => ({ value, label: t(`questions.types.${value}`) }))}
        onChange={(value) => setType(addedTypes.find((one) => one === value) ?? type)}
      />
      <QuestionFields type={type} texts={emptyTexts} />
    </FormDialog>
  );
};

/** Adds a question of the student's own to a quiz. */
export const AddQuestion = (props: { quizId: string }) => {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={buttonStyle("secondary")}>
        <Plus aria-hidden="true" className="size-4" />
        {t("questions.add")}
      </button>
      {isOpen && <AddDialog quizId={props.quizId} onClose={() => setOpen(false)} />}
    </>
  );
};
