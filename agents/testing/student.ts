import type { Principal } from "#lib/principal.ts";

/** Who may do everything with what is this owner's. */
export const student = (owner: string): Principal => ({ owner, mayWrite: true, maySet: true });
