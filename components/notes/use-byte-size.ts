"use client";

import { useNumbers } from "../ui/texts.tsx";

/** Bytes as kilobytes, or as megabytes from one on, in the reader's language. */
export const useByteSize = () => {
  const number = useNumbers();
  return (bytes: number): string => {
    const large = bytes >= 999_500;
    return number(bytes / (large ? 1_000_000 : 1_000), {
      style: "unit",
      unit: large ? "megabyte" : "kilobyte",
      maximumFractionDigits: large || bytes < 10_000 ? 1 : 0,
    });
  };
};
