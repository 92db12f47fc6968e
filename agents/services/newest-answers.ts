import { sha256 } from "#lib/ids.ts";

/**
 * The newest answers to what is asked again and again while nothing changed. One that failed is asked for anew.
 * @param most how many are kept
 */
export const newestAnswers = <Answer>(most: number) => {
  const known = new Map<string, Promise<Answer>>();
  /** @param about plain data: all that the answer hangs on, its owner among it */
  return (about: unknown, find: () => Promise<Answer>): Promise<Answer> => {
    const key = sha256(JSON.stringify(about));
    const answer = known.get(key) ?? find();
    known.delete(key);
    known.set(key, answer);
    answer.catch(() => known.delete(key));
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return answer;
  };
};
