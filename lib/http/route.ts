import { cookieValue, requestLocale } from "#lib/i18n/locale.ts";
import { chooseTimeZone, zoneCookie } from "#lib/time-zone.ts";
import { AppError, isDatabaseTrouble, toAppError } from "../errors.ts";
import type { Language } from "../schemas/language.ts";
import { answerError } from "./answer.ts";
import { releaseBodies } from "./body-share.ts";
import { hostAllowed, originAllowed } from "./request-rules.ts";
import {
  countRequest,
  type RouteClass,
  type RouteSettings,
  routeSettings,
} from "./route-settings.ts";

/** What a handler is given. */
export interface Call<Param extends string = never> {
  readonly request: Request;
  /** The parts of the path that have a name, shaped like an id; several in one joined by `/`, each like a file's name. */
  readonly params: Readonly<Record<Param, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly locale: Language;
  /** Where the student's days begin and end. */
  readonly timeZone: string;
}

/** Who wants an answer held until a run settled (`?settled=1`): fires when they are gone. Null for everybody else. */
export const heldFor = (request: Request, query: Call["query"]): AbortSignal | null =>
  query.settled === "1" ? request.signal : null;

type Handler<Param extends string> = (call: Call<Param>) => Promise<Response>;

/** What the framework calls. */
export type Route<Param extends string> = (
  request: Request,
  /** A built route without parameters is given no `params` at all. */
  context: { params?: Promise<Record<Param, string | string[]>> },
) => Promise<Response>;

/**
 * Makes the wrapper of routes: host, origin, rate and errors are dealt with here and nowhere else,
 * so that a handler parses, calls one function and answers.
 */
export const createRoute =
  (settings: () => RouteSettings) =>
  <Param extends string = never>(routeClass: RouteClass, handler: Handler<Param>): Route<Param> =>
  async (request, context) => {
    const locale = requestLocale(request.headers);
    try {
      admit(request, routeClass, settings());
      const params = pathParams((await context.params) ?? ({} as Record<Param, string>));
      const query = Object.fromEntries(new URL(request.url).searchParams);
      const zone = cookieValue(request.headers.get("cookie") ?? "", zoneCookie);
      const timeZone = chooseTimeZone(zone?.replaceAll("%2F", "/"));
      return await handler({ request, params, query, locale, timeZone });
    } catch (thrown) {
      const error = request.signal.aborted ? clientGone(thrown) : toAppError(thrown);
      report(error, request, settings());
      return answerError(error, locale);
    } finally {
      releaseBodies(request);
    }
  };

/** The wrapper with the settings of the running server. */
export const route = createRoute(routeSettings);

/** @throws AppError host_refused, origin_refused, rate_limited */
const admit = (request: Request, routeClass: RouteClass, settings: RouteSettings): void => {
  const { rules, limiter } = settings;
  const host = request.headers.get("host");
  if (!hostAllowed(host, rules)) throw new AppError("host_refused", `Host ${host} is not ours.`);
  if (!originAllowed(request, rules)) {
    throw new AppError("origin_refused", `Origin ${request.headers.get("origin")} is not ours.`);
  }
  if (!limiter) return;
  // Written by our own front, which believes nobody but the configured proxies.
  const client = request.headers.get("x-forwarded-for")?.slice(0, 100) ?? "unknown";
  const waitSeconds = countRequest(limiter, routeClass, client);
  if (waitSeconds === null) return;
  throw new AppError("rate_limited", `Too many ${routeClass} requests.`, {
    retryAfterMs: waitSeconds * 1000,
    details: { retryAfterSeconds: waitSeconds },
  });
};

const idShape = /^[\w-]{1,100}$/;
const nameShape = /^\w[\w.-]{0,99}$/;

/** @throws AppError not_found: what is not shaped like an id is the name of nothing. */
const pathParams = <Param extends string>(
  given: Readonly<Record<Param, string | string[]>>,
): Record<Param, string> => {
  const params: Record<string, string> = {};
  for (const [name, value] of Object.entries<string | string[]>(given)) {
    const shape = Array.isArray(value) ? nameShape : idShape;
    if (![value].flat().every((part) => shape.test(part))) {
      throw new AppError("not_found", "The path holds no id.");
    }
    params[name] = [value].flat().join("/");
  }
  return params;
};

const clientGone = (cause: unknown) =>
  new AppError("bad_request", "The client went away before it was answered.", { cause });

const report = (error: AppError, request: Request, { log }: RouteSettings): void => {
  const what = { method: request.method, path: new URL(request.url).pathname, error };
  if (error.code === "internal" || isDatabaseTrouble(error.code)) {
    log.error(what, "request failed");
  } else log.debug(what, "request refused");
};
