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
