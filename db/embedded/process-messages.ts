/** What the parent tells the database process first of all, and once. */
export interface DatabaseProcessOptions {
  /** Holds the database (`postgres/`), its connection file and its lock. */
  dataDir: string;
  /** 0 lets the system choose. */
  port: number;
  password: string;
  /** On a full disk: whether it waits for space and refuses its clients meanwhile, or does not start. */
  waitsForSpace: boolean;
}

export type DatabaseProcessRequest =
  | { type: "start"; options: DatabaseProcessOptions }
  /** Asks for a `state`. */
  | { type: "probe" };

/** What the database process tells its parent. */
export type DatabaseProcessReport =
  | { type: "ready"; url: string; port: number }
  /** The start failed; `inUse` when another process holds the folder. */
  | { type: "refused"; inUse: boolean; message: string }
  /** It answers nothing until it has done something long: a backup's copy, a checkpoint, the sweeping of a table. */
  | { type: "busy" }
  | ({ type: "state" } & DatabaseState);

/** How a database process that answers is. */
export interface DatabaseState {
  /** Whether it takes clients; not yet while it opens its files. */
  serving: boolean;
  /** A full disk lets it read, but hardly write. */
  diskFull: boolean;
}
