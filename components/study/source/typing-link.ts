import type { ChangeSet, Text } from "@codemirror/state";
import type { Patch } from "#lib/quotes/patch.ts";
import type { EditsSince } from "#lib/schemas/study.ts";
import { changesOf, patchesOf } from "./typed-changes.ts";
import { type Sending, TypingSync } from "./typing-sync.ts";
import type { UnsavedTyping } from "./unsaved-typing.ts";

/** Rest after the last key before what was typed is sent, and the longest that it waits while keys go on. */
const restMs = 800;
const longestRestMs = 5_000;
/** The pauses before what the server did not take is sent again. */
const retriesMs = [1_000, 2_000, 4_000, 8_000];

/**
 * `unreachable`: it is sent again; `refused`: it cannot be stored as it is, and is sent again when it changes.
 */
export type SaveState = "saved" | "saving" | "unreachable" | "refused";

/** What the server said to something typed. */
export type TypingAnswer =
  | { readonly kind: "stored"; readonly revision: number }
  | { readonly kind: "stale" }
  | { readonly kind: "lost" }
  | { readonly kind: "refused"; readonly message: string };

export interface TypingPorts {
  readonly send: (typed: {
    readonly key: string;
    readonly baseRevision: number;
    readonly patches: readonly Patch[];
  }) => Promise<TypingAnswer>;
  /** Null when the server did not answer. */
  readonly editsSince: (revision: number) => Promise<EditsSince | null>;
  /** Changes the editor's text as an edit of somebody else demands. */
  readonly show: (changes: ChangeSet) => void;
  readonly keep: (unsaved: UnsavedTyping | null) => void;
  readonly onState: (state: SaveState, refusal: string | null) => void;
  readonly newKey: () => string;
}

/** Sends what is typed in an editor, takes what others edit, and tries again what was lost. */
export class TypingLink {
  private readonly ports: TypingPorts;
  private readonly sync: TypingSync;
  /** The document's text at the newest revision that is known here. */
  private base: Text;
  private busy = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** When the oldest key that is not sent was pressed. */
  private firstKeyAt: number | null = null;
  private failures = 0;

  /** @throws RangeError when `unsaved` is not of this text */
  constructor(
    ports: TypingPorts,
    first: {
      readonly revision: number;
      readonly text: Text;
      readonly unsaved: UnsavedTyping | null;
    },
  ) {
    this.ports = ports;
    this.sync = new TypingSync(first.revision, ports.newKey);
    this.base = first.text;
    if (first.unsaved?.revision === first.revision) this.resume(first.unsaved);
  }

  private resume({ revision, sending, waiting }: UnsavedTyping): void {
    const { length } = this.base;
    const sent = sending && {
      key: sending.key,
      baseRevision: revision,
      changes: changesOf(sending.patches, length),
    };
    const lengthThen = sent?.changes.newLength ?? length;
    this.sync.resume(sent, waiting && changesOf(waiting, lengthThen));
  }

  /** What the editor shows: the document with everything typed. */
  get text(): Text {
    return this.sync.pending?.apply(this.base) ?? this.base;
  }

  get unsaved(): boolean {
    return this.sync.unsaved;
  }

  typed(changes: ChangeSet): void {
    this.sync.typed(changes);
    this.firstKeyAt ??= Date.now();
    this.keep();
    if (this.failures > 0) return;
    this.ports.onState("saving", null);
    this.plan(Math.min(restMs, Math.max(0, this.firstKeyAt + longestRestMs - Date.now())));
  }

  /** The document has this revision now: takes the edits up to it. */
  async follow(revision: number): Promise<void> {
    if (revision > this.sync.revision && !this.busy) await this.pull();
  }

  /** Sends at once whatever is not stored. Resolves to whether everything is. */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer);
    if (this.busy) return false;
    this.busy = true;
    let answer: "more" | "wait" | "refused" = "more";
    while (answer === "more") {
      const sending = this.sync.next();
      if (sending === null) break;
      this.firstKeyAt = null;
      answer = await this.deliver(sending);
    }
    this.busy = false;
    this.keep();
    if (!this.sync.unsaved) this.ports.onState("saved", null);
    else if (answer === "wait") this.retryLater();
    return !this.sync.unsaved;
  }

  /** Ends waiting; what is not stored stays kept. */
  close(): void {
    clearTimeout(this.timer);
  }

  private retryLater(): void {
    const pause = retriesMs[Math.min(this.failures, retriesMs.length - 1)] ?? restMs;
    this.failures += 1;
    this.plan(pause);
  }

  private plan(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), ms);
  }

  private async deliver({
    key,
    baseRevision,
    changes,
  }: Sending): Promise<"more" | "wait" | "refused"> {
    if (this.failures === 0) this.ports.onState("saving", null);
    this.keep();
    const patches = patchesOf(changes, this.base);
    const answer = await this.ports.send({ key, baseRevision, patches });
    if (answer.kind === "stored") {
      this.failures = 0;
      this.base = changes.apply(this.base);
      this.sync.stored(answer.revision);
      return "more";
    }
    if (answer.kind === "lost") {
      this.ports.onState("unreachable", null);
      return "wait";
    }
    this.sync.refused();
    if (answer.kind === "stale") return (await this.pull()) ? "more" : "wait";
    this.failures = 0;
    this.ports.onState("refused", answer.message);
    return "refused";
  }

  private async pull(): Promise<boolean> {
    if (this.sync.undecided) return false;
    const answer = await this.ports.editsSince(this.sync.revision);
    // Something may have been sent while the answer was under way.
    if (answer === null || this.sync.undecided) return false;
    for (const { number, patches } of answer.edits) {
      if (number !== this.sync.revision + 1) continue;
      const changes = changesOf(patches, this.base.length);
      this.base = changes.apply(this.base);
      this.ports.show(this.sync.received(changes, number));
    }
    this.keep();
    return true;
  }

  private keep(): void {
    const { sending, waiting } = this.sync.left;
    if (sending === null && waiting === null) {
      this.ports.keep(null);
      return;
    }
    const then = sending?.changes.apply(this.base) ?? this.base;
    this.ports.keep({
      revision: this.sync.revision,
      sending: sending && { key: sending.key, patches: patchesOf(sending.changes, this.base) },
      waiting: waiting && patchesOf(waiting, then),
    });
  }
}
