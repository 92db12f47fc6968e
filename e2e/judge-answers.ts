import { setTimeout as sleep } from "node:timers/promises";
import type { APIResponse, Page, Request } from "@playwright/test";
import { misfitOf, requestMisfitOf } from "#lib/http/openapi/testing/misfit.ts";

/** What crossed the wire, whoever asked: the page, or the test beside it. */
interface Crossed {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** What was sent as JSON; null for anything else. */
  readonly sent: string | null;
  readonly text: () => Promise<string>;
}

const json = "application/json";

const patienceMs = 10_000;

/** Every answer of the product has these headers, and none that a test makes up. */
const isOurs = ({ headers }: Crossed): boolean =>
  headers["cross-origin-resource-policy"] === "same-origin" && headers.server === undefined;

const faultsOf = async (crossed: Crossed): Promise<string[]> => {
  const { method, url, status, headers, sent } = crossed;
  const path = new URL(url).pathname;
  if (!path.startsWith("/api/") || method === "HEAD" || !isOurs(crossed)) return [];
  const contentType = headers["content-type"] ?? null;
  const isJson = contentType?.startsWith(json) ?? false;
  // A page that was left takes its answers along.
  const text = isJson ? await crossed.text().catch(() => null) : "";
  if (text === null) return [];
  const answer = misfitOf({ method, path, status, contentType, text });
  const request =
    sent !== null && status < 300
      ? requestMisfitOf({ method, path, contentType: json, text: sent })
      : null;
  return [answer, request].filter((fault) => fault !== null);
};

/** A page that was left may never give its answers: what cannot be read is no misfit. */
const withinPatience = (judging: Promise<string[]>): Promise<string[]> =>
  Promise.race([judging.catch(() => []), sleep(patienceMs, [], { ref: false })]);

const sentJson = (headers: Readonly<Record<string, string>>, body: string | null) =>
  headers["content-type"]?.startsWith(json) ? body : null;

/**
 * Compares every answer of the API that a page hears, or a test beside it, with the description of the API.
 * @returns what did not fit, when all of them were looked at
 */
export const judgeAnswers = (page: Page): (() => Promise<string[]>) => {
  const judged: Promise<string[]>[] = [];
  const judge = async (request: Request): Promise<string[]> => {
    const response = await request.response();
    if (response === null) return [];
    return faultsOf({
      ...{ method: request.method(), url: response.url(), status: response.status() },
      headers: response.headers(),
      sent: sentJson(request.headers(), request.postData()),
      text: () => response.text(),
    });
  };
  // Not when the answer begins: the text of one that the page breaks off is waited for without end.
  page.on("requestfinished", (request) => judged.push(withinPatience(judge(request))));
  const { fetch } = page.request;
  page.request.fetch = async (asked, options) => {
    const response: APIResponse = await fetch.call(page.request, asked, options);
    const data = options?.data;
    const isData = data !== undefined && data !== null && !Buffer.isBuffer(data);
    judged.push(
      faultsOf({
        ...{ method: options?.method ?? "GET", url: response.url(), status: response.status() },
        headers: response.headers(),
        sent: isData ? (typeof data === "string" ? data : JSON.stringify(data)) : null,
        text: () => response.text(),
      }),
    );
    return response;
  };
  return async () => [...new Set((await Promise.all(judged)).flat())];
};
