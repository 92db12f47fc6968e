import { contentWords } from "#lib/text/content-words.ts";
import { splitSentences } from "#lib/text/split-sentences.ts";
import { promptLanguage } from "../prompt-language.ts";
import { type Reply, requireFence } from "../reply.ts";

/** Words of the questions that the server itself asks. */
const asking = new Set(
  contentWords(
    "what does the document say about why it is so что в документе сказано почему это так",
  ),
);

/** The sentence of the document that shares most words with the question; none when it shares no word. */
export const reply: Reply = (request) => {
  const document = requireFence(request, "document").text;
  const wanted = new Set(
    contentWords(requireFence(request, "question").text).filter((word) => !asking.has(word)),
  );
  const language = promptLanguage(request);
  const [best] = document
    .split(/\n{2,}/)
    .filter((block) => !/^(?:#|```|\$\$|\|)/.test(block))
    .flatMap((block) =>
      splitSentences(block, language).map(({ start, end }) => block.slice(start, end)),
    )
    .map((text) => ({ text, shared: contentWords(text).filter((word) => wanted.has(word)).length }))
    .toSorted((left, right) => right.shared - left.shared);
  if (!best || best.shared === 0) return { answerable: false, answer: "", quotes: [] };
  const lead = language === "ru" ? "Коротко" : "In short";
  return { answerable: true, answer: `${lead}: ${best.text}`, quotes: [best.text] };
};
