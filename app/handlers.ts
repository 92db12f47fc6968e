import { runtime } from "#agents/runtime.ts";
import { AppError } from "#lib/errors.ts";
import { type Call, type Route, route } from "#lib/http/route.ts";
import type { RouteClass } from "#lib/http/route-settings.ts";
// biome-ignore lint/style/noRestrictedImports: the one place of app that names the owner
import { localOwner } from "#lib/owner.ts";

/** Whose a request with these headers is. Every page and every route hears it from here. */
export const ownerOf = async (_headers: Headers): Promise<string> => localOwner;

type Services = Awaited<ReturnType<typeof runtime>>;

/** What a handler is given: the request as the wrapper read it, whose it is, and what it may ask for. */
interface ServedCall<Param extends string> extends Call<Param> {
  readonly owner: string;
  readonly services: Services;
}

/** All that the framework lets a route take; HEAD it makes of GET. */
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
type Method = (typeof methods)[number];

type Served<Param extends string> = (call: ServedCall<Param>) => Promise<Response>;

/**
 * Makes what a route file exports: each method that is `given` behind the wrapper of routes, with owner and services, and
 * 405 with `Allow` for all others. All six are exported, because the framework's own answers have no body.
 * @param servicesOf is asked after host, origin and rate were judged
 */
export const createHandlers =
  (servicesOf: () => Promise<Services>) =>
  <Param extends string = never>(
    given: Readonly<Partial<Record<Method, Served<Param>>>>,
    /** What a method costs; without a word GET is a `read` and every other a `write`. */
    costs: Readonly<Partial<Record<Method, RouteClass>>> = {},
  ): Record<Method, Route<Param>> => {
    const taken = methods.filter((method) => given[method]);
    const allow = taken.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : method));
    const handlerOf = (method: Method): Route<Param> => {
      const handle = given[method];
      if (!handle) return refusing(allow.join(", "));
      return route(costs[method] ?? (method === "GET" ? "read" : "write"), async (call) =>
        handle({
          ...call,
          owner: await ownerOf(call.request.headers),
          services: await servicesOf(),
        }),
      );
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
export const handlers = createHandlers(runtime);

const refusing = (allow: string) =>
  route<string>("read", () =>
    Promise.reject(new AppError("method_not_allowed", `Only ${allow}.`, { details: { allow } })),
  );
