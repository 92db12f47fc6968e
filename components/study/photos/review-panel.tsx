"use client";

import { ArrowDown, ArrowUp, Check, MoveHorizontal } from "lucide-react";
import Link from "next/link";
import { useEffect, useRef, useState } from "react";
import { z } from "zod";
import { sendJson } from "#components/hooks/send-json.ts";
import { useSaying } from "#components/hooks/use-sending.ts";
import { keep, readKept } from "#components/hooks/use-session-storage.ts";
import { Alert } from "#components/ui/alert.tsx";
import { buttonStyle } from "#components/ui/button-style.ts";
import {
  type Box,
  boxInFrame,
  fullWidth,
  PictureFrame,
  PictureTool,
  PictureTools,
  pictureLooks,
  usePictureViewer,
} from "#components/ui/picture-viewer.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import { type DoubtfulLine, doubtfulLine, type NotePageView } from "#lib/schemas/study.ts";
import { isMostlyDoubtful, PageText, type PageTextHandle } from "./page-text.tsx";
import { pictureUrl } from "./photo-input.tsx";

/**
 * The photo of a page, to be moved and enlarged; `box` is the place that is read at the moment, `boxes` are those of
 * all lines that are still doubtful.
 */
const PicturePane = (props: {
  url: string;
  page: number;
  width: number;
  height: number;
  box: Box | null;
  boxes: readonly Box[];
}) => {
  const t = useTexts();
  const viewer = usePictureViewer(props, fullWidth);
  const { frame, view } = viewer;
  const outline = (box: Box) => frame && view && around(boxInFrame(frame, view, box));
  return (
    <div className="relative [grid-area:picture] h-[38dvh] min-h-56 max-wide:sticky max-wide:top-[calc(var(--bar)_+_1px)] max-wide:z-10 max-wide:bg-paper wide:h-full">
      <PictureFrame
        viewer={viewer}
        kind="review"
        src={props.url}
        alt={t("photos.review.alt", { page: props.page })}
        label={t("photos.review.picture", { page: props.page })}
        keys={t("photos.review.pictureKeys")}
      >
        {props.boxes.map((box) => (
          <div
            key={`${box.x} ${box.y}`}
            aria-hidden="true"
            className="absolute top-0 left-0 [border-bottom:2px_solid_rgb(179_106_0_/_55%)] bg-[rgb(255_170_0_/_10%)] pointer-events-none"
            style={outline(box) ?? undefined}
          />
        ))}
        {props.box && (
          <div
            aria-hidden="true"
            className="absolute top-0 left-0 [border:2px_solid_#b36a00] rounded-md shadow-[0_0_0_2px_rgb(255_255_255_/_85%)] pointer-events-none"
            style={outline(props.box) ?? undefined}
          />
        )}
      </PictureFrame>
      <PictureTools
        viewer={viewer}
        kind="review"
        label={t("photos.review.size")}
        smaller={t("photos.review.smaller")}
        larger={t("photos.review.larger")}
        whole={t("photos.review.whole")}
      >
        <PictureTool
          className={pictureLooks.review.tool}
          label={t("photos.review.width")}
          icon={MoveHorizontal}
          onClick={() => viewer.change(fullWidth)}
        />
      </PictureTools>
    </div>
  );
};

/** With air between the line and its frame. */
const around = ({ x, y, width, height }: Box) => ({
  width: width + 12,
  height: height + 8,
  transform: `translate(${x - 6}px, ${y - 4}px)`,
});

