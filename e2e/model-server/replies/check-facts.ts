import type { Fence } from "../../../lib/ai/fence.ts";
import { codeTruths, falseClaims } from "../known-truths.ts";
import { type Reply, type ReplyRequest, requireFences } from "../reply.ts";

/** Compares each definition with a small table of known truths, and each code with its term. */
export const reply: Reply = (request) => {
  if (!request.instructions.includes("[CODE_ERROR]")) {
    throw new Error("the instructions must name the marker for code that does not fit");
  }
  return { verdicts: requireFences(request, "term").map((term) => judge(request, term)) };
};

const judge = (request: ReplyRequest, term: Fence) => {
  const id = term.attributes.id ?? "";
  const definition = textOf(request, "definition", id);
  if (id === "" || definition === null) {
    throw new Error("the prompt must hold id, term and definition of every concept");
  }
  const claim = falseClaims.find(
    (known) => known.term.test(term.text) && known.claim.test(definition),
  );
  const code = textOf(request, "code", id);
  const truth = codeTruths.find((known) => known.term.test(term.text));
  const codeFits = code === null || !truth || truth.expected.test(code);
  const language = /[а-яё]/i.test(definition) ? "ru" : "en";
  return {
    id,
    term: term.text,
    definition: `${claim?.truth ?? definition}${codeFits ? "" : " [CODE_ERROR]"}`,
    changeType: claim ? claim.changeType : "none",
    message: claim?.message ?? (codeFits ? null : truth.message[language]),
    evidence: null,
  };
};

const textOf = ({ fences }: ReplyRequest, label: string, id: string): string | null =>
  fences.find((fence) => fence.label === label && fence.attributes.id === id)?.text ?? null;
