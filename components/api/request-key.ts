/** A name for one change, so that it is made once however often it is sent. Works without a secure context, too. */
export const requestKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
