"use client";

import { type RefObject, useMemo } from "react";
import { useTexts } from "#components/ui/texts.tsx";
import type { BlockView } from "#lib/schemas/study.ts";
import { useReadingPlace } from "./use-reading-place.ts";

/** Deeper headings are no help in finding one's way. */
const deepest = 3;

/** The headings of the document; the section that is being read is lit. */
export const Outline = (props: {
  blocks: readonly BlockView[];
  sheet: RefObject<HTMLElement | null>;
  onGo: (start: number) => void;
}) => {
  const t = useTexts();
  const { blocks } = props;
  const headings = useMemo(
    () =>
      blocks.flatMap(({ heading, start }) =>
        heading !== null && heading.level <= deepest && heading.text !== ""
          ? [{ ...heading, start }]
          : [],
      ),
    [blocks],
  );
  const present = useReadingPlace(props.sheet, headings.length);
  const levels = [...new Set(headings.map(({ level }) => level))].toSorted();
  if (headings.length < 2) return null;
  return (
    <nav className="toc" aria-label={t("desk.outline")}>
      <ol>
        {headings.map(({ level, text, start }) => (
          <li key={start} data-depth={levels.indexOf(level)}>
            <button
              type="button"
              aria-current={start === present ? "location" : undefined}
              onClick={() => props.onGo(start)}
            >
              {text}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
};
