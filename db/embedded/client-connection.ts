import { timingSafeEqual } from "node:crypto";
import type { Socket } from "node:net";
import { sha256 } from "#lib/ids.ts";
import {
  clientMessage,
  errorMessage,
  MessageSplitter,
  openingCode,
  passwordRequest,
  type TransactionStatus,
  withOwnStatementName,
} from "./wire-messages.ts";

/**
 * Calls back after a time in which `stop` was not called. What already lies in a socket counts as
 * said: after a long statement, or on a machine out of breath, timers run before the sockets are read.
 */
export class SilenceTimer {
  readonly #ms: number;
  readonly #onSilence: () => void;
  #timer: NodeJS.Timeout | null = null;
  #lastChance: NodeJS.Immediate | null = null;

  constructor(ms: number, onSilence: () => void) {
    this.#ms = ms;
    this.#onSilence = onSilence;
  }

  /** Begins to wait, unless it does already. */
  start(): void {
    this.#timer ??= setTimeout(() => {
      this.#lastChance = setImmediate(() => {
        this.#timer = null;
        this.#onSilence();
      });
    }, this.#ms);
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    if (this.#lastChance) clearImmediate(this.#lastChance);
    this.#timer = null;
    this.#lastChance = null;
  }
}

/** PostgreSQL's own limit for the opening packet; HTTP read as one would be 1.2 GB long. */
const largestOpening = 10_000;
/** What a client may send in one message: an uploaded file written as hexadecimal text fits four times. */
const largestMessage = 256 * 1024 * 1024;

const endsBatch: ReadonlySet<number> = new Set([
  clientMessage.query,
  clientMessage.sync,
  clientMessage.functionCall,
  clientMessage.flush,
]);
const copyMessages: ReadonlySet<number> = new Set([
  clientMessage.copyData,
  clientMessage.copyDone,
  clientMessage.copyFail,
]);

export interface ClientEvents {
  /** The password was right: the client waits for the server's greeting. */
  onReady(client: ClientConnection): void;
  /** At least one whole batch waits in `takeBatch`. */
  onBatch(client: ClientConnection): void;
  onClose(client: ClientConnection): void;
}

/**
 * One client: lets it in by password, and collects what it sends into whole batches.
 * A batch ends with Query, Sync, FunctionCall or Flush; a part of one is never handed on.
 */
export class ClientConnection {
  /** What the backend last said to this client about its transaction. */
  status: TransactionStatus = "I";
  /** A batch ended with Flush: its implicit transaction goes on until Sync. */
  unfinished = false;
  /** After an error everything up to the next Sync is dropped, as the protocol wants it. */
  skipping = false;
  /** The names, as the backend knows them, of what this client prepared. */
  readonly statements = new Set<string>();

  readonly #socket: Socket;
  readonly #events: ClientEvents;
  readonly #prefix: string;
  readonly #passwordDigest: Buffer;
  #state: "opening" | "password" | "ready" = "opening";
  readonly #input = new MessageSplitter();
  #queue: Buffer[] = [];
  #batches = 0;

  constructor(
    socket: Socket,
    options: { id: number; password: string; openingMs: number; events: ClientEvents },
  ) {
    this.#socket = socket;
    this.#events = options.events;
    this.#prefix = `c${options.id}_`;
    this.#passwordDigest = Buffer.from(sha256(options.password));
    socket.setNoDelay(true);
    const opening = new SilenceTimer(options.openingMs, () =>
      this.refuse("08P01", "no login in time"),
    );
    opening.start();
    socket.on("data", (chunk) => {
      opening.stop();
      this.#receive(chunk);
      if (!this.ready) opening.start();
    });
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      opening.stop();
      this.#queue = [];
      this.#batches = 0;
      options.events.onClose(this);
    });
  }

  get ready(): boolean {
    return this.#state === "ready";
  }

  get hasBatch(): boolean {
    return this.#batches > 0;
  }

  /** In a transaction or an unfinished batch: the backend belongs to this client until it ends. */
  get holdsBackend(): boolean {
    return this.status !== "I" || this.unfinished;
  }

  /** The next batch. */
  takeBatch(): Buffer[] {
    const end = this.#queue.findIndex((message) => endsBatch.has(message[0] ?? 0));
    if (end < 0) return [];
    this.#batches -= 1;
    return this.#queue.splice(0, end + 1);
  }

  /** Sends bytes, unless the client has gone. */
  send(bytes: Buffer): void {
    if (this.#socket.writable) this.#socket.write(bytes);
  }

  /** Tells the client why, and hangs up. */
  refuse(code: string, text: string): void {
    if (this.#socket.writable) this.#socket.write(errorMessage(code, text, "FATAL"));
    this.#socket.destroySoon();
  }

  #receive(chunk: Buffer): void {
    // After a refusal nothing that still arrives may be obeyed.
    if (!this.#socket.writable) return;
    try {
      this.#input.push(chunk);
      if (this.#state === "opening") this.#open();
      if (this.#state !== "opening") this.#read();
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.refuse("08P01", error.message);
    }
  }

  #open(): void {
    for (;;) {
      const packet = this.#input.takeOpening(largestOpening);
      if (!packet) return;
      const code = packet.readInt32BE(4);
      if (code === openingCode.startup) {
        this.#state = "password";
        this.send(passwordRequest());
        return;
      }
      if (code !== openingCode.tls && code !== openingCode.gss) {
        this.refuse("0A000", "only protocol 3.0 without cancellation is served here");
        return;
      }
      this.send(Buffer.from("N"));
    }
  }

  #read(): void {
    let whole = false;
    while (this.#socket.writable) {
      const next = this.#input.takeMessage(this.ready ? largestMessage : largestOpening);
      if (!next) break;
      if (this.ready) whole = this.#accept(next) || whole;
      else this.#logIn(next);
    }
    if (whole) this.#events.onBatch(this);
  }

  #logIn(message: Buffer): void {
    const given = Buffer.from(sha256(message.toString("utf8", 5, message.length - 1)));
    if (message[0] !== clientMessage.password || !timingSafeEqual(given, this.#passwordDigest)) {
      this.refuse("28P01", "password authentication failed");
      return;
    }
    this.#state = "ready";
    this.#events.onReady(this);
  }

  /** @returns whether the message completes a batch */
  #accept(received: Buffer): boolean {
    const type = received[0] ?? 0;
    if (type === clientMessage.terminate) {
      this.#socket.end();
      return false;
    }
    if (copyMessages.has(type)) return false;
    const { message, prepares } = withOwnStatementName(received, this.#prefix);
    if (prepares) this.statements.add(prepares);
    this.#queue.push(message);
    if (!endsBatch.has(type)) return false;
    this.#batches += 1;
    return true;
  }
}
