const stopWords = new Set(
  (
    "a an the and or of to in on for is are was were be been by with as at from that this these those it its " +
    "which who what when where how why can may not no than then into their there has have had do does will would " +
    "и в во на с со к ко по из за от до для о об у не но а или что это этот эта эти тот та те как так же его ее их " +
    "он она оно они который которая которое которые быть был была было были есть при чтобы если то ли бы все всех " +
    "является являются также между под над без через где когда"
  ).split(" "),
);

/** A word's stem for rough comparison: without the endings that grammar changes. */
const stem = (word: string): string =>
  /[а-я]/.test(word)
    ? word
        .replace(
          /(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|иях|ях|ах|ов|ев|ей|ой|ий|ый|ая|яя|ое|ее|ые|ие|ию|ью|ия|ья|ым|им|ом|ем|ам|ям|ую|юю|ут|ют|ат|ят|ет|ит|ть|ся|[аеиоуыэюяьй])$/,
          "",
        )
        .slice(0, 8)
    : word.replace(/(?:ings?|edly|ed|es|s|ly)$/, "");

/** The words of a text that carry meaning, as stems, in order and with repetitions. */
export const contentWords = (text: string): string[] =>
  (
    text
      .normalize("NFKC")
      .toLowerCase()
      .replaceAll("ё", "е")
      .match(/[\p{L}\p{N}_+#]+/gu) ?? []
  )
    .filter((word) => !stopWords.has(word))
    .map((word) => (word.length > 3 ? stem(word) : word));
