import { parentPort } from "node:worker_threads";
import { toAppError } from "../errors.ts";
import type { OffloadReply, OffloadRequest } from "./offload.ts";
import { type OffloadedWork, offloadedWork } from "./offloaded-work.ts";

const answer = async ({ work, given }: OffloadRequest): Promise<OffloadReply> => {
  try {
    const run = offloadedWork[work as keyof OffloadedWork] as (
      ...args: unknown[]
    ) => Promise<unknown>;
    return { ok: true, value: await run(...given) };
  } catch (error) {
    const { code, message, details } = toAppError(error);
    // An error's own fields may hold what no thread can hand over.
    const cause = new Error(message);
    if (error instanceof Error && error.stack) cause.stack = error.stack;
    return { ok: false, code, message, details, cause };
  }
};

parentPort?.on("message", async (request: OffloadRequest) => {
  parentPort?.postMessage(await answer(request));
});
