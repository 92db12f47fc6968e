/**
 * Who asks for something, and what they may do. A request's is made in `app/handlers.ts` alone, which knows where it comes from.
 */
export interface Principal {
  /** Whose threads, packs and settings they are: every query names this owner. */
  readonly owner: string;
  /** Whether they may change what is the owner's, or look at it only. */
  readonly mayWrite: boolean;
  /** Whether they may see into and change the settings of the models, with addresses and keys. */
  readonly maySet: boolean;
}
