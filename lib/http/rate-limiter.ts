import type { Clock } from "../clock.ts";

/** A bucket holds `burst` requests and gets `perSecond` back each second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  tokens: number;
  /** Milliseconds since 1970. */
  filledAt: number;
}

/** So many clients are remembered; the longest silent one is forgotten first, its bucket being full. */
const maxBuckets = 5_000;

/** Counts requests by key in token buckets, in this process only. */
export class RateLimiter {
  readonly #buckets = new Map<string, Bucket>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Takes one request from the key's bucket: null, or the seconds until the next one is free. */
  take(key: string, rate: Rate): number | null {
    const now = this.#clock().getTime();
    const bucket = this.#buckets.get(key) ?? { tokens: rate.burst, filledAt: now };
    const seconds = Math.max(0, now - bucket.filledAt) / 1000;
    bucket.tokens = Math.min(rate.burst, bucket.tokens + seconds * rate.perSecond);
    bucket.filledAt = now;
    // Set anew, so that the map's order is that of use.
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    if (this.#buckets.size > maxBuckets) this.#forgetOldest();
    if (bucket.tokens < 1) return Math.ceil((1 - bucket.tokens) / rate.perSecond);
    bucket.tokens -= 1;
    return null;
  }

  #forgetOldest(): void {
    const [oldest] = this.#buckets.keys();
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }
}

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
export const countRequest = (
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
