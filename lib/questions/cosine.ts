/** Cosine similarity of two vectors of the same length; 0 when one of them is all zero. */
export const cosine = (left: readonly number[], right: readonly number[]): number => {
  let product = 0;
  let leftSquare = 0;
  let rightSquare = 0;
  for (let index = 0; index < left.length; index += 1) {
    const a = left[index] ?? 0;
    const b = right[index] ?? 0;
    product += a * b;
    leftSquare += a * a;
    rightSquare += b * b;
  }
  const length = Math.sqrt(leftSquare * rightSquare);
  return length === 0 ? 0 : product / length;
};
