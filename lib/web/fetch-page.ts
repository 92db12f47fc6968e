import { lookup } from "node:dns";
import { isIP } from "node:net";
import { networkInterfaces } from "node:os";
import { promisify } from "node:util";
import { brotliDecompress, gunzip, inflate } from "node:zlib";
import { type BodyLimit, readBody, tooLarge } from "../bounded-body.ts";
import { AppError, type ErrorCode } from "../errors.ts";
import { sendPinned } from "../pinned-request.ts";
import { isLoopback, isPublicAddress } from "./public-addresses.ts";

/** What one page may cost. */
interface PageLimits {
  /** As it arrives, and as it is when it is unpacked. */
  readonly bytes: number;
  /** With all redirects. */
  readonly ms: number;
  readonly redirects: number;
}

const pageLimits: PageLimits = { bytes: 10 * 1024 * 1024, ms: 20_000, redirects: 5 };

/** What is left for one page. */
interface Budget {
  readonly signal: AbortSignal;
  /** As of `PageLimits`. */
  readonly bytes: number;
}

/** A page as it was answered. */
export interface FetchedPage {
  /** Where it was found in the end. */
  readonly address: string;
  /** As its server names it; for what the bytes alone do not tell. */
  readonly mediaType: string;
  /** Text in UTF-8 with its mark where the server named its character set, all else as it came. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const refused = (host: string) =>
  new AppError("page_address_private", `${host} is not on the public internet`, {
    details: { host },
  });

const failed = (code: ErrorCode, message: string, details = {}, cause?: unknown) =>
  new AppError(code, message, { details, cause });

/** What a person writes without its beginning, such as `example.org/page`. @throws AppError page_address_invalid */
const readAddress = (written: string): URL => {
  const text = written.trim();
  const whole = /^[a-z][a-z\d+.-]*:(?!\d)/iu.test(text) ? text : `https://${text}`;
  const url = URL.canParse(whole) ? new URL(whole) : null;
  if (url === null || !isWeb(url) || url.hostname === "") {
    throw failed("page_address_invalid", "No address of a web page");
  }
  return url;
};

const isWeb = ({ protocol }: URL): boolean => protocol === "https:" || protocol === "http:";

/** The address to ask: names and passwords in it are for nobody, and no server sees what follows `#`. */
const bare = (url: URL): URL => {
  const asked = new URL(url);
  [asked.username, asked.password, asked.hash] = ["", "", ""];
  return asked;
};

/** @throws AppError page_redirects */
const nextOf = (url: URL, location: string): URL => {
  const next = URL.canParse(location, url.href) ? new URL(location, url) : null;
  if (next !== null && isWeb(next)) return bare(next);
  throw failed("page_redirects", `${url.host} leads to no page of the web`);
};

const unpackers = {
  gzip: promisify(gunzip),
  "x-gzip": promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
};

const isPacked = (coding: string): coding is keyof typeof unpackers =>
  Object.hasOwn(unpackers, coding);

/** The body, counted while it arrives and once more while it is unpacked. @throws AppError page_too_large */
const readPage = async (response: Response, bytes: number): Promise<Uint8Array<ArrayBuffer>> => {
  const limit: BodyLimit = { bytes, toldBytes: bytes, code: "page_too_large" };
  const body = await readBody(response, limit);
  const coding = (response.headers.get("content-encoding") ?? "").trim().toLowerCase();
  if (!isPacked(coding)) return body;
  try {
    return new Uint8Array(await unpackers[coding](body, { maxOutputLength: bytes }));
  } catch (cause) {
    const isBomb =
      cause instanceof Error && "code" in cause && cause.code === "ERR_BUFFER_TOO_LARGE";
    throw isBomb ? tooLarge(limit) : cause;
  }
};

const utf8Mark = [0xef, 0xbb, 0xbf];

/** What the server says of the character set comes before what the page says of itself. */
const inUtf8 = (bytes: Uint8Array<ArrayBuffer>, contentType: string): Uint8Array<ArrayBuffer> => {
  const charset = /charset="?([\w:-]+)/iu.exec(contentType)?.[1];
  if (charset === undefined || !/^text\/|xml/iu.test(contentType)) return bytes;
  if (utf8Mark.every((sign, at) => bytes[at] === sign)) return bytes;
  try {
    const text = new TextDecoder(charset).decode(bytes);
    return new Uint8Array(Buffer.concat([Buffer.from(utf8Mark), Buffer.from(text)]));
  } catch (cause) {
    // A character set that nobody knows: the page itself may say which.
    if (cause instanceof RangeError) return bytes;
    throw cause;
  }
};

const headers = {
  accept: "text/html,application/xhtml+xml,application/pdf;q=0.9,*/*;q=0.5",
  "accept-encoding": "gzip, deflate, br",
  "user-agent": "Mozilla/5.0 (compatible; Lectern)",
};

/** Whether an address is this computer's own: what is open to the internet there may still be meant for nobody. */
const isOwn = (address: string): boolean =>
  Object.values(networkInterfaces()).some((each) => each?.some((one) => one.address === address));

/** What a page of the web is fetched by; `allowsLoopback` is for tests. */
export const createPageFetch = (options: {
  readonly allowsLoopback: boolean;
  readonly resolve?: typeof lookup;
  readonly limits?: Partial<PageLimits>;
}) => {
  const limits = { ...pageLimits, ...options.limits };
  const judge = (address: string, host: string): void => {
    const isElsewhere = isPublicAddress(address) && !isOwn(address);
    const allowed = isElsewhere || (options.allowsLoopback && isLoopback(address));
    if (!allowed) throw refused(host);
  };
  const send = sendPinned(options.resolve ?? lookup, judge);

  /** What an address answers: a page, or where it leads. */
  const ask = async (url: URL, { signal, bytes }: Budget): Promise<FetchedPage | URL> => {
    const host = url.hostname.replace(/^\[|\]$/gu, "");
    if (isIP(host) !== 0) judge(host, host);
    const response = await send(url, { headers, signal });
    const { status } = response;
    const location = status >= 300 && status < 400 ? response.headers.get("location") : null;
    if (location !== null || status !== 200) await response.body?.cancel();
    if (location !== null) return nextOf(url, location);
    if (status !== 200) {
      throw failed("page_not_given", `${url.host} answered ${status}`, { status });
    }
    const contentType = response.headers.get("content-type") ?? "";
    return {
      address: url.href,
      mediaType: contentType.split(";", 1)[0]?.trim().toLowerCase() ?? "",
      bytes: inUtf8(await readPage(response, bytes), contentType),
    };
  };
  const follow = async (first: URL, budget: Budget): Promise<FetchedPage> => {
    let url = bare(first);
    for (let hop = 0; hop <= limits.redirects; hop += 1) {
      const answered = await ask(url, budget);
      if (!(answered instanceof URL)) return answered;
      url = answered;
    }
    throw failed("page_redirects", `${first.host} leads on and on`);
  };

  /**
   * Fetches a page of the public internet, and nothing else: each hop is looked up once, judged, and asked at that very
   * address. Nothing of the student's goes along.
   * @param less what it may cost where that is less than what a page may
   * @throws AppError page_address_invalid, page_address_private, page_unreachable, page_not_given, page_redirects,
   *   page_too_large, page_too_slow
   */
  return async (written: string, less: Partial<Budget> = {}): Promise<FetchedPage> => {
    const url = readAddress(written);
    const timeout = AbortSignal.timeout(limits.ms);
    const signal = less.signal ? AbortSignal.any([timeout, less.signal]) : timeout;
    const bytes = Math.min(limits.bytes, less.bytes ?? limits.bytes);
    try {
      return await follow(url, { signal, bytes });
    } catch (thrown) {
      if (thrown instanceof AppError) throw thrown;
      if (signal.aborted) {
        throw failed("page_too_slow", `${url.host} took longer than ${limits.ms} ms`);
      }
      throw failed("page_unreachable", `${url.host} cannot be read`, {}, thrown);
    }
  };
};

export type FetchPage = ReturnType<typeof createPageFetch>;
