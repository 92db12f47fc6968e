import { contentWords, stopWords } from "#lib/text/content-words.ts";

/** Words that every question may hold. */
const asking = new Set(
  contentWords(
    "explain describe define definition difference differ compare example examples name give show tell list main points state prove derive mean meaning follows between called used use way kind " +
      "объясните опишите определите определение разница отличие отличается отличаются сравните пример примеры назовите дайте покажите расскажите изложите главное докажите выведите означает значит почему зачем каким какой какая какие каков чем связан нужен нужна нужно",
  ),
);

/** The words that say what a question is about, as stems, each once; what it cites is not what it asks. */
export const subjectWords = (question: string): string[] => {
  const asked = question.replace(/^>.*$/gm, "");
  return [...new Set(contentWords(asked).filter((word) => !asking.has(word)))];
};

/** Words that no answer needs to repeat: of grammar, and for the document itself. */
const commonStems: ReadonlySet<string> = new Set(
  [
    ...stopWords,
    "document text note section chapter say according",
    "документ текст конспект раздел глава сказано говорится согласно",
  ].flatMap(contentWords),
);

/**
 * How much of what a question asks an answer speaks of, from 0 to 1: of the question's words that the document has, rare
 * ones weighing more, the share that stands in the answer, in its quotes or in the headings above these. It cannot tell
 * a wrong answer about the same thing; a question that shares no word with the document counts as answered.
 * @param answer its quotes as the document has them
 */
export const shareAnswered = (
  { question, document }: { readonly question: string; readonly document: string },
  { answer, quotes }: { readonly answer: string; readonly quotes: readonly string[] },
): number => {
  const paragraphs = document.split(/\n{2,}/).map((text) => new Set(contentWords(text)));
  const headings = quotes.map((quote) => headingsAbove(document, document.indexOf(quote)));
  const said = new Set(contentWords([answer, ...quotes, ...headings].join("\n")));
  let all = 0;
  let spoken = 0;
  for (const word of subjectWords(question)) {
    const holders = paragraphs.filter((words) => words.has(word)).length;
    if (holders === 0 || commonStems.has(word)) continue;
    const weight = Math.log(1 + paragraphs.length / holders);
    all += weight;
    if (said.has(word)) spoken += weight;
  }
  return all === 0 ? 1 : spoken / all;
};

/** The heading over a place with those over it, below the document's own title. */
const headingsAbove = (document: string, at: number): string => {
  let lowest = 7;
  const above = [...document.slice(0, Math.max(0, at)).matchAll(/^(#{2,6})[ \t]+\S.*$/gm)];
  return above
    .toReversed()
    .filter(([, marks = ""]) => {
      const isOver = marks.length < lowest;
      if (isOver) lowest = marks.length;
      return isOver;
    })
    .map(([line]) => line)
    .join("\n");
};
