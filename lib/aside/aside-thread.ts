import { parentPort } from "node:worker_threads";
import { toAppError } from "../errors.ts";
import type { AsideReply, AsideRequest } from "./aside.ts";
import { type AsideWorks, asideWorks } from "./aside-works.ts";

const answer = async ({ work, given }: AsideRequest): Promise<AsideReply> => {
  try {
    const run = asideWorks[work as keyof AsideWorks] as (...args: unknown[]) => Promise<unknown>;
    return { ok: true, value: await run(...given) };
  } catch (error) {
    const { code, message, details } = toAppError(error);
    // An error's own fields may hold what no thread can hand over.
    const cause = new Error(message);
    if (error instanceof Error && error.stack) cause.stack = error.stack;
    return { ok: false, code, message, details, cause };
  }
};

parentPort?.on("message", async (request: AsideRequest) => {
  parentPort?.postMessage(await answer(request));
});
