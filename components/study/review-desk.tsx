"use client";

import { Check } from "lucide-react";
import Link from "next/link";
import { useEffect, useRef, useState } from "react";
import { z } from "zod";
import { type DoubtfulLine, doubtfulLine, type NotePageView } from "#lib/schemas/study.ts";
import { keep, readKept } from "../hooks/use-session-storage.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { useTexts } from "../ui/texts.tsx";
import { DoubtBar } from "./review/doubt-bar.tsx";
import { isMostlyDoubtful } from "./review/mostly-doubtful.ts";
import { PageText, type PageTextHandle } from "./review/page-text.tsx";
import { PicturePane } from "./review/picture-pane.tsx";
import "./review/review.css";

const pageDraft = z.object({
  /** What was read, so that a draft of another reading is not taken for this one's. */
  readText: z.string(),
  text: z.string(),
  doubts: z.array(doubtfulLine),
  accepted: z.boolean(),
});

/** A page as the student has left it up to now. */
type PageDraft = z.infer<typeof pageDraft>;

/** What a page begins with. A page that was reviewed before has no doubts left. */
const freshDraft = (page: NotePageView): PageDraft => ({
  readText: page.text ?? "",
  text: page.text ?? "",
  doubts: page.reviewed ? [] : page.doubtful,
  accepted: page.reviewed,
});

const keyOf = (page: Pick<NotePageView, "id">): string => `lectern.review.${page.id}`;

/** What this tab kept of a page, else what was read from it. */
const keptDraft = (page: NotePageView): PageDraft => {
  const kept = pageDraft.safeParse(readKept(keyOf(page))).data;
  return kept?.readText === (page.text ?? "") ? kept : freshDraft(page);
};

/** A page that was read, with its draft. */
interface DraftedPage {
  readonly page: NotePageView;
  readonly draft: PageDraft;
}

/** Every page as the student has left it, kept in this tab; null until that was looked up. */
const useReviewDrafts = (pages: readonly NotePageView[]) => {
  const [drafts, setDrafts] = useState<Readonly<Record<string, PageDraft>> | null>(null);
  // A page comes with its text, and with another one when it is read anew.
  const readings = pages.map(({ id, text }) => `${id} ${text ?? ""}`).join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the readings are what matters of the pages, which are new objects with every poll
  useEffect(() => {
    setDrafts((known) =>
      Object.fromEntries(
        pages.map((page) => {
          const present = known?.[page.id];
          return [page.id, present?.readText === (page.text ?? "") ? present : keptDraft(page)];
        }),
      ),
    );
  }, [readings]);
  const change = (page: NotePageView, part: Partial<PageDraft>): void =>
    setDrafts((known) => {
      const draft = { ...(known?.[page.id] ?? freshDraft(page)), ...part };
      keep(keyOf(page), draft);
      return { ...known, [page.id]: draft };
    });
  const drafted = drafts
    ? pages.map((page): DraftedPage => ({ page, draft: drafts[page.id] ?? freshDraft(page) }))
    : null;
  return { drafted, change };
};

/** All pages by number, with what is left to do on each. */
const PageTabs = (props: {
  pages: readonly DraftedPage[];
  current: number;
  onGo: (index: number) => void;
}) => {
  const t = useTexts();
  return (
    <nav aria-label={t("photos.review.pages")} className="review-tabs">
      {props.pages.map(({ page, draft }, index) => {
        const doubts = draft.doubts.length;
        return (
          <button
            key={page.id}
            type="button"
            aria-current={index === props.current ? "page" : undefined}
            aria-label={[
              t("photos.review.page", { page: index + 1 }),
              ...(draft.accepted ? [t("photos.review.accepted")] : []),
              ...(doubts > 0 ? [t("photos.review.doubts", { count: doubts })] : []),
            ].join(", ")}
            onClick={() => props.onGo(index)}
            className="review-tab"
          >
            {index + 1}
            {draft.accepted && <Check aria-hidden="true" className="size-3.5 text-correct" />}
            {!draft.accepted && doubts > 0 && <span className="review-count">{doubts}</span>}
          </button>
        );
      })}
    </nav>
  );
};

/** A page as the student accepted it. */
export interface AcceptedPage {
  readonly id: string;
  readonly text: string;
}

interface ReviewDeskProps {
  readonly pages: readonly NotePageView[];
  readonly pictureUrl: (page: NotePageView) => string;
  /** All pages that were read, once the last was accepted, or all at once. */
  readonly onAccept: (pages: readonly AcceptedPage[]) => void;
  readonly busy: boolean;
}

