import type { Answer } from "#lib/ai/task.ts";
import { AppError } from "#lib/errors.ts";
import { joinParts } from "#lib/study/join-parts.ts";
import { type TextSoFar, textSoFar } from "#lib/study/text-so-far.ts";

/** Answers that one text may take: some 40,000 tokens at the shortest limit that is common. */
export const mostAnswers = 6;

/**
 * A text that may be longer than one answer of the model: while an answer comes cut off, the rest is asked for. Each
 * answer is a call of its own, so that none is paid twice. What the last answer says beside its Markdown is kept.
 *
 * @returns the text; `salvaged` when it still has no end, and stops after its last whole block
 * @throws AppError whatever `ask` throws, but no model_reply_invalid once there is something to keep
 */
export const askForWhole = async <Output extends { readonly markdown: string }>(
  ask: (soFar: TextSoFar | null, before: string) => Promise<Answer<Output>>,
): Promise<Answer<Output>> => {
  let answer = await ask(null, "");
  for (let asked = 1; answer.salvaged && asked < mostAnswers; asked += 1) {
    const { markdown } = answer.output;
    try {
      const next = await ask(textSoFar(markdown, asked + 1 === mostAnswers), markdown);
      const whole = joinParts(markdown, next.output.markdown);
      answer = { ...next, output: { ...next.output, markdown: `${whole}\n` } };
    } catch (error) {
      if (error instanceof AppError && error.code === "model_reply_invalid") return answer;
      throw error;
    }
  }
  return answer;
};
