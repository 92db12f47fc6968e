"use client";

import { FileUp, MessageCircleQuestionMark, Pencil, RotateCw, Trash2, Upload } from "lucide-react";
import Link from "next/link";
import { type ReactNode, useRef, useState } from "react";
import { Alert } from "#components/ui/alert.tsx";
import { useByteSize, useTexts } from "#components/ui/texts.tsx";
import type { ManualFileView, MeaningView, PackView } from "#lib/schemas/library.ts";
import { refusalText, sendJson } from "../hooks/send-json.ts";
import { WebPageButton } from "../notes/web-page-button.tsx";
import { buttonStyle } from "../ui/button-style.ts";
import { FormDialog, RemovalDialog, useOpenDialog } from "../ui/dialog.tsx";
import { FileButton } from "../ui/file-drop.tsx";
import { describedBy, draftOf, manualFiles, PackFields, useDraftProblem } from "./pack-fields.tsx";
import type { Imports, ManualItem } from "./use-imports.ts";

/** One imported file: what was found in it, how far its import is, and what was wrong with it. */
const SourceRow = (props: {
  packId: string;
  source: ManualFileView;
  onItems: (items: readonly ManualItem[]) => void;
  onChanged: () => void;
}) => {
  const { source } = props;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 py-3.5 border-b border-rule text-sm">
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

const SourceFacts = ({ source }: { source: ManualFileView }) => {
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

const SourceProgress = ({ source }: { source: ManualFileView }) => {
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
    <div className="grid gap-1.5 pt-1 max-w-112">
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
        className="group h-1 overflow-hidden rounded-xs bg-rule"
        data-unknown={!known || undefined}
      >
        <span
          className="block h-full rounded-xs bg-accent transition-[width] duration-200 ease-out group-data-unknown:opacity-35"
          style={{ width: known ? `${(100 * progress.done) / progress.total}%` : "100%" }}
        />
      </div>
    </div>
  );
};

/** Each by its name, with its reason; the rest of the import stands. */
const BadFiles = ({ source }: { source: ManualFileView }) => {
  const t = useTexts();
  const { badFiles } = source;
  if (badFiles.length === 0) return null;
  return (
    <details className="pt-1 [&>summary]:text-doubt fold">
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
  const [problem, setProblem] = useState<string | null>(null);
  const retry = async () => {
    setProblem(null);
    const sent = await sendJson("POST", `${url}/retry`);
    if (!sent.ok) setProblem(refusalText(t, sent));
    props.onChanged();
  };
  // Under the name that it had, so that it takes its place.
  const again = (files: readonly File[]) => {
    const [file] = files;
    if (file) props.onItems([new File([file], name, { type: file.type })]);
  };
  const isPage = /^https?:\/\//u.test(name);
  return (
    <div className="flex items-start -mr-2.5">
      {source.status === "failed" && !isPage && (
        <Action label={t("library.source.retryOf", { name })} onClick={() => void retry()}>
          <RotateCw aria-hidden="true" className="size-4" />
        </Action>
      )}
      {isPage ? (
        <Action label={t("library.source.againOf", { name })} onClick={() => props.onItems([name])}>
          <RotateCw aria-hidden="true" className="size-4" />
        </Action>
      ) : (
        <FileButton
          accept={manualFiles}
          data={{ "data-import": source.id }}
          label={t("library.source.againOf", { name })}
          className={buttonStyle("quiet", "px-2.5")}
          onFiles={again}
        >
          <Upload aria-hidden="true" className="size-4" />
        </FileButton>
      )}
      <Action
        label={t("library.source.remove", { name })}
        onClick={() => removing.current?.showModal()}
      >
        <Trash2 aria-hidden="true" className="size-4" />
      </Action>
      <Alert>{problem}</Alert>
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

/** Changes what a pack is about. */
const EditDialog = (props: { pack: PackView; onChanged: () => void; onClose: () => void }) => {
  const t = useTexts();
  const { pack } = props;
  const [draft, setDraft] = useState(() => draftOf(pack));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const dialog = useOpenDialog();
  const problemOf = useDraftProblem();
  const save = async () => {
    const wrong = problemOf(draft);
    setProblem(wrong);
    if (wrong !== null) return;
    setBusy(true);
    const sent = await sendJson("PATCH", `/api/library/${pack.id}`, describedBy(draft, pack));
    setBusy(false);
    if (!sent.ok) return setProblem(refusalText(t, sent));
    props.onChanged();
    props.onClose();
  };
  return (
    <FormDialog
      dialog={dialog}
      width="form"
      className="max-h-[calc(100dvh-2.5rem)]"
      noValidate
      title={t("library.form.editTitle", { title: pack.title })}
      submit={t("library.form.save")}
      busy={busy}
      problem={problem}
      onSubmit={() => void save()}
      onClose={props.onClose}
    >
      <PackFields draft={draft} onChange={(part) => setDraft({ ...draft, ...part })} />
    </FormDialog>
  );
};

/** A manual of a program: what it is about, its files, and what can be done with it. */
export const PackCard = (props: { pack: PackView; imports: Imports; onChanged: () => void }) => {
  const { pack, imports } = props;
  const t = useTexts();
  const removing = useRef<HTMLDialogElement>(null);
  const parts = {
    ...props,
    addItems: (items: readonly ManualItem[]) => imports.add(pack.id, items),
    remove: () => removing.current?.showModal(),
  };
  return (
    <article
      className="grid gap-4 rounded-card border border-rule bg-surface p-[clamp(1.125rem,3vw,1.75rem)]"
      aria-labelledby={`${pack.id}-title`}
    >
      <PackHead {...parts} />
      <Sources {...parts} />
      <RemovalDialog
        dialog={removing}
        url={`/api/library/${pack.id}`}
        title={t("library.removal.packTitle", { title: pack.title })}
        body={t(pack.sample ? "library.removal.sampleBody" : "library.removal.packBody")}
        confirm={t("library.removal.confirm")}
        onDone={props.onChanged}
      />
    </article>
  );
};

interface PartProps extends Readonly<Parameters<typeof PackCard>[0]> {
  readonly addItems: (items: readonly ManualItem[]) => void;
  /** Asks whether the pack is to be deleted. */
  readonly remove: () => void;
}

const PackHead = (props: PartProps) => {
  const t = useTexts();
  const { pack } = props;
  const { title } = pack;
  const [editing, setEditing] = useState(false);
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 [&>:first-child]:flex-[1_1_20rem]">
      <div className="grid min-w-0 gap-1">
        <h2 id={`${pack.id}-title`} className="font-serif text-xl font-medium break-words">
          {title}
          {pack.sample && (
            <span className="inline-block ml-2.5 py-0.25 px-2 border border-rule rounded-full font-sans text-xs font-normal align-[0.2em] text-ink-faint">
              {t("library.sample")}
            </span>
          )}
        </h2>
        <PackFacts pack={pack} />
      </div>
      <div className="flex items-center gap-0.5 max-sm:flex-[1_1_100%]">
        {pack.ready && (
          <Link
            href={`/guide/new?pack=${pack.id}`}
            className={buttonStyle("secondary", "max-sm:flex-1")}
          >
            <MessageCircleQuestionMark aria-hidden="true" className="size-4" />
            {t("library.ask")}
          </Link>
        )}
        <button
          type="button"
          aria-label={t("library.pack.editOf", { title })}
          title={t("library.pack.edit")}
          onClick={() => setEditing(true)}
          className={buttonStyle("quiet", "px-2.5")}
        >
          <Pencil aria-hidden="true" className="size-4" />
        </button>
        <button
          type="button"
          aria-label={t("library.pack.removeOf", { title })}
          title={t("library.pack.remove")}
          onClick={props.remove}
          className={buttonStyle("quiet", "px-2.5")}
        >
          <Trash2 aria-hidden="true" className="size-4" />
        </button>
      </div>
      {editing && (
        <EditDialog pack={pack} onChanged={props.onChanged} onClose={() => setEditing(false)} />
      )}
    </header>
  );
};

const PackFacts = ({ pack }: { pack: PackView }) => {
  const t = useTexts();
  const { product, title, versions, editions, chunks, differences } = pack;
  const list = (names: readonly string[]) => ({ count: names.length, names: names.join(", ") });
  const facts = [
    product === title ? null : product,
    t(`library.facts.languages.${pack.language}`),
    versions.length === 0 ? null : t("library.facts.versions", list(versions)),
    editions.length === 0 ? null : t("library.facts.editions", list(editions)),
  ].filter((fact) => fact !== null);
  const counts = [
    t("library.facts.chunks", { count: chunks }),
    differences === 0 ? null : t("library.facts.differences", { count: differences }),
  ].filter((fact) => fact !== null);
  return (
    <>
      <p className="text-sm text-ink-soft">{facts.join(" · ")}</p>
      <p className="caption tabular-nums">{counts.join(" · ")}</p>
      {pack.meaning !== null && <Meaning {...pack.meaning} />}
    </>
  );
};

/** How far search by meaning is; said quietly, as words find most of it until then. */
const Meaning = ({ state, done, total, because }: MeaningView) => {
  const t = useTexts();
  if (because === null)
    return <p className="caption tabular-nums">{t(`library.meaning.${state}`, { done, total })}</p>;
  const reason = t(`library.meaning.because.${because}`);
  return (
    <p className="caption max-w-[60ch] tabular-nums text-doubt">
      {t("library.meaning.waiting", { done, total, because: reason })}
    </p>
  );
};

const Sources = (props: PartProps) => {
  const t = useTexts();
  const { pack, imports, addItems } = props;
  const sending = imports.sending.find(({ packId }) => packId === pack.id);
  const problems = imports.problems.filter(({ packId }) => packId === pack.id);
  return (
    <>
      {pack.sources.length > 0 && (
        <ul className="border-t border-rule">
          {pack.sources.map((source) => (
            <SourceRow
              key={source.id}
              packId={pack.id}
              source={source}
              onItems={addItems}
              onChanged={props.onChanged}
            />
          ))}
        </ul>
      )}
      {isDead(pack) && sending === undefined ? (
        <DeadPack {...props} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <AddFiles {...props} className={buttonStyle("quiet", "-ml-3")}>
            {t("library.pack.addFiles")}
          </AddFiles>
          <WebPageButton onAddress={(address) => addItems([address])} />
          <p role="status" className="caption">
            {sending && t("library.form.submitting", { name: sending.name })}
          </p>
        </div>
      )}
      <div role="alert" className="text-sm text-loss empty:hidden">
        {problems.length > 0 && (
          <ul className="grid gap-1">
            {problems.map(({ name, words }) => (
              <li key={name}>{words}</li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
};

const AddFiles = (props: PartProps & { className: string; children: ReactNode }) => {
  const t = useTexts();
  const { pack } = props;
  return (
    <FileButton
      accept={manualFiles}
      data={{ "data-import": pack.id }}
      label={t("library.pack.addFilesTo", { title: pack.title })}
      className={props.className}
      onFiles={props.addItems}
    >
      <FileUp aria-hidden="true" className="size-4" />
      {props.children}
    </FileButton>
  );
};

/** Nothing in it can be searched, and nothing is on its way. */
const isDead = ({ ready, sources }: PackView): boolean =>
  !ready && sources.every(({ status }) => status === "failed" || status === "ready");

/** The two ways on from a manual of which nothing was imported. */
const DeadPack = (props: PartProps) => {
  const t = useTexts();
  const { pack } = props;
  return (
    <div className="grid gap-1.5 pl-4.5 border-l-2 border-accent">
      <p className="text-sm">
        {t(pack.sources.length === 0 ? "library.pack.noFiles" : "library.pack.dead")}
      </p>
      <div className="flex flex-wrap gap-2">
        <AddFiles {...props} className={buttonStyle("secondary")}>
          {t("library.pack.addOthers")}
        </AddFiles>
        <WebPageButton onAddress={(address) => props.addItems([address])} />
        <button type="button" onClick={props.remove} className={buttonStyle("quiet")}>
          <Trash2 aria-hidden="true" className="size-4" />
          {t("library.pack.removeDead")}
        </button>
      </div>
    </div>
  );
};
