"use client";

import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useState } from "react";
import { headingAnchors } from "#lib/blocks/heading-anchors.ts";
import type { BlockView } from "#lib/schemas/study.ts";

export interface Citation {
  readonly line: number;
  /** How often one was followed, so that the same line can be gone to again. */
  readonly times: number;
}

const citation = "a[href^='#note-L']";
const citedLine = /^#note-L([1-9]\d{0,6})$/;

/**
 * Links within the document: those to lines of the student's notes lead into the notes panel, those to headings to
 * their place in the text.
 */
export const useCitations = (options: {
  blocks: readonly BlockView[];
  onCite: () => void;
  onGo: (start: number) => void;
}) => {
  const { blocks, onCite, onGo } = options;
  const [cited, setCited] = useState<Citation | null>(null);
  const cite = useCallback(
    (hash: string): boolean => {
      const line = citedLine.exec(hash)?.[1];
      if (line === undefined) return false;
      setCited((before) => ({ line: Number(line), times: (before?.times ?? 0) + 1 }));
      onCite();
      return true;
    },
    [onCite],
  );
  // A link from elsewhere, or one that was opened in another tab.
  useEffect(() => void cite(location.hash), [cite]);
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a[href^='#']") : null;
    const hash = link?.getAttribute("href") ?? "";
    if (cite(hash)) return event.preventDefault();
    if (!link?.closest(".doc")) return;
    // A link of the text that leads to no heading leads nowhere, least of all into the page around it.
    event.preventDefault();
    const start = headingStart(blocks, hash);
    if (start !== null) onGo(start);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const link = event.target instanceof Element && event.target.closest(citation);
    if (by === 0 || !link || event.ctrlKey || event.altKey || event.metaKey) return;
    const links = [...(link.closest(".doc-row")?.querySelectorAll<HTMLElement>(citation) ?? [])];
    const next = links.find((_, place) => links[place - by] === link);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  return { cited, onClick, onKeyDown };
};

/** Where the heading begins to which a link leads; null when it leads to none. */
const headingStart = (blocks: readonly BlockView[], hash: string): number | null => {
  const headings = blocks.flatMap(({ heading, start }) => (heading ? [{ ...heading, start }] : []));
  const anchors = headingAnchors(headings.map(({ text }) => text));
  const name = hash.slice(1).toLowerCase();
  const found = anchors.findIndex((anchor) => name === anchor || name === encodedAnchor(anchor));
  return headings[found]?.start ?? null;
};

/** As an address in a rendered text has it. */
const encodedAnchor = (anchor: string): string => encodeURIComponent(anchor).toLowerCase();
