import type { GuideView } from "#lib/schemas/guide.ts";

/** Whether a step is an item of an ordered list of the answer, which is Markdown, and not a sentence of its prose. */
const isListed = (step: string, answer: string): boolean => {
  const [first = ""] = step.split("\n");
  return answer
    .split("\n")
    .some((line) => /^ {0,3}\d{1,9}[.)]\s/u.test(line) && line.trimEnd().endsWith(first));
};

/**
 * What the answer is to the steps: `apart` where it is not the one section that rules took them from, `listed` where they
 * are its list and it says them once more, `prose` where they are single sentences of it, which may need the others.
 */
export const stepsOfAnswer = ({
  answer_basis,
  full_answer,
  sections,
  steps,
}: Pick<GuideView, "answer_basis" | "full_answer" | "steps"> & {
  readonly sections: readonly unknown[];
}): "apart" | "listed" | "prose" => {
  if (answer_basis !== "rules" || steps.length === 0 || sections.length !== 1) return "apart";
  return steps.every(({ text }) => isListed(text, full_answer ?? "")) ? "listed" : "prose";
};
