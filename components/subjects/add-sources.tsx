"use client";

import { ClipboardPaste, FileUp, FolderUp } from "lucide-react";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import type { NoteFileView } from "#lib/schemas/note-file.ts";
import type { SourceView } from "#lib/schemas/source.ts";
import { withoutUnseenSigns } from "#lib/text/unseen-signs.ts";
import { refusalText, sendJson } from "../hooks/send-json.ts";
import { NoteFileChooser } from "../notes/note-file-chooser.tsx";
import { noteSize } from "../notes/read-note-file.ts";
import { type NoteLimits, noteFiles, noteOf, useNoteReader } from "../notes/use-note-files.tsx";
import { WebPageButton } from "../notes/web-page-button.tsx";
import { Alert } from "../ui/alert.tsx";
import { buttonStyle } from "../ui/button-style.ts";
import { FormDialog, useChange, useOpenDialog } from "../ui/dialog.tsx";
import { chosenFolder } from "../ui/dropped-folders.ts";
import { DropOverlay, FileButton, useDropAnywhere } from "../ui/file-drop.tsx";
import { useTexts } from "../ui/texts.tsx";

/** What became of what was put into a subject. */
interface Added {
  /** How many texts are new there. */
  readonly count: number;
  /** What there is to say of single ones. */
  readonly remarks: readonly string[];
  readonly problems: readonly string[];
}

const nothingYet: Added = { count: 0, remarks: [], problems: [] };

/**
 * Puts texts into a subject, each file by itself. Files too long for one source are asked about afterwards, one after the
 * other.
 */
const useAddSources = (subjectId: string, known: ReadonlySet<string>, limits: NoteLimits) => {
  const t = useTexts();
  const router = useRouter();
  const reader = useNoteReader(limits);
  const [added, setAdded] = useState(nothingYet);
  const [tooLong, setTooLong] = useState<readonly NoteFileView[]>([]);
  // What was added here and the page does not show yet: it may be refreshed later than the same text is sent again.
  const sentIds = useRef(new Set<string>());
  const tell = (part: Partial<Added>) =>
    setAdded((before) => ({
      count: before.count + (part.count ?? 0),
      remarks: [...before.remarks, ...(part.remarks ?? [])],
      problems: [...before.problems, ...(part.problems ?? [])],
    }));

  /** Returns what is wrong with it. */
  const store = async (
    fileName: string,
    note: ReturnType<typeof noteOf>,
    remarks: readonly string[],
  ): Promise<string | null> => {
    const body = { ...note, fileName };
    const sent = await sendJson<SourceView>("POST", `/api/subjects/${subjectId}/sources`, body);
    if (!sent.ok) return t("noteFiles.problem", { name: fileName, reason: refusalText(t, sent) });
    const isKnown = known.has(sent.value.id) || sentIds.current.has(sent.value.id);
    sentIds.current.add(sent.value.id);
    const told = isKnown ? [t("sources.known", { title: sent.value.title })] : remarks;
    tell({ count: isKnown ? 0 : 1, remarks: told });
    router.refresh();
    return null;
  };
  const take = async (given: readonly (File | string)[]) => {
    setAdded(nothingYet);
    const problems = await reader.read(given, async (reading) => {
      const note = noteOf([reading]);
      if (reading.parts.length > 1 && noteSize(note.text).bytes > limits.maxBytes) {
        setTooLong((before) => [...before, reading]);
        return null;
      }
      return store(reading.fileName, note, reader.remarksOn(reading));
    });
    if (problems !== null) tell({ problems });
  };
  const [choice] = tooLong;
  const choose = async (reading: NoteFileView, chosen: ReadonlySet<number>) => {
    setTooLong((before) => before.slice(1));
    const problem = await store(
      reading.fileName,
      noteOf([reading], chosen),
      reader.remarksOn(reading),
    );
    if (problem !== null) tell({ problems: [problem] });
  };
  const { count, remarks } = added;
  return {
    take,
    onPasted: (hidden: number) => {
      const remarks = hidden > 0 ? [t("sources.hidden", { count: hidden })] : [];
      setAdded({ ...nothingYet, count: 1, remarks });
      router.refresh();
    },
    problem: added.problems.join("\n"),
    status: reader.status([...(count > 0 ? [t("sources.added", { count })] : []), ...remarks]),
    chooser: choice !== undefined && (
      <NoteFileChooser
        // Another file is another choice.
        key={tooLong.length}
        readings={[choice]}
        maxBytes={limits.maxBytes}
        onUse={(_files, chosen) => void choose(choice, chosen)}
        onClose={() => setTooLong((before) => before.filter((one) => one !== choice))}
      />
    ),
  };
};

