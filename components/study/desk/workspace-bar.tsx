"use client";

import { Check, CircleHelp, History, List, PencilLine, Redo2, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { buttonStyle } from "#components/ui/button-style.ts";
import { useTexts } from "#components/ui/texts.tsx";

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
    <span
      className={
        props.words === true
          ? "max-[72rem]:absolute max-[72rem]:w-px max-[72rem]:h-px max-[72rem]:overflow-hidden max-[72rem]:[clip-path:inset(50%)]"
          : "sr-only"
      }
    >
      {props.label}
    </span>
  </button>
);

/** Into the document with one's own hand, and out of it again. */
const WriteTool = (props: { writing: boolean; onWrite: () => void }) => {
  const t = useTexts();
  if (!props.writing) {
    return (
      <Tool
        words
        label={t("desk.source.open")}
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
      {t("desk.source.done")}
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
  /** Null while there is no document. */
  tools: DocumentTools | null;
  writing: boolean;
  onContents: (() => void) | null;
  onKeys: () => void;
  /** What is going on, or how long the document is. */
  status: ReactNode;
  /** In a word whether all that was typed is stored, for where the status scrolls away; null while nobody types. */
  saved: string | null;
  exports: ReactNode;
}) => {
  const t = useTexts();
  const { tools } = props;
  return (
    <div className="desk-bar no-print" data-writing={props.writing || undefined}>
      <h1 className="desk-title" title={props.title}>
        {props.title}
      </h1>
      <div className="desk-status">{props.status}</div>
      {/* biome-ignore lint/a11y/useSemanticElements: a toolbar has no element of its own */}
      <div role="group" aria-label={t("desk.tools")} className="desk-tools">
        {props.onContents !== null && (
          <span className="contents min-[88rem]:hidden">
            <Tool label={t("desk.outline")} icon={<List {...icon} />} onClick={props.onContents} />
          </span>
        )}
        {tools !== null && (
          <>
            <Tool
              label={t("desk.undo")}
              icon={<Undo2 {...icon} />}
              disabled={!tools.canUndo}
              onClick={tools.onUndo}
            />
            <Tool
              label={t("desk.redo")}
              icon={<Redo2 {...icon} />}
              disabled={!tools.canRedo}
              onClick={tools.onRedo}
            />
            <Tool
              label={t("desk.history")}
              icon={<History {...icon} />}
              onClick={tools.onHistory}
            />
          </>
        )}
        {props.saved !== null && (
          <span
            aria-hidden="true"
            className="hidden max-desk:block max-desk:ml-auto max-desk:whitespace-nowrap caption"
          >
            {props.saved}
          </span>
        )}
        {tools !== null && <WriteTool writing={props.writing} onWrite={tools.onWrite} />}
        {props.exports}
        <span className="pointer-coarse:hidden">
          <Tool
            label={t("desk.keys.help")}
            icon={<CircleHelp {...icon} />}
            onClick={props.onKeys}
          />
        </span>
      </div>
    </div>
  );
};
