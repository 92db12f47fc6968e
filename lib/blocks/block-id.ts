import { sha256 } from "../ids.ts";
import type { StudyBlock } from "./study-block.ts";

/** Of the hash, 96 bits: enough that no two blocks of all documents ever share a name. */
const idLength = 24;

/** The name of a block's source and marks: blocks with the same one render to the same HTML. */
export const blockId = ({ markdown, definitions, marks }: Omit<StudyBlock, "id">): string =>
  sha256(
    JSON.stringify([markdown, definitions, ...marks.flatMap((m) => [m.edit, m.start, m.end])]),
  ).slice(0, idLength);
