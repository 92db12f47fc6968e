import { createServer, type Server, type Socket } from "node:net";
import type { Backend } from "./backend.ts";
import { ClientConnection } from "./client-connection.ts";
import { startsCopyFromStdin } from "./copy-from-stdin.ts";
import { SilenceTimer } from "./silence-timer.ts";
import {
  clientMessage,
  closeStatementMessage,
  errorMessage,
  notificationOf,
  queryMessage,
  serverMessage,
  startupMessage,
  syncMessage,
  transactionStatus,
} from "./wire-messages.ts";

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
