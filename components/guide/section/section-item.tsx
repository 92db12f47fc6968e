"use client";

import { useEffect, useRef } from "react";
import { RenderedText } from "#components/ui/rendered-text.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import type { NamedSection } from "#lib/schemas/guide.ts";
import { DifferenceFacts } from "./difference-facts.tsx";
import { useCitedMarks } from "./use-cited-marks.ts";
import { useSection } from "./use-section.ts";

/** A section by its title, with where it stands; its text opens under it. */
export const SectionItem = (props: {
  packId: string | null;
  section: NamedSection;
  steps: readonly string[];
  open: boolean;
  onToggle: () => void;
}) => {
  const { section, open } = props;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Beside the step only: in the middle of the page it would take the step out of sight.
    if (open && item.current?.closest(".side-text"))
      item.current.scrollIntoView({ block: "nearest" });
  }, [open]);
  return (
    <li ref={item} className="group border-b border-rule" data-open={open || undefined}>
      <h3>
        <button
          type="button"
          aria-expanded={open}
          onClick={props.onToggle}
          className="group/title grid min-h-11 w-full grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 py-2.5 text-start after:col-2 after:row-1 after:mr-1 after:size-[0.45rem] after:rotate-45 after:self-center after:border-r-[1.5px] after:border-b-[1.5px] after:border-ink-faint after:transition-[rotate] group-data-open:after:-rotate-135"
        >
          <span className="font-serif text-[1rem] leading-[1.4] wrap-anywhere group-hover/title:text-accent">
            {section.title}
          </span>
          <SectionPlace section={section} />
        </button>
      </h3>
      {open && <SectionText packId={props.packId} chunkId={section.chunkId} steps={props.steps} />}
    </li>
  );
};

/** The titles above it, and its page. */
const SectionPlace = ({ section }: { section: NamedSection }) => {
  const t = useTexts();
  const parts = [
    ...section.headingPath.filter((title) => title !== section.title),
    ...(section.page === null ? [] : [t("guide.section.page", { page: section.page })]),
  ];
  return parts.length === 0 ? null : <span className="caption col-1">{parts.join(" › ")}</span>;
};

const SectionText = (props: {
  packId: string | null;
  chunkId: string;
  steps: readonly string[];
}) => {
  const t = useTexts();
  const { section, load } = useSection(props.packId, props.chunkId);
  const text = useRef<HTMLDivElement>(null);
  useCitedMarks(
    text,
    section !== null && typeof section === "object" ? section.html : null,
    props.steps,
  );
  if (section === "gone" || section === "failed")
    return (
      <p role="alert" className="section-text text-sm text-loss">
        {t(`guide.section.${section}`)}{" "}
        {section === "failed" && (
          <button type="button" className="link" onClick={() => void load()}>
            {t("guide.section.again")}
          </button>
        )}
      </p>
    );
  if (section === null)
    return <p className="section-text caption breathe">{t("guide.section.loading")}</p>;
  return (
    <div ref={text} className="section-text arrive">
      {section.difference === null ? (
        <RenderedText html={section.html} text={section.text} className="doc" />
      ) : (
        <DifferenceFacts difference={section.difference} />
      )}
      <p className="caption">{section.fileName}</p>
    </div>
  );
};
