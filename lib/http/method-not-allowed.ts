import { AppError } from "../errors.ts";
import { createRoute } from "./route.ts";
import { routeSettings } from "./route-settings.ts";

const route = createRoute(routeSettings);

/** A handler for the methods that a path does not take; `allow` lists those that it takes. */
export const methodNotAllowed = (allow: string) =>
  route<string>("read", () =>
    Promise.reject(new AppError("method_not_allowed", `Only ${allow}.`, { details: { allow } })),
  );
