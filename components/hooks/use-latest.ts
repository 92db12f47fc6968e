import { type RefObject, useInsertionEffect, useRef } from "react";

/**
 * What was shown last, for what runs later: handlers, effects and answers. Written when the page takes a rendering over,
 * before every effect, as React may throw a rendering away, and then its values were never on the page.
 */
export const useLatest = <T>(value: T): Readonly<RefObject<T>> => {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
};
