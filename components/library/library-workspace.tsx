"use client";

import { FileUp, Plus } from "lucide-react";
import { useId, useRef, useState } from "react";
import { FieldProblem, type FormProblem, Select } from "#components/ui/form-fields.tsx";
import { useByteSize, useTexts } from "#components/ui/texts.tsx";
import type { LibraryView, PackView } from "#lib/schemas/library.ts";
import { refusalText, sendJson } from "../hooks/send-json.ts";
import { usePoll } from "../hooks/use-poll.ts";
import { useFolderProblem } from "../notes/use-folder-problem.ts";
import { WebPageButton } from "../notes/web-page-button.tsx";
import { buttonStyle } from "../ui/button-style.ts";
import { FormDialog, useOpenDialog } from "../ui/dialog.tsx";
import { RefusedFolder } from "../ui/dropped-folders.ts";
import { DropOverlay, FileButton, useDropAnywhere } from "../ui/file-drop.tsx";
import { SilenceAlert } from "../ui/silence-alert.tsx";
import { PackCard } from "./pack-card.tsx";
import {
  describedBy,
  manualFiles,
  type PackDraft,
  PackFields,
  productOfFile,
  useDraftProblem,
} from "./pack-fields.tsx";
import { itemName, type ManualItem, useImports } from "./use-imports.ts";

const newPack = "";

/** Told before a manual is made for them; the server looks into the files themselves. */
const officeName = /\.(?:doc|dot|rtf|ppt|xlsx?|ods|pages|key|numbers)$/iu;
const isOffice = (item: ManualItem): boolean =>
  typeof item !== "string" && officeName.test(item.name);
const isTaken = (item: ManualItem): boolean => !isOffice(item) && !(item instanceof RefusedFolder);

/** Where files are to go: into a pack that is there, or a new one. */
const ImportDialog = (props: {
  packs: readonly PackView[];
  items: readonly ManualItem[];
  onImport: (packId: string, items: readonly ManualItem[]) => void;
  onClose: () => void;
}) => {
  const t = useTexts();
  const dialog = useOpenDialog();
  const form = useImportForm(props);
  return (
    <FormDialog
      dialog={dialog}
      width="form"
      className="max-h-[calc(100dvh-2.5rem)]"
      noValidate
      title={t("library.form.newTitle")}
      submit={t("library.form.submit")}
      busy={form.busy}
      problem={form.problem?.at === "form" ? form.problem.text : null}
      onSubmit={() => void form.submit()}
      onClose={props.onClose}
    >
      <ChosenItems
        items={form.items}
        problem={form.problem?.at === "files" ? form.problem : null}
        onItems={form.add}
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
    </FormDialog>
  );
};

const ChosenItems = (props: {
  items: readonly ManualItem[];
  problem: Problem | null;
  onItems: (items: readonly ManualItem[]) => void;
}) => {
  const t = useTexts();
  const id = useId();
  const inBytes = useByteSize();
  const button = useRef<HTMLButtonElement>(null);
  const { items } = props;
  const files = items.filter((item) => typeof item !== "string");
  const size = inBytes(files.reduce((sum, file) => sum + file.size, 0));
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <FileButton
          accept={manualFiles}
          data={{ "data-import": "new" }}
          button={button}
          describedBy={`${id}-problem ${id}`}
          className={buttonStyle("secondary")}
          onFiles={props.onItems}
        >
          <FileUp aria-hidden="true" className="size-4" />
          {t("library.form.choose")}
        </FileButton>
        <WebPageButton onAddress={(address) => props.onItems([address])} />
      </div>
      <div className="grid min-w-0 gap-1">
        <FieldProblem id={`${id}-problem`} problem={props.problem} field={button} />
        <div id={id} className="grid min-w-0 gap-1">
          {items.length === 0 ? (
            <p className="caption">{t("library.form.formats")}</p>
          ) : (
            <>
              {files.length > 0 && (
                <p className="caption">{t("library.form.chosen", { count: files.length, size })}</p>
              )}
              <ul className="text-sm break-words">
                {items.slice(0, 5).map((item) => (
                  <li key={itemName(item)}>{itemName(item)}</li>
                ))}
                {items.length > 5 && <li>…</li>}
              </ul>
            </>
          )}
        </div>
      </div>
    </div>
  );
};

/** The pack that has one of the items already, which then takes its place. */
const packWith = (packs: readonly PackView[], items: readonly ManualItem[]): string => {
  const names = new Set(items.map(itemName));
  const known = packs.find(({ sources }) => sources.some(({ fileName }) => names.has(fileName)));
  return known?.id ?? newPack;
};

