/** When there are more items than are wanted, those at equal distances over the whole come first. */
export const spreadOrder = <Item>(items: readonly Item[], wanted: number): Item[] => {
  if (wanted <= 0 || items.length <= wanted) return [...items];
  const first = new Set(
    Array.from({ length: wanted }, (_, index) =>
      Math.floor(((index + 0.5) * items.length) / wanted),
    ),
  );
  return [
    ...items.filter((_, index) => first.has(index)),
    ...items.filter((_, index) => !first.has(index)),
  ];
};
