import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { bareEnvironment } from "#lib/env.ts";
import type { KeptPicture } from "#lib/pictures/encode-picture.ts";

/** A drawing of a textbook takes a tenth of a second. */
const longestMs = 10_000;
/** For all of them of a file: others wait for its reader. */
const longestInAllMs = 60_000;

const start = (): ChildProcess =>
  spawn(process.execPath, [fileURLToPath(new URL("drawing-process.ts", import.meta.url))], {
    env: bareEnvironment(),
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    serialization: "advanced",
  });

/**
 * Draws drawings of SVG, and encodes pictures that take much memory, in a process of its own, which is started for the first
 * and ends with `stop`.
 */
export const createDrawer = () => {
  let child: ChildProcess | null = null;
  let left = longestInAllMs;
  const stop = (): void => {
    child?.kill("SIGKILL");
    child = null;
  };
  return {
    stop,
    /** @returns null for what cannot be drawn, or takes too long or too much */
    draw: async (drawn: string | Uint8Array): Promise<KeptPicture | null> => {
      if (left <= 0) return null;
      const began = performance.now();
      // One that was ended after its last drawing hears nothing more.
      const drawing = child?.connected ? child : start();
      child = drawing;
      const { promise, resolve } = Promise.withResolvers<KeptPicture | null | "failed">();
      const timer = setTimeout(() => resolve("failed"), Math.min(longestMs, left));
      const fail = () => resolve("failed");
      drawing.once("message", (picture) => resolve(picture as KeptPicture | null));
      drawing.once("exit", fail);
      drawing.once("error", fail);
      drawing.send(drawn, (error) => error && fail());
      const done = await promise;
      clearTimeout(timer);
      drawing.removeAllListeners();
      left -= performance.now() - began;
      if (done !== "failed") return done;
      // What comes of a process that is being killed is nobody's.
      drawing.on("error", () => {});
      stop();
      return null;
    },
  };
};
