"use client";

import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * While a text is written anew it is shorter than the one before it: the page keeps its height, so that the reader
 * stays where they are.
 */
export const useSteadyHeight = (
  frame: RefObject<HTMLElement | null>,
  growing: boolean,
  version: unknown,
): void => {
  const tallest = useRef(0);
  useLayoutEffect(() => {
    const { current } = frame;
    if (current === null || version === null) return;
    if (growing) tallest.current = Math.max(tallest.current, current.offsetHeight);
    else tallest.current = 0;
    current.style.minHeight = growing ? `${tallest.current}px` : "";
  }, [frame, growing, version]);
};
