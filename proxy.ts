import { type NextRequest, NextResponse } from "next/server";
import { readEnv } from "#lib/env.ts";
import { AppError } from "#lib/errors.ts";
import { answerError } from "#lib/http/answer-error.ts";
import { hostAllowed } from "#lib/http/host-rules.ts";
import { requestLocale } from "#lib/http/request-locale.ts";
import { configuredHostRules } from "#lib/http/route-settings.ts";
import { contentSecurityPolicy, pageHeaders } from "#lib/http/security-headers.ts";

const rules = configuredHostRules();
const development = readEnv().NODE_ENV === "development";

/** Stands before every page: the host is checked, and a nonce made that its scripts must carry. */
export const proxy = (request: NextRequest): Response => {
  const host = request.headers.get("host");
  if (!hostAllowed(host, rules)) {
    const refused = new AppError("host_refused", `Host ${host} is not ours.`);
    return answerError(refused, requestLocale(request.headers));
  }
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

/** Pages only. The API checks for itself: where this matches, bodies over 10 MB are cut silently. */
export const config = { matcher: ["/((?!api/|_next/static/|_next/image).*)"] };
