const subtype = Buffer.from("/Subtype");
/** An object that holds a picture says so within this many bytes of its beginning and of its end. */
const longestHead = 4_096;

/**
 * A PDF whose pictures have one pixel: where they lie can be told then without a picture being unpacked, which would take
 * longer than all of its text. The objects keep their lengths, so that every place in the file stays. The bytes are changed.
 */
export const withoutPixels = (bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = file.indexOf(subtype); at >= 0; at = file.indexOf(subtype, at + 1)) {
    // Looked for no further than they may stand: a search of the whole file for each would take its square.
    const from = Math.max(0, at - longestHead);
    const around = file.subarray(from, at + longestHead);
    const end = from + around.indexOf("stream", at - from);
    const begin = from + around.lastIndexOf("obj", at - from);
    if (end < at || begin < from) continue;
    const head = file.toString("latin1", begin, end);
    if (!/\/Subtype\s*\/Image\b/u.test(head)) continue;
    const plain = head
      .replaceAll(/\/(Width|Height)(\s+)(\d+(?:\s+\d+\s+R)?)(?!\d)/gu, (_all, name, room, size) => {
        const one = "1".padStart(String(size).length);
        return `/${name}${room}${one}`;
      })
      .replace(/\/Filter(?![A-Za-z])/u, "/Xilter");
    file.write(plain, begin, "latin1");
  }
  return bytes;
};
