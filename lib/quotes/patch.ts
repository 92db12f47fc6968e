/** An edit of a text: `inserted` takes the place of `removed` at `start` (UTF-16). */
export type Patch = { readonly start: number; readonly removed: string; readonly inserted: string };

export const patchEnd = (patch: Patch): number => patch.start + patch.removed.length;
