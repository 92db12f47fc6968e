"use client";

import { useState, useTransition } from "react";
import type { CardFitView, Fitness, TriedCardFit } from "#lib/schemas/card-fit.ts";
import { refusalText, type Sent, sendJson } from "../hooks/send-json.ts";
import { Alert } from "../ui/alert.tsx";
import { buttonStyle } from "../ui/button-style.ts";
import { useDates, useNumbers, useTexts } from "../ui/texts.tsx";

const address = "/api/settings/cards/fit";

/** What became of the last press. */
type Outcome =
  | { readonly is: "better" | "dropped" }
  | { readonly is: "same"; readonly before: Fitness; readonly after: Fitness };

/** By what the student's cards are scheduled, and what to do to have that fitted to them. */
export const CardFitPanel = ({ given }: { given: CardFitView }) => {
  const t = useTexts();
  const [fit, setFit] = useState(given);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, start] = useTransition();
  const ask = <T,>(method: "POST" | "DELETE", take: (value: T) => void) =>
    start(async () => {
      setOutcome(null);
      const sent: Sent<T> = await sendJson(method, address);
      setRefusal(sent.ok ? null : refusalText(t, sent));
      if (sent.ok) take(sent.value);
    });
  const tryFit = () =>
    ask<TriedCardFit>("POST", ({ better, before, after, fit: found }) => {
      setFit(found);
      setOutcome(better ? { is: "better" } : { is: "same", before, after });
    });
  const drop = () =>
    ask<CardFitView>("DELETE", (found) => {
      setFit(found);
      setOutcome({ is: "dropped" });
    });
  const { answers, fewest, fitted } = fit;
  const tooFew = answers < fewest;
  return (
    <section aria-labelledby="card-fit" className="grid gap-4 border-t border-rule pt-6">
      <div className="grid gap-2">
        <h3 id="card-fit" className="font-serif text-lg font-medium">
          {t("cards.fit.title")}
        </h3>
        <p className="caption max-w-[60ch]">{t("cards.fit.lead", { fewest })}</p>
      </div>
      {fitted ? <Fitted fitted={fitted} /> : <p>{t("cards.fit.usual")}</p>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button
          type="button"
          disabled={busy || tooFew}
          aria-describedby="card-fit-answers"
          onClick={tryFit}
          className={buttonStyle("secondary")}
        >
          {t(fitted ? "cards.fit.again" : "cards.fit.start")}
        </button>
        {fitted && (
          <button
            type="button"
            disabled={busy}
            onClick={drop}
            className={buttonStyle("quiet", "min-h-11")}
          >
            {t("cards.fit.drop")}
          </button>
        )}
        <p id="card-fit-answers" className="text-sm text-ink-soft tabular-nums">
          {tooFew ? t("cards.fit.few", { answers, fewest }) : t("cards.fit.answers", { answers })}
        </p>
      </div>
      <p role="status" className="max-w-[60ch] text-sm text-ink-soft empty:hidden">
        {busy ? t("cards.fit.busy") : outcome && <Told outcome={outcome} />}
      </p>
      <Alert>{refusal}</Alert>
    </section>
  );
};

/** Of 100 answers, to one digit behind the point. */
const useShares = () => {
  const numbers = useNumbers();
  return ({ before, after }: { readonly before: Fitness; readonly after: Fitness }) => {
    const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    return { before: numbers(before.off, digits), after: numbers(after.off, digits) };
  };
};

const Fitted = ({ fitted }: { fitted: NonNullable<CardFitView["fitted"]> }) => {
  const t = useTexts();
  const date = useDates();
  const shares = useShares();
  return (
    <div className="grid max-w-[60ch] gap-2">
      {/* A server in another time zone may have another day. */}
      <p suppressHydrationWarning className="font-medium">
        {t("cards.fit.inUse", { answers: fitted.answers, date: date(fitted.at) })}
      </p>
      <p>{t("cards.fit.proof", shares(fitted))}</p>
      <p className="caption">{t("cards.fit.keeps")}</p>
    </div>
  );
};

const Told = ({ outcome }: { outcome: Outcome }) => {
  const t = useTexts();
  const shares = useShares();
  return outcome.is === "same"
    ? t("cards.fit.same", shares(outcome))
    : t(`cards.fit.${outcome.is}`);
};