/** What is doubtful about the page, or about the line with the caret, and the way to the next doubt. */
const DoubtBar = (props: {
  page: NotePageView;
  doubts: readonly DoubtfulLine[];
  /** That of the line with the caret. */
  doubt: DoubtfulLine | null;
  text: () => PageTextHandle | null;
}) => {
  const t = useTexts();
  const { page, doubts, doubt } = props;
  const count = doubts.length;
  return (
    <div
      className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1 min-h-13 pt-1.5 pr-1.5 pb-1.5 pl-4 rounded-[0.6875rem_0.6875rem_0_0] border-b border-rule text-sm text-ink-soft data-[doubt=true]:text-doubt data-[doubt=true]:bg-doubt-wash [&>p]:flex-[1_1_15rem] [&>p]:py-1.5"
      data-doubt={doubt !== null}
    >
      <p role="status">
        {doubt === null
          ? summary(t, page, count)
          : t("photos.review.line", { line: doubt.line + 1, reason: doubt.reason })}
      </p>
      <div className="flex gap-1">
        {doubt !== null && (
          <button
            type="button"
            title="Alt + Enter"
            onClick={() => props.text()?.settle()}
            className={buttonStyle("quiet")}
          >
            <Check aria-hidden="true" className="size-4" />
            {t("photos.review.right")}
          </button>
        )}
        {count > 0 && (
          <>
            <button
              type="button"
              aria-label={t("photos.review.previous")}
              title={`${t("photos.review.previous")} (Shift + F8)`}
              onClick={() => props.text()?.go(-1)}
              className={buttonStyle("quiet")}
            >
              <ArrowUp aria-hidden="true" className="size-4" />
            </button>
            <button
              type="button"
              title={`${t("photos.review.next")} (F8)`}
              aria-label={t("photos.review.next")}
              onClick={() => props.text()?.go(1)}
              className={buttonStyle("quiet")}
            >
              <ArrowDown aria-hidden="true" className="size-4" />
              {t("photos.review.nextShort")}
            </button>
          </>
        )}
      </div>
    </div>
  );
};

const summary = (t: ReturnType<typeof useTexts>, page: NotePageView, count: number): string => {
  if (page.error !== null) return page.error;
  const basis = page.basis === "ocr" ? t("photos.review.byRules") : t("photos.review.byModel");
  return count === 0
    ? `${basis} ${t("photos.review.noDoubts")}`
    : `${basis} ${t("photos.review.doubts", { count })}`;
};

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
    <nav aria-label={t("photos.review.pages")} className="flex [grid-area:tabs] flex-wrap gap-1.5">
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
            className="inline-flex items-center justify-center gap-1.5 min-w-11 min-h-10 px-3 border border-rule rounded-field bg-surface text-sm text-ink-soft pointer-coarse:min-h-11 hover:border-rule-strong [&[aria-current]]:border-accent [&[aria-current]]:text-ink [&[aria-current]]:font-strong [&[aria-current]]:bg-accent-wash"
          >
            {index + 1}
            {draft.accepted && <Check aria-hidden="true" className="size-3.5 text-correct" />}
            {!draft.accepted && doubts > 0 && (
              <span className="min-w-5 px-[0.3rem] rounded-field bg-doubt-wash text-doubt text-xs font-strong leading-5 text-center">
                {doubts}
              </span>
            )}
          </button>
        );
      })}
    </nav>
  );
};

/** A page as the student accepted it. */
interface AcceptedPage {
  readonly id: string;
  readonly text: string;
}

interface ReviewWorkspaceProps {
  readonly pages: readonly NotePageView[];
  readonly threadId: string;
  /** All pages that were read, once the last was accepted, or all at once. */
  readonly onAccept: (pages: readonly AcceptedPage[]) => void;
  readonly busy: boolean;
}

/**
 * Where what was read from photos is compared with them: picture beside text, page by page, with the lines that were
 * hard to read marked. Corrections and accepted pages outlive a reload of the tab.
 */
