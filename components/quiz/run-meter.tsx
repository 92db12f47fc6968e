"use client";

import type { ThreadView } from "#lib/schemas/thread.ts";
import { useNumbers, useTexts } from "../ui/texts.tsx";
import { useElapsed } from "./use-elapsed.ts";

/** Time and cost so far: money where the price is known, else tokens, and nothing where no model worked. */
export const RunMeter = (props: { thread: ThreadView }) => {
  const t = useTexts();
  const number = useNumbers();
  const seconds = useElapsed(props.thread);
  const { calls, usd, inputTokens, outputTokens } = props.thread.cost;
  return (
    <dl className="flex gap-8 text-sm tabular-nums">
      <div>
        <dt className="caption">{t("progress.elapsed")}</dt>
        <dd>
          {seconds === null
            ? "…"
            : seconds < 60
              ? t("progress.seconds", { seconds })
              : t("progress.minutes", { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })}
        </dd>
      </div>
      {calls > 0 && (
        <div>
          <dt className="caption">{t("progress.cost")}</dt>
          <dd>
            {usd === null
              ? t("progress.tokens", { count: inputTokens + outputTokens })
              : number(usd, {
                  style: "currency",
                  currency: "USD",
                  minimumFractionDigits: 2,
                  maximumFractionDigits: 4,
                })}
          </dd>
        </div>
      )}
    </dl>
  );
};
