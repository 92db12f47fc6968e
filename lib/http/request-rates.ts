import type { Rate, RateLimiter } from "./rate-limiter.ts";

/** What a route costs: `read` a query, `write` some rows, `create` a whole run of the graph. */
export type RouteClass = "read" | "write" | "create";

/**
 * For one client. A page polls once a second, so even fifty open pages stay under `read`; a student
 * who answers by keyboard makes two writes a second at most; a run may cost money, so a
 * script that has gone wild is stopped after some dozens.
 */
const clientRates: Readonly<Record<RouteClass, Rate>> = {
  read: { burst: 300, perSecond: 60 },
  write: { burst: 60, perSecond: 10 },
  create: { burst: 30, perSecond: 0.5 },
};

/** For all clients together: a client that invents addresses for itself still meets this one. */
const everyoneFactor = 20;

/**
 * Counts the request.
 * @returns null, or the seconds after which the client may try again.
 */
export const takeRequest = (
  limiter: RateLimiter,
  routeClass: RouteClass,
  client: string,
): number | null => {
  const rate = clientRates[routeClass];
  const everyone = {
    burst: rate.burst * everyoneFactor,
    perSecond: rate.perSecond * everyoneFactor,
  };
  return (
    limiter.take(`${routeClass} ${client}`, rate) ??
    limiter.take(`${routeClass} everyone`, everyone)
  );
};
