"use client";

import { useState } from "react";
import { lightRange } from "../document/marked-range.ts";
import type { SelectedPassage } from "../document/selected-passage.ts";
import type { MarkedPassage } from "../talk/marked-passage.ts";

/** The passage that the next request is about; its words stay lit in the document. */
export const useMarked = (onMarked: () => void) => {
  const [marked, setMarked] = useState<MarkedPassage | null>(null);
  const mark = ({ text, span, range }: SelectedPassage) => {
    setMarked({ text, span });
    lightRange(range);
    onMarked();
  };
  const unmark = () => {
    setMarked(null);
    lightRange(null);
  };
  return { marked, mark, unmark };
};
