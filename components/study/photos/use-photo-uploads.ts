"use client";

import { useEffect, useRef, useState } from "react";
import { sendForm, sendJson } from "#components/hooks/send-json.ts";
import { useDropAnywhere } from "#components/ui/file-drop.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import type { NotePageView } from "#lib/schemas/study.ts";
import type { UploadView } from "#lib/schemas/upload.ts";
import { moved, type PhotoList } from "./photo-list.ts";
import { useCheckedFiles } from "./use-checked-files.ts";

/** Where a page's picture is. */
export const pictureUrl = (threadId: string, page: Pick<NotePageView, "uploadId">): string =>
  `/api/threads/${threadId}/uploads/${page.uploadId}`;

interface SendingPhoto {
  readonly key: string;
  readonly file: File;
  readonly url: string;
  /** Known once the server has it; it is shown until the thread tells of it. */
  readonly uploadId: string | null;
}

let made = 0;

/**
 * Photos of a thread that exists: added, moved and removed on the server at once. `onChanged` is called after each
 * change, so that the page asks for the thread anew.
 */
export const usePhotoUploads = (options: {
  threadId: string;
  pages: readonly NotePageView[];
  onChanged: () => void;
}): PhotoList & { readonly busy: boolean } => {
  const { threadId, pages, onChanged } = options;
  const t = useTexts();
  const { problems, check, complain } = useCheckedFiles();
  const [sending, setSending] = useState<readonly SendingPhoto[]>([]);
  const [changing, setChanging] = useState(false);
  const gone = useRef(new AbortController());
  useForgottenUrls(sending);
  const waiting = sending.filter(
    ({ uploadId }) => !pages.some((page) => page.uploadId === uploadId),
  );

  const send = async (photo: SendingPhoto) => {
    const form = new FormData();
    form.set("file", photo.file);
    const sent = await sendForm<UploadView>(`/api/threads/${threadId}/uploads`, form);
    if (sent.ok) {
      const { id } = sent.value;
      setSending((all) => all.map((one) => (one === photo ? { ...one, uploadId: id } : one)));
      onChanged();
      return;
    }
    setSending((all) => all.filter((one) => one !== photo));
    const reason = sent.message ?? t("shell.unreachable");
    complain(t("photos.input.problems.refused", { name: photo.file.name, reason }));
  };
  const add = async (files: readonly File[]) => {
    const fresh = check(files, pages.length + waiting.length).map((file) => {
      made += 1;
      return { key: `sending-${made}`, file, url: URL.createObjectURL(file), uploadId: null };
    });
    setSending((all) => [...all, ...fresh]);
    // One after another, so that they keep their order.
    for (const photo of fresh) if (!gone.current.signal.aborted) await send(photo);
  };
  // What is dropped or pasted anywhere is meant for the only place that takes files.
  const over = useDropAnywhere({ onFiles: (files) => void add(files), onText: () => undefined });
  const change = async (name: string, work: () => ReturnType<typeof sendJson>) => {
    setChanging(true);
    const sent = await work();
    setChanging(false);
    if (sent.ok) return onChanged();
    const reason = sent.message ?? t("shell.unreachable");
    complain(t("photos.input.problems.refused", { name, reason }));
  };
  const url = `/api/threads/${threadId}/uploads`;
  const nameOf = (key: string) => pages.find(({ uploadId }) => uploadId === key)?.fileName ?? "";
  const move = (key: string, to: number) => {
    const ids = pages.map(({ uploadId }) => uploadId);
    const order = moved(ids, ids.indexOf(key), to);
    return change(nameOf(key), () => sendJson("PATCH", url, { ids: order }));
  };
  return {
    photos: [
      ...pages.map((page) => ({
        key: page.uploadId,
        name: page.fileName ?? "",
        url: pictureUrl(threadId, page),
        sending: false,
      })),
      ...waiting.map(({ key, file, url }) => ({ key, name: file.name, url, sending: true })),
    ],
    ...{ problems, over },
    busy: changing || waiting.length > 0,
    add: (files) => void add(files),
    remove: (key) => void change(nameOf(key), () => sendJson("DELETE", `${url}/${key}`)),
    move: (key, to) => void move(key, to),
  };
};

/** Gives the memory of photos back that are not shown any more. */
const useForgottenUrls = (sending: readonly SendingPhoto[]): void => {
  const known = useRef(new Set<string>());
  useEffect(() => {
    const shown = new Set(sending.map(({ url }) => url));
    for (const url of known.current) if (!shown.has(url)) URL.revokeObjectURL(url);
    known.current = shown;
  }, [sending]);
  useEffect(
    () => () => {
      for (const url of known.current) URL.revokeObjectURL(url);
    },
    [],
  );
};
