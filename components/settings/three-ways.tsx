"use client";

import Link from "next/link";
import { type ReactNode, useState } from "react";
import type { FoundServer, ModelProvider } from "#lib/schemas/model-settings.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { Select } from "../ui/select.tsx";
import { useTexts } from "../ui/texts.tsx";
import { OfferedModels } from "./model-picker.tsx";
import { isConnected, ProviderFields, providerIn } from "./provider-fields.tsx";
import { useProviderName } from "./provider-name.ts";
import { PullModel } from "./pull-model.tsx";
import type { ModelDeskState } from "./use-model-desk.ts";
import type { Servers } from "./use-servers.ts";

/** What a newcomer sees: a key, a server on this computer, or going on without. */
export const ThreeWays = (props: { desk: ModelDeskState; servers: Servers }) => {
  const t = useTexts();
  return (
    <div className="grid gap-6">
      <p className="max-w-[62ch]">{t("settings.connect.ways.lead")}</p>
      <ol className="ways">
        <Way name="computer">
          <OnThisComputer {...props} />
        </Way>
        <Way name="key">
          <WithKey desk={props.desk} />
        </Way>
        <Way name="none">
          <Link href="/" className={buttonStyle("secondary", "justify-self-start")}>
            {t("settings.connect.ways.none.action")}
          </Link>
        </Way>
      </ol>
    </div>
  );
};

const Way = (props: { name: "key" | "computer" | "none"; children: ReactNode }) => {
  const t = useTexts();
  return (
    <li id={props.name} className="way">
      <div className="grid gap-1">
        <h3 className="font-serif text-lg font-medium">
          {t(`settings.connect.ways.${props.name}.title`)}
        </h3>
        <p className="max-w-[56ch] text-sm text-ink-soft">
          {t(`settings.connect.ways.${props.name}.body`)}
        </p>
      </div>
      {props.children}
    </li>
  );
};

/** Those that want nothing but a key. */
const services: readonly ModelProvider[] = [
  "openai",
  "anthropic",
  "google",
  "openrouter",
  "compatible",
];

const WithKey = ({ desk }: { desk: ModelDeskState }) => {
  const t = useTexts();
  const name = useProviderName();
  const hasKey = desk.view.providers.find(
    ({ provider, key }) =>
      services.includes(provider) && (key === "chosen" || key === "environment"),
  );
  const [chosen, setChosen] = useState<ModelProvider | null>(null);
  const provider = chosen ?? hasKey?.provider ?? "openai";
  const found = providerIn(desk.view, provider);
  if (!found) return null;
  const ready = isConnected(found);
  return (
    <div className="grid gap-4">
      <Select
        label={t("settings.connect.providers.name")}
        value={provider}
        options={services.map((one) => ({ value: one, label: name(one) }))}
        onChange={(value) => setChosen(services.find((one) => one === value) ?? null)}
      />
      <ProviderFields desk={desk} provider={found} first={!ready} />
      {ready && (
        <div className="arrive grid gap-3 rounded-xl bg-sunk p-4">
          <p className="text-sm font-medium">{t("settings.connect.ways.key.model")}</p>
          <OfferedModels
            key={`${provider} ${found.address} ${found.key}`}
            {...{ desk, provider }}
            forRole="writer"
            onChosen={() => {}}
          />
        </div>
      )}
    </div>
  );
};

const OnThisComputer = ({ desk, servers }: { desk: ModelDeskState; servers: Servers }) => {
  const t = useTexts();
  if (servers.found === null) {
    return (
      <p role="status" className="caption">
        {t("settings.connect.ways.computer.looking")}
      </p>
    );
  }
  return (
    <div className="grid justify-items-start gap-4">
      {servers.found.map((server) => (
        <OfferedServer key={server.provider} {...{ desk, server }} />
      ))}
      {servers.found.length === 0 && (
        <p role="status" className="text-sm">
          {t("settings.connect.ways.computer.none")}
        </p>
      )}
      {servers.found.length === 0 && (
        <button type="button" onClick={servers.look} className={buttonStyle("secondary")}>
          {t("settings.connect.ways.computer.again")}
        </button>
      )}
      {servers.refusal !== null && (
        <p role="alert" className="text-sm text-loss">
          {servers.refusal}
        </p>
      )}
    </div>
  );
};

/** A server that was found, connected in one click: its first model that writes, and one for search by meaning. */
const OfferedServer = (props: { desk: ModelDeskState; server: FoundServer }) => {
  const t = useTexts();
  const { desk, server } = props;
  const name = useProviderName()(server.provider);
  const writers = server.models.filter(({ embeds }) => embeds !== true);
  const vectors = server.models.find(({ embeds }) => embeds === true)?.id ?? null;
  const [wanted, setWanted] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const writer = wanted ?? writers[0]?.id ?? null;
  const use = async () => {
    setBusy(true);
    const free = { input: 0, output: 0 };
    const meaning =
      vectors && desk.view.roles.every(({ role, from }) => role !== "embedding" || from === null)
        ? await desk.choose("embedding", `${server.provider}:${vectors}`, free)
        : null;
    // The writer comes last: with it, this step is over.
    setRefusal(meaning ?? (await desk.choose("writer", `${server.provider}:${writer}`, free)));
    setBusy(false);
  };
  return (
    <div className="grid w-full gap-3">
      <p role="status" className="text-sm font-medium text-correct">
        {t("settings.connect.ways.computer.found", { server: name, count: server.models.length })}
      </p>
      {writer !== null && (
        <div className="flex flex-wrap items-end gap-3">
          <Select
            label={t("settings.connect.ways.computer.writer")}
            value={writer}
            options={writers.map(({ id }) => ({ value: id, label: id }))}
            onChange={setWanted}
          />
          <button
            type="button"
            disabled={busy}
            onClick={() => void use()}
            className={buttonStyle("primary")}
          >
            {t(
              busy ? "settings.connect.ways.computer.using" : "settings.connect.ways.computer.use",
            )}
          </button>
        </div>
      )}
      {writer !== null && vectors !== null && (
        <p className="caption break-words">
          {t("settings.connect.ways.computer.vectors", { model: vectors })}
        </p>
      )}
      <p role="alert" className="text-sm text-loss empty:hidden">
        {refusal}
      </p>
      {server.provider === "ollama" && <PullModel desk={desk} />}
    </div>
  );
};
