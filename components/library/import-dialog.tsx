"use client";

import { FileUp } from "lucide-react";
import { useId, useRef, useState } from "react";
import type { PackView } from "#lib/schemas/library.ts";
import { sendJson } from "../hooks/send-json.ts";
import { useByteSize } from "../notes/use-byte-size.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { FieldProblem, type FormProblem } from "../ui/field-problem.tsx";
import { Select } from "../ui/select.tsx";
import { useTexts } from "../ui/texts.tsx";
import { FileChooser, useChooser } from "./file-chooser.tsx";
import { PackDialog } from "./pack-dialog.tsx";
import { describedBy, type PackDraft, productOfFile } from "./pack-draft.ts";
import { PackFields } from "./pack-fields.tsx";
import { useDraftProblem } from "./use-draft-problem.ts";

const newPack = "";

/** Told before a manual is made for them; the server looks into the files themselves. */
const officeName = /\.(?:docx?|dotx?|odt|rtf|pptx?|odp|xlsx?|ods|pages|key|numbers)$/iu;
const isOffice = ({ name }: File): boolean => officeName.test(name);

/** Where files are to go: into a pack that is there, or a new one. */
export const ImportDialog = (props: {
  packs: readonly PackView[];
  files: readonly File[];
  onImport: (packId: string, files: readonly File[]) => void;
  onClose: () => void;
}) => {
  const t = useTexts();
  const form = useImportForm(props);
  return (
    <PackDialog
      title={t("library.form.newTitle")}
      submit={t("library.form.submit")}
      busy={form.busy}
      problem={form.problem?.at === "form" ? form.problem.text : null}
      onSubmit={() => void form.submit()}
      onClose={props.onClose}
    >
      <ChosenFiles
        files={form.files}
        problem={form.problem?.at === "files" ? form.problem : null}
        onFiles={form.addFiles}
      />
      {props.packs.length > 0 && (
        <Select
          label={t("library.form.into")}
          value={form.into}
          options={[
            { value: newPack, label: t("library.form.newPack") },
            ...props.packs.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChange={form.setInto}
        />
      )}
      {form.into === newPack && <PackFields draft={form.draft} onChange={form.change} />}
    </PackDialog>
  );
};

const ChosenFiles = (props: {
  files: readonly File[];
  problem: Problem | null;
  onFiles: (files: readonly File[]) => void;
}) => {
  const t = useTexts();
  const id = useId();
  const inBytes = useByteSize();
  const chooser = useChooser();
  const button = useRef<HTMLButtonElement>(null);
  const { files } = props;
  const size = inBytes(files.reduce((sum, file) => sum + file.size, 0));
  return (
    <div className="import-files">
      <FileChooser input={chooser.input} name="new" onFiles={props.onFiles} />
      <button
        ref={button}
        type="button"
        onClick={chooser.open}
        aria-describedby={`${id}-problem ${id}`}
        className={buttonStyle("secondary")}
      >
        <FileUp aria-hidden="true" className="size-4" />
        {t("library.form.choose")}
      </button>
      <div className="grid min-w-0 gap-1">
        <FieldProblem id={`${id}-problem`} problem={props.problem} field={button} />
        <div id={id} className="grid min-w-0 gap-1">
          {files.length === 0 ? (
            <p className="caption">{t("library.form.formats")}</p>
          ) : (
            <>
              <p className="caption">{t("library.form.chosen", { count: files.length, size })}</p>
              <ul className="text-sm break-words">
                {files.slice(0, 5).map(({ name }) => (
                  <li key={name}>{name}</li>
                ))}
                {files.length > 5 && <li>…</li>}
              </ul>
            </>
          )}
        </div>
      </div>
    </div>
  );
};

/** The pack that has one of the files already, which then takes its place. */
const packWith = (packs: readonly PackView[], files: readonly File[]): string => {
  const names = new Set(files.map(({ name }) => name));
  const known = packs.find(({ sources }) => sources.some(({ fileName }) => names.has(fileName)));
  return known?.id ?? newPack;
};

type Problem = FormProblem<"files" | "form">;

const useImportForm = (props: Parameters<typeof ImportDialog>[0]) => {
  const t = useTexts();
  const problemOf = useDraftProblem();
  const officeProblem = (chosen: readonly File[]): Problem | null => {
    const office = chosen.find(isOffice);
    if (office === undefined) return null;
    return { at: "files", text: t("library.form.errors.office", { name: office.name }) };
  };
  const [files, setFiles] = useState(() => props.files.filter((file) => !isOffice(file)));
  const [into, setInto] = useState(() => packWith(props.packs, props.files));
  const [typed, setTyped] = useState<Partial<PackDraft>>({});
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(() => officeProblem(props.files));
  const [first] = files;
  const guess = first === undefined ? "" : productOfFile(first.name);
  const draft: PackDraft = { product: guess, language: "en", versions: "", editions: "", ...typed };
  const addFiles = (more: readonly File[]) => {
    setProblem(officeProblem(more));
    const others = files.filter((file) => !more.some(({ name }) => name === file.name));
    setFiles([...others, ...more.filter((file) => !isOffice(file))]);
  };
  const submit = async () => {
    if (files.length === 0) {
      return setProblem({ at: "files", text: t("library.form.errors.files") });
    }
    const wrong = into === newPack ? problemOf(draft) : null;
    setProblem(wrong === null ? null : { at: "form", text: wrong });
    if (wrong !== null) return;
    if (into === newPack) {
      setBusy(true);
      const sent = await sendJson<{ id: string }>("POST", "/api/library", describedBy(draft, null));
      setBusy(false);
      if (!sent.ok) {
        return setProblem({ at: "form", text: sent.message ?? t("shell.unreachable") });
      }
      props.onImport(sent.value.id, files);
    } else props.onImport(into, files);
    props.onClose();
  };
  const change = (part: Partial<PackDraft>) => setTyped({ ...typed, ...part });
  return { files, addFiles, into, setInto, draft, change, busy, problem, submit };
};
