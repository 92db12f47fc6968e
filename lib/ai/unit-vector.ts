/**
 * The direction of a vector, of length 1, or null when it has none. Only directions are compared; numbers that are too
 * large or too small for the database's single or half precision are none any more then.
 */
export const unitVector = (vector: readonly number[]): number[] | null => {
  const length = Math.hypot(...vector);
  return length > 0 && Number.isFinite(length) ? vector.map((value) => value / length) : null;
};