/** A field for a text from the clipboard or the keyboard. */
const PasteDialog = (props: {
  subjectId: string;
  text: string;
  /** With the number of signs that nobody sees and that were left out. */
  onDone: (hidden: number) => void;
  onClose: () => void;
}) => {
  const t = useTexts();
  const dialog = useOpenDialog();
  const hidden = useRef(0);
  const { send, busy, refusal } = useChange({
    dialog,
    onDone: () => props.onDone(hidden.current),
  });
  const add = (form: FormData) => {
    // A form turns line ends into those of Windows: the same text would be another source.
    const seen = withoutUnseenSigns(String(form.get("text")).replaceAll("\r\n", "\n"));
    hidden.current = seen.hidden;
    send("POST", `/api/subjects/${props.subjectId}/sources`, { text: seen.text });
  };
  return (
    <FormDialog
      {...{ dialog, busy }}
      title={t("sources.pasteTitle")}
      submit={t("sources.add")}
      problem={refusal}
      width="text"
      noValidate
      onSubmit={add}
      onClose={props.onClose}
    >
      <label className="grid gap-2">
        <span className="caption">{t("sources.text")}</span>
        <textarea
          name="text"
          spellCheck={false}
          defaultValue={props.text}
          className="field min-h-[40dvh] resize-y font-serif"
        />
      </label>
    </FormDialog>
  );
};

/** Whether what was pasted is the address of a page, and nothing else. */
const isAddress = (text: string): boolean => /^https?:\/\/\S+$/iu.test(text.trim());

/** Puts what a student has into a subject: files by choice or drop, several at once, text, and pages of the web. */
export const AddSources = (props: {
  subjectId: string;
  /** The sources that lie there, by their ids. */
  known: readonly string[];
  limits: NoteLimits;
}) => {
  const t = useTexts();
  const { subjectId } = props;
  const adding = useAddSources(subjectId, new Set(props.known), props.limits);
  const [pasted, setPasted] = useState<string | null>(null);
  const over = useDropAnywhere({
    onFiles: (files) => void adding.take(files),
    onText: (text) => {
      if (isAddress(text)) void adding.take([text.trim()]);
      else setPasted(text);
    },
  });
  return (
    <div className="grid gap-1">
      <div className="-ml-3 flex flex-wrap items-center gap-x-1">
        <FileButton
          accept={noteFiles}
          className={buttonStyle("quiet")}
          onFiles={(files) => void adding.take(files)}
        >
          <FileUp aria-hidden="true" className="size-4" />
          {t("sources.addFiles")}
        </FileButton>
        {/* Telephones have no folders to choose. */}
        <span className="contents pointer-coarse:hidden">
          <FileButton
            folder
            accept=""
            className={buttonStyle("quiet")}
            onFiles={(files) =>
              void chosenFolder(files)
                .then((folder) => [folder])
                // Where one cannot be read, what reads the files says which.
                .catch(() => files)
                .then(adding.take)
            }
          >
            <FolderUp aria-hidden="true" className="size-4" />
            {t("sources.addFolder")}
          </FileButton>
        </span>
        <button type="button" onClick={() => setPasted("")} className={buttonStyle("quiet")}>
          <ClipboardPaste aria-hidden="true" className="size-4" />
          {t("sources.paste")}
        </button>
        <WebPageButton onAddress={(address) => void adding.take([address])} />
      </div>
      {adding.status}
      <Alert className="whitespace-pre-line">{adding.problem}</Alert>
      {adding.chooser}
      {pasted !== null && (
        <PasteDialog
          subjectId={subjectId}
          text={pasted}
          onDone={adding.onPasted}
          onClose={() => setPasted(null)}
        />
      )}
      {over && <DropOverlay text={t("sources.drop")} />}
    </div>
  );
};
