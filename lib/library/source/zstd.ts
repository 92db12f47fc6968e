import { constants, zstdDecompressSync } from "node:zlib";
import { AppError } from "#lib/errors.ts";

const sign = 0xfd2fb528;

/** Memory that unpacking may look back on, as a power of two: 64 MB, more than the largest file that is unpacked. */
const windowLog = 26;

/** Whether bytes are packed by Zstandard. No picture begins so. */
export const isZstd = (bytes: Uint8Array): boolean =>
  bytes.length >= 4 &&
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0, true) === sign;

/**
 * Unpacks what Zstandard packed.
 * @param maxBytes of what is unpacked
 * @throws AppError source_zip_bomb over `maxBytes`, source_zip_broken
 */
export const unzstd = (bytes: Uint8Array, maxBytes: number): Uint8Array => {
  try {
    return zstdDecompressSync(bytes, {
      maxOutputLength: maxBytes,
      params: { [constants.ZSTD_d_windowLogMax]: windowLog },
    });
  } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? cause.code : null;
    if (code === "ERR_BUFFER_TOO_LARGE") {
      throw new AppError("source_zip_bomb", `It unpacks to more than ${maxBytes} bytes`, { cause });
    }
    throw new AppError("source_zip_broken", "It cannot be unpacked", { cause });
  }
};
