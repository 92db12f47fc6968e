import type { PackView } from "#lib/schemas/library.ts";

/** Pack, version and edition that a form begins with; the first two named by an address or by the last guide. */
interface Wish {
  readonly packId?: string | undefined;
  readonly version?: string | null | undefined;
  readonly edition?: string | null | undefined;
}

/**
 * What the form of a new guide begins with: what the address names, else what was asked last, else the first manual
 * that can be asked. Versions and editions that the manual has no more are left open; null without any manual.
 */
export const firstChoice = (packs: readonly PackView[], wishes: readonly (Wish | null)[]) => {
  const known = wishes.find((wish) => packs.some(({ id }) => id === wish?.packId));
  const pack =
    packs.find(({ id }) => id === known?.packId) ?? packs.find(({ ready }) => ready) ?? packs[0];
  if (pack === undefined) return null;
  // An address that names the manual alone does not forget which version the student has of it.
  const said = wishes.filter((wish) => wish?.packId === pack.id);
  const version = said.find((wish) => wish?.version != null)?.version;
  const edition = said.find((wish) => wish?.edition != null)?.edition;
  return {
    packId: pack.id,
    version: version != null && pack.versions.includes(version) ? version : null,
    edition: edition != null && pack.editions.includes(edition) ? edition : null,
  };
};
