import { type ChildProcess, spawn } from "node:child_process";
import { endProcess } from "#lib/process-end.ts";
import { complain } from "#scripts/serve/say.ts";

/** Time for a worker to give its runs back. */
const longestStopMs = 10_000;

/**
 * A program that is begun anew whenever what it is made of changes. When it ends by itself, as with a fault in what was
 * just written, it waits for the next change.
 */
export class Restarted {
  readonly #name: string;
  readonly #command: readonly string[];
  #child: ChildProcess | null = null;
  /** Starts and stops, one after the other. */
  #turn: Promise<void> = Promise.resolve();
  #stopped = false;

  /**
   * @param name as a person knows it, for messages
   * @param command what Node is given: the program and its arguments
   */
  constructor(name: string, command: readonly string[]) {
    this.#name = name;
    this.#command = command;
  }

  /** Starts it; one that runs ends first. */
  restart(): Promise<void> {
    this.#turn = this.#turn.then(async () => {
      await this.#end();
      if (!this.#stopped) this.#begin();
    });
    return this.#turn;
  }

  /** Ends it for good. */
  stop(): Promise<void> {
    this.#stopped = true;
    this.#turn = this.#turn.then(() => this.#end());
    return this.#turn;
  }

  #begin(): void {
    const child = spawn(process.execPath, [...this.#command], {
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    this.#child = child;
    child.once("exit", () => {
      // Nobody ended it.
      if (this.#child === child) complain(`The ${this.#name} ended, and waits for a change.`);
    });
  }

  async #end(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child) await endProcess(child, longestStopMs);
  }
}
