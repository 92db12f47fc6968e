"use client";

import { useRef, useState } from "react";
import { sendForm } from "#components/api/send-json.ts";
import { useByteSize } from "#components/notes/use-byte-size.ts";
import { photoTypes } from "#components/study/photos/photo-list.ts";
import { useTexts } from "#components/ui/texts.tsx";
import { maxScreenshotBytes } from "#lib/guide/screenshot-limits.ts";
import type { ScreenshotView } from "#lib/schemas/guide.ts";
import { pageRatio } from "./screen-ratio.ts";
import type { ScreenPicture } from "./window-capture.ts";

type Problem = "notPicture" | "tooLarge" | "empty";

/** What the browser can tell is wrong with a file; the server looks into it. */
const problemOf = (file: Pick<File, "type" | "size">): Problem | null => {
  if (!photoTypes.split(",").includes(file.type)) return "notPicture";
  if (file.size === 0) return "empty";
  return file.size > maxScreenshotBytes ? "tooLarge" : null;
};

/** Sends pictures of the screen, one after another, and says what was wrong with them. */
export const useScreenshots = (threadId: string, onSent: () => Promise<unknown>) => {
  const t = useTexts();
  const inBytes = useByteSize();
  const [sending, setSending] = useState(0);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const line = useRef<Promise<void>>(Promise.resolve());

  const complain = (problem: string) => setProblems((known) => [...known, problem]);
  const send = async (picture: ScreenPicture) => {
    const form = new FormData();
    form.set("file", picture.blob, picture.name);
    form.set("device_pixel_ratio", `${picture.devicePixelRatio}`);
    const sent = await sendForm<ScreenshotView>(`/api/threads/${threadId}/screenshots`, form);
    if (!sent.ok) {
      const reason = sent.message ?? t("shell.unreachable");
      complain(t("guideScreen.problems.refused", { name: picture.name, reason }));
    }
    await onSent();
    setSending((left) => left - 1);
  };
  const add = (pictures: readonly ScreenPicture[]) => {
    setProblems([]);
    for (const picture of pictures) {
      setSending((left) => left + 1);
      line.current = line.current.then(() => send(picture));
    }
  };
  /** Files that were chosen, dropped or pasted. A photo of the screen knows nothing of its pixels. */
  const addFiles = (files: readonly File[], photographed = false) => {
    const good = files.filter((file) => problemOf(file) === null);
    const devicePixelRatio = photographed ? 1 : pageRatio(window.devicePixelRatio);
    add(good.map((file) => ({ blob: file, name: file.name, devicePixelRatio })));
    for (const file of files) {
      const problem = problemOf(file);
      const told = {
        name: file.name,
        size: inBytes(file.size),
        limit: inBytes(maxScreenshotBytes),
      };
      if (problem !== null) complain(t(`guideScreen.problems.${problem}`, told));
    }
  };
  return { sending: sending > 0, problems, add, addFiles };
};
