/** Largest file that can be imported: a manual of thousands of pages with its pictures. */
export const maxSourceBytes = 128 * 1024 * 1024;
/** What a zip may unpack to, its text files together. */
export const maxUnpackedBytes = 512 * 1024 * 1024;
/** A page of text is never larger; a manual on one page may be. */
export const maxTextFileBytes = 48 * 1024 * 1024;
/** Names in a zip, its pictures included. */
export const maxZipEntries = 50_000;
/** Pieces of one import that can be searched. The search is measured up to 100,000 in a pack. */
export const maxSourceChunks = 200_000;
export const maxPacks = 100;
export const maxSourcesOfPack = 60;
/** Bad files of one import that are named; the rest are only many. */
export const maxBadFiles = 200;
