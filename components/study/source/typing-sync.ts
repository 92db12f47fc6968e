import type { ChangeSet } from "@codemirror/state";

/** What is on its way to the server: changes of the text of `baseRevision`. */
export interface Sending {
  readonly key: string;
  readonly baseRevision: number;
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
