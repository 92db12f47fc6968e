"use client";

import { CircleHelp, History, List, PencilLine, Redo2, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { buttonStyle } from "../../ui/button-style.ts";
import { useTexts } from "../../ui/texts.tsx";

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
    <span className={props.words === true ? "tool-words" : "sr-only"}>{props.label}</span>
  </button>
);

/** What can be done with the document as a whole; it stays in sight. */
export const DeskBar = (props: {
  title: string;
  canUndo: boolean;
  canRedo: boolean;
  /** Null while there is nothing to write in. */
  onWrite: (() => void) | null;
  writing: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onHistory: (() => void) | null;
  onContents: (() => void) | null;
  onKeys: () => void;
  /** What is going on, or how long the document is. */
  status: ReactNode;
  exports: ReactNode;
}) => {
  const t = useTexts();
  return (
    <div className="desk-bar no-print">
      <h1 className="desk-title" title={props.title}>
        {props.title}
      </h1>
      <div className="desk-status">{props.status}</div>
      {/* biome-ignore lint/a11y/useSemanticElements: a toolbar has no element of its own */}
      <div role="group" aria-label={t("desk.tools")} className="desk-tools">
        {props.onContents !== null && (
          <span className="outline-opener">
            <Tool label={t("desk.outline")} icon={<List {...icon} />} onClick={props.onContents} />
          </span>
        )}
        <Tool
          label={t("desk.undo")}
          icon={<Undo2 {...icon} />}
          disabled={!props.canUndo}
          onClick={props.onUndo}
        />
        <Tool
          label={t("desk.redo")}
          icon={<Redo2 {...icon} />}
          disabled={!props.canRedo}
          onClick={props.onRedo}
        />
        {props.onHistory !== null && (
          <Tool label={t("desk.history")} icon={<History {...icon} />} onClick={props.onHistory} />
        )}
        {props.onWrite !== null && (
          <Tool
            words
            label={t(props.writing ? "desk.source.done" : "desk.source.open")}
            icon={<PencilLine {...icon} />}
            onClick={props.onWrite}
          />
        )}
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

const icon = { "aria-hidden": true, className: "size-[1.15rem]", strokeWidth: 1.75 } as const;
