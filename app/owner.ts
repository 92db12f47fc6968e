// biome-ignore lint/style/noRestrictedImports: the one place of app that names the owner
import { localOwner } from "#lib/owner.ts";

/** Whose a request with these headers is. Every page and every route hears it from here. */
export const ownerOf = async (_headers: Headers): Promise<string> => localOwner;
