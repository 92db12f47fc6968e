import type { ServerResponse } from "node:http";
import type { Behaviour, Mode } from "./behaviour.ts";

interface Failure {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/** Providers quote the key they refuse, so this one does, too. */
const failures: Readonly<Partial<Record<Mode, Failure>>> = {
  "400": { status: 400, code: "invalid_request", message: "this request is not understood" },
  "401": { status: 401, code: "invalid_api_key", message: "Incorrect API key provided" },
  "403": { status: 403, code: "forbidden", message: "this key may not use this model" },
  "404": { status: 404, code: "model_not_found", message: "there is no such model" },
  "429": { status: 429, code: "rate_limit_exceeded", message: "slow down" },
  "500": { status: 500, code: "server_error", message: "something broke" },
  "503": { status: 503, code: "overloaded", message: "too many are asking" },
  context: {
    status: 400,
    code: "context_length_exceeded",
    message: "This model's maximum context length is 8192 tokens",
  },
};

const page = "<!doctype html><title>Bad gateway</title><h1>proxy error</h1>";

/** Answers with the failure of this mode. @returns false when the mode is none of these. */
export const sendFailure = (
  response: ServerResponse,
  behaviour: Behaviour,
  authorization: string,
): boolean => {
  const failure = failures[behaviour.mode];
  if (failure) {
    const { status, code } = failure;
    const key = status === 401 ? `: ${authorization.replace("Bearer ", "")}` : "";
    const retryAfter = behaviour.retryAfter ?? (status === 429 ? "1" : undefined);
    sendJson(
      response,
      status,
      { error: { message: failure.message + key, type: code, code } },
      retryAfter === undefined ? {} : { "retry-after": retryAfter },
    );
    return true;
  }
  switch (behaviour.mode) {
    case "disconnect":
      response.destroy();
      return true;
    case "hang":
      return true;
    case "html":
    case "html-502":
      response.writeHead(behaviour.mode === "html" ? 200 : 502, { "content-type": "text/html" });
      response.end(page);
      return true;
    default:
      return false;
  }
};

export const sendJson = (
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void => {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify(body));
};
