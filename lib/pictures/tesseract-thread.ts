import { Worker } from "node:worker_threads";
import type { Block } from "tesseract.js";

/** Tesseract in a thread of its own, with its languages loaded. */
export interface TesseractThread {
  /** Reads one picture at a time. @throws Error when Tesseract fails or the thread dies */
  readonly recognise: (picture: Uint8Array) => Promise<readonly Block[]>;
  readonly alive: () => boolean;
  /** Whether the thread keeps the process from ending. */
  readonly hold: (on: boolean) => void;
  /** Ends it at once, also in the middle of a picture. */
  readonly stop: () => Promise<void>;
}

/**
 * The package's own script for threads, found from here at run time: a bundler would take it apart, and it must stand
 * beside its WebAssembly. The package's `createWorker` is not used, because it lets a dying thread end the process.
 */
const threadCode = `require("node:module").createRequire(${JSON.stringify(import.meta.url)})("tesseract.js/src/worker-script/node/index.js")`;

/** One packet of the script's protocol; it answers each with a message of the same action. */
type Action = "load" | "loadLanguage" | "initialize" | "setParameters" | "recognize";

interface Message {
  readonly action: Action;
  readonly status: "resolve" | "reject" | "progress";
  readonly data: unknown;
}

/** Only the neural engine: the language files hold no other. */
const neuralEngine = 1;

/**
 * @param languages as Tesseract calls them
 * @param folder with `<language>.traineddata` for each
 * @throws Error when the files cannot be used
 */
export const startTesseract = async (
  languages: readonly string[],
  folder: string,
): Promise<TesseractThread> => {
  const { call, ...thread } = startThread();
  try {
    await call("load", { options: { lstmOnly: true, logging: false } });
    const files = { langPath: folder, gzip: false, cacheMethod: "none", lstmOnly: true };
    await call("loadLanguage", { langs: [...languages], options: files });
    await call("initialize", { langs: [...languages], oem: neuralEngine, config: {} });
  } catch (error) {
    await thread.stop();
    throw error;
  }
  const recognise = async (picture: Uint8Array): Promise<readonly Block[]> => {
    const payload = { image: picture, options: {}, output: { text: false, blocks: true } };
    const page = await call("recognize", payload);
    return (page as { blocks: Block[] | null }).blocks ?? [];
  };
  return { ...thread, recognise };
};

const startThread = () => {
  // What it prints is chatter about single pictures.
  const worker = new Worker(threadCode, { eval: true, stdout: true, stderr: true, env: {} });
  worker.stdout.resume();
  worker.stderr.resume();
  let alive = true;
  let waiting: PromiseWithResolvers<unknown> | null = null;
  const settle = (end: (call: PromiseWithResolvers<unknown>) => void) => {
    const call = waiting;
    waiting = null;
    if (call) end(call);
  };
  const die = (error: Error) => {
    alive = false;
    settle((call) => call.reject(error));
  };
  worker.on("error", die);
  worker.on("messageerror", die);
  worker.on("exit", (code) => die(new Error(`the thread ended with ${code}`)));
  worker.on("message", ({ status, data }: Message) => {
    if (status === "resolve") settle((call) => call.resolve(data));
    if (status === "reject") settle((call) => call.reject(new Error(String(data))));
  });
  return {
    call: (action: Action, payload: object): Promise<unknown> => {
      if (!alive) return Promise.reject(new Error("the thread has ended"));
      waiting = Promise.withResolvers<unknown>();
      worker.postMessage({ workerId: "ocr", jobId: action, action, payload });
      return waiting.promise;
    },
    alive: () => alive,
    hold: (on: boolean) => (on ? worker.ref() : worker.unref()),
    stop: async () => {
      alive = false;
      await worker.terminate();
    },
  };
};
