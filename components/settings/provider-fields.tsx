"use client";

import { useState } from "react";
import { Alert } from "#components/ui/alert.tsx";
import { type ModelProvider, providerFacts } from "#lib/schemas/model-providers.ts";
import type { ModelSettingsView } from "#lib/schemas/model-settings.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { useTexts } from "../ui/texts.tsx";
import { useProviderName } from "./provider-name.ts";
import { SettingField } from "./setting-field.tsx";
import type { ModelSettingsState } from "./use-model-settings.ts";

type ProviderView = ModelSettingsView["providers"][number];

/** Where a provider answers and by which key, each where it can be changed. */
export const ProviderFields = (props: {
  workspace: ModelSettingsState;
  provider: ProviderView;
  /** The next thing to do on the page. */
  first?: boolean;
}) => {
  const { provider } = props;
  return (
    <div className="grid gap-4">
      {!provider.addressFixed && <Address {...props} key={provider.address} />}
      {showsKey(provider) && <Key {...props} key={`${provider.provider} ${provider.key}`} />}
    </div>
  );
};

/** A key is entered for an address: until there is one, only a key of the environment is told of. */
const showsKey = ({ takesKey, key, address }: ProviderView): boolean =>
  takesKey && (address !== null || key === "environment");

interface FieldsProps extends Readonly<Parameters<typeof ProviderFields>[0]> {}

const Address = ({ workspace, provider, first }: FieldsProps) => {
  const t = useTexts();
  const name = useProviderName()(provider.provider);
  const [refusal, setRefusal] = useState<string | null>(null);
  const setting = provider.addressSetting ?? "";
  if (provider.addressFrom === "environment" && provider.address === null) {
    return (
      <p className="text-sm text-ink-soft">{t("settings.connect.address.withKey", { setting })}</p>
    );
  }
  if (provider.addressFrom === "environment") {
    return <Fixed value={provider.address} setting={setting} />;
  }
  const hasStandard = providerFacts[provider.provider].address !== null;
  const save = (address: string | null) =>
    workspace.change({ provider: provider.provider, address });
  const forget = async () => setRefusal(await save(null));
  return (
    <div className="grid justify-items-start gap-1">
      <div className="w-full">
        <SettingField
          label={t("settings.connect.address.label")}
          value={provider.address ?? ""}
          placeholder="http://127.0.0.1:8000/v1"
          action={t("settings.connect.save")}
          kind={first && provider.address === null ? "primary" : "secondary"}
          check={(typed) => (typed === "" ? t("settings.connect.address.empty") : null)}
          save={save}
          {...(provider.key === "chosen" && { hint: t("settings.connect.address.losesKey") })}
        />
      </div>
      {provider.addressFrom === "chosen" && (
        <button
          type="button"
          aria-label={
            hasStandard ? undefined : t("settings.connect.address.removeOf", { provider: name })
          }
          onClick={() => void forget()}
          className={buttonStyle("quiet", "-ml-3")}
        >
          {t(hasStandard ? "settings.connect.address.standard" : "settings.connect.address.remove")}
        </button>
      )}
      <Alert>{refusal}</Alert>
    </div>
  );
};

const Fixed = (props: { value: string | null; setting: string }) => {
  const t = useTexts();
  return (
    <p className="grid gap-0.5 text-sm">
      {props.value !== null && <span className="font-mono break-all">{props.value}</span>}
      <span className="text-ink-soft">
        {t("settings.connect.environment", { setting: props.setting })}
      </span>
    </p>
  );
};

const Key = (props: FieldsProps) => {
  const t = useTexts();
  const { workspace, provider } = props;
  const [replacing, setReplacing] = useState(false);
  if (provider.key === "environment") {
    return <Fixed value={null} setting={provider.keySetting ?? ""} />;
  }
  if (!workspace.view.canKeepKeys) {
    return <p className="text-sm text-doubt">{t("settings.connect.key.noSecret")}</p>;
  }
  if (provider.key === "chosen" && !replacing) {
    return <SavedKey {...props} onReplace={() => setReplacing(true)} />;
  }
  return (
    <div className="grid justify-items-start gap-2">
      {provider.key === "unreadable" && (
        <p className="text-sm text-doubt">
          <span className="font-medium">{t("settings.connect.key.again")}.</span>{" "}
          {t("settings.connect.key.againWhy")}
        </p>
      )}
      <KeyField {...props} onSaved={() => setReplacing(false)} />
      {replacing && (
        <button
          type="button"
          onClick={() => setReplacing(false)}
          className={buttonStyle("quiet", "-ml-3")}
        >
          {t("settings.connect.key.keep")}
        </button>
      )}
    </div>
  );
};

const KeyField = ({
  workspace,
  provider,
  first,
  onSaved,
}: FieldsProps & { onSaved: () => void }) => {
  const t = useTexts();
  const name = useProviderName()(provider.provider);
  const check = (typed: string): string | null => {
    if (typed === "") return t("settings.connect.key.empty");
    return /^[\x21-\x7e]+$/.test(typed) ? null : t("settings.connect.key.letters");
  };
  const save = async (key: string) => {
    const enteredFor = provider.address ?? "";
    const refusal = await workspace.change({ provider: provider.provider, key, enteredFor });
    if (refusal === null) onSaved();
    return refusal;
  };
  const optional = !provider.needsKey;
  return (
    <div className="w-full">
      <SettingField
        secret
        label={t(optional ? "settings.connect.key.optional" : "settings.connect.key.label")}
        hint={
          providerFacts[provider.provider].name === null
            ? t("settings.connect.key.storedForServer")
            : t("settings.connect.key.stored", { provider: name })
        }
        action={t("settings.connect.save")}
        kind={first && !optional ? "primary" : "secondary"}
        check={check}
        save={save}
      />
    </div>
  );
};

const SavedKey = ({ workspace, provider, onReplace }: FieldsProps & { onReplace: () => void }) => {
  const t = useTexts();
  const name = useProviderName()(provider.provider);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isRefused = workspace.keyRefused(provider.provider);
  const remove = async () =>
    setRefusal(await workspace.change({ provider: provider.provider, key: null }));
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <span
        className={`mr-2 text-sm max-sm:basis-full ${isRefused ? "text-loss" : "text-correct"}`}
      >
        {t(isRefused ? "settings.connect.key.refused" : "settings.connect.key.saved")}
      </span>
      <button
        type="button"
        aria-label={t("settings.connect.key.replaceOf", { provider: name })}
        onClick={onReplace}
        className={buttonStyle("quiet", "max-sm:-ml-3")}
      >
        {t("settings.connect.key.replace")}
      </button>
      <button
        type="button"
        aria-label={t("settings.connect.key.removeOf", { provider: name })}
        onClick={() => void remove()}
        className={buttonStyle("quiet")}
      >
        {t("settings.connect.key.remove")}
      </button>
      <Alert className="basis-full">{refusal}</Alert>
    </div>
  );
};

/** Whether models of it can be asked for. */
export const isConnected = ({ address, key }: ProviderView): boolean =>
  address !== null && key !== "missing" && key !== "unreadable";

/** The provider of this name. */
export const providerIn = (
  view: ModelSettingsView,
  provider: ModelProvider,
): ProviderView | undefined => view.providers.find((one) => one.provider === provider);
