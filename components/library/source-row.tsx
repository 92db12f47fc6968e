"use client";

import { RotateCw, Trash2, Upload } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import type { SourceView } from "#lib/schemas/library.ts";
import { sendJson } from "../hooks/send-json.ts";
import { useByteSize } from "../notes/use-byte-size.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { RemovalDialog } from "../ui/removal-dialog.tsx";
import { useTexts } from "../ui/texts.tsx";
import { FileChooser, useChooser } from "./file-chooser.tsx";

/** One imported file: what was found in it, how far its import is, and what was wrong with it. */
export const SourceRow = (props: {
  packId: string;
  source: SourceView;
  onFiles: (files: readonly File[]) => void;
  onChanged: () => void;
}) => {
  const { source } = props;
  return (
    <li className="source-row">
      <div className="grid min-w-0 gap-0.5">
        <p className="font-medium break-words">{source.fileName}</p>
        <SourceFacts source={source} />
        {source.status === "failed" && <p className="text-sm text-loss">{source.error?.message}</p>}
        <BadFiles source={source} />
      </div>
      <SourceActions {...props} />
    </li>
  );
};

const SourceFacts = ({ source }: { source: SourceView }) => {
  const t = useTexts();
  const inBytes = useByteSize();
  const found =
    source.format === "differences" ? "library.source.differences" : "library.source.sections";
  const facts = [
    source.format === null ? null : t(`library.source.formats.${source.format}`),
    inBytes(source.size),
    source.sections === 0 ? null : t(found, { count: source.sections }),
  ].filter((fact) => fact !== null);
  const working = source.status === "waiting" || source.status === "importing";
  return (
    <>
      <p className="caption tabular-nums">{facts.join(" · ")}</p>
      {working && <SourceProgress source={source} />}
      {source.status !== "ready" && source.chunks > 0 && (
        <p className="caption">{t("library.source.keepsOld")}</p>
      )}
    </>
  );
};

const SourceProgress = ({ source }: { source: SourceView }) => {
  const t = useTexts();
  const { progress, status } = source;
  const words =
    status === "waiting"
      ? t("library.source.waiting")
      : progress === null
        ? t("library.source.counting")
        : t("library.source.importing", progress);
  const known = progress !== null && progress.total > 0;
  return (
    <div className="source-progress">
      <span role="status" className="caption tabular-nums text-accent">
        {words}
      </span>
      <div
        role="progressbar"
        aria-label={source.fileName}
        aria-valuetext={words}
        aria-valuemin={0}
        aria-valuemax={known ? progress.total : 1}
        {...(known ? { "aria-valuenow": progress.done } : {})}
        className="source-bar"
        data-unknown={!known || undefined}
      >
        <span style={{ width: known ? `${(100 * progress.done) / progress.total}%` : "100%" }} />
      </div>
    </div>
  );
};

/** Each by its name, with its reason; the rest of the import stands. */
const BadFiles = ({ source }: { source: SourceView }) => {
  const t = useTexts();
  const { badFiles } = source;
  if (badFiles.length === 0) return null;
  return (
    <details className="fold bad-files">
      <summary>{t("library.source.bad", { count: badFiles.length })}</summary>
      <p className="caption pb-2">{t("library.source.badLead")}</p>
      <ul className="grid gap-2 text-sm">
        {badFiles.map(({ file, message }) => (
          <li key={file} className="grid gap-0.5">
            <span className="font-mono text-xs break-all">{file}</span>
            <span className="text-ink-soft">{message}</span>
          </li>
        ))}
      </ul>
    </details>
  );
};

const SourceActions = (props: Parameters<typeof SourceRow>[0]) => {
  const t = useTexts();
  const { packId, source } = props;
  const name = source.fileName;
  const url = `/api/library/${packId}/sources/${source.id}`;
  const removing = useRef<HTMLDialogElement>(null);
  const chooser = useChooser();
  const [problem, setProblem] = useState<string | null>(null);
  const retry = async () => {
    setProblem(null);
    const sent = await sendJson("POST", `${url}/retry`);
    if (!sent.ok) setProblem(sent.message ?? t("shell.unreachable"));
    props.onChanged();
  };
  // Under the name that it had, so that it takes its place.
  const again = (files: readonly File[]) => {
    const [file] = files;
    if (file) props.onFiles([new File([file], name, { type: file.type })]);
  };
  return (
    <div className="source-actions">
      {source.status === "failed" && (
        <Action label={t("library.source.retryOf", { name })} onClick={() => void retry()}>
          <RotateCw aria-hidden="true" className="size-4" />
        </Action>
      )}
      <Action label={t("library.source.againOf", { name })} onClick={chooser.open}>
        <Upload aria-hidden="true" className="size-4" />
      </Action>
      <Action
        label={t("library.source.remove", { name })}
        onClick={() => removing.current?.showModal()}
      >
        <Trash2 aria-hidden="true" className="size-4" />
      </Action>
      <FileChooser input={chooser.input} name={source.id} onFiles={again} />
      <p role="alert" className="text-sm text-loss empty:hidden">
        {problem}
      </p>
      <RemovalDialog
        dialog={removing}
        url={url}
        title={t("library.removal.sourceTitle", { title: name })}
        body={t("library.removal.sourceBody")}
        confirm={t("library.removal.confirm")}
        onDone={props.onChanged}
      />
    </div>
  );
};

const Action = (props: { label: string; onClick: () => void; children: ReactNode }) => (
  <button
    type="button"
    aria-label={props.label}
    title={props.label}
    onClick={props.onClick}
    className={buttonStyle("quiet", "px-2.5")}
  >
    {props.children}
  </button>
);
