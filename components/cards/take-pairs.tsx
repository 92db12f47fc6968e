"use client";

import { ImageIcon } from "lucide-react";
import { useRouter } from "next/navigation";
import { Fragment, type ReactNode, useEffect, useRef, useState, useTransition } from "react";
import { pairBatches } from "#lib/cards/pair-batches.ts";
import type { AddedCards, NewCard } from "#lib/schemas/card.ts";
import { splitGaps } from "#lib/text/card-gaps.ts";
import { withoutPictures } from "#lib/text/card-pictures.ts";
import { withTags } from "#lib/text/card-tags.ts";
import { readableText } from "#lib/thread-texts/readable-text.ts";
import { refusalText, type Sent, sendJson } from "../hooks/send-json.ts";
import type { SubjectChoice } from "../subjects/use-subject-choice.tsx";
import type { DialogRef } from "../ui/dialog.tsx";
import { useTexts } from "../ui/texts.tsx";

export interface TakeDialogProps {
  readonly choice: SubjectChoice;
  readonly onClose: () => void;
  /** What became of the cards, in words. */
  readonly onDone: (told: string) => void;
}

/** What became of what was added, in words. */
export const useTold = () => {
  const t = useTexts();
  return ({ added, known, tagged }: Pick<AddedCards, "added" | "known" | "tagged">): string =>
    [
      ...(added > 0 || known === 0 ? [t("cards.list.made", { count: added })] : []),
      ...(known > 0 ? [t("cards.list.known", { count: known })] : []),
      ...(tagged > 0 ? [t("cards.list.tags.given", { count: tagged })] : []),
    ].join(" ");
};

/** How many cards pairs become: each gap of a front is one. */
export const cardsOf = (pairs: readonly NewCard[]): number =>
  pairs.reduce((sum, { front }) => sum + splitGaps(front).length, 0);

/** The pairs, each with these tags besides its own. */
export const tagged = (pairs: readonly NewCard[], tags: readonly string[]): NewCard[] =>
  pairs.map((pair) => ({ ...pair, tags: withTags(pair.tags ?? [], tags) }));

/** So many pairs are shown before they are taken. */
const shown = 20;

const Tags = ({ tags }: { tags: readonly string[] }) =>
  tags.map((tag, index) => (
    <Fragment key={tag}>
      {index > 0 && ", "}
      <bdi>{tag}</bdi>
    </Fragment>
  ));

/** A side in words; that it has pictures is told by a sign. */
const SideCell = ({ side, children }: { side: string; children?: ReactNode }) => {
  const t = useTexts();
  const words = withoutPictures(side);
  const hasPicture = words !== side.trim();
  return (
    <td className="px-3 py-1.5 font-serif wrap-anywhere">
      <span className="line-clamp-3">
        {hasPicture && (
          <ImageIcon
            role="img"
            aria-label={t("cards.list.picture")}
            className="mr-1.5 inline size-4 align-[-0.15em] text-ink-soft"
          />
        )}
        {readableText(words)}
      </span>
      {children}
    </td>
  );
};

