import { clientMessage } from "./wire-messages.ts";

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
