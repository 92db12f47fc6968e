/** A thread as a query addresses it: never without its owner. */
export interface OwnedThread {
  readonly ownerId: string;
  readonly threadId: string;
}
