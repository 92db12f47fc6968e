"use client";

import { useCallback, useEffect, useId, useState } from "react";
import { Alert } from "#components/ui/alert.tsx";
import { Select } from "#components/ui/form-fields.tsx";
import { type ModelProvider, providerFacts } from "#lib/schemas/model-providers.ts";
import type { ModelRole, ModelSettingsView, OfferedModel } from "#lib/schemas/model-settings.ts";
import { sendJson } from "../hooks/send-json.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { useNumbers, useTexts } from "../ui/texts.tsx";
import { isConnected, ProviderFields, providerIn } from "./provider-fields.tsx";
import { useProviderInSentence, useProviderName } from "./provider-name.ts";
import { type ModelSettingsState, type Price, useRefusal } from "./use-model-settings.ts";

/** A provider, what it still needs, and its own list of models, from which one is taken. */
export const ModelPicker = (props: {
  workspace: ModelSettingsState;
  forRole: ModelRole;
  provider: ModelProvider;
  onChosen: () => void;
}) => {
  const t = useTexts();
  const { workspace, forRole } = props;
  const name = useProviderName();
  const [provider, setProvider] = useState(props.provider);
  const found = providerIn(workspace.view, provider);
  const offered = workspace.view.providers.filter(
    (one) => forRole !== "embedding" || providerFacts[one.provider].embeds,
  );
  return (
    <div className="grid gap-4">
      <Select
        label={t("settings.connect.providers.name")}
        value={provider}
        options={offered.map((one) => ({ value: one.provider, label: name(one.provider) }))}
        onChange={(value) => {
          const next = offered.find((one) => one.provider === value);
          if (next) setProvider(next.provider);
        }}
      />
      {found && !isConnected(found) && (
        <ProviderFields workspace={workspace} provider={found} first />
      )}
      {found && isConnected(found) && (
        <OfferedModels {...props} provider={provider} key={`${provider} ${found.address}`} />
      )}
    </div>
  );
};

/** The list of a provider that is connected. */
export const OfferedModels = (props: {
  workspace: ModelSettingsState;
  forRole: ModelRole;
  provider: ModelProvider;
  onChosen: () => void;
}) => {
  const t = useTexts();
  const { workspace, forRole, provider, onChosen } = props;
  const name = useProviderInSentence()(provider);
  const key = providerIn(workspace.view, provider)?.key;
  const { models, refusal, ask } = useOffered(provider, key, workspace.tellKey);
  const [chosen, setChosen] = useState<{ busy: boolean; refusal: string | null }>({
    ...{ busy: false, refusal: null },
  });
  const choose = async (model: string, price: Price | null) => {
    setChosen({ busy: true, refusal: null });
    const refused = await workspace.choose(forRole, `${provider}:${model}`, price);
    setChosen({ busy: false, refusal: refused });
    if (refused === null) onChosen();
  };
  return (
    <div className="grid gap-3">
      {models === null && refusal === null && (
        <p role="status" className="caption">
          {t("settings.connect.picker.loading", { provider: name })}
        </p>
      )}
      {refusal !== null && (
        <div role="alert" className="grid justify-items-start gap-1 text-sm text-loss">
          {refusal}
          <button type="button" onClick={ask} className={buttonStyle("quiet", "-ml-3")}>
            {t("settings.connect.picker.again")}
          </button>
        </div>
      )}
      <fieldset disabled={chosen.busy} className="contents">
        <ModelList
          label={t("settings.connect.picker.searchAt", { provider: name })}
          models={models?.filter((one) => fits(forRole, one)) ?? null}
          onChoose={(model, price) => void choose(model, price)}
        />
      </fieldset>
      <Alert>{chosen.refusal}</Alert>
    </div>
  );
};

const fits = (role: ModelRole, { sees, embeds }: OfferedModel): boolean => {
  if (role === "embedding") return embeds !== false;
  return embeds !== true && (role !== "vision" || sees !== false);
};

