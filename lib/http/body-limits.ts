import { maxDocumentCharacters } from "../study/study-limits.ts";
import type { BodyLimit } from "./read-body.ts";

/** What goes and what comes, each as long as a document may be, and each character written as `\uXXXX`. */
const bytes = 2 * 6 * maxDocumentCharacters + 100_000;

/** Largest JSON body that holds texts of a document. */
export const documentBodyLimit: BodyLimit = { bytes, code: "body_too_large", toldBytes: bytes };
