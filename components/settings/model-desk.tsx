"use client";

import { useEffect, useRef } from "react";
import type { ModelSettingsView } from "#lib/schemas/model-settings.ts";
import { useTexts } from "../ui/texts.tsx";
import { isConnected, ProviderFields } from "./provider-fields.tsx";
import { useProviderName } from "./provider-name.ts";
import { PullModel } from "./pull-model.tsx";
import { RoleRow } from "./role-row.tsx";
import { Spending } from "./spending.tsx";
import { ThreeWays } from "./three-ways.tsx";
import { type ModelDeskState, useModelDesk } from "./use-model-desk.ts";
import { type Servers, useServers } from "./use-servers.ts";

/** Which models do the work, and how they are reached. Who has none sees the three ways first. */
export const ModelDesk = (props: { settings: ModelSettingsView }) => {
  const t = useTexts();
  const desk = useModelDesk(props.settings);
  const { view } = desk;
  const locked = view.locked !== null;
  const addresses = view.providers.map(({ address }) => address).join(" ");
  const servers = useServers(!locked, `${addresses} ${view.pull?.state ?? ""}`);
  const writes = view.roles.some(({ role, state }) => role === "judge" && state !== "not_set");
  const roles = useRef<HTMLDListElement>(null);
  const wrote = useRef(writes);
  useEffect(() => {
    // The way that was taken is gone with its button: who stood there is taken to what came of it.
    if (writes && !wrote.current) roles.current?.focus();
    wrote.current = writes;
  }, [writes]);
  if (locked) {
    return (
      <>
        <p className="max-w-[62ch] border-l-2 border-doubt-line pl-4 text-sm">
          {t("settings.connect.locked")}
        </p>
        <Roles desk={desk} />
      </>
    );
  }
  const more = (
    <>
      <Providers desk={desk} servers={servers} />
      <details className="fold">
        <summary>{t("settings.connect.spending.title")}</summary>
        <div className="fold-body">
          <Spending desk={desk} />
        </div>
      </details>
    </>
  );
  if (!writes) {
    return (
      <>
        <ThreeWays desk={desk} servers={servers} />
        <details className="fold">
          <summary>{t("settings.connect.all")}</summary>
          <div className="grid gap-5 pt-3">
            <Roles desk={desk} />
            {more}
          </div>
        </details>
      </>
    );
  }
  return (
    <>
      <p className="max-w-[62ch]">{t("settings.models.online")}</p>
      <Roles desk={desk} focus={roles} />
      <div className="grid gap-1">{more}</div>
    </>
  );
};

const Roles = (props: {
  desk: ModelDeskState;
  focus?: React.RefObject<HTMLDListElement | null>;
}) => (
  <dl ref={props.focus} tabIndex={-1} className="border-t border-rule outline-none">
    {props.desk.view.roles.map((role) => (
      <RoleRow
        key={role.role}
        desk={props.desk}
        role={role}
        locked={props.desk.view.locked !== null}
      />
    ))}
  </dl>
);

const Providers = ({ desk, servers }: { desk: ModelDeskState; servers: Servers }) => {
  const t = useTexts();
  const name = useProviderName();
  return (
    <details className="fold">
      <summary>{t("settings.connect.providers.title")}</summary>
      <ul className="fold-body">
        {desk.view.providers.map((provider) => (
          <li key={provider.provider} className="border-b border-rule last:border-none">
            <details className="fold provider">
              <summary>
                <span className="grow font-medium text-ink">{name(provider.provider)}</span>
                <ProviderState provider={provider} servers={servers} />
              </summary>
              <div className="grid gap-4 pt-2 pb-5 pl-4">
                <ProviderFields desk={desk} provider={provider} />
                {provider.provider === "ollama" && <PullModel desk={desk} />}
              </div>
            </details>
          </li>
        ))}
      </ul>
    </details>
  );
};

const ProviderState = (props: {
  provider: ModelSettingsView["providers"][number];
  servers: Servers;
}) => {
  const t = useTexts();
  const { provider, servers } = props;
  const found = servers.found?.find((one) => one.provider === provider.provider);
  if (found) {
    return <span className="caption text-correct">{t("settings.connect.providers.running")}</span>;
  }
  if (provider.key === "unreadable") {
    return <span className="caption text-doubt">{t("settings.connect.key.again")}</span>;
  }
  if (provider.address === null) {
    return <span className="caption">{t("settings.connect.address.missing")}</span>;
  }
  if (provider.key === "none_needed") return null;
  return (
    <span className={`caption ${isConnected(provider) ? "text-correct" : ""}`}>
      {t(isConnected(provider) ? "settings.connect.key.saved" : "settings.connect.key.missing")}
    </span>
  );
};
