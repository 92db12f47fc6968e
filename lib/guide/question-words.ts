import { contentWords } from "../questions/content-words.ts";

/** Words that a question holds whatever it is about. */
const asking = new Set(
  contentWords(
    "what which where when why how does do did should would could must need want like i you we they me my it this that there some any " +
      "happen happens mean means if but so please tell show find get make made use using work works way step button click possible able " +
      "что какой какая какое какие где когда почему зачем как куда откуда сколько нужно надо должен должна можно ли я мне мы вы они мой это этот эта если но " +
      "шаг кнопка кнопку нажать значит будет делать сделать сделал хочу могу пользоваться использовать работает работать найти показать покажи скажи пожалуйста",
  ),
);

/**
 * The words of a question that tell what it is about, as stems.
 * @param plain names that tell nothing here, such as that of the product
 */
export const questionWords = (question: string, plain: readonly string[] = []): string[] => {
  const dropped = new Set(plain.flatMap((name) => contentWords(name)));
  return [...new Set(contentWords(question))].filter(
    (word) => !asking.has(word) && !dropped.has(word),
  );
};

/** From this share of a question's words on a title is what is asked about. */
const leastShare = 0.6;

/** Whether a section's title says most of what a question is about. */
export const titleCovers = (title: string, words: readonly string[]): boolean => {
  if (words.length === 0) return false;
  const titled = new Set(contentWords(title));
  return words.filter((word) => titled.has(word)).length >= leastShare * words.length;
};
