"use client";

import { type RefObject, useEffect } from "react";
import { citedSentence } from "#lib/guide/cited-sentence.ts";

const blockTags = "li, p, dd, td, blockquote";
const markName = "cited-sentence";

/** Marks in the text of a section the sentences that steps rest on, and brings the first of them into view beside the step. */
export const useCitedMarks = (
  place: RefObject<HTMLElement | null>,
  html: string | null,
  steps: readonly string[],
): void => {
  const key = steps.join("\n");
  useEffect(() => {
    const element = place.current;
    if (element === null || html === null || key === "") return;
    const blocks = [...element.querySelectorAll<HTMLElement>(blockTags)].filter(
      (block) => block.querySelector(blockTags) === null,
    );
    const texts = blocks.map(({ textContent }) => textContent);
    const ranges = key.split("\n").flatMap((step) => {
      const found = citedSentence(texts, step);
      const block = found && blocks[found.block];
      if (!block) return [];
      block.dataset.cited = "";
      return rangeIn(block, found.start, found.end) ?? [];
    });
    const first = blocks.find(({ dataset }) => dataset.cited !== undefined);
    if (first?.closest(".side-text")) first.scrollIntoView({ block: "nearest" });
    // Where the browser marks no ranges, the whole block is marked.
    const marks = globalThis.CSS?.highlights;
    if (marks !== undefined) marks.set(markName, new Highlight(...ranges));
    return () => {
      marks?.delete(markName);
      for (const block of blocks) delete block.dataset.cited;
    };
  }, [place, html, key]);
};

/** The text of an element between two offsets. */
const rangeIn = (element: HTMLElement, start: number, end: number): Range | null => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let begun = false;
  for (let at = 0, node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (!begun && start < at + length) {
      range.setStart(node, start - at);
      begun = true;
    }
    if (begun && end <= at + length) {
      range.setEnd(node, end - at);
      return range;
    }
    at += length;
  }
  return null;
};
