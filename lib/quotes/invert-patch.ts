import type { Patch } from "./patch.ts";

/** The patch that undoes `patch`. */
export const invertPatch = ({ start, removed, inserted }: Patch): Patch => ({
  start,
  removed: inserted,
  inserted: removed,
});
