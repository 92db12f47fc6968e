/** Cyrillic letters as the Latin ones that they look like, in lower case; readers of two languages mix them up. */
const likeLatin: Readonly<Record<string, string>> = {
  а: "a",
  в: "b",
  е: "e",
  ё: "e",
  з: "3",
  к: "k",
  м: "m",
  н: "h",
  о: "o",
  р: "p",
  с: "c",
  т: "t",
  у: "y",
  х: "x",
  і: "l",
  ѕ: "s",
  // Read as Latin, whole words of small print become such: "Реп" is "Pen", and "norotun" «логотип».
  п: "n",
  л: "n",
  и: "u",
  й: "u",
  г: "r",
  ь: "b",
  ш: "w",
  щ: "w",
};

/** What readers of small print take for one another. */
const misread: readonly (readonly [RegExp, string])[] = [
  [/[0öøо]/g, "o"],
  [/[1i|!íìï]/g, "l"],
  [/rn/g, "m"],
  [/vv/g, "w"],
  [/5/g, "s"],
];

/** The words of a label without case, marks and typography. */
export const labelTokens = (text: string): string[] =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("ё", "е")
    .match(/[\p{L}\p{N}+#%&]+/gu) ?? [];

/** A word as it is compared: letters and digits that are misread for one another are the same. */
export const foldWord = (word: string): string => {
  const oneScript = [...word].map((sign) => likeLatin[sign] ?? sign).join("");
  return misread.reduce((text, [pattern, sign]) => text.replaceAll(pattern, sign), oneScript);
};
