"use client";

import { useEffect, useRef, useState } from "react";
import { refusalText, sendForm } from "#components/hooks/send-json.ts";
import { useLatest } from "#components/hooks/use-latest.ts";
import { pictureProblem } from "#components/study/photos/photo-list.ts";
import { useByteSize, useTexts } from "#components/ui/texts.tsx";
import type { SentScreenshot } from "#lib/schemas/guide.ts";
import { maxScreenshotBytes } from "#lib/schemas/guide-limits.ts";
import type { ScreenBox } from "#lib/schemas/located-control.ts";
import {
  type CapturedSurface,
  capturedRatio,
  coverPicture,
  coversKept,
  hasKeptCovers,
  keepCovers,
  type PixelSize,
  pageRatio,
  pictureSize,
} from "./covers.ts";

/** A picture of the student's screen, on its way to the server. */
export interface ScreenPicture {
  readonly blob: Blob;
  readonly name: string;
  readonly devicePixelRatio: number;
}

/** How long a new frame is waited for, in milliseconds: a window in which nothing moves sends none. */
const newFrameMs = 400;

/** A share whose first frame has not come by then has none. */
const firstFrameMs = 10_000;

const canCapture = (): boolean =>
  typeof navigator !== "undefined" &&
  typeof navigator.mediaDevices?.getDisplayMedia === "function" &&
  // Telephones have the function and no window to share.
  !matchMedia("(pointer: coarse) and (hover: none)").matches;

/** A window that the student shares: asked for once, one picture for each call of `take`. */
export class WindowCapture {
  readonly #stream: MediaStream;
  readonly #video: HTMLVideoElement;

  private constructor(stream: MediaStream, video: HTMLVideoElement) {
    this.#stream = stream;
    this.#video = video;
  }

  /** Asks the student for a window. `onEnded` is called when they, or its closing, end the share. @throws DOMException */
  static async ask(onEnded: () => void): Promise<WindowCapture> {
    const stream = await navigator.mediaDevices.getDisplayMedia({
      video: { displaySurface: "window", frameRate: 5 },
      audio: false,
    });
    const video = document.createElement("video");
    video.muted = true;
    video.playsInline = true;
    video.srcObject = stream;
    const capture = new WindowCapture(stream, video);
    for (const track of stream.getTracks()) track.addEventListener("ended", onEnded);
    try {
      await video.play();
      await hasFrame(video);
    } catch (thrown) {
      capture.stop();
      throw thrown;
    }
    return capture;
  }

  /** What the window shows now, in its own pixels. */
  async take(name: string): Promise<ScreenPicture> {
    const video = this.#video;
    await nextFrame(video);
    const canvas = document.createElement("canvas");
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    canvas.getContext("2d")?.drawImage(video, 0, 0);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
    if (blob === null) throw new Error(`${canvas.width} × ${canvas.height}`);
    const surface: CapturedSurface = this.#stream.getVideoTracks()[0]?.getSettings() ?? {};
    const devicePixelRatio = capturedRatio(surface, canvas.width, {
      screenWidth: screen.width,
      devicePixelRatio: window.devicePixelRatio,
    });
    return { blob, name, devicePixelRatio };
  }

  stop(): void {
    for (const track of this.#stream.getTracks()) track.stop();
    this.#video.srcObject = null;
  }
}

const nextFrame = (video: HTMLVideoElement): Promise<unknown> =>
  new Promise((done) => {
    const timer = setTimeout(done, newFrameMs);
    video.requestVideoFrameCallback?.(() => {
      clearTimeout(timer);
      done(undefined);
    });
  });

/** @throws Error when the share stays without a picture */
const hasFrame = (video: HTMLVideoElement): Promise<unknown> =>
  new Promise((done, fail) => {
    if (video.videoWidth > 0 && video.readyState >= video.HAVE_CURRENT_DATA) return done(undefined);
    const timer = setTimeout(() => fail(new Error("no frame")), firstFrameMs);
    video.addEventListener(
      "loadeddata",
      () => {
        clearTimeout(timer);
        done(undefined);
      },
      { once: true },
    );
  });

/**
 * Pictures of a window that the student shares. They are asked once, and the share lasts as long as this page is open
 * or until they end it; each press takes one picture and nothing in between.
 */
export const useWindowCapture = (take: (picture: ScreenPicture) => void) => {
  const t = useTexts();
  const [possible, setPossible] = useState(false);
  const [shared, setShared] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const capture = useRef<WindowCapture | null>(null);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    setPossible(canCapture());
    return () => {
      gone.current = true;
      capture.current?.stop();
      capture.current = null;
    };
  }, []);

  const stop = () => {
    capture.current?.stop();
    capture.current = null;
    setShared(false);
  };
  const share = async (): Promise<WindowCapture> => {
    const asked = await WindowCapture.ask(stop);
    // The page was left while the student was asked.
    if (gone.current) asked.stop();
    capture.current = asked;
    setShared(true);
    return asked;
  };
  const shoot = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const present = capture.current ?? (await share());
      take(await present.take(t("guideScreen.problems.captured")));
    } catch (thrown) {
      stop();
      const refused = thrown instanceof DOMException && thrown.name === "NotAllowedError";
      const reason = thrown instanceof Error ? `${thrown.message}.` : "";
      setProblem(
        refused
          ? t("guideScreen.problems.captureRefused")
          : t("guideScreen.problems.captureFailed", { reason }),
      );
    }
    setBusy(false);
  };
  return { possible, shared, busy, problem, shoot: () => void shoot(), stop };
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
  const isAtOnce = useLatest(atOnce);
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
      const reason = refusalText(t, sent);
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
    const good = files.filter((file) => pictureProblem(file, maxScreenshotBytes) === null);
    const devicePixelRatio = photographed ? 1 : pageRatio(window.devicePixelRatio);
    add(good.map((file) => ({ blob: file, name: file.name, devicePixelRatio })));
    for (const file of files) {
      const problem = pictureProblem(file, maxScreenshotBytes);
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
