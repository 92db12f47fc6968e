import { type NextRequest, NextResponse } from "next/server";
import { readEnv } from "#lib/env.ts";
import { AppError } from "#lib/errors.ts";
import { configuredHostRules } from "#lib/http/route-settings.ts";
import { answerErrorPage, contentSecurityPolicy, pageHeaders } from "./lib/http/answer.ts";
import { hostAllowed, originAllowed } from "./lib/http/request-rules.ts";
import { requestLocale } from "./lib/i18n/locale.ts";

const rules = configuredHostRules();
const development = readEnv().NODE_ENV === "development";

const refuse = (code: "host_refused" | "origin_refused", request: NextRequest): Response =>
  answerErrorPage(new AppError(code, "Refused."), requestLocale(request.headers));

const reads = (request: NextRequest): boolean => ["GET", "HEAD"].includes(request.method);

/**
 * Stands before every page: the host is checked, and for forms the origin, which the framework would answer as its own
 * fault; and a nonce is made that the page's scripts must carry.
 */
export const proxy = (request: NextRequest): Response => {
  if (!hostAllowed(request.headers.get("host"), rules)) return refuse("host_refused", request);
  if (!reads(request) && !originAllowed(request, rules)) return refuse("origin_refused", request);
  const nonce = crypto.randomUUID().replaceAll("-", "");
  const policy = contentSecurityPolicy(nonce, development);
  const headers = new Headers(request.headers);
  headers.set("x-nonce", nonce);
  // Next reads the nonce for its own scripts out of this header.
  headers.set("content-security-policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  for (const [name, value] of Object.entries(pageHeaders)) response.headers.set(name, value);
  return response;
};

/**
 * Pages only. The API checks for itself, and so do its older paths: where this matches, bodies over 10 MB are cut
 * silently.
 */
export const config = {
  matcher: ["/((?!api/|api$|document/|edit/|_next/static/|_next/image).*)"],
};
