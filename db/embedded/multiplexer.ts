import { createServer, type Server, type Socket } from "node:net";
import type { PGlite } from "@electric-sql/pglite";
import { ClientConnection, SilenceTimer } from "./client-connection.ts";
import {
  clientMessage,
  closeStatementMessage,
  errorField,
  errorMessage,
  MessageSplitter,
  notificationOf,
  queryMessage,
  serverMessage,
  startsCopyFromStdin,
  startupMessage,
  syncMessage,
  transactionStatus,
} from "./wire-messages.ts";

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

/**
 * Stands in the database's place at its port and tells every client why it is not there.
 * @param sqlState what the client gets as the error's code
 * @returns a function that frees the port, and hangs up on whoever is still there
 */
export const refuseClients = (
  port: number,
  sqlState: string,
  text: string,
): Promise<() => Promise<void>> =>
  new Promise((resolve, reject) => {
    const clients = new Set<Socket>();
    const server = createServer((socket) => {
      clients.add(socket);
      socket.once("close", () => clients.delete(socket));
      socket.on("error", () => socket.destroy());
      // Hung up on before it has spoken, a client would see a broken connection and no reason.
      socket.once("data", () => {
        socket.write(errorMessage(sqlState, text, "FATAL"));
        socket.destroySoon();
      });
    });
    server.once("error", reject);
    const freePort = (): Promise<void> =>
      new Promise((closed) => {
        server.close(() => closed());
        // A client that never speaks would keep the port for ever.
        for (const client of clients) client.destroy();
      });
    server.listen(port, "127.0.0.1", () => resolve(freePort));
  });

/** A session that can be had for oneself when nobody else needs it. */
export interface QuietSession {
  /**
   * @param work may run statements, which answer with the messages of the server
   * @returns whether the work was done
   */
  whenQuiet(work: (execute: (sql: string) => Buffer[]) => void): boolean;
}

export interface MultiplexerOptions {
  password: string;
  /** How long a client may stay silent inside a transaction while another one waits. Default 5,000. */
  idleTransactionMs?: number;
  /** How long a client may stay silent before it has logged in. Default 10,000. */
  openingMs?: number;
  /** Connections at the same time; the next one is refused. Default 100. */
  largestClientCount?: number;
  /** Called for every notification that the backend sends. */
  onNotification?: (channel: string, payload: string) => void;
}

/**
 * Serves one backend to many clients, a whole batch at a time. A transaction is never interleaved
 * with another client's batch: who is in one owns the backend until it ends.
 *
 * What follows from having one session: a client that opens a second connection inside a transaction
 * and waits for it waits in vain (the transaction is broken off after `idleTransactionMs`); SET without
 * LOCAL, session advisory locks and temporary tables are everybody's; COPY FROM STDIN is refused;
 * cancellation is not served; LISTEN by one client notifies all.
 */
export class Multiplexer {
  readonly #backend: Backend;
  readonly #options: Required<MultiplexerOptions>;
  readonly #greeting: Buffer;
  readonly #clients = new Set<ClientConnection>();
  #waiting: ClientConnection[] = [];
  #owner: ClientConnection | null = null;
  #busy = false;
  readonly #silence: SilenceTimer;
  /** Statements of clients that left while another one held the backend. */
  #orphans: string[] = [];
  #nextId = 1;
  #server: Server | null = null;
  #closed = false;

