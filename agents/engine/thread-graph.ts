import type { Command, StateSnapshot } from "@langchain/langgraph";
import type { BaseCheckpointSaver } from "@langchain/langgraph-checkpoint";
import type { ThreadKind } from "#lib/schemas/thread.ts";
import type { TakenRun } from "#lib/threads/run-store.ts";
import type { Reporter } from "../ports.ts";

export interface InvokeConfig {
  readonly configurable: {
    readonly thread_id: string;
    readonly lastTry: boolean;
    readonly newRequest: boolean;
  };
  /** Every finished node is stored before the next begins; the default lost them in a crash. */
  readonly durability: "sync";
  readonly recursionLimit: number;
  readonly signal: AbortSignal;
}

/** Replies to open questions, by interrupt id; it fits every graph, as it names no node and no state. */
export type ResumeCommand = Command<unknown, Record<string, never>, never>;

/** A compiled graph, as far as the worker uses it. */
export interface CompiledThreadGraph {
  getState(config: { configurable: { thread_id: string } }): Promise<StateSnapshot>;
  invoke(
    input: Record<string, unknown> | ResumeCommand | null,
    config: InvokeConfig,
  ): Promise<unknown>;
}

/** How threads of one kind are worked on. */
export interface ThreadGraph {
  /** The graph for one run, with that run's reporter among its ports. */
  readonly compile: (reporter: Reporter, saver: BaseCheckpointSaver) => CompiledThreadGraph;
  /** What a thread's first run starts with. */
  readonly input: (run: TakenRun) => Record<string, unknown>;
  /** More steps than any right run takes. */
  readonly recursionLimit: number;
}

export type ThreadGraphs = Readonly<Partial<Record<ThreadKind, ThreadGraph>>>;
