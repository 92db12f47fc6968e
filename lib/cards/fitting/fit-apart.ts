import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { bareEnvironment } from "#lib/env.ts";
import { AppError } from "#lib/errors.ts";
import { endOf } from "#lib/process-end.ts";
import type { Fit } from "./fit-to.ts";
import type { LoggedAnswer } from "./histories.ts";

/** What the fitting process is sent: answers in pieces, then the order to fit. */
export type FitRequest =
  | { readonly ask: "take"; readonly answers: readonly LoggedAnswer[] }
  | {
      readonly ask: "fit";
      readonly timeZone: string;
      readonly weights: readonly number[] | null;
    };

export type FitReply = { readonly is: "fit"; readonly fit: Fit } | { readonly is: "unavailable" };

interface Ended {
  readonly is: "ended";
  readonly how: string;
}

/** A bundler must not take the process's file apart: it is found beside this one when it is needed. */
const processFile = ["fit", "process.ts"].join("-");

/** Of JavaScript alone; 50,000 answers take 0.24 GB in the whole process. */
const heapMegabytes = 512;
/** 50,000 answers take 8 s on two cores under a load of ten. */
const usualLongestMs = 120_000;

const startProcess = (): ChildProcess =>
  spawn(
    process.execPath,
    [`--max-old-space-size=${heapMegabytes}`, fileURLToPath(new URL(processFile, import.meta.url))],
    {
      env: bareEnvironment(),
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      serialization: "advanced",
    },
  );

const send = (child: ChildProcess, request: FitRequest): Promise<void> =>
  // That it has ended is told by its end.
  new Promise((resolve) => child.send(request, () => resolve()));

/**
 * Fits weights to a log in a process of its own, which ends with it.
 * @param log in pieces, in any order
 * @throws AppError card_fit_unavailable, card_fit_failed, what reading the log throws
 */
export const fitApart = async (
  log: AsyncIterable<readonly LoggedAnswer[]>,
  { timeZone, weights }: Omit<Extract<FitRequest, { ask: "fit" }>, "ask">,
  longestMs: number = usualLongestMs,
): Promise<Fit> => {
  const child = startProcess();
  const timer = setTimeout(() => child.kill("SIGKILL"), longestMs);
  const { promise: reply, resolve: take } = Promise.withResolvers<FitReply | Ended>();
  child.once("message", take);
  child.once("exit", (code, signal) => take({ is: "ended", how: String(signal ?? code) }));
  child.once("error", (error) => take({ is: "ended", how: String(error) }));
  try {
    for await (const answers of log) {
      if (!child.connected) break;
      await send(child, { ask: "take", answers });
    }
    await send(child, { ask: "fit", timeZone, weights });
    const said = await reply;
    if (said.is === "fit") return said.fit;
    if (said.is === "unavailable") {
      throw new AppError("card_fit_unavailable", "There is no optimiser of FSRS for this system");
    }
    throw new AppError("card_fit_failed", `The fitting process ended (${said.how})`);
  } finally {
    clearTimeout(timer);
    child.kill("SIGKILL");
    if (child.pid !== undefined) await endOf(child);
  }
};
