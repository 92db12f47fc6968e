import { definedTerm, readNoteLines } from "../note-lines.ts";
import type { Reply } from "../reply.ts";

/** Finds sentences that begin like a definition, and the code block that follows before the next one. */
export const reply: Reply = (request) => {
  const concepts: { term: string; sentences: number[]; code: number | null }[] = [];
  let open = false;
  for (const line of readNoteLines(request)) {
    if (line.kind === "heading") open = false;
    if (line.kind === "code") {
      const last = concepts.at(-1);
      if (open && last) last.code = line.number;
      open = false;
    }
    const term = line.kind === "sentence" ? definedTerm(line.text) : null;
    if (term === null || line.kind !== "sentence") continue;
    concepts.push({ term, sentences: [line.number], code: null });
    open = true;
  }
  return { concepts };
};
