"use client";

import { Check, RotateCcw, TriangleAlert } from "lucide-react";
import { useRouter } from "next/navigation";
import { type ReactNode, useState, useTransition } from "react";
import { refusalText, sendJson } from "#components/hooks/send-json.ts";
import { focusHeading } from "#components/quiz/question-tools.tsx";
import { Alert } from "#components/ui/alert.tsx";
import { buttonStyle } from "#components/ui/button-style.ts";
import { useTexts } from "#components/ui/texts.tsx";
import type { RenderedGuide } from "#lib/schemas/guide.ts";
import type { ChangedAnswer as AnswerChanges } from "#lib/schemas/quoted-manual.ts";
import type { ThreadView } from "#lib/schemas/thread.ts";

/** What the manual does not say any more of what an answer rests on; the words are set on the server. */
export interface ChangedAnswerSlot {
  /** The answer that it is of: there may be another one by now. */
  readonly answer: string | null;
  readonly changes: readonly (Pick<AnswerChanges["changes"][number], "step" | "change"> & {
    readonly words: ReactNode;
  })[];
}

type Asked = Pick<RenderedGuide, "thread" | "task" | "pack" | "version" | "edition">;

export type AnswerChangeSlots = ChangedAnswerSlot["changes"];

/** Asks the same anew, or keeps the answer as it is. */
const useSettling = (
  { thread, task, pack, version, edition }: Asked,
  changes: AnswerChangeSlots,
) => {
  const t = useTexts();
  const router = useRouter();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, start] = useTransition();
  const again = () =>
    start(async () => {
      setRefusal(null);
      const asked = { question: task, packId: pack?.id, version, edition };
      const request = { kind: "guide", ...asked, subjectId: thread.subject.id };
      const sent = await sendJson<ThreadView>("POST", "/api/threads", request);
      if (sent.ok) router.push(`/guide/${sent.value.id}`);
      else setRefusal(refusalText(t, sent));
    });
  const keep = () =>
    start(async () => {
      setRefusal(null);
      const kept = { changes: [...new Set(changes.map(({ change }) => change))] };
      const sent = await sendJson("POST", `/api/guide/${thread.id}/changes`, kept);
      if (sent.ok) focusHeading();
      else setRefusal(refusalText(t, sent));
      if (sent.ok || sent.code === "manual_changed") router.refresh();
    });
  return { again, keep, busy, refusal };
};

/** That the manual, imported again, says something else: the old words and the new ones, and the ways from here. */
export const ChangedAnswer = (props: {
  view: Asked;
  changes: AnswerChangeSlots;
  /** Of one step alone; else of the whole answer. */
  step?: number;
}) => {
  const t = useTexts();
  const { view, step } = props;
  const changes =
    step === undefined ? props.changes : props.changes.filter((one) => one.step === step);
  const { again, keep, busy, refusal } = useSettling(view, changes);
  if (changes.length === 0) return null;
  const title = t(step === undefined ? "guide.changed.answer" : "guide.changed.step");
  // Steps may rest on the same sentence.
  const shown = [...Map.groupBy(changes, (one) => one.change)];
  return (
    <section
      aria-label={title}
      className="grid min-w-0 max-w-168 grid-cols-1 gap-4 border-l-2 border-dashed border-doubt-line pl-4.5 font-sans text-sm"
    >
      <p className="font-medium text-doubt">{title}</p>
      <ul className="grid min-w-0 grid-cols-1 gap-5">
        {shown.map(([change, same]) => (
          <li key={change} className="grid min-w-0 grid-cols-1 gap-1.5">
            <p className="caption empty:hidden">
              {same
                .flatMap((one) => (step !== undefined || one.step === null ? [] : [one.step + 1]))
                .map((number) => t("guide.changed.ofStep", { number }))
                .join(", ")}
            </p>
            {same[0]?.words}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button type="button" disabled={busy} onClick={again} className={buttonStyle("secondary")}>
          <RotateCcw aria-hidden="true" className="size-4" />
          {t("guide.changed.again")}
        </button>
        <button
          type="button"
          disabled={busy}
          onClick={keep}
          className={buttonStyle("quiet", "-mx-3")}
        >
          <Check aria-hidden="true" className="size-4" />
          {t("guide.changed.keep")}
        </button>
      </div>
      <Alert>{refusal}</Alert>
    </section>
  );
};

/** The same in a list of steps, in one line. */
export const ChangedStepMark = (props: { changes: AnswerChangeSlots; step: number }) => {
  const t = useTexts();
  if (!props.changes.some(({ step }) => step === props.step)) return null;
  return (
    <p className="flex gap-2 font-sans text-sm text-doubt">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 flex-none" />
      {t("guide.changed.mark")}
    </p>
  );
};
