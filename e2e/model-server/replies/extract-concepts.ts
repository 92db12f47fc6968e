import type { Fence } from "../../../lib/ai/fence.ts";
import { type Reply, requireFences } from "../reply.ts";

const definition =
  /^\s*(?:[-*]\s+)?\*{0,2}([^*\n.:—–]{2,60}?)\*{0,2}\s*(?:—\s*это\s|—\s|\sis an?\s|\sis the\s|\sis one\s|\sare\s|\sназывается\s|:\s)/u;

const general = /^(?:every|each|all|this|that|it|кажд|люб|все|всё|это|он)/iu;

const definedTerm = (sentence: string): string | null => {
  const term = definition.exec(sentence)?.[1]?.trim() ?? "";
  return term === "" || general.test(term) ? null : term;
};

/** Finds sentences that begin like a definition, and the code block that follows before the next one. */
export const reply: Reply = (request) => {
  requireFences(request, "sentence");
  const concepts: { term: string; sentences: number[]; code: number | null }[] = [];
  let open = false;
  for (const fence of request.fences) {
    if (fence.label === "heading") open = false;
    if (fence.label === "code") {
      const last = concepts.at(-1);
      if (open && last) last.code = numberOf(fence);
      open = false;
    }
    const term = fence.label === "sentence" ? definedTerm(fence.text) : null;
    if (term === null) continue;
    concepts.push({ term, sentences: [numberOf(fence)], code: null });
    open = true;
  }
  return { concepts };
};

const numberOf = ({ attributes }: Fence): number => {
  const number = Number(attributes.number);
  if (!Number.isInteger(number)) throw new Error("sentences and code must be numbered");
  return number;
};
