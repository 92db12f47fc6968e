import { AppError, type ErrorCode } from "../errors.ts";

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
 * @throws AppError with the limit's code
 */
export const readBody = async (
  request: Pick<Request, "headers" | "body">,
  limit: BodyLimit,
): Promise<Uint8Array<ArrayBuffer>> => {
  const promised = Number(request.headers.get("content-length") ?? 0);
  if (promised > limit.bytes && !limit.larger) throw tooLarge(limit);
  if (!request.body) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let size = 0;
  let present = limit;
  for await (const part of request.body) {
    size += part.byteLength;
    parts.push(part);
    if (size <= present.bytes) continue;
    if (present.larger?.allowed(join(parts, size))) present = present.larger.limit;
    // Leaving the loop cancels the stream.
    if (Math.max(size, promised) > present.bytes) throw tooLarge(present);
  }
  return join(parts, size);
};

const tooLarge = ({ bytes, code, toldBytes }: BodyLimit) =>
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