const useOffered = (
  provider: ModelProvider,
  key: ModelSettingsView["providers"][number]["key"] | undefined,
  tellKey: ModelSettingsState["tellKey"],
) => {
  const refused = useRefusal();
  const [models, setModels] = useState<readonly OfferedModel[] | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [asked, setAsked] = useState(0);
  const say = useCallback((words: string | null) => setRefusal(words), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when that is wanted, not when words change
  useEffect(() => {
    let over = false;
    const ask = async () => {
      const sent = await sendJson<{ models: OfferedModel[] }>(
        "GET",
        `/api/settings/models/offered?provider=${provider}`,
      );
      if (over) return;
      tellKey(provider, !sent.ok && sent.code === "model_refused_key");
      if (sent.ok) setModels(sent.value.models);
      else say(refused(sent, key));
    };
    void ask();
    return () => {
      over = true;
    };
  }, [provider, asked]);
  const ask = () => {
    setRefusal(null);
    setAsked((times) => times + 1);
  };
  return { models, refusal, ask };
};

/** As many as one looks through; a provider may offer hundreds. */
const mostShown = 40;

const ModelList = (props: {
  label: string;
  models: readonly OfferedModel[] | null;
  onChoose: (model: string, price: Price | null) => void;
}) => {
  const t = useTexts();
  const id = useId();
  const [query, setQuery] = useState("");
  const typed = query.trim();
  const words = typed.toLowerCase().split(/\s+/);
  const all = props.models ?? [];
  const found = all.filter((one) => {
    const text = `${one.id} ${one.name ?? ""}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const isListed = all.some((one) => one.id === typed);
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="caption">
        {t("settings.connect.picker.search")}
      </label>
      <input
        {...{ id }}
        type="search"
        value={query}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => setQuery(event.target.value)}
        className="field min-w-0 text-sm"
      />
      {found.length > 0 && (
        <ul
          aria-label={props.label}
          className="grid max-h-76 overflow-y-auto border border-rule rounded-field bg-surface"
        >
          {found.slice(0, mostShown).map((one) => (
            <OfferedRow key={one.id} model={one} onChoose={props.onChoose} />
          ))}
        </ul>
      )}
      {props.models !== null && found.length === 0 && (
        <p className="caption">
          {t(all.length === 0 ? "settings.connect.picker.empty" : "settings.connect.picker.none")}
        </p>
      )}
      {found.length > mostShown && (
        <p className="caption">
          {t("settings.connect.picker.more", { count: found.length - mostShown })}
        </p>
      )}
      {typed !== "" && !isListed && (
        <button
          type="button"
          onClick={() => props.onChoose(typed, null)}
          className={buttonStyle("secondary", "justify-self-start whitespace-normal break-all")}
        >
          {t("settings.connect.picker.typed", { name: typed })}
        </button>
      )}
    </div>
  );
};

const OfferedRow = (props: {
  model: OfferedModel;
  onChoose: (model: string, price: Price | null) => void;
}) => {
  const t = useTexts();
  const number = useNumbers();
  const { id, sees, price } = props.model;
  const usd = (value: number) =>
    number(value, { style: "currency", currency: "USD", maximumFractionDigits: 3 });
  const free = price !== null && price.input + price.output === 0;
  const facts = [
    sees ? t("settings.connect.picker.sees") : null,
    free ? t("settings.connect.picker.free") : null,
    price && !free
      ? t("settings.connect.picker.price", { input: usd(price.input), output: usd(price.output) })
      : null,
  ].filter((fact) => fact !== null);
  return (
    <li className="border-rule not-first:border-t">
      <button
        type="button"
        onClick={() => props.onChoose(id, price)}
        className="flex min-h-11 w-full flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 px-3.5 py-2 text-start hover:bg-accent-wash focus-visible:-outline-offset-2"
      >
        <span className="font-mono text-sm break-all">{id}</span>
        {facts.length > 0 && <span className="caption">{facts.join(" · ")}</span>}
      </button>
    </li>
  );
};
