import { type Reply, requireFence } from "../reply.ts";

/** Sorts a note by the share of its lines that stand in code fences. */
export const reply: Reply = (request) => {
  const note = requireFence(request, "note");
  if (note.text.trim() === "") throw new Error("the prompt must hold the note");
  if (!/"characters":\d+/.test(request.content)) {
    throw new Error("the prompt must hold statistics of the whole note");
  }
  const words = note.text.split(/\s+/).length;
  const code = note.text.split(/^\s*```.*$/m).filter((_, index) => index % 2 === 1);
  if (code.length >= 2 || note.text.includes("[code")) {
    return { contentType: "code", complexity: "moderate", reason: `${code.length} code blocks` };
  }
  const contentType = words < 60 ? "short" : "theory";
  return { contentType, complexity: "simple", reason: `${words} words` };
};
