import type { PGlite } from "@electric-sql/pglite";
import { MessageSplitter } from "./message-splitter.ts";
import { errorField, queryMessage, serverMessage } from "./wire-messages.ts";

/** PostgreSQL's own limit for one message. */
const largestMessage = 0x3fff_ffff;

/** The engine ended inside: it answers nothing any more, and only a new process helps. */
export class BrokenEngineError extends Error {
  /** SQLSTATE of the last error that it reported, or null: 53100 when the disk was full. */
  readonly sqlState: string | null;

  constructor(error: Buffer | undefined) {
    super(error ? (errorField(error, "M") ?? "unknown error") : "the engine does not answer");
    this.name = "BrokenEngineError";
    this.sqlState = error ? errorField(error, "C") : null;
  }
}

/** Errors after which the engine is gone, for instance a checkpoint that met a full disk. */
const isLast = (message: Buffer): boolean =>
  message[0] === serverMessage.error && ["PANIC", "FATAL"].includes(errorField(message, "V") ?? "");

/** The one backend: takes bytes of the protocol, gives back whole messages. Synchronous. */
export class Backend {
  readonly #database: PGlite;
  readonly #output = new MessageSplitter();
  readonly #onFatal: (error: unknown) => void;

  /** @param onFatal called when the engine broke: nothing after that can be trusted */
  constructor(database: PGlite, onFatal: (error: unknown) => void) {
    this.#database = database;
    this.#onFatal = onFatal;
  }

  /**
   * Runs messages and returns the answer, message by message. Blocks until all of it is done.
   * @param owed false where the engine may stay silent, as after a Flush
   */
  run(bytes: Buffer, owed = true): Buffer[] {
    // With syncToFs off the call does its whole work before it returns; only its errors come later.
    this.#database
      .execProtocolRawStream(bytes, {
        syncToFs: false,
        // The engine reuses the memory behind the chunk, hence the copy.
        onRawData: (chunk) => this.#output.push(Buffer.from(chunk)),
      })
      .catch(this.#onFatal);
    const messages: Buffer[] = [];
    for (;;) {
      const next = this.#output.takeMessage(largestMessage);
      if (!next) break;
      messages.push(next);
    }
    const last = messages.find(isLast);
    // A turn later, so that the client still reads why.
    if (last || (owed && messages.length === 0)) {
      setImmediate(() => this.#onFatal(new BrokenEngineError(last)));
    }
    return messages;
  }

  /**
   * Runs statements of the process itself.
   * @throws Error with the server's message
   */
  execute(sql: string): Buffer[] {
    const answer = this.run(queryMessage(sql));
    const error = answer.find((message) => message[0] === serverMessage.error);
    if (error) throw new Error(`${errorField(error, "M") ?? "unknown error"} (${sql})`);
    return answer;
  }
}