const ReviewWorkspace = (props: ReviewWorkspaceProps) => {
  const t = useTexts();
  const workspace = useReviewWorkspace(props);
  const { current, drafted, doubt } = workspace;
  const text = useRef<PageTextHandle>(null);
  if (!current || !drafted) {
    return <p className="p-8 text-ink-faint text-center">{t("photos.review.waiting")}</p>;
  }
  const { page, draft } = current;
  const guessed = isMostlyDoubtful(page, draft);
  const open = drafted.filter((one) => !one.draft.accepted).length;
  return (
    <section
      aria-label={t("photos.review.title")}
      className="grid grid-cols-1 [grid-template-areas:'tabs'_'picture'_'panel'_'foot'] gap-3 wide:grid-cols-2 wide:[grid-template-areas:'tabs_tabs'_'picture_panel'_'foot_foot'] wide:grid-rows-[auto_minmax(22rem,calc(100dvh_-_18rem))_auto]"
    >
      {drafted.length > 1 && (
        <PageTabs pages={drafted} current={workspace.index} onGo={workspace.go} />
      )}
      <PicturePane
        key={`picture-${page.id}`}
        url={pictureUrl(props.threadId, page)}
        page={workspace.index + 1}
        width={page.width}
        height={page.height}
        box={doubt?.box ?? null}
        boxes={draft.doubts.flatMap(({ box }) => (box === undefined ? [] : [box]))}
      />
      <div className="flex min-h-72 flex-col rounded-xl border border-rule bg-surface [grid-area:panel] has-[.cm-focused]:border-accent has-[.cm-focused]:outline has-[.cm-focused]:outline-accent wide:min-h-0 wide:overflow-hidden">
        {guessed && <HandwritingNotice onType={() => text.current?.clear()} />}
        <DoubtBar page={page} doubts={draft.doubts} doubt={doubt} text={() => text.current} />
        <PageText
          key={`${page.id} ${draft.readText.length}`}
          text={draft.text}
          doubts={draft.doubts}
          label={t("photos.review.text", { page: workspace.index + 1 })}
          placeholder={t("photos.review.empty")}
          handle={text}
          onChange={(change) => workspace.correct(page, change)}
          onDoubt={workspace.setDoubt}
          onAccept={workspace.acceptPage}
        />
      </div>
      <footer className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2 [grid-area:foot] max-sm:sticky max-sm:bottom-[calc(3.5rem_+_1px_+_env(safe-area-inset-bottom))] max-sm:z-10 max-sm:border-t max-sm:border-rule max-sm:bg-paper/94 max-sm:py-2.5 max-sm:backdrop-blur-sm [&>p]:flex-[1_1_12rem] max-sm:[&>p]:basis-full max-sm:[&>button]:flex-1">
        <p className="caption">{t("photos.review.left", { count: open })}</p>
        {drafted.length > 1 && (
          <button
            type="button"
            disabled={props.busy}
            onClick={workspace.acceptAll}
            className={buttonStyle("secondary")}
          >
            {t("photos.review.acceptAll")}
          </button>
        )}
        <button
          type="button"
          disabled={props.busy || page.text === null}
          onClick={workspace.acceptPage}
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
    <div
      role="note"
      className="grid gap-3 py-3.5 px-4 border-l-2 border-doubt-line bg-surface-2 text-sm"
    >
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

const useReviewWorkspace = ({ pages, onAccept, busy }: ReviewWorkspaceProps) => {
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

/** What was read from photos, to be compared with them before it becomes part of the document. */
export const ReviewPanel = (props: {
  threadId: string;
  interruptId: string;
  pages: readonly NotePageView[];
  onSaid: () => void;
}) => {
  const { threadId, interruptId } = props;
  const { busy, problem, say } = useSaying(props.onSaid);
  const accept = (pages: readonly AcceptedPage[]) => {
    const value = { type: "reviewed", pages };
    void say(sendJson("POST", `/api/threads/${threadId}/replies`, { interruptId, value }));
  };
  return (
    <>
      <ReviewWorkspace pages={props.pages} threadId={threadId} onAccept={accept} busy={busy} />
      <Alert className="mt-3">{problem}</Alert>
    </>
  );
};
