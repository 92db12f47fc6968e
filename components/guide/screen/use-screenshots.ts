"use client";

import { useRef, useState } from "react";
import { sendForm } from "#components/hooks/send-json.ts";
import { useByteSize } from "#components/notes/use-byte-size.ts";
import { photoTypes } from "#components/study/photos/photo-list.ts";
import { useTexts } from "#components/ui/texts.tsx";
import { maxScreenshotBytes } from "#lib/guide/screenshot-limits.ts";
import type { SentScreenshot } from "#lib/schemas/guide.ts";
import type { ScreenBox } from "#lib/screen/screen-box.ts";
import { coverPicture, pictureSize } from "./cover-picture.ts";
import { coversKept, hasKeptCovers, keepCovers, type PixelSize } from "./covers.ts";
import { pageRatio } from "./screen-ratio.ts";
import type { ScreenPicture } from "./window-capture.ts";

type Problem = "notPicture" | "tooLarge" | "empty";

/** What the browser can tell is wrong with a file; the server looks into it. */
const problemOf = (file: Pick<File, "type" | "size">): Problem | null => {
  if (!photoTypes.split(",").includes(file.type)) return "notPicture";
  if (file.size === 0) return "empty";
  return file.size > maxScreenshotBytes ? "tooLarge" : null;
};

/** A picture that the student looks at before it is sent. */
export interface PictureToSend extends ScreenPicture {
  readonly key: number;
  readonly size: PixelSize;
}

/**
 * Pictures of the screen on their way to the server, one after another: each is shown, areas of it can be covered, and what
 * is sent is drawn anew without them. Says what was wrong with those that were not sent.
 */
export const useScreenshots = (threadId: string, onSent: () => Promise<unknown>) => {
  const t = useTexts();
  const inBytes = useByteSize();
  const [working, setWorking] = useState(0);
  const [toSend, setToSend] = useState<readonly PictureToSend[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [repeated, setRepeated] = useState(false);
  const line = useRef<Promise<void>>(Promise.resolve());
  const key = useRef(0);
  const { areasOf, keep, hasAreas } = useKeptAreas(threadId);
  const [atOnce, setAtOnce] = useState(false);
  const isAtOnce = useRef(atOnce);
  isAtOnce.current = atOnce;
  const dropped = useRef(new Set<number>());

  const complain = (problem: string) => setProblems((known) => [...known, problem]);
  const inLine = (act: () => Promise<void>) => {
    setWorking((left) => left + 1);
    line.current = line.current.then(act).finally(() => setWorking((left) => left - 1));
  };
  const upload = async (picture: ScreenPicture, covered: Blob) => {
    const form = new FormData();
    // The name of a file can be as private as what it shows.
    form.set("file", covered, "screen");
    form.set("device_pixel_ratio", `${picture.devicePixelRatio}`);
    const sent = await sendForm<SentScreenshot>(`/api/threads/${threadId}/screenshots`, form);
    if (!sent.ok) {
      const reason = sent.message ?? t("shell.unreachable");
      complain(t("guideScreen.problems.refused", { name: picture.name, reason }));
    } else setRepeated(sent.value.repeated);
    await onSent();
  };
  const open = async (picture: ScreenPicture) => {
    const size = await pictureSize(picture.blob);
    const { name } = picture;
    if (size === null) return complain(t("guideScreen.problems.unreadable", { name }));
    if (!isAtOnce.current || hasAreas()) {
      key.current += 1;
      const shown = { ...picture, size, key: key.current };
      return setToSend((waiting) => [...waiting, shown]);
    }
    const encoded = await coverPicture(picture.blob, []);
    if (encoded === null) return complain(t("guideScreen.problems.unreadable", { name }));
    await upload(picture, encoded);
  };
  const add = (pictures: readonly ScreenPicture[]) => {
    setProblems([]);
    setRepeated(false);
    for (const picture of pictures) inLine(() => open(picture));
  };
  const drop = (picture: PictureToSend) => {
    dropped.current.add(picture.key);
    setToSend((waiting) => waiting.filter((one) => one.key !== picture.key));
  };
  /** Covers and sends a picture. @returns false when it could not be covered: then nothing was sent */
  const send = async (picture: PictureToSend, areas: readonly ScreenBox[]): Promise<boolean> => {
    const covered = await coverPicture(picture.blob, areas);
    if (covered === null) return false;
    // The student thought better of it meanwhile.
    if (dropped.current.has(picture.key)) return true;
    keep(picture.size, areas);
    if (areas.length > 0) setAtOnce(false);
    drop(picture);
    inLine(() => upload(picture, covered));
    return true;
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
  return {
    ...{ sending: working > 0, problems, repeated, add, addFiles },
    ...{ toSend, areasOf, hasAreas, send, drop, atOnce, setAtOnce },
  };
};

export type Screenshots = ReturnType<typeof useScreenshots>;

/** The covered areas of the last picture of each size; where the browser keeps nothing, until the page is left. */
const useKeptAreas = (threadId: string) => {
  const own = useRef(new Map<string, readonly ScreenBox[]>());
  const sizeName = ({ width, height }: PixelSize) => `${width} ${height}`;
  return {
    areasOf: (size: PixelSize) => own.current.get(sizeName(size)) ?? coversKept(threadId, size),
    keep: (size: PixelSize, areas: readonly ScreenBox[]) => {
      own.current.set(sizeName(size), areas);
      keepCovers(threadId, size, areas);
    },
    hasAreas: () =>
      hasKeptCovers(threadId) || [...own.current.values()].some(({ length }) => length > 0),
  };
};