/** What cards will be made: the first of them, and below what is left out. */
export const PairsLook = (props: { pairs: readonly NewCard[]; children?: ReactNode }) => {
  const t = useTexts();
  const { pairs } = props;
  const areTagged = pairs.some(({ tags = [] }) => tags.length > 0);
  return (
    <div className="grid min-w-0 gap-2">
      <p role="status" className="text-sm font-medium">
        {t("cards.list.look", { count: cardsOf(pairs) })}
      </p>
      {pairs.length > 0 && (
        <div className="max-h-[30dvh] overflow-y-auto rounded-field border border-rule">
          <table className="w-full table-fixed text-sm">
            <thead className="caption">
              <tr className="border-b border-rule text-left">
                <th className="px-3 py-1.5 font-normal">{t("cards.list.front")}</th>
                <th className="px-3 py-1.5 font-normal">{t("cards.list.back")}</th>
                {areTagged && (
                  <th className="w-1/4 px-3 py-1.5 font-normal max-sm:hidden">
                    {t("cards.list.tags.label")}
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {pairs.slice(0, shown).map(({ front, back, tags = [] }) => (
                <tr key={JSON.stringify([front, back])} className="border-b border-rule align-top">
                  <SideCell side={front} />
                  <SideCell side={back}>
                    {tags.length > 0 && (
                      <span className="caption mt-1 line-clamp-3 sm:hidden">
                        <Tags tags={tags} />
                      </span>
                    )}
                  </SideCell>
                  {areTagged && (
                    <td className="px-3 py-1.5 wrap-anywhere max-sm:hidden">
                      <span className="line-clamp-3">
                        <Tags tags={tags} />
                      </span>
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
          {pairs.length > shown && (
            <p className="caption px-3 py-1.5">
              {t("cards.list.more", { count: pairs.length - shown })}
            </p>
          )}
        </div>
      )}
      {props.children}
    </div>
  );
};

/** Sends any number of pairs, as many at once as a request takes, until the signal stops it: what is on its way is taken. */
const sendAll = async (
  subjectId: string | undefined,
  pairs: readonly NewCard[],
  { signal, onSent }: { signal: AbortSignal; onSent: (done: number, all: number) => void },
) => {
  const all = { added: 0, known: 0, tagged: 0 };
  const whole = cardsOf(pairs);
  let done = 0;
  for (const cards of pairBatches(pairs)) {
    if (signal.aborted) break;
    onSent(done, whole);
    const sent = await sendJson<AddedCards>("POST", "/api/cards", { subjectId, cards });
    if (!sent.ok) return { all, refused: sent, left: whole - done };
    done += cardsOf(cards);
    all.added += sent.value.added;
    all.known += sent.value.known;
    all.tagged += sent.value.tagged;
  }
  return { all, refused: null, left: whole - done };
};

/** Makes cards of pairs: closes the dialog when all are made, says in it why not. Closed before, it sends no more of them. */
export const useTakePairs = (options: {
  dialog: DialogRef;
  subjectId: string | undefined;
  onDone: (told: string) => void;
  /** Makes the pairs ready to be sent, where they are not, and says what is missing of them. */
  prepare?: (
    pairs: readonly NewCard[],
    signal: AbortSignal,
  ) => Promise<Sent<{ readonly pairs: readonly NewCard[]; readonly told: string | null }>>;
}) => {
  const t = useTexts();
  const told = useTold();
  const router = useRouter();
  const [problem, setProblem] = useState<string | null>(null);
  const [progress, setProgress] = useState<string | null>(null);
  const [busy, start] = useTransition();
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);
  const take = (pairs: readonly NewCard[]) => {
    const controller = new AbortController();
    const { signal } = controller;
    sending.current = controller;
    start(async () => {
      setProblem(null);
      const ready = await options.prepare?.(pairs, signal);
      if (ready?.ok === false) return setProblem(refusalText(t, ready));
      const sent = ready?.value.pairs ?? pairs;
      // What takes a single request is soon done.
      const onSent = (done: number, all: number) =>
        setProgress(done === 0 ? null : t("cards.list.adding", { done, all }));
      const outcome = await sendAll(options.subjectId, sent, { signal, onSent });
      const refusal = outcome.refused && refusalText(t, outcome.refused);
      setProgress(null);
      if (refusal === null || outcome.all.added > 0) router.refresh();
      if (refusal !== null && !signal.aborted) return setProblem(refusal);
      options.dialog.current?.close();
      const left = outcome.left > 0 && t("cards.list.cancelled", { count: outcome.left });
      const parts = [told(outcome.all), ready?.value.told, refusal ?? left];
      options.onDone(parts.filter(Boolean).join(" "));
    });
  };
  return { take, busy, problem, progress, setProblem };
};
