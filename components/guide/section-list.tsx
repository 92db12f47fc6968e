"use client";

import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { rangeIn } from "#components/ui/range-in.ts";
import { RenderedText } from "#components/ui/rendered-text.tsx";
import { useLocale, useTexts } from "#components/ui/texts.tsx";
import { citedSentence } from "#lib/guide/cited-sentence.ts";
import { differenceWords } from "#lib/library/difference-words.ts";
import type { NamedSection } from "#lib/schemas/guide.ts";
import type { Difference, SectionView } from "#lib/schemas/library.ts";

const webAddress = /^https?:\/\//iu;

/** An address is a link, and everything else is words; some sources are both. */
export const SourceText = ({ source }: { source: string }) =>
  source.split(/(https?:\/\/[^\s;,)]+)/iu).map((part) =>
    webAddress.test(part) ? (
      <a key={part} href={part} rel="noopener noreferrer nofollow" target="_blank" className="link">
        {shortAddress(part)}
      </a>
    ) : (
      part
    ),
  );

const shortAddress = (address: string): string => {
  const bare = address.replace(/^https?:\/\/(?:www\.)?/iu, "").replace(/\/$/u, "");
  return bare.length > 60 ? `${bare.slice(0, 59)}…` : bare;
};

const blockTags = "li, p, dd, td, blockquote";
const markName = "cited-sentence";

/** Marks in the text of a section the sentences that steps rest on, and brings the first of them into view beside the step. */
const useCitedMarks = (
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
    if (first?.closest("[data-beside]")) first.scrollIntoView({ block: "nearest" });
    // Where the browser marks no ranges, the whole block is marked.
    const marks = globalThis.CSS?.highlights;
    if (marks !== undefined) marks.set(markName, new Highlight(...ranges));
    return () => {
      marks?.delete(markName);
      for (const block of blocks) delete block.dataset.cited;
    };
  }, [place, html, key]);
};

/** A section of a manual with its text as sanitised HTML. */
interface RenderedSection extends SectionView {
  readonly html: string;
}

/** Sections that were opened on this page: shown at once, while it is asked whether they are still so. */
const opened = new Map<string, RenderedSection>();

/** `gone`: no more in the library, however often it is asked for. `failed`: it could not be had this time. */
type Fetched = RenderedSection | "gone" | "failed";

const fetchSection = async (url: string): Promise<Fetched> => {
  try {
    const response = await fetch(url, { cache: "no-store" });
    if (response.status === 404) return "gone";
    return response.ok ? await response.json() : "failed";
  } catch {
    return "failed";
  }
};

/** The newest words; where the server cannot be reached, those that were read before. */
const readSection = async (url: string): Promise<Fetched> => {
  const fetched = await fetchSection(url);
  if (fetched === "failed") return opened.get(url) ?? fetched;
  if (fetched === "gone") opened.delete(url);
  else opened.set(url, fetched);
  return fetched;
};

/** The section of a chunk, or why it is not there; null while it is fetched for the first time. */
const useSection = (packId: string | null, chunkId: string) => {
  const url = packId === null ? null : `/api/library/${packId}/sections/${chunkId}`;
  const [section, setSection] = useState<Fetched | null>(null);
  const load = useCallback(async () => {
    if (url === null) return setSection("gone");
    setSection(opened.get(url) ?? null);
    setSection(await readSection(url));
  }, [url]);
  useEffect(() => void load(), [load]);
  return { section, load };
};

/** What versions or editions differ in: the fact, for which of them it holds, where it is written, what speaks against it. */
const DifferenceFacts = (props: { difference: Difference }) => {
  const t = useTexts();
  const { difference } = props;
  const { listed_for, since, until, editions } = difference;
  const { feature, fact, limit, doubt } = differenceWords(difference, useLocale());
  const holds = [
    listed_for && t("guide.warning.listedFor", { version: listed_for }),
    since && t("guide.warning.since", { version: since }),
    until && t("guide.warning.until", { version: until }),
    editions.length > 0 && t("guide.warning.editions", { editions: editions.join(", ") }),
    limit && t("guide.warning.limit", { limit }),
  ].filter((part) => typeof part === "string" && part !== "");
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm wrap-anywhere [&>dd:first-of-type]:col-span-full [&>dt]:pt-0.5">
      <dt className="sr-only">{feature}</dt>
      <dd>
        {fact}
        {holds.length > 0 && <span className="caption block">{holds.join(" · ")}</span>}
      </dd>
      <dt className="caption">{t("guide.warning.source")}</dt>
      <dd>
        <SourceText source={difference.source} />
      </dd>
      {doubt !== null && (
        <>
          <dt className="caption">{t("guide.warning.doubt")}</dt>
          <dd>{doubt}</dd>
        </>
      )}
    </dl>
  );
};

const sectionText = "grid gap-3 pt-1 pb-5";

/** A section by its title, with where it stands; its text opens under it. */
const SectionItem = (props: {
  packId: string | null;
  section: NamedSection;
  steps: readonly string[];
  open: boolean;
  onToggle: () => void;
  onTake: (() => void) | undefined;
}) => {
  const t = useTexts();
  const { section, open } = props;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Beside the step only: in the middle of the page it would take the step out of sight.
    if (open && item.current?.closest("[data-beside]"))
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
      {props.onTake && (
        <button
          type="button"
          aria-label={t("guide.section.takeNamed", { title: section.title })}
          onClick={props.onTake}
          className="link mb-2.5 text-sm pointer-coarse:min-h-11"
        >
          {t("guide.section.take")}
        </button>
      )}
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
      <p role="alert" className={`${sectionText} text-sm text-loss`}>
        {t(`guide.section.${section}`)}{" "}
        {section === "failed" && (
          <button type="button" className="link" onClick={() => void load()}>
            {t("guide.section.again")}
          </button>
        )}
      </p>
    );
  if (section === null)
    return <p className={`${sectionText} caption animate-pulse`}>{t("guide.section.loading")}</p>;
  return (
    <div
      ref={text}
      data-section
      className={`${sectionText} animate-arrive group-data-brief/missing:max-h-36 group-data-brief/missing:overflow-y-auto`}
    >
      {section.difference === null ? (
        <RenderedText html={section.html} text={section.text} className="doc doc-section" />
      ) : (
        <DifferenceFacts difference={section.difference} />
      )}
      <p className="caption">{section.fileName}</p>
    </div>
  );
};

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
  /** Goes on with the steps of a section; absent where there is no such choice. */
  onTake?: (chunkId: string) => void;
}) => (
  <ul className="border-t border-rule">
    {props.sections.map((section) => (
      <SectionItem
        key={section.chunkId}
        packId={props.packId}
        section={section}
        steps={props.stepsOf?.(section.chunkId) ?? none}
        open={section.chunkId === props.open}
        onTake={props.onTake && (() => props.onTake?.(section.chunkId))}
        onToggle={() => props.onOpen(section.chunkId === props.open ? null : section.chunkId)}
      />
    ))}
  </ul>
);
