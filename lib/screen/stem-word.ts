/** Endings of Russian nouns, adjectives and verbs, the longest first. */
const ending =
  /(?:иями|ями|ами|ией|ого|его|ому|ему|ыми|ими|иях|ах|ях|ов|ев|ёв|ей|ой|ый|ий|ая|яя|ое|ее|ые|ие|ую|юю|ом|ем|ём|ам|ям|ия|ию|ии|ь|а|я|о|е|ё|ы|и|у|ю|й)$/u;
const leastStem = 3;

/** A Russian word without its ending, as far as inflection goes; any other word as it is. In lower case. */
export const stemWord = (word: string): string => {
  if (!/^[а-яё]+$/u.test(word)) return word;
  const stem = word.replace(ending, "");
  return stem.length >= leastStem ? stem : word;
};
