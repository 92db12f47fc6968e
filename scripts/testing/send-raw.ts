import { connect } from "node:net";

export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** As it came over the wire. */
  readonly body: string;
}

const headerOf = (line: string): [name: string, value: string] => {
  const colon = line.indexOf(":");
  return [line.slice(0, colon), line.slice(colon + 1).trim()];
};

/** The text of a request that hangs up after its answer; `line` is method and target. */
export const rawRequest = (line: string, headers: readonly string[], body = ""): string =>
  `${line} HTTP/1.1\r\n${["Connection: close", ...headers].join("\r\n")}\r\n\r\n${body}`;

/**
 * Sends bytes that no HTTP client would send, and reads until the server at this port of 127.0.0.1 hangs up; "100
 * Continue" is left out.
 * @param text one character for each byte
 */
export const sendRaw = (port: number, text: string): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    let received = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(text, "latin1"));
    socket.setEncoding("utf8").on("data", (part: string) => {
      received += part;
    });
    socket.once("error", reject);
    socket.once("close", () => {
      const answer = received.replace(/^HTTP\/1.1 100 Continue\r\n\r\n/, "");
      const [head = "", ...rest] = answer.split("\r\n\r\n");
      const [status = "", ...lines] = head.split("\r\n");
      resolve({
        status: Number(status.split(" ")[1]),
        headers: new Headers(lines.map(headerOf)),
        body: rest.join("\r\n\r\n"),
      });
    });
  });
