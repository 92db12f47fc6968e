"use client";

import { ChangeSet, type Text } from "@codemirror/state";
import { useEffect, useState } from "react";
import { getIfChanged, requestKey, sendJson } from "#components/hooks/send-json.ts";
import { useLatest } from "#components/hooks/use-latest.ts";
import { isDatabaseTrouble } from "#lib/errors.ts";
import type { Patch } from "#lib/quotes/patch.ts";
import type { EditsSince, TypingRequest } from "#lib/schemas/study.ts";
import type { OpenedSource } from "./source-pane.tsx";
import { keepUnsaved, type UnsavedTyping } from "./unsaved-typing.ts";

/** What was typed, as patches against the text before it; offsets in UTF-16 units in both. */
export const patchesOf = (changes: ChangeSet, before: Text): Patch[] => {
  const patches: Patch[] = [];
  changes.iterChanges((from, to, _fromB, _toB, inserted) => {
    patches.push({
      start: from,
      removed: before.sliceString(from, to, "\n"),
      inserted: inserted.toString(),
    });
  });
  return patches;
};

/**
 * An edit as changes of an editor's text of `length` units.
 * @throws RangeError when a patch reaches beyond that text
 */
export const changesOf = (patches: readonly Patch[], length: number): ChangeSet =>
  ChangeSet.of(
    patches.map(({ start, removed, inserted }) => ({
      from: start,
      to: start + removed.length,
      insert: inserted,
    })),
    length,
    // Only a line feed is a line end here; a carriage return is a character as any other.
    "\n",
  );

/** What is on its way to the server: changes of the text of `baseRevision`. */
export interface Sending extends Readonly<Pick<TypingRequest, "key" | "baseRevision">> {
  readonly changes: ChangeSet;
}

/**
 * Keeps an editor's text and the server's document together. At most one change is on its way; what is typed
 * meanwhile waits. Edits of others are moved over both, and both over them, so that nothing is lost and every
 * side ends with the same text. (Operational transformation with a server that orders all edits.)
 */
export class TypingSync {
  /** The newest revision whose text the editor's is built on. */
  revision: number;
  private sending: Sending | null = null;
  private waiting: ChangeSet | null = null;
  private readonly newKey: () => string;

  constructor(revision: number, newKey: () => string) {
    this.revision = revision;
    this.newKey = newKey;
  }

  /** True while something that was typed is not stored. */
  get unsaved(): boolean {
    return this.sending !== null || this.waiting !== null;
  }

  /** True while the server may or may not have what was sent; then nothing else may be received. */
  get undecided(): boolean {
    return this.sending !== null;
  }

  /** Everything that is not stored, as changes of the text of `revision`; null when all is. */
  get pending(): ChangeSet | null {
    const { sending, waiting } = this;
    if (sending === null) return waiting;
    return waiting === null ? sending.changes : sending.changes.compose(waiting);
  }

  typed(changes: ChangeSet): void {
    this.waiting = this.waiting === null ? changes : this.waiting.compose(changes);
  }

  /** Takes up what an earlier editor of the same text left: it may or may not have arrived. */
  resume(sending: Sending | null, waiting: ChangeSet | null): void {
    this.sending = sending;
    this.waiting = waiting;
  }

  /** What is on its way, and what waits behind it, as changes of the text that the first makes. */
  get left(): { readonly sending: Sending | null; readonly waiting: ChangeSet | null } {
    return { sending: this.sending, waiting: this.waiting };
  }

  /** What must be sent now: the same again until it is stored or refused. Null when there is nothing. */
  next(): Sending | null {
    if (this.sending !== null || this.waiting === null) return this.sending;
    const changes = this.waiting;
    this.waiting = null;
    // What was typed and taken back by hand need not be told.
    if (changes.empty) return null;
    this.sending = { key: this.newKey(), baseRevision: this.revision, changes };
    return this.sending;
  }

  stored(revision: number): void {
    this.sending = null;
    this.revision = revision;
  }

  /** The server has newer edits: what was sent waits again until they are here. */
  refused(): void {
    this.waiting = this.pending;
    this.sending = null;
  }

  /**
   * An edit of somebody else, against the text of `revision`. Returns it as the editor's own text must change.
   * @throws Error while something is on its way
   */
  received(edit: ChangeSet, number: number): ChangeSet {
    if (this.sending !== null) throw new Error("An edit came while another was undecided");
    this.revision = number;
    const { waiting } = this;
    if (waiting === null) return edit;
    this.waiting = waiting.map(edit);
    return edit.map(waiting, true);
  }
}

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
  readonly send: (typed: TypingRequest) => Promise<TypingAnswer>;
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
      // One may stand for several that were typed long ago.
      if (number <= this.sync.revision) continue;
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

/** Refusals that go away by themselves. */
const passes = (code: string): boolean =>
  code === "rate_limited" || code === "internal" || isDatabaseTrouble(code);

const sendTyping = async (threadId: string, typed: TypingRequest): Promise<TypingAnswer> => {
  const sent = await sendJson<{ revision: number }>("POST", `/api/study/${threadId}/typing`, typed);
  if (sent.ok) return { kind: "stored", revision: sent.value.revision };
  if (sent.code === "edit_stale") return { kind: "stale" };
  if (sent.message === null || passes(sent.code)) return { kind: "lost" };
  return { kind: "refused", message: sent.message };
};

/** Ties an editor to the document of a thread for as long as it is open. */
export const useTypingLink = (options: {
  threadId: string;
  source: OpenedSource;
  /** The newest revision that the page knows of. */
  newest: number;
  /** Changes the editor's text as an edit of somebody else demands. */
  show: (changes: ChangeSet) => void;
  onSaved: () => void;
}) => {
  const { threadId, newest } = options;
  const [state, setState] = useState<{ save: SaveState; refusal: string | null }>({
    save: "saved",
    refusal: null,
  });
  const latest = useLatest(options);
  const [link] = useState(
    () =>
      new TypingLink(
        {
          send: async (typed) => {
            const answer = await sendTyping(threadId, typed);
            if (answer.kind === "stored") latest.current.onSaved();
            return answer;
          },
          editsSince: async (revision) =>
            (await getIfChanged<EditsSince>(`/api/study/${threadId}/edits?since=${revision}`, null))
              ?.value ?? null,
          show: (changes) => latest.current.show(changes),
          keep: (unsaved) => keepUnsaved(threadId, unsaved),
          onState: (save, refusal) => setState({ save, refusal }),
          newKey: requestKey,
        },
        options.source,
      ),
  );
  useEffect(() => void link.follow(newest), [link, newest]);
  useEffect(() => {
    void link.flush();
    const warn = (event: BeforeUnloadEvent) => {
      if (link.unsaved) event.preventDefault();
    };
    const flush = () => void link.flush();
    window.addEventListener("beforeunload", warn);
    window.addEventListener("online", flush);
    document.addEventListener("visibilitychange", flush);
    return () => {
      window.removeEventListener("beforeunload", warn);
      window.removeEventListener("online", flush);
      document.removeEventListener("visibilitychange", flush);
      link.close();
    };
  }, [link]);
  return { ...state, link };
};
