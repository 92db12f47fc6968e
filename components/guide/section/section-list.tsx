"use client";

import type { NamedSection } from "#lib/schemas/guide.ts";
import { SectionItem } from "./section-item.tsx";

const none: readonly string[] = [];

/** Sections of the manual, best first, one open at a time. */
export const SectionList = (props: {
  packId: string | null;
  sections: readonly NamedSection[];
  /** The one that is open, by its chunk. */
  open: string | null;
  onOpen: (chunkId: string | null) => void;
  /** The steps that rest on a section: where they stand in it is marked. */
  stepsOf?: (chunkId: string) => readonly string[];
}) => (
  <ul className="border-t border-rule">
    {props.sections.map((section) => (
      <SectionItem
        key={section.chunkId}
        packId={props.packId}
        section={section}
        steps={props.stepsOf?.(section.chunkId) ?? none}
        open={section.chunkId === props.open}
        onToggle={() => props.onOpen(section.chunkId === props.open ? null : section.chunkId)}
      />
    ))}
  </ul>
);
