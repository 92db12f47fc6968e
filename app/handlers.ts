import { runtime } from "#agents/kept-runtime.ts";
import { readEnv } from "#lib/env.ts";
import { AppError } from "#lib/errors.ts";
import { localHeader } from "#lib/http/request-rules.ts";
import { type Call, type Route, route } from "#lib/http/route.ts";
import type { RouteClass } from "#lib/http/route-settings.ts";
// biome-ignore lint/style/noRestrictedImports: the one place of app that names the owner
import { localOwner } from "#lib/owner.ts";
import type { Principal } from "#lib/principal.ts";

/** Who sends a request with these headers. Every page and every route hears it from here. */
export const principalOf = async (headers: Headers): Promise<Principal> => ({
  owner: localOwner,
  mayWrite: true,
  maySet: readEnv().SETTINGS === "on" || headers.get(localHeader) === "yes",
});

/** What a handler is given: the request as the wrapper read it, who sends it, and what they may ask for. */
interface ServedCall<Param extends string, Services> extends Call<Param> {
  readonly principal: Principal;
  readonly services: Services;
}

/** All that the framework lets a route take; HEAD it makes of GET. */
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
type Method = (typeof methods)[number];

type Served<Param extends string, Services> = (
  call: ServedCall<Param, Services>,
) => Promise<Response>;

/**
 * Makes what a route file exports: each method that is `given` behind the wrapper of routes, with principal and services, and
 * 405 with `Allow` for all others. All six are exported, because the framework's own answers have no body.
 * @param servicesOf is asked after host, origin and rate were judged
 */
export const createHandlers =
  <Services>(servicesOf: (principal: Principal) => Promise<Services>) =>
  <Param extends string = never>(
    given: Readonly<Partial<Record<Method, Served<Param, Services>>>>,
    /** What a method costs; without a word GET is a `read` and every other a `write`. */
    costs: Readonly<Partial<Record<Method, RouteClass>>> = {},
  ): Record<Method, Route<Param>> => {
    const taken = methods.filter((method) => given[method]);
    const allow = taken.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : method));
    const handlerOf = (method: Method): Route<Param> => {
      const handle = given[method];
      if (!handle) return refusing(allow.join(", "));
      return route(costs[method] ?? (method === "GET" ? "read" : "write"), async (call) => {
        const principal = await principalOf(call.request.headers);
        return handle({ ...call, principal, services: await servicesOf(principal) });
      });
    };
    return {
      GET: handlerOf("GET"),
      POST: handlerOf("POST"),
      PUT: handlerOf("PUT"),
      PATCH: handlerOf("PATCH"),
      DELETE: handlerOf("DELETE"),
      OPTIONS: handlerOf("OPTIONS"),
    };
  };

/** The handlers of a route, with the services of this process. */
export const handlers = createHandlers(async (principal) => (await runtime()).for(principal));

const refusing = (allow: string) =>
  route<string>("read", () =>
    Promise.reject(new AppError("method_not_allowed", `Only ${allow}.`, { details: { allow } })),
  );