/**
 * Where what was read from photos is compared with them: picture beside text, page by page, with the lines that were
 * hard to read marked. Corrections and accepted pages outlive a reload of the tab.
 */
export const ReviewDesk = (props: ReviewDeskProps) => {
  const t = useTexts();
  const desk = useReviewDesk(props);
  const { current, drafted, doubt } = desk;
  const text = useRef<PageTextHandle>(null);
  if (!current || !drafted) {
    return <p className="review-waiting">{t("photos.review.waiting")}</p>;
  }
  const { page, draft } = current;
  const guessed = isMostlyDoubtful(page, draft);
  const open = drafted.filter((one) => !one.draft.accepted).length;
  return (
    <section aria-label={t("photos.review.title")} className="review-desk">
      {drafted.length > 1 && <PageTabs pages={drafted} current={desk.index} onGo={desk.go} />}
      <PicturePane
        key={`picture-${page.id}`}
        url={props.pictureUrl(page)}
        page={desk.index + 1}
        width={page.width}
        height={page.height}
        box={doubt?.box ?? null}
        boxes={draft.doubts.flatMap(({ box }) => (box === undefined ? [] : [box]))}
      />
      <div className="review-sheet">
        {guessed && <HandwritingNotice onType={() => text.current?.clear()} />}
        <DoubtBar page={page} doubts={draft.doubts} doubt={doubt} text={() => text.current} />
        <PageText
          key={`${page.id} ${draft.readText.length}`}
          text={draft.text}
          doubts={draft.doubts}
          label={t("photos.review.text", { page: desk.index + 1 })}
          placeholder={t("photos.review.empty")}
          handle={text}
          onChange={(change) => desk.correct(page, change)}
          onDoubt={desk.setDoubt}
          onAccept={desk.acceptPage}
        />
      </div>
      <footer className="review-foot">
        <p className="caption">{t("photos.review.left", { count: open })}</p>
        {drafted.length > 1 && (
          <button
            type="button"
            disabled={props.busy}
            onClick={desk.acceptAll}
            className={buttonStyle("secondary")}
          >
            {t("photos.review.acceptAll")}
          </button>
        )}
        <button
          type="button"
          disabled={props.busy || page.text === null}
          onClick={desk.acceptPage}
          className={buttonStyle(guessed ? "secondary" : "primary")}
        >
          {open > 1 || (open === 1 && draft.accepted)
            ? t("photos.review.acceptPage")
            : t("photos.review.acceptLast")}
        </button>
      </footer>
    </section>
  );
};

/** Text recognition makes words of handwriting that nobody wrote: typing it is quicker than mending them. */
const HandwritingNotice = (props: { onType: () => void }) => {
  const t = useTexts();
  return (
    <div role="note" className="review-handwriting">
      <p>{t("photos.review.handwriting")}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button type="button" onClick={props.onType} className={buttonStyle("primary")}>
          {t("photos.review.typeIt")}
        </button>
        <Link href="/settings" className="link">
          {t("photos.review.connect")}
        </Link>
      </div>
    </div>
  );
};

const useReviewDesk = ({ pages, onAccept, busy }: ReviewDeskProps) => {
  const { drafted, change } = useReviewDrafts(pages.filter(({ text }) => text !== null));
  const [chosen, setChosen] = useState<string | null>(null);
  const [doubt, setDoubt] = useState<DoubtfulLine | null>(null);
  const begin = drafted?.find(({ draft }) => !draft.accepted) ?? drafted?.[0];
  const current = drafted?.find(({ page }) => page.id === chosen) ?? begin;
  const index = drafted && current ? drafted.indexOf(current) : 0;
  const go = (to: number) => {
    setChosen(drafted?.[to]?.page.id ?? null);
    setDoubt(null);
  };
  const acceptAll = () => {
    if (busy || !drafted) return;
    for (const { page } of drafted) change(page, { accepted: true });
    onAccept(drafted.map(({ page, draft }) => ({ id: page.id, text: draft.text })));
  };
  const acceptPage = () => {
    if (busy || !current || !drafted) return;
    change(current.page, { accepted: true });
    // The next one after this, else the first that was passed over.
    const rest = [...drafted.slice(index + 1), ...drafted.slice(0, index)];
    const next = rest.find(({ draft }) => !draft.accepted);
    if (next) go(drafted.indexOf(next));
    else acceptAll();
  };
  return {
    ...{ drafted, current, index, doubt, setDoubt, go, acceptPage, acceptAll },
    correct: (page: NotePageView, made: { text: string; doubts: readonly DoubtfulLine[] }) =>
      change(page, { text: made.text, doubts: [...made.doubts], accepted: false }),
  };
};
