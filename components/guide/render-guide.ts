import { renderBlock } from "#components/study/document/render-block.tsx";
import { blockId } from "#lib/blocks/block-memory.ts";
import type { GuideView, RenderedGuide } from "#lib/schemas/guide.ts";

/** Markdown of a manual, an answer or a message as sanitised HTML; links `#chunk-<id>` lead to sections. */
export const renderManual = (markdown: string): Promise<string> => {
  const text = { markdown, definitions: "", marks: [] };
  return renderBlock({ id: blockId(text), ...text });
};

/** The answer as the page shows it: the warning that it begins with for other clients stands over it already. */
const answerAlone = ({ full_answer, version_explanation, allowed }: GuideView): string | null => {
  if (full_answer === null || version_explanation === null || allowed !== false) return full_answer;
  const warning = `> ${version_explanation.replaceAll("\n", "\n> ")}`;
  return full_answer.startsWith(warning)
    ? full_answer.slice(warning.length).trimStart()
    : full_answer;
};

/** Adds the HTML of everything that the guide says. Costs nothing for texts that were rendered before. */
export const renderGuide = async (view: GuideView): Promise<RenderedGuide> => {
  const orNull = (text: string | null) => (text === null ? null : renderManual(text));
  const answer = await orNull(answerAlone(view));
  const explanation = await orNull(view.version_explanation);
  const steps: string[] = [];
  for (const step of view.steps) steps.push(await renderManual(step.text));
  const messages: Record<string, string> = {};
  for (const { id, text } of view.messages) messages[id] = await renderManual(text);
  return { ...view, html: { answer, explanation, steps, messages } };
};
