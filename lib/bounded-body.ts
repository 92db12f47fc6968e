import { AppError, type ErrorCode } from "./errors.ts";

/** What all requests may have under way; see `lib/http/body-share.ts`. */
interface Share {
  readonly take: (request: object, bytes: number) => void;
}

export interface BodyLimit {
  /** Most bytes that are read. */
  readonly bytes: number;
  readonly code: ErrorCode;
  /** The limit that the client is told: that of the note, where the body is its wrapping. */
  readonly toldBytes: number;
  /** Another limit instead, when what was read of the body so far allows it. */
  readonly larger?: {
    readonly limit: BodyLimit;
    readonly allowed: (start: Uint8Array) => boolean;
  };
}

/**
 * The body's bytes, counted while they arrive: one byte too many ends the reading at once, whatever
 * `Content-Length` promised.
 * @param share of what all requests may have under way, which is asked before anything is read
 * @throws AppError with the limit's code, uploads_crowded
 */
export const readBody = async (
  request: Pick<Request, "headers" | "body">,
  limit: BodyLimit,
  share: Share | null = null,
): Promise<Uint8Array<ArrayBuffer>> => {
  const promised = promisedBytes(request);
  if (promised > limit.bytes && !limit.larger) throw tooLarge(limit);
  share?.take(request, Math.min(promised, limit.larger?.limit.bytes ?? limit.bytes));
  if (!request.body) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let size = 0;
  let present = limit;
  for await (const part of request.body) {
    size += part.byteLength;
    parts.push(part);
    if (size > promised) share?.take(request, size);
    if (size <= present.bytes) continue;
    if (present.larger?.allowed(join(parts, size))) present = present.larger.limit;
    // Leaving the loop cancels the stream.
    if (Math.max(size, promised) > present.bytes) throw tooLarge(present);
  }
  return join(parts, size);
};

/** What the request says of its length; 0 where it says nothing. */
export const promisedBytes = ({ headers }: Pick<Request, "headers">): number =>
  Number(headers.get("content-length")) || 0;

/** Why no more of it is read. */
export const tooLarge = ({ bytes, code, toldBytes }: BodyLimit) =>
  new AppError(code, `The body is larger than ${bytes} bytes.`, {
    details: { maxBytes: toldBytes },
  });

const join = (parts: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.byteLength;
  }
  return whole;
};