  constructor(backend: Backend, options: MultiplexerOptions) {
    this.#backend = backend;
    this.#options = {
      idleTransactionMs: 5_000,
      openingMs: 10_000,
      largestClientCount: 100,
      onNotification: () => {},
      ...options,
    };
    this.#silence = new SilenceTimer(this.#options.idleTransactionMs, () => this.#endSilence());
    const login = { user: "postgres", database: "postgres", client_encoding: "UTF8" };
    this.#greeting = Buffer.concat(backend.run(startupMessage(login)));
  }

  /**
   * Begins to serve on the loopback interface.
   * @param port 0 lets the system choose
   * @returns the port
   * @throws the system's error, for instance EADDRINUSE
   */
  listen(port: number): Promise<number> {
    return new Promise((resolve, reject) => {
      const server = createServer((socket) => this.#connect(socket));
      server.once("error", reject);
      server.listen(port, "127.0.0.1", () => {
        const address = server.address();
        resolve(typeof address === "object" && address ? address.port : port);
      });
      this.#server = server;
    });
  }

  /** Hangs up on everybody and serves no more: from now on nothing reaches the backend, which may be closed. */
  close(): void {
    this.#closed = true;
    this.#silence.stop();
    this.#server?.close();
    for (const client of this.#clients) client.refuse("57P01", "the database is shutting down");
  }

  /**
   * Runs `work` with the backend for itself, if nobody is in a transaction or waits for the backend.
   * @param work may run statements; one that fails throws
   * @returns whether it ran
   */
  whenQuiet(work: Parameters<QuietSession["whenQuiet"]>[0]): boolean {
    if (this.#closed || this.#owner || this.#busy || this.#waiting.length > 0) return false;
    this.#busy = true;
    try {
      work((sql) => {
        const answer = this.#backend.execute(sql);
        for (const message of answer) {
          if (message[0] === serverMessage.notification) this.#notify(message);
        }
        return answer;
      });
    } finally {
      this.#busy = false;
    }
    this.#serve();
    return true;
  }

  #connect(socket: Socket): void {
    const client = new ClientConnection(socket, {
      id: this.#nextId++,
      password: this.#options.password,
      openingMs: this.#options.openingMs,
      events: {
        onReady: () => client.send(this.#greeting),
        onBatch: () => this.#enqueue(client),
        onClose: () => this.#forget(client),
      },
    });
    this.#clients.add(client);
    if (this.#clients.size > this.#options.largestClientCount) {
      client.refuse("53300", "too many connections to the embedded database");
    }
  }

  #enqueue(client: ClientConnection): void {
    if (this.#owner !== client && !this.#waiting.includes(client)) this.#waiting.push(client);
    this.#serve();
  }

  #serve(): void {
    if (this.#busy || this.#closed) return;
    this.#busy = true;
    try {
      while (this.#serveNext());
      if (!this.#owner) this.#closeOrphans();
    } finally {
      this.#busy = false;
    }
  }

  /** @returns whether more can be done at once */
  #serveNext(): boolean {
    this.#owner ??= this.#waiting.shift() ?? null;
    const client = this.#owner;
    if (!client) return false;
    if (client.hasBatch) this.#runBatch(client);
    if (!client.holdsBackend) {
      this.#owner = null;
      if (client.hasBatch) this.#waiting.push(client);
    } else if (!client.hasBatch) {
      this.#silence.start();
      return false;
    }
    return true;
  }

  #runBatch(client: ClientConnection): void {
    this.#silence.stop();
    let batch = client.takeBatch();
    const last = batch.at(-1);
    if (!last) return;
    const ends = last[0] !== clientMessage.flush;
    if (client.skipping) {
      if (!ends) return;
      client.skipping = false;
      batch = [last];
    }
    if (batch.some(startsCopyFromStdin)) {
      this.#refuseCopy(client, ends);
      return;
    }
    const answer = this.#backend.run(Buffer.concat(batch), ends);
    client.unfinished = !ends;
    client.skipping = !ends && answer.some((message) => message[0] === serverMessage.error);
    this.#deliver(client, answer, ends);
  }

  /** Sends the answer to who asked, and notifications to everybody. */
  #deliver(client: ClientConnection, answer: readonly Buffer[], ended: boolean): void {
    const own: Buffer[] = [];
    for (const message of answer) {
      if (message[0] === serverMessage.notification) this.#notify(message);
      else if (message[0] !== serverMessage.readyForQuery) own.push(message);
      else if (ended) {
        // After an error in a batch that ended with Flush the engine says ReadyForQuery unasked:
        // only the one that answers a Sync is the client's.
        client.status = transactionStatus(message);
        own.push(message);
      }
    }
    if (own.length > 0) client.send(Buffer.concat(own));
  }

  #notify(notification: Buffer): void {
    for (const client of this.#clients) if (client.ready) client.send(notification);
    const { channel, payload } = notificationOf(notification);
    this.#options.onNotification(channel, payload);
  }

  #refuseCopy(client: ClientConnection, ended: boolean): void {
    client.send(errorMessage("0A000", "COPY FROM STDIN is not available on the embedded database"));
    client.skipping = !ended;
    client.unfinished = !ended;
    // In a transaction it must fail as a whole, as it does after any error.
    const failing = client.status === "T" ? "copy from stdin is refused" : "";
    const answer = this.#backend.run(queryMessage(failing));
    if (ended) {
      const ready = answer.filter((message) => message[0] === serverMessage.readyForQuery);
      this.#deliver(client, ready.slice(-1), true);
    }
  }

  /** A silent owner is hung up on, but only when somebody waits for the backend. */
  #endSilence(): void {
    if (this.#waiting.length === 0) this.#silence.start();
    else {
      this.#owner?.refuse(
        "25P03",
        "a transaction stayed idle while others waited; it is rolled back",
      );
    }
  }

  #forget(client: ClientConnection): void {
    this.#clients.delete(client);
    if (this.#closed) return;
    this.#waiting = this.#waiting.filter((other) => other !== client);
    this.#orphans.push(...client.statements);
    if (this.#owner === client) {
      this.#silence.stop();
      if (client.unfinished) this.#backend.run(syncMessage());
      this.#backend.run(queryMessage("rollback"));
      this.#owner = null;
    }
    this.#serve();
  }

  #closeOrphans(): void {
    if (this.#orphans.length === 0) return;
    const closing = this.#orphans.map(closeStatementMessage);
    this.#orphans = [];
    this.#backend.run(Buffer.concat([...closing, syncMessage()]));
  }
}
