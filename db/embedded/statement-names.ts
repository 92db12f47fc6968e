import { clientMessage } from "./wire-messages.ts";

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
