"use client";

import type { ThreadView } from "#lib/schemas/thread.ts";
import { useRunFigures } from "../run/use-run-figures.ts";
import { useTexts } from "../ui/texts.tsx";

/** Time and cost so far: money where the price is known, else tokens, and nothing where no model worked. */
export const RunMeter = (props: { thread: ThreadView }) => {
  const t = useTexts();
  const { time, cost } = useRunFigures(props.thread);
  return (
    <dl className="flex gap-8 text-sm tabular-nums">
      <div>
        <dt className="caption">{t("progress.elapsed")}</dt>
        <dd>{time ?? "…"}</dd>
      </div>
      {cost !== null && (
        <div>
          <dt className="caption">{t("progress.cost")}</dt>
          <dd>{cost}</dd>
        </div>
      )}
    </dl>
  );
};
