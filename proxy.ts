import { type NextRequest, NextResponse } from "next/server";
import { readEnv } from "#lib/env.ts";
import { hostAllowed } from "#lib/http/host-rules.ts";
import { requestLocale } from "#lib/http/request-locale.ts";
import { configuredHostRules } from "#lib/http/route-settings.ts";
import { apiHeaders, contentSecurityPolicy, pageHeaders } from "#lib/http/security-headers.ts";
import { messagesIn } from "#lib/i18n/catalogue.ts";

const rules = configuredHostRules();
const development = readEnv().NODE_ENV === "development";

/** A sentence and no page: a page of ours under a foreign name is what is to be prevented. */
const refuse = (request: NextRequest): Response =>
  new Response(messagesIn(requestLocale(request.headers)).errors.host_refused, {
    status: 403,
    headers: { ...apiHeaders, "content-type": "text/plain; charset=utf-8" },
  });

/** Stands before every page: the host is checked, and a nonce made that its scripts must carry. */
export const proxy = (request: NextRequest): Response => {
  const host = request.headers.get("host");
  if (!hostAllowed(host, rules)) return refuse(request);
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
