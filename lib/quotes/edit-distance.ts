/** Levenshtein distance of two unit arrays; `limit + 1` when it is greater. Costs |a|·|b|. */
export const editDistance = (
  a: ArrayLike<number>,
  b: ArrayLike<number>,
  limit = Infinity,
): number => {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  const row = Int32Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i++) {
    let diagonal = i;
    let best = i + 1;
    row[0] = i + 1;
    for (let j = 1; j <= b.length; j++) {
      const above = row[j] as number;
      const step =
        a[i] === b[j - 1] ? diagonal : 1 + Math.min(diagonal, above, row[j - 1] as number);
      diagonal = above;
      row[j] = step;
      if (step < best) best = step;
    }
    if (best > limit) return limit + 1;
  }
  return Math.min(row[b.length] as number, limit + 1);
};

/** Distance of two long texts that are alike: equal ends are free, only the middle is compared. */
export const middleDistance = (a: Uint16Array, b: Uint16Array): number => {
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head++;
  let tail = 0;
  const most = Math.min(a.length, b.length) - head;
  while (tail < most && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++;
  return editDistance(a.subarray(head, a.length - tail), b.subarray(head, b.length - tail));
};
