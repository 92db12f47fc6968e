import { Backend } from "#db/embedded/multiplexer.ts";
import { clientMessage, MessageSplitter } from "#db/embedded/wire-messages.ts";

/** One stretch in which the only session worked for one client and for nobody else. */
interface Held {
  readonly ms: number;
  readonly sql: string;
}

const textFrom = (message: Buffer, at: number): string =>
  message.toString("utf8", at, message.indexOf(0, at));

/** Of this thread, so that what else the machine does is not counted. */
const processorMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

/** The one backend with a stopwatch: how long each batch held the session, and with which statement. */
export class TimedBackend extends Backend {
  readonly #prepared = new Map<string, string>();
  #held: Held[] = [];

  override run(bytes: Buffer): Buffer[] {
    const begin = processorMs();
    const answer = super.run(bytes);
    this.#held.push({ ms: processorMs() - begin, sql: this.#statementOf(bytes) });
    return answer;
  }

  /** What was run since the last call. */
  take(): Held[] {
    const held = this.#held;
    this.#held = [];
    return held;
  }

  #statementOf(bytes: Buffer): string {
    // The packet that opens the session has no type.
    if (bytes[0] === 0) return "";
    const splitter = new MessageSplitter();
    splitter.push(bytes);
    const seen: string[] = [];
    for (;;) {
      const message = splitter.takeMessage(bytes.length);
      if (!message) return seen.join("; ");
      if (message[0] === clientMessage.query) seen.push(textFrom(message, 5));
      if (message[0] === clientMessage.parse) {
        const name = textFrom(message, 5);
        const sql = textFrom(message, 5 + Buffer.byteLength(name) + 1);
        this.#prepared.set(name, sql);
        seen.push(sql);
      }
      if (message[0] === clientMessage.bind) {
        const statement = textFrom(message, message.indexOf(0, 5) + 1);
        const sql = this.#prepared.get(statement) ?? "";
        if (!seen.includes(sql)) seen.push(sql);
      }
    }
  }
}
