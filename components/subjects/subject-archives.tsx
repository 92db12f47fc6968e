"use client";

import { Download, PackageOpen } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, useTransition } from "react";
import type { SubjectView, TakenSubject } from "#lib/schemas/subject.ts";
import { refusalText, sendFile, sendJson } from "../hooks/send-json.ts";
import { Alert } from "../ui/alert.tsx";
import { buttonStyle } from "../ui/button-style.ts";
import { FormDialog, useOpenDialog } from "../ui/dialog.tsx";
import { FileButton } from "../ui/file-drop.tsx";
import { useTexts } from "../ui/texts.tsx";

type LeftOut = TakenSubject["leftOut"];

/** What stays behind for one reason, and the sentence that says so; nothing where there is none of it. */
const Stayed = (props: { things: LeftOut; reason: LeftOut[number]["reason"]; text: string }) => {
  const things = props.things.filter(({ reason }) => reason === props.reason);
  if (things.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p className="text-sm text-ink-soft">{props.text}</p>
      <Titles things={things} />
    </div>
  );
};

const Titles = ({ things }: { things: LeftOut }) => (
  <ul className="grid list-disc gap-1 pl-5 font-serif">
    {things.map(({ kind, title }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two of them may have one title
      <li key={`${kind} ${place}`} className="wrap-anywhere">
        {title}
      </li>
    ))}
  </ul>
);

/** Says before what stays behind, and why. */
const LeftOutDialog = (props: { things: LeftOut; onDownload: () => void; onClose: () => void }) => {
  const t = useTexts();
  const dialog = useOpenDialog();
  const isAllBroken = props.things.every(({ reason }) => reason === "broken");
  return (
    <FormDialog
      dialog={dialog}
      title={t(isAllBroken ? "subjects.file.brokenTitle" : "subjects.file.leftOutTitle")}
      submit={t("subjects.file.without")}
      busy={false}
      problem={null}
      onSubmit={() => {
        dialog.current?.close();
        props.onDownload();
      }}
      onClose={props.onClose}
    >
      <Stayed things={props.things} reason="unfinished" text={t("subjects.file.leftOutBody")} />
      <Stayed things={props.things} reason="broken" text={t("subjects.file.brokenBody")} />
    </FormDialog>
  );
};

/** Takes a subject away with all that it holds, as a file that another Lectern takes in. */
export const DownloadSubject = ({ subject }: { subject: Pick<SubjectView, "id"> }) => {
  const t = useTexts();
  const [busy, start] = useTransition();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [leftOut, setLeftOut] = useState<LeftOut>([]);
  const address = `/api/subjects/${subject.id}/archive`;
  const download = () => window.location.assign(address);
  const look = () =>
    start(async () => {
      setRefusal(null);
      const sent = await sendJson<{ leftOut: LeftOut }>("GET", `${address}/contents`);
      if (!sent.ok) setRefusal(refusalText(t, sent));
      else if (sent.value.leftOut.length > 0) setLeftOut(sent.value.leftOut);
      else download();
    });
  return (
    <>
      <button type="button" disabled={busy} onClick={look} className={buttonStyle("quiet")}>
        <Download aria-hidden="true" className="size-4" />
        {t("subjects.file.download")}
      </button>
      <Alert className="ml-3 w-full">{refusal}</Alert>
      {leftOut.length > 0 && (
        <LeftOutDialog things={leftOut} onDownload={download} onClose={() => setLeftOut([])} />
      )}
    </>
  );
};

/** Tells what came of a file, and leads to it. */
const TakenDialog = ({ taken, onClose }: { taken: TakenSubject; onClose: () => void }) => {
  const t = useTexts();
  const router = useRouter();
  const dialog = useOpenDialog();
  const { subject, counts, leftOut } = taken;
  const names = ["documents", "quizzes", "guides", "sources", "cards"] as const;
  const came = names.flatMap((name) => {
    const count = counts?.[name] ?? 0;
    return count === 0 ? [] : [t(`subjects.file.${name}`, { count })];
  });
  const { name } = subject;
  return (
    <FormDialog
      dialog={dialog}
      title={t(taken.known ? "subjects.file.knownTitle" : "subjects.file.importedTitle", { name })}
      submit={t("subjects.file.open")}
      busy={false}
      problem={null}
      done=""
      onSubmit={() => {
        dialog.current?.close();
        router.push(`/subject/${subject.id}`);
      }}
      onClose={onClose}
    >
      <p className="text-sm text-ink-soft">
        {taken.known ? t("subjects.file.knownBody") : came.join(", ") || t("subjects.file.nothing")}
      </p>
      <Stayed things={leftOut} reason="unfinished" text={t("subjects.file.stayed")} />
      <Stayed things={leftOut} reason="broken" text={t("subjects.file.brokenStayed")} />
    </FormDialog>
  );
};

/** Takes in the file of a subject from another Lectern, or from before. */
export const ImportSubject = ({ className }: { className: string }) => {
  const t = useTexts();
  const router = useRouter();
  const [reading, setReading] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [taken, setTaken] = useState<TakenSubject | null>(null);
  const asked = useRef<AbortController>(undefined);
  useEffect(() => () => asked.current?.abort(), []);
  const take = async (file: File) => {
    const controller = new AbortController();
    asked.current = controller;
    setRefusal(null);
    setReading(file.name);
    const sent = await sendFile<TakenSubject>("/api/subject-archives", file, controller.signal);
    if (controller.signal.aborted) return;
    setReading(null);
    if (!sent.ok) return setRefusal(refusalText(t, sent));
    setTaken(sent.value);
    router.refresh();
  };
  return (
    <>
      <FileButton
        single
        accept=".zip,application/zip"
        data={{ "data-subject": "file" }}
        disabled={reading !== null}
        className={className}
        onFiles={([file]) => file && void take(file)}
      >
        <PackageOpen aria-hidden="true" className="size-4" />
        {t("subjects.file.import")}
      </FileButton>
      <p role="status" className="flex-none text-sm text-ink-soft empty:hidden">
        {reading !== null && t("subjects.file.importing", { name: reading })}
      </p>
      <Alert className="w-full max-sm:w-[calc(100vw-2.5rem)] max-sm:flex-none">{refusal}</Alert>
      {taken && <TakenDialog taken={taken} onClose={() => setTaken(null)} />}
    </>
  );
};
