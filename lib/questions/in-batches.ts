/** The items in order, in as few groups of at most `size` as can be, all of about the same size. */
export const inBatches = <Item>(items: readonly Item[], size: number): Item[][] => {
  const count = Math.ceil(items.length / size);
  const part = (index: number) => Math.ceil((index * items.length) / count);
  return Array.from({ length: count }, (_, index) => items.slice(part(index), part(index + 1)));
};
