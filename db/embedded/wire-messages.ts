/**
 * Cuts a stream of bytes into protocol messages.
 * Chunks are joined only when a whole message has arrived, so that a message of n bytes in
 * k chunks costs n copied bytes, not n·k.
 */
export class MessageSplitter {
  #chunks: Buffer[] = [];
  #size = 0;
  #needed = 0;

  /** Takes the next bytes; they must not change afterwards. */
  push(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#size += chunk.length;
  }

  /**
   * Cuts off the first packet of a connection, which has no type byte.
   * @param largest bytes that it may have
   * @returns null while it is not whole
   * @throws RangeError when its length cannot be true
   */
  takeOpening(largest: number): Buffer | null {
    return this.#take(0, 8, largest);
  }

  /**
   * Cuts off the next message.
   * @param largest bytes that it may have
   * @returns null while it is not whole
   * @throws RangeError when its length cannot be true
   */
  takeMessage(largest: number): Buffer | null {
    return this.#take(1, 5, largest);
  }

  #take(lengthAt: number, headerSize: number, largest: number): Buffer | null {
    if (this.#size < Math.max(headerSize, this.#needed)) return null;
    const bytes = this.#joined();
    const total = lengthAt + bytes.readInt32BE(lengthAt);
    if (total < headerSize || total > largest) {
      throw new RangeError(`a protocol message of ${total} bytes is not possible here`);
    }
    if (bytes.length < total) {
      this.#needed = total;
      return null;
    }
    this.#needed = 0;
    this.#chunks = total < bytes.length ? [bytes.subarray(total)] : [];
    this.#size = bytes.length - total;
    return bytes.subarray(0, total);
  }

