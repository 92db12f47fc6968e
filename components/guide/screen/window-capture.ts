import { type CapturedSurface, capturedRatio } from "./screen-ratio.ts";

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

export const canCapture = (): boolean =>
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
