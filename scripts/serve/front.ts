import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import type { BlockList } from "node:net";
import type { Duplex } from "node:stream";
import { toAppError } from "#lib/errors.ts";
import { answerError, answerErrorPage } from "#lib/http/answer.ts";
import {
  clientAddress,
  type HostRules,
  isApiPath,
  isLoopback,
  isLoopbackHost,
  isProxy,
  judgeRequest,
  judgeUnparsed,
  localHeader,
  type RequestHead,
} from "#lib/http/request-rules.ts";
import { requestLocale } from "#lib/i18n/locale.ts";
import type { Log } from "#lib/log.ts";

export interface FrontSettings {
  readonly rules: HostRules;
  /** Whose `X-Forwarded-For` is believed. */
  readonly proxies: BlockList;
  readonly log: Pick<Log, "error" | "debug">;
}

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** What a stranger may not say of itself. Only a configured proxy can know it. */
const proxyHeaders = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-port",
  "x-forwarded-proto",
  "x-real-ip",
];

/** Milliseconds in which a client may read why it is refused before its connection is cut. */
const lingerMs = 1_000;

/**
 * The HTTP server before the framework: it answers what the framework must not see, each with the shape of our errors,
 * and writes the client's address into `X-Forwarded-For`.
 */
export const createFront = (handle: Handle, settings: FrontSettings): Server => {
  const { rules, proxies, log } = settings;
  /** What is being answered on a connection. */
  const open = new WeakMap<Duplex, ServerResponse>();

  const refuse = (thrown: unknown, head: Head): Response => {
    const error = toAppError(thrown);
    const what = { method: head.method, path: head.target.slice(0, 200), error };
    if (error.code === "internal") log.error(what, "request failed");
    else log.debug(what, "request refused");
    // A request without a path is no reader's.
    const api = isApiPath(head.target) || !head.target.startsWith("/");
    return (api ? answerError : answerErrorPage)(error, requestLocale(head.headers));
  };

  /** Writes into the headers whose request it is, and whether it was made on this machine. */
  const markClient = (request: IncomingMessage, host: string): void => {
    const { headers, socket } = request;
    const client = clientAddress(socket.remoteAddress, forwardedFor(request), proxies);
    const known = isProxy(socket.remoteAddress, proxies);
    // A proxy serves somebody else, and the loopback that it names may be another machine's. Some say nothing of it, but
    // speak HTTP/1.0, as nginx does by itself; browsers do not.
    const forwards =
      request.httpVersion === "1.0" ||
      ["via", ...proxyHeaders].some((name) => headers[name] !== undefined);
    if (!known) for (const name of proxyHeaders) delete headers[name];
    const local = !forwards && isLoopback(client) && isLoopbackHost(host);
    Object.assign(headers, {
      ...{ host, "x-forwarded-for": client, [localHeader]: local ? "yes" : "no" },
    });
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { socket } = request;
    open.set(socket, response);
    // A connection may be kept: what is answered belongs to the request before the next one.
    response.once("close", () => {
      if (open.get(socket) === response) open.delete(socket);
    });
    const head = headOf(request);
    try {
      const { url, host } = judgeRequest(head, rules);
      markClient(request, host);
      request.url = url;
      if (request.headers.expect?.toLowerCase() === "100-continue") response.writeContinue();
      await handle(request, response);
    } catch (thrown) {
      const refusal = refuse(thrown, head);
      if (response.headersSent) response.destroy();
      else await answerWith(refusal, response);
    }
  };

  const refuseUnparsed = async (
    error: NodeJS.ErrnoException & { rawPacket?: Buffer },
    socket: Duplex,
  ) => {
    const response = open.get(socket);
    if (error.code === "ECONNRESET" || !socket.writable || response?.headersSent) {
      socket.destroy();
      return;
    }
    const under = response !== undefined && !response.writableEnded ? headOf(response.req) : null;
    const text = error.rawPacket?.toString("latin1") ?? "";
    const head = under ?? parseHead(text);
    const refused = judgeUnparsed(
      error.code ?? "",
      under ? null : head,
      /\r?\n\r?\n/.test(text),
      rules,
    );
    await writeRaw(refuse(refused, head ?? noHead), socket);
  };

  const listener = (request: IncomingMessage, response: ServerResponse) =>
    void serve(request, response);
  return (
    createServer({ requireHostHeader: false }, listener)
      // Asked only when it is let in: a refused client need not send its body.
      .on("checkContinue", listener)
      // RFC 9110 leaves it to the server to overlook an expectation that it does not know.
      .on("checkExpectation", listener)
      .on("connect", (request: IncomingMessage, socket: Duplex) => {
        const refused = judgeUnparsed("", headOf(request), true, rules);
        void writeRaw(refuse(refused, headOf(request)), socket);
      })
      .on("clientError", (error, socket) => void refuseUnparsed(error, socket))
  );
};

interface Head extends RequestHead {
  readonly headers: Headers;
}

const noHead: Head = { method: "", target: "", hosts: [], headers: new Headers() };

/** The headers by which the language is chosen. */
const languageHeaders = (cookie: string, accepted: string): Headers => {
  const printable = (text: string) => text.replaceAll(/[^\x20-\x7e]/g, "");
  return new Headers({ cookie: printable(cookie), "accept-language": printable(accepted) });
};

const headOf = ({ method = "", url = "", headers, headersDistinct }: IncomingMessage): Head => ({
  ...{ method, target: url, hosts: headersDistinct.host ?? [] },
  headers: languageHeaders(headers.cookie ?? "", headers["accept-language"] ?? ""),
});

/** Several headers are one list (RFC 9110). */
const forwardedFor = ({ headersDistinct }: IncomingMessage): string | undefined =>
  headersDistinct["x-forwarded-for"]?.join(",");

/** The beginning of a request that Node's parser did not take. */
const parseHead = (packet: string): Head | null => {
  const lines = (packet.split(/\r?\n\r?\n/, 1)[0] ?? "").split(/\r?\n/);
  const [method = "", target = "", version] = lines[0]?.split(" ") ?? [];
  // The first line of an address that is too long was not read to its end.
  if (!/^[A-Z]{1,20}$/.test(method) || (lines.length > 1 && !version?.startsWith("HTTP/"))) {
    return null;
  }
  const values = (name: string): string[] =>
    lines
      .slice(1)
      .filter((line) => line.toLowerCase().startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).trim());
  const headers = languageHeaders(values("cookie").join(";"), values("accept-language").join(","));
  return { method, target, hosts: values("host"), headers };
};

const answerWith = async (answer: Response, response: ServerResponse): Promise<void> => {
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, {
    ...Object.fromEntries(answer.headers),
    "content-length": body.byteLength,
  });
  response.end(body);
};

/** Answers where Node has no response at hand, and ends the connection. */
const writeRaw = async (answer: Response, socket: Duplex): Promise<void> => {
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = [...answer.headers, ["content-length", body.byteLength], ["connection", "close"]];
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  const status = `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status] ?? ""}`;
  socket.on("error", () => socket.destroy());
  socket.end(Buffer.concat([Buffer.from(`${[status, ...lines].join("\r\n")}\r\n\r\n`), body]));
  setTimeout(() => socket.destroy(), lingerMs).unref();
};
