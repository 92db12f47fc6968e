import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { cache } from "react";
import { runtime } from "#agents/kept-runtime.ts";
import { AppError, type DatabaseTrouble, isDatabaseTrouble, toAppError } from "#lib/errors.ts";
import { principalOf } from "./handlers.ts";
import { requestLocale } from "./texts.ts";

/** The framework hides what an error says from the browser, but passes on a digest that it already has. */
const withDigest = (thrown: unknown): unknown => {
  const error = toAppError(thrown);
  return isDatabaseTrouble(error.code) ? Object.assign(error, { digest: error.code }) : thrown;
};

const rethrow = (thrown: unknown): never => {
  throw withDigest(thrown);
};

/** The same object with all that is in it, but what its promises fail with tells `error.tsx` when the database is the reason. */
export const tellingTrouble = <T extends object>(services: T): T =>
  new Proxy(services, {
    get: (of, key) => {
      const value: unknown = Reflect.get(of, key);
      if (typeof value === "object" && value !== null) return tellingTrouble(value);
      if (typeof value !== "function") return value;
      return (...given: unknown[]) => {
        const answer: unknown = value.apply(of, given);
        return answer instanceof Promise ? answer.catch(rethrow) : answer;
      };
    },
  });

/** What a page is given, as a route is by `handlers`: who asks, what they may ask for, the language, and one moment for all. */
export const pageServices = cache(async () => {
  const [principal, { for: servicesFor, clock }, locale] = await Promise.all([
    headers().then(principalOf),
    runtime().catch(rethrow),
    requestLocale(),
  ]);
  return { principal, services: tellingTrouble(servicesFor(principal)), locale, now: clock() };
});

/**
 * What `load` brings, or what is the matter with the database, for a page that then says so itself: what a page throws is
 * answered with 500.
 */
export const orTrouble = async <T extends object>(
  load: () => Promise<T>,
): Promise<T | DatabaseTrouble> => {
  try {
    return await load();
  } catch (thrown) {
    const { code } = toAppError(thrown);
    if (isDatabaseTrouble(code)) return code;
    throw thrown;
  }
};

type PageServices = Awaited<ReturnType<typeof pageServices>>;

/** What `load` brings; when it fails because there is no such thing, the page for that. */
export const orNotFound = async <T>(load: (page: PageServices) => Promise<T>): Promise<T> => {
  try {
    return await load(await pageServices());
  } catch (thrown) {
    if (thrown instanceof AppError && thrown.code === "not_found") notFound();
    throw thrown;
  }
};
