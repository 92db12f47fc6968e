"use client";

import { Check, CircleHelp, Download, History, List, PencilLine, Redo2, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { ModelsUsed, RunStatus } from "#components/run/run-status.tsx";
import { openKeys } from "#components/shell/key-lists.ts";
import { buttonStyle } from "#components/ui/button-style.ts";
import { Menu } from "#components/ui/menu.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import { TitleBar } from "#components/ui/title-bar.tsx";
import type { ThreadView } from "#lib/schemas/thread.ts";
import type { SaveState } from "../editor/typing-link.ts";
import { useStudy } from "./study-context.tsx";

const icon = { "aria-hidden": true, className: "size-[1.15rem]", strokeWidth: 1.75 } as const;
const toolStyle = buttonStyle("quiet", "px-2!");

const Tool = (props: {
  label: string;
  icon: ReactNode;
  words?: boolean;
  disabled?: boolean;
  onClick: () => void;
}) => (
  <button
    type="button"
    title={props.label}
    disabled={props.disabled}
    onClick={props.onClick}
    className={toolStyle}
  >
    {props.icon}
    <span className={props.words === true ? "max-noted:sr-only" : "sr-only"}>{props.label}</span>
  </button>
);

/** Into the document with one's own hand, and out of it again. */
const WriteTool = (props: { writing: boolean; onWrite: () => void }) => {
  const t = useTexts();
  if (!props.writing) {
    return (
      <Tool
        words
        label={t("workspace.source.open")}
        icon={<PencilLine {...icon} />}
        onClick={props.onWrite}
      />
    );
  }
  return (
    <button
      type="button"
      onClick={props.onWrite}
      className={buttonStyle("primary", "mx-1 px-3.5! pointer-fine:min-h-9!")}
    >
      <Check {...icon} />
      {t("workspace.source.done")}
    </button>
  );
};

interface DocumentTools {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onHistory: () => void;
  readonly onWrite: () => void;
}

/** What can be done with the document as a whole; it stays in sight. */
export const WorkspaceBar = (props: {
  title: string;
  subject: ThreadView["subject"];
  /** Null while there is no document. */
  tools: DocumentTools | null;
  writing: boolean;
  onContents: (() => void) | null;
  /** What is going on, or how long the document is. */
  status: ReactNode;
  /** In a word whether all that was typed is stored, for where the status scrolls away; null while nobody types. */
  saved: string | null;
  exports: ReactNode;
}) => {
  const t = useTexts();
  const { tools } = props;
  return (
    <TitleBar title={props.title} subject={props.subject} status={props.status}>
      {/* biome-ignore lint/a11y/useSemanticElements: a toolbar has no element of its own */}
      <div
        role="group"
        aria-label={t("workspace.tools")}
        className="-mr-2 flex flex-none items-center max-wide:sticky max-wide:top-0 max-wide:z-30 max-wide:-mx-(--workspace-air) max-wide:gap-0.5 max-wide:border-b max-wide:border-rule max-wide:bg-paper max-wide:px-[calc(var(--workspace-air)-0.5rem)] max-wide:py-1 max-wide:group-data-[tab=side]/workspace:hidden"
      >
        {props.onContents !== null && (
          <span className="contents outlined:hidden">
            <Tool
              label={t("workspace.outline")}
              icon={<List {...icon} />}
              onClick={props.onContents}
            />
          </span>
        )}
        {tools !== null && (
          <>
            <Tool
              label={t("workspace.undo")}
              icon={<Undo2 {...icon} />}
              disabled={!tools.canUndo}
              onClick={tools.onUndo}
            />
            <Tool
              label={t("workspace.redo")}
              icon={<Redo2 {...icon} />}
              disabled={!tools.canRedo}
              onClick={tools.onRedo}
            />
            <Tool
              label={t("workspace.history")}
              icon={<History {...icon} />}
              onClick={tools.onHistory}
            />
          </>
        )}
        {props.saved !== null && (
          <span
            aria-hidden="true"
            className="hidden max-wide:block max-wide:ml-auto max-wide:whitespace-nowrap caption"
          >
            {props.saved}
          </span>
        )}
        {tools !== null && <WriteTool writing={props.writing} onWrite={tools.onWrite} />}
        {props.exports}
        <span className="pointer-coarse:hidden">
          <Tool label={t("keys.title")} icon={<CircleHelp {...icon} />} onClick={openKeys} />
        </span>
      </div>
    </TitleBar>
  );
};

/** What can be taken away by itself, and the file of the thread that tells whether there is such a thing. */
const parts = [
  { name: "docx", file: "synthesized_material.md", label: "workspace.exports.docx" },
  { name: "document", file: "synthesized_material.md", label: "workspace.exports.markdown" },
  { name: "notes", file: "recognized_notes.md", label: "workspace.exports.notes" },
  { name: "questions", file: "questions.md", label: "workspace.exports.questions" },
] as const;

/** The document and all that belongs to it, to take away. */
export const ExportMenu = (props: {
  threadId: string;
  files: readonly string[];
  /** Why the folder of files is behind; null when it is not. */
  error: string | null;
}) => {
  const t = useTexts();
  const address = `/api/threads/${props.threadId}/download`;
  return (
    <Menu
      side="bottom"
      align="end"
      button={{
        title: t("workspace.exports.label"),
        className: buttonStyle("quiet", "px-2!"),
        children: (
          <>
            <Download aria-hidden="true" className="size-[1.15rem]" strokeWidth={1.75} />
            <span className="max-noted:sr-only">{t("workspace.exports.label")}</span>
          </>
        ),
      }}
      items={[
        ...parts
          .filter(({ file }) => props.files.includes(file))
          .map(({ name, label }) => ({ label: t(label), chosen: `${address}/${name}` })),
        { label: t("workspace.exports.zip"), chosen: address },
        { label: t("workspace.exports.print"), chosen: () => window.print() },
      ]}
      caption={
        props.error !== null && (
          <p className="px-3 pt-2.5 pb-1 text-sm text-loss">
            {t("workspace.exports.error", { reason: props.error })}
          </p>
        )
      }
    />
  );
};

const names = [
  "queued",
  "prepare_input",
  "generate_material",
  "write_and_read",
  "await_notes",
  "recognise_notes",
  "review_notes",
  "synthesise",
  "edit_material",
  "propose_questions",
  "await_questions",
  "answer_question",
  "finish",
  "rest",
] as const;

type StudyStage = (typeof names)[number];

/** The stage as a key of the catalogue's `stages`; one of a later version has no words of its own. */
export const studyStage = (stage: string | null): StudyStage =>
  names.find((name) => name === stage) ?? "queued";

/** What is going on; when nothing is, how long the document is and whether all is stored. */
export const WorkspaceStatus = () => {
  const t = useTexts();
  const { view, selection, actions } = useStudy();
  const { thread, document, offline } = view.study;
  const words = document === null ? null : t("workspace.words", { count: document.words });
  // Where nothing is written yet, nothing is made by rules.
  const still = words === null ? [] : offline ? [words, t("workspace.offline")] : [words];
  return (
    <>
      {thread.status === "running" ? (
        <RunStatus
          thread={thread}
          words={t(`stages.${studyStage(thread.stage)}`)}
          onStopped={actions.sent}
        />
      ) : (
        // A small screen leaves the models out, and with nothing else to say the line, too.
        <p
          className={`caption tabular-nums empty:hidden ${still.length > 0 ? "" : "max-lg:hidden"}`}
        >
          {still.join(" · ")}
          {thread.models.length > 0 && (
            <span className="max-lg:hidden">
              {still.length > 0 && " · "}
              <ModelsUsed thread={thread} />
            </span>
          )}
        </p>
      )}
      <Turn />
      {selection.writing !== null && <SaveWords {...selection.writing} />}
    </>
  );
};

/** Questions that nothing goes on without. */
const asking: ReadonlySet<string> = new Set(["study_notes", "study_choice", "study_questions"]);

/** Where only the document is in sight: that the conversation waits for the student, and the way there. */
const Turn = () => {
  const t = useTexts();
  const { view, actions } = useStudy();
  const { thread } = view.study;
  const halted = thread.status === "failed" || thread.status === "stopped";
  if (!halted && !asking.has(thread.question?.kind ?? "")) return null;
  return (
    <button
      type="button"
      className="wide:hidden link text-sm pointer-coarse:min-h-11"
      onClick={() => actions.show("talk")}
    >
      {t(
        halted
          ? `workspace.turn.${thread.status === "failed" ? "failed" : "stopped"}`
          : "workspace.turn.asked",
      )}
    </button>
  );
};

/** In a word whether all that was typed is stored; null while nobody types. */
export const useSavedWord = (): string | null => {
  const t = useTexts();
  const { writing } = useStudy().selection;
  if (writing === null) return null;
  const { saved } = writing;
  return t(
    saved === "saved" || saved === "saving"
      ? `workspace.source.${saved}`
      : "workspace.source.refused",
  );
};

const SaveWords = ({ saved, refusal }: { saved: SaveState; refusal: string | null }) => {
  const t = useTexts();
  const wrong = saved === "unreachable" || saved === "refused";
  return (
    <p role="status" className={wrong ? "text-sm text-loss" : "caption"}>
      {refusal ?? t(`workspace.source.${saved}`)}
    </p>
  );
};
