import { apiHeaders } from "./security-headers.ts";

/**
 * A picture for our own pages. What a browser is told of it leaves nothing to guess: opened as a page of its own, it
 * may run and load nothing. The bytes of an id never change, so that they may be kept; by this browser alone.
 */
export const pictureAnswer = (picture: {
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}): Response =>
  new Response(Uint8Array.from(picture.bytes), {
    headers: {
      ...apiHeaders,
      "cache-control": "private, max-age=31536000, immutable",
      "content-disposition": "inline",
      "content-length": String(picture.bytes.byteLength),
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "content-type": picture.mediaType,
    },
  });
