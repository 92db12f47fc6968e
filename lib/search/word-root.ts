/** Endings that make one part of speech from another, longer ones first. */
const russianSuffix =
  /(?:ительн|ировани|изаци|енност|ирова|ирован|овани|тельн|тель|ениц|ован|еван|ечк|очк|енн|ени|ани|яни|ива|ыва|ова|ева|ост|ств|чик|ник|щик|ан|ен|ян|ац|ци|ск|ир|лк|ек|ок|к|н|л|в|и|а|я|е|ы|у|о)$/u;
const englishSuffix = /(?:ment|ness|less|abl|anc|enc|ant|ent|ful|ion|er|or|al|iv|ic|ed|at|i|y)$/u;

const shortestRoot = 4;

/** Consonants that change for one another in the forms of a Russian root: "сократить", "сокращение". */
const oneConsonant = (root: string): string =>
  root
    .replace(/(?:жд|[дзжг])$/u, "ж")
    .replace(/[тщ]$/u, "т")
    .replace(/[шсх]$/u, "с")
    .replace(/[чкц]$/u, "к");

/** "ссылок" has a vowel that "ссылка" has not. */
const fleeting = /(?<=[аеиоуыэюя][^аеиоуыэюяь])[ое]к$/u;
/** Words that have it in all their forms. */
const lasting = /(?:поток|урок|восток|челов.к)$/u;

const russianRoot = (stem: string): string => {
  let root = lasting.test(stem) ? stem : stem.replace(fleeting, "к");
  for (let round = 0; round < 2; round += 1) {
    const shorter = root.replace(russianSuffix, "");
    if (shorter.length < shortestRoot || shorter === root) break;
    root = shorter;
  }
  return root.length >= shortestRoot ? oneConsonant(root) : root;
};

const englishRoot = (stem: string): string => {
  const shorter = stem.replace(englishSuffix, "");
  return shorter.length >= shortestRoot ? shorter.replace(/([^aeiou])\1$/u, "$1") : stem;
};

/**
 * What the stems of related words share ("удалить", "удаление"; "blur", "blurry"), roughly: now and then two
 * words meet that have nothing to do with each other, such as "organ" and "organize".
 */
export const wordRoot = (stem: string): string =>
  /^[а-я]/u.test(stem) ? russianRoot(stem) : englishRoot(stem);
