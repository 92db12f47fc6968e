"use client";

import { type FormEvent, useId, useState } from "react";
import { FieldProblem, type FormProblem } from "#components/ui/form-fields.tsx";
import { providerOf } from "#lib/schemas/model-providers.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { useNumbers, useTexts } from "../ui/texts.tsx";
import type { ModelSettingsState } from "./use-model-settings.ts";

const plain = new Intl.NumberFormat("en", { useGrouping: false, maximumFractionDigits: 12 });

/** An amount as it stands in a field; empty for none. */
export const usdTyped = (usd: number | null): string => (usd === null ? "" : plain.format(usd));

/**
 * What was typed as an amount, with a point or a comma; null for nothing, "wrong" for what is no amount, or could be two:
 * `1,000` is a thousand to some and one to others.
 */
export const typedUsd = (typed: string): number | null | "wrong" => {
  const amount = typed.trim();
  if (amount === "") return null;
  if (!/^\d{1,7}(?:[.,]\d{1,12})?$/.test(amount) || /^[1-9]\d{0,2},\d{3}$/.test(amount))
    return "wrong";
  const usd = Number(amount.replace(",", "."));
  return usd <= 1_000_000 ? usd : "wrong";
};

/** What models cost, what this month has cost, and where work stops. */
export const Spending = ({ workspace }: { workspace: ModelSettingsState }) => {
  const t = useTexts();
  const number = useNumbers();
  const { view } = workspace;
  const models = pricedModels(workspace);
  const amount = number(view.monthUsd, { style: "currency", currency: "USD" });
  return (
    <div className="grid gap-6">
      <p className="text-sm">
        {t("settings.connect.spending.month", { amount })}{" "}
        <span className="caption">{t("settings.connect.spending.unpriced")}</span>
      </p>
      <section className="grid gap-3">
        <h4 className="caption">{t("settings.connect.spending.caps")}</h4>
        <Caps workspace={workspace} key={JSON.stringify(view.caps)} />
      </section>
      <section className="grid gap-4">
        <h4 className="caption">{t("settings.connect.spending.prices")}</h4>
        {models.length === 0 && (
          <p className="text-sm text-ink-soft">{t("settings.connect.spending.noPrices")}</p>
        )}
        {models.map((model) => (
          <ModelPrice
            key={`${model} ${JSON.stringify(view.prices[model] ?? null)}`}
            workspace={workspace}
            model={model}
          />
        ))}
      </section>
    </div>
  );
};

/** Those that are chosen and paid for, and those that have a price. */
const pricedModels = ({ view }: ModelSettingsState): readonly string[] => {
  const isPaid = (model: string) =>
    view.providers.some(({ provider, takesKey }) => takesKey && provider === providerOf(model));
  const chosen = view.roles.flatMap(({ id }) => (id === null ? [] : [id]));
  return [...new Set([...chosen, ...Object.keys(view.prices)])].filter(isPaid).sort();
};

const Amount = (props: {
  id: string;
  label: string;
  shown: string;
  placeholder?: string;
  value: string;
  wrong: boolean;
  onChange: (value: string) => void;
}) => (
  <label className="grid gap-1">
    <span className="caption">{props.shown}</span>
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      aria-label={props.label}
      aria-invalid={props.wrong}
      aria-describedby={`${props.id}-problem`}
      placeholder={props.placeholder}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
      className="field w-36 text-sm tabular-nums"
    />
  </label>
);

interface PairProps {
  readonly workspace: ModelSettingsState;
  /** What two amounts were, as they are typed. */
  readonly before: readonly [string, string];
  readonly labels: readonly [string, string];
  readonly shown: readonly [string, string];
  readonly placeholder?: string;
  /** @returns a sentence when they cannot be saved, else null */
  readonly save: (amounts: readonly [number | null, number | null]) => Promise<string | null>;
}

/** Two amounts of money that are saved together. */
const Pair = (props: PairProps) => {
  const t = useTexts();
  const id = useId();
  const [first, setFirst] = useState(props.before[0]);
  const [second, setSecond] = useState(props.before[1]);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FormProblem<"field"> | null>(null);
  const changed = first !== props.before[0] || second !== props.before[1];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const amounts = [typedUsd(first), typedUsd(second)] as const;
    const [one, other] = amounts;
    setBusy(true);
    const wrong =
      one === "wrong" || other === "wrong"
        ? t("settings.connect.spending.wrong")
        : await props.save([one, other]);
    setBusy(false);
    setProblem(wrong === null ? null : { at: "field", text: wrong });
  };
  const field = { id, wrong: problem !== null, placeholder: props.placeholder ?? "" };
  const [labelOfFirst, labelOfSecond] = props.labels;
  const [shownFirst, shownSecond] = props.shown;
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-1" noValidate>
      <div className="flex flex-wrap items-end gap-3">
        <Amount
          {...field}
          label={labelOfFirst}
          shown={shownFirst}
          value={first}
          onChange={setFirst}
        />
        <Amount
          {...field}
          label={labelOfSecond}
          shown={shownSecond}
          value={second}
          onChange={setSecond}
        />
        {changed && (
          <button type="submit" disabled={busy} className={buttonStyle("secondary")}>
            {t("settings.connect.save")}
          </button>
        )}
      </div>
      <FieldProblem id={`${id}-problem`} problem={problem} />
    </form>
  );
};

const Caps = ({ workspace }: { workspace: ModelSettingsState }) => {
  const t = useTexts();
  const { threadUsd, monthUsd } = workspace.view.caps;
  const labels = [
    t("settings.connect.spending.thread"),
    t("settings.connect.spending.monthCap"),
  ] as const;
  return (
    <>
      <Pair
        workspace={workspace}
        before={[usdTyped(threadUsd), usdTyped(monthUsd)]}
        labels={labels}
        shown={labels}
        placeholder={t("settings.connect.spending.noLimit")}
        save={([thread, month]) =>
          workspace.change({ caps: { threadUsd: thread, monthUsd: month } })
        }
      />
      <p className="caption max-w-[60ch]">{t("settings.connect.spending.hint")}</p>
    </>
  );
};

const ModelPrice = ({ workspace, model }: { workspace: ModelSettingsState; model: string }) => {
  const t = useTexts();
  const number = useNumbers();
  const price = workspace.view.prices[model] ?? null;
  const usd = (value: number) =>
    number(value, { style: "currency", currency: "USD", maximumFractionDigits: 3 });
  return (
    <div className="grid gap-1.5">
      <p className="font-mono text-sm break-all">{model}</p>
      {price?.from === "environment" ? (
        <p className="text-sm text-ink-soft">
          {t("settings.connect.picker.price", {
            input: usd(price.input),
            output: usd(price.output),
          })}
          {". "}
          {t("settings.connect.environment", { setting: "MODEL_PRICES" })}
        </p>
      ) : (
        <Pair
          workspace={workspace}
          before={[usdTyped(price?.input ?? null), usdTyped(price?.output ?? null)]}
          labels={[
            t("settings.connect.spending.inputOf", { model }),
            t("settings.connect.spending.outputOf", { model }),
          ]}
          shown={[t("settings.connect.spending.input"), t("settings.connect.spending.output")]}
          save={async ([input, output]) => {
            if ((input === null) !== (output === null)) return t("settings.connect.spending.both");
            const prices = input === null || output === null ? null : { input, output };
            return workspace.change({ price: model, usd: prices });
          }}
        />
      )}
    </div>
  );
};
