import type { ErrorCode } from "../errors.ts";
import type { ArtifactSnapshot } from "./artifact-snapshot.ts";

/** A thread whose files one worker alone may write now. */
export interface ArtifactClaim {
  readonly ownerId: string;
  readonly threadId: string;
  /** Until when; names the claim. */
  readonly until: Date;
  /** True when the last write failed. */
  readonly failedBefore: boolean;
}

/** What is known of the folder with the files of all study threads. */
export interface ArtifactStore {
  /** A thread whose folder is behind; null when there is none that nobody else is writing. Oldest change first. */
  readonly claim: () => Promise<ArtifactClaim | null>;
  readonly snapshot: (ownerId: string, threadId: string) => Promise<ArtifactSnapshot>;
  /** The folder shows this revision. When the claim had run out meanwhile, it is written again. */
  readonly written: (claim: ArtifactClaim, revision: number) => Promise<void>;
  /** Shows the failure; the thread is given out again after a pause. */
  readonly failed: (claim: ArtifactClaim, code: ErrorCode) => Promise<void>;
  /** The threads whose folder should be there, with the time of the last change that it should show. */
  readonly writtenThreads: () => Promise<
    readonly { readonly threadId: string; readonly updatedAt: Date }[]
  >;
  /** The folder of these threads is to be written anew. */
  readonly forget: (threadIds: readonly string[]) => Promise<void>;
}