  #joined(): Buffer {
    const [first] = this.#chunks;
    if (this.#chunks.length === 1 && first) return first;
    const joined = Buffer.concat(this.#chunks);
    this.#chunks = [joined];
    return joined;
  }
}

/**
 * Messages of the PostgreSQL wire protocol 3.0, as bytes.
 * A message is one type byte, a length (four bytes, itself included) and a body;
 * only the packet that opens a connection has no type byte.
 */

/** Message types that a client may send once it is connected. */
export const clientMessage = {
  query: 0x51,
  parse: 0x50,
  bind: 0x42,
  describe: 0x44,
  execute: 0x45,
  close: 0x43,
  flush: 0x48,
  sync: 0x53,
  functionCall: 0x46,
  password: 0x70,
  terminate: 0x58,
  copyData: 0x64,
  copyDone: 0x63,
  copyFail: 0x66,
} as const;

/** Message types of the server that the multiplexer looks at; all others pass unseen. */
export const serverMessage = {
  error: 0x45,
  notification: 0x41,
  dataRow: 0x44,
  readyForQuery: 0x5a,
} as const;

/** What a connection's first packet asks for, by its second word. */
export const openingCode = {
  startup: 196_608,
  cancel: 80_877_102,
  tls: 80_877_103,
  gss: 80_877_104,
} as const;

/** Whether the backend is idle, in a transaction, or in a failed one. */
export type TransactionStatus = "I" | "T" | "E";

/** A message with the given type and body. */
export const message = (type: number, body: Uint8Array = new Uint8Array()): Buffer => {
  const bytes = Buffer.allocUnsafe(5 + body.length);
  bytes[0] = type;
  bytes.writeInt32BE(4 + body.length, 1);
  bytes.set(body, 5);
  return bytes;
};

/** A simple query. */
export const queryMessage = (sql: string): Buffer =>
  message(clientMessage.query, Buffer.from(`${sql}\0`));

export const syncMessage = (): Buffer => message(clientMessage.sync);

/** Asks the backend to forget a prepared statement; the name may not exist. */
export const closeStatementMessage = (name: string): Buffer =>
  message(clientMessage.close, Buffer.from(`S${name}\0`));

/** The packet with which a client opens a connection. */
export const startupMessage = (parameters: Readonly<Record<string, string>>): Buffer => {
  const pairs = Object.entries(parameters).flat();
  const body = Buffer.from(`${[...pairs, ""].join("\0")}\0`);
  const bytes = Buffer.allocUnsafe(8 + body.length);
  bytes.writeInt32BE(bytes.length, 0);
  bytes.writeInt32BE(openingCode.startup, 4);
  bytes.set(body, 8);
  return bytes;
};

/** The server's wish to see the password in clear text, as the connection never leaves the machine. */
export const passwordRequest = (): Buffer => message(0x52, Buffer.from([0, 0, 0, 3]));

/** An error as the server reports it; `code` is an SQLSTATE. */
export const errorMessage = (
  code: string,
  text: string,
  severity: "ERROR" | "FATAL" = "ERROR",
): Buffer =>
  message(serverMessage.error, Buffer.from(`S${severity}\0V${severity}\0C${code}\0M${text}\0\0`));

/** The text of a field (`M` message, `C` code) of an error message, or null. */
export const errorField = (error: Buffer, field: string): string | null => {
  let at = 5;
  while (at < error.length && error[at] !== 0) {
    const end = error.indexOf(0, at + 1);
    if (end < 0) return null;
    if (error[at] === field.charCodeAt(0)) return error.toString("utf8", at + 1, end);
    at = end + 1;
  }
  return null;
};

/** The state that a ReadyForQuery message reports. */
export const transactionStatus = (ready: Buffer): TransactionStatus => {
  const status = String.fromCharCode(ready[5] ?? 0);
  return status === "T" || status === "E" ? status : "I";
};

/** The channel and payload of a notification. */
export const notificationOf = (bytes: Buffer): { channel: string; payload: string } => {
  const channelEnd = bytes.indexOf(0, 9);
  const payloadEnd = bytes.indexOf(0, channelEnd + 1);
  return {
    channel: bytes.toString("utf8", 9, channelEnd),
    payload: bytes.toString("utf8", channelEnd + 1, payloadEnd),
  };
};

/** The columns of a row in text form; null where there is no value. */
export const dataRow = (row: Buffer): (string | null)[] => {
  let at = 7;
  return Array.from({ length: row.readInt16BE(5) }, () => {
    const length = row.readInt32BE(at);
    at += 4;
    if (length < 0) return null;
    at += length;
    return row.toString("utf8", at - length, at);
  });
};

const statementKind = 0x53;

/** Where a message names a prepared statement, or -1 when it cannot. */
const nameOffset = (message: Buffer): number => {
  switch (message[0]) {
    case clientMessage.parse:
      return 5;
    case clientMessage.bind:
      return message.indexOf(0, 5) + 1;
    case clientMessage.describe:
    case clientMessage.close:
      return message[5] === statementKind ? 6 : -1;
    default:
      return -1;
  }
};

/**
 * Gives a prepared statement's name a prefix, since all connections share one backend and
 * clients number their statements alike. Unnamed statements and other messages are returned as they are.
 * @returns the message to send on, and the name that it prepares, if it prepares one
 */
export const withOwnStatementName = (
  original: Buffer,
  prefix: string,
): { message: Buffer; prepares: string | null } => {
  const at = nameOffset(original);
  if (at < 0 || at >= original.length || original[at] === 0) {
    return { message: original, prepares: null };
  }
  const renamed = Buffer.concat([
    original.subarray(0, at),
    Buffer.from(prefix),
    original.subarray(at),
  ]);
  renamed.writeInt32BE(renamed.length - 1, 1);
  const prepares =
    original[0] === clientMessage.parse
      ? renamed.toString("utf8", at, renamed.indexOf(0, at))
      : null;
  return { message: renamed, prepares };
};

const maybe = /copy[\s\S]*\bstdin\b/i;
const literals = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$/g;
const copyFromStdin = /(?:^|;)\s*copy\b[^;]*\bfrom\s+stdin\b/i;

/** The SQL text of a Query or Parse message, or null for other messages. */
const sqlOf = (message: Buffer): string | null => {
  if (message[0] === clientMessage.query) return message.toString("utf8", 5, message.length - 1);
  if (message[0] !== clientMessage.parse) return null;
  const start = message.indexOf(0, 5) + 1;
  return message.toString("utf8", start, message.indexOf(0, start));
};

/**
 * Whether a message would make the backend wait for rows from the client. The embedded backend
 * reads its input in one piece, so it would wait for ever.
 */
export const startsCopyFromStdin = (message: Buffer): boolean => {
  const sql = sqlOf(message);
  if (sql === null || !maybe.test(sql)) return false;
  return copyFromStdin.test(sql.replace(literals, " "));
};
