import { AppError } from "../errors.ts";
import { createRoute } from "./route.ts";
import { routeSettings } from "./route-settings.ts";

const route = createRoute(routeSettings);

/** A handler for the methods that a path does not take; `allow` lists those that it takes. */
export const methodNotAllowed = (allow: string) => {
  const refuse = route<string>("read", () =>
    Promise.reject(new AppError("method_not_allowed", `Only ${allow}.`, { details: { allow } })),
  );
  return async (...call: Parameters<typeof refuse>): Promise<Response> => {
    const response = await refuse(...call);
    if (response.status === 405) response.headers.set("allow", allow);
    return response;
  };
};
