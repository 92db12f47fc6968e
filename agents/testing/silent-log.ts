import type { Log } from "#lib/log.ts";
import { createLog } from "#lib/log.ts";

/** For tests in which errors are part of the plan. */
export const silentLog: Log = createLog("silent");