type Problem = FormProblem<"files" | "form">;

const useImportForm = (props: Parameters<typeof ImportDialog>[0]) => {
  const t = useTexts();
  const problemOf = useDraftProblem();
  const folderProblem = useFolderProblem();
  const chosenProblem = (chosen: readonly ManualItem[]): Problem | null => {
    const folder = chosen.find((item) => item instanceof RefusedFolder);
    if (folder !== undefined) return { at: "files", text: folderProblem(folder) };
    const office = chosen.find(isOffice);
    if (office === undefined) return null;
    return { at: "files", text: t("library.form.errors.office", { name: itemName(office) }) };
  };
  const [items, setItems] = useState(() => props.items.filter(isTaken));
  const [into, setInto] = useState(() => packWith(props.packs, props.items));
  const [typed, setTyped] = useState<Partial<PackDraft>>({});
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(() => chosenProblem(props.items));
  const first = items.find((item) => typeof item !== "string");
  const guess = first === undefined ? "" : productOfFile(first.name);
  const draft: PackDraft = { product: guess, language: "en", versions: "", editions: "", ...typed };
  const add = (more: readonly ManualItem[]) => {
    setProblem(chosenProblem(more));
    const names = new Set(more.map(itemName));
    const others = items.filter((item) => !names.has(itemName(item)));
    setItems([...others, ...more.filter(isTaken)]);
  };
  const submit = async () => {
    if (items.length === 0) {
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
        return setProblem({ at: "form", text: refusalText(t, sent) });
      }
      props.onImport(sent.value.id, items);
    } else props.onImport(into, items);
    props.onClose();
  };
  const change = (part: Partial<PackDraft>) => setTyped({ ...typed, ...part });
  return { items, add, into, setInto, draft, change, busy, problem, submit };
};

const isImporting = ({ packs }: LibraryView): boolean =>
  packs.some(({ sources }) =>
    sources.some(({ status }) => status === "waiting" || status === "importing"),
  );

const isPreparing = ({ packs }: LibraryView): boolean =>
  packs.some(({ meaning }) => meaning?.state === "preparing");

/**
 * Milliseconds between two questions; a library that rests can still be changed by another client. Vectors come by
 * the hundred, and nobody waits for them.
 */
const pauseOf = (view: LibraryView): number => {
  if (isImporting(view)) return 1_000;
  return isPreparing(view) ? 3_000 : 10_000;
};

/** The manuals that guides answer from, and the ways to bring more. */
export const LibraryWorkspace = (props: { view: LibraryView }) => {
  const t = useTexts();
  const { view, silence, poll } = usePoll({
    ...{ url: "/api/library", initial: props.view, pauseOf },
    revisionOf: ({ revision }) => revision,
  });
  const imports = useImports(poll);
  const [asked, setAsked] = useState<readonly File[] | null>(null);
  const over = useDropAnywhere({
    onFiles: setAsked,
    onText: () => undefined,
    folders: "manual",
  });
  const changed = () => void poll();
  const { packs } = view;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <button type="button" onClick={() => setAsked([])} className={buttonStyle("primary")}>
          <Plus aria-hidden="true" className="size-4" />
          {t("library.add")}
        </button>
        <p className="caption">{t("library.form.formats")}</p>
      </div>
      <SilenceAlert silence={silence} />
      <FirstStep view={view} />
      <div className="grid gap-6">
        {packs.map((pack) => (
          <PackCard key={pack.id} pack={pack} imports={imports} onChanged={changed} />
        ))}
      </div>
      {asked !== null && (
        <ImportDialog
          packs={packs}
          items={asked}
          onImport={imports.add}
          onClose={() => setAsked(null)}
        />
      )}
      {over && <DropOverlay text={t("library.drop")} />}
    </>
  );
};

/** What to do first: with nothing at all, or with the sample alone. */
const FirstStep = ({ view }: { view: LibraryView }) => {
  const t = useTexts();
  const own = view.packs.some(({ sample }) => !sample);
  const sample = view.packs.find((pack) => pack.sample);
  if (own) return null;
  const words =
    sample === undefined
      ? { title: t("library.empty.title"), body: t("library.empty.body") }
      : {
          title: t("library.firstStep.title"),
          body: t("library.firstStep.body", { title: sample.title }),
        };
  return (
    <section className="grid gap-1.5 pl-4.5 border-l-2 border-accent">
      <h2 className="font-serif text-lg font-medium">{words.title}</h2>
      <p className="max-w-[60ch] text-ink-soft">{words.body}</p>
    </section>
  );
};
