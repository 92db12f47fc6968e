import { AppError, type ErrorCode } from "../errors.ts";

/**
 * The body's bytes, counted while they arrive: one byte too many ends the reading at once, whatever
 * `Content-Length` promised.
 * @throws AppError with `code`
 */
export const readBody = async (
  request: Request,
  maxBytes: number,
  code: ErrorCode = "body_too_large",
): Promise<Uint8Array<ArrayBuffer>> => {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge(code, maxBytes);
  if (!request.body) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body) {
    size += part.byteLength;
    // Leaving the loop cancels the stream.
    if (size > maxBytes) throw tooLarge(code, maxBytes);
    parts.push(part);
  }
  return join(parts, size);
};

const tooLarge = (code: ErrorCode, maxBytes: number) =>
  new AppError(code, `The body is larger than ${maxBytes} bytes.`, {
    details: { maxBytes },
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
