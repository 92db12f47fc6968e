/** What stands above the columns that are the sides of a card, here and in other programs, in small letters. */
const sideHeads: readonly (readonly [front: string, back: string])[] = [
  ["question", "answer"],
  ["front", "back"],
  ["term", "definition"],
  ["word", "meaning"],
  ["вопрос", "ответ"],
  ["лицевая сторона", "оборотная сторона"],
  ["лицевая сторона", "оборот"],
  ["термин", "определение"],
  ["слово", "значение"],
];

/** Where the columns of the sides stand in a row that names them; null in any other. */
export const sideColumns = (
  row: readonly string[],
): { readonly front: number; readonly back: number } | null => {
  const names = row.map((cell) => cell.trim().toLowerCase());
  const found = sideHeads
    .map(([front, back]) => ({ front: names.indexOf(front), back: names.indexOf(back) }))
    .find(({ front, back }) => front >= 0 && back >= 0);
  return found ?? null;
};
