import { stopWords } from "#lib/text/content-words.ts";
import { placedWords } from "./text-words.ts";

/** The keys of the Russian layout (ЙЦУКЕН) and of the American one, in the same order, and again with Shift held. */
const russian = "ёйцукенгшщзхъфывапролджэячсмитьбюЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ";
const american = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.~QWERTYUIOP{}ASDFGHJKL:\"ZXCVBNM<>";

const toRussian = new Map([...american].map((key, place) => [key, russian.charAt(place)]));
const toAmerican = new Map([...russian].map((key, place) => [key, american.charAt(place)]));

/** What the same keys write in the other layout; null for a text that is of neither or of both. */
const switchLayout = (text: string): string | null => {
  const isLatin = /[a-z]/i.test(text);
  const isCyrillic = /[а-яё]/i.test(text);
  if (isLatin === isCyrillic) return null;
  const keys = isLatin ? toRussian : toAmerican;
  return [...text].map((sign) => keys.get(sign) ?? sign).join("");
};

/** So short a word may well stand in the texts, and is typed in the wrong layout with those beside it. */
const short = 2;

/**
 * A query as it was meant where its words were typed in the other layout of the keyboard: «nhfypfrwbz» is «транзакция». Null
 * when none was.
 * @param missing words of the query that no text has
 * @param isKnown whether a text has a word, of those that the other layout gives; without it all of them count as known
 */
export const inOtherLayout = (
  query: string,
  missing: ReadonlySet<string>,
  isKnown: (word: string) => boolean = () => true,
): string | null => {
  let isMeant = false;
  // By white space: in Latin letters a comma within a word is its «б».
  const parts = query.split(/(\s+)/u).map((typed) => {
    const words = placedWords(typed).map(({ word }) => word);
    const isMissing = words.some((word) => missing.has(word));
    if (!isMissing && (words.length === 0 || words.some((word) => word.length > short)))
      return typed;
    const switched = switchLayout(typed);
    const others = placedWords(switched ?? "").map(({ word }) => word);
    const telling = others.filter((word) => !stopWords.has(word));
    if (switched === null || others.length === 0 || !telling.every(isKnown)) return typed;
    isMeant ||= isMissing && telling.length > 0;
    return switched;
  });
  return isMeant ? parts.join("") : null;
};
