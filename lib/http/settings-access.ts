import { readEnv } from "../env.ts";
import { AppError } from "../errors.ts";
import { localHeader } from "./client-address.ts";

/** Whether who asks may see into and change the settings: who sits at this computer, or everybody with SETTINGS=on. */
export const mayChangeSettings = (headers: Headers): boolean =>
  readEnv().SETTINGS === "on" || headers.get(localHeader) === "yes";

/** @throws AppError settings_not_here */
export const requireSettings = (request: Request): void => {
  if (mayChangeSettings(request.headers)) return;
  throw new AppError("settings_not_here", "settings are changed from this computer only");
};
