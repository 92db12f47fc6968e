"use client";

import Link from "next/link";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { Alert } from "#components/ui/alert.tsx";
import { Select } from "#components/ui/form-fields.tsx";
import { useByteSize, useTexts } from "#components/ui/texts.tsx";
import {
  firstProvider,
  keyProviders,
  type ModelProvider,
  pullProvider,
} from "#lib/schemas/model-providers.ts";
import type { FoundServer, ModelSettingsView } from "#lib/schemas/model-settings.ts";
import { sendJson } from "../hooks/send-json.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { OfferedModels } from "./model-picker.tsx";
import { isConnected, ProviderFields, providerIn } from "./provider-fields.tsx";
import { useProviderName } from "./provider-name.ts";
import { RoleRow } from "./role-row.tsx";
import { SettingField } from "./setting-field.tsx";
import { Spending } from "./spending.tsx";
import {
  type ModelSettingsState,
  useModelSettings,
  useRefusal,
  useTroubleWords,
} from "./use-model-settings.ts";

/** Has Ollama fetch a model, tells how far it is, and stops it. */
const PullModel = ({ workspace }: { workspace: ModelSettingsState }) => {
  const t = useTexts();
  const { pull } = workspace.view;
  return (
    <div className="grid gap-3">
      {pull?.state !== "running" && (
        <SettingField
          label={t("settings.connect.pull.label")}
          placeholder="qwen3:8b"
          hint={t("settings.connect.pull.hint")}
          action={t("settings.connect.pull.action")}
          check={(typed) => (typed === "" ? t("settings.connect.pull.empty") : null)}
          save={workspace.pull}
        />
      )}
      {pull !== null && <PullState workspace={workspace} pull={pull} />}
    </div>
  );
};

interface PullProps {
  readonly workspace: ModelSettingsState;
  readonly pull: NonNullable<ModelSettingsState["view"]["pull"]>;
}

const PullState = ({ workspace, pull }: PullProps) => {
  const t = useTexts();
  const trouble = useTroubleWords();
  const { model } = pull;
  const [refusal, setRefusal] = useState<string | null>(null);
  const act = async (work: Promise<string | null>) => setRefusal(await work);
  const next = {
    running: ["stop", () => workspace.pull(null)],
    stopped: ["resume", () => workspace.pull(model)],
    failed: null,
    done: [
      "use",
      () => workspace.choose("writer", `${pullProvider}:${model}`, { input: 0, output: 0 }),
    ],
  } as const;
  const step = next[pull.state];
  const code = pull.code === "model_refused_request" ? null : trouble(pull.code);
  return (
    <div className="grid justify-items-start gap-2 text-sm">
      <p role="status" className={pull.state === "failed" ? "text-loss" : ""}>
        <PullWords pull={pull} /> {pull.state === "failed" && code}
      </p>
      {pull.state === "failed" && pull.message !== null && (
        <p className="caption break-words">
          {t("settings.connect.test.said", { words: pull.message })}
        </p>
      )}
      {pull.state === "running" && <PullBar pull={pull} />}
      {step && (
        <button
          type="button"
          onClick={() => void act(step[1]())}
          className={buttonStyle("secondary")}
        >
          {t(`settings.connect.pull.${step[0]}`)}
        </button>
      )}
      <p role="alert" className="text-loss empty:hidden">
        {refusal}
      </p>
    </div>
  );
};

const PullWords = ({ pull }: Pick<PullProps, "pull">) => {
  const t = useTexts();
  const bytes = useByteSize();
  const { model, state, doneBytes, totalBytes } = pull;
  if (state === "stopped") return t("settings.connect.pull.stopped");
  if (state === "done") return t("settings.connect.pull.done", { model });
  if (state === "failed") return t("settings.connect.pull.failed", { model });
  if (totalBytes === 0) return t("settings.connect.pull.starting", { model });
  const told = { model, done: bytes(doneBytes), total: bytes(totalBytes) };
  return t("settings.connect.pull.running", told);
};

const PullBar = ({ pull }: Pick<PullProps, "pull">) => {
  const t = useTexts();
  const { doneBytes, totalBytes, model } = pull;
  const known = totalBytes > 0;
  const percent = known ? Math.round((100 * doneBytes) / totalBytes) : 0;
  return (
    <div
      role="progressbar"
      aria-label={t("settings.connect.pull.starting", { model })}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={known ? percent : undefined}
      className="h-1 w-full overflow-hidden rounded-full bg-rule"
    >
      <div
        className={`h-full rounded-full bg-accent transition-[width] duration-200 ${known ? "" : "animate-pulse"}`}
        style={{ width: known ? `${percent}%` : "8%" }}
      />
    </div>
  );
};

/** Model servers on this computer, looked for when the page opens and whenever `changed` is another. */
const useServers = (may: boolean, changed: string) => {
  const refused = useRefusal();
  const [found, setFound] = useState<readonly FoundServer[] | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [looked, setLooked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for again when asked or changed, not when words change
  useEffect(() => {
    if (!may) return;
    let over = false;
    const look = async () => {
      const sent = await sendJson<{ servers: FoundServer[] }>(
        "GET",
        "/api/settings/models/servers",
      );
      if (over) return;
      setFound(sent.ok ? sent.value.servers : []);
      setRefusal(sent.ok ? null : refused(sent));
    };
    void look();
    return () => {
      over = true;
    };
  }, [may, changed, looked]);
  const look = useCallback(() => {
    setFound(null);
    setLooked((times) => times + 1);
  }, []);
  return { found, refusal, look };
};

type Servers = ReturnType<typeof useServers>;

/** What a newcomer sees: a key, a server on this computer, or going on without. */
const ThreeWays = (props: { workspace: ModelSettingsState; servers: Servers }) => {
  const t = useTexts();
  return (
    <div className="grid gap-6">
      <p className="max-w-[62ch]">{t("settings.connect.ways.lead")}</p>
      <ol className="grid border-t border-rule">
        <Way name="computer">
          <OnThisComputer {...props} />
        </Way>
        <Way name="key">
          <WithKey workspace={props.workspace} />
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
    <li id={props.name} className="grid gap-4 py-6 border-b border-rule scroll-mt-20">
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

const WithKey = ({ workspace }: { workspace: ModelSettingsState }) => {
  const t = useTexts();
  const name = useProviderName();
  const hasKey = workspace.view.providers.find(
    ({ provider, key }) =>
      keyProviders.includes(provider) && (key === "chosen" || key === "environment"),
  );
  const [chosen, setChosen] = useState<ModelProvider | null>(null);
  const provider = chosen ?? hasKey?.provider ?? firstProvider;
  const found = providerIn(workspace.view, provider);
  if (!found) return null;
  const ready = isConnected(found);
  return (
    <div className="grid gap-4">
      <Select
        label={t("settings.connect.providers.name")}
        value={provider}
        options={keyProviders.map((one) => ({ value: one, label: name(one) }))}
        onChange={(value) => setChosen(keyProviders.find((one) => one === value) ?? null)}
      />
      <ProviderFields workspace={workspace} provider={found} first={!ready} />
      {ready && (
        <div className="animate-arrive grid gap-3 rounded-xl bg-surface-2 p-4">
          <p className="text-sm font-medium">{t("settings.connect.ways.key.model")}</p>
          <OfferedModels
            key={`${provider} ${found.address} ${found.key}`}
            {...{ workspace, provider }}
            forRole="writer"
            onChosen={() => {}}
          />
        </div>
      )}
    </div>
  );
};

const OnThisComputer = ({
  workspace,
  servers,
}: {
  workspace: ModelSettingsState;
  servers: Servers;
}) => {
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
        <OfferedServer key={server.provider} {...{ workspace, server }} />
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
const OfferedServer = (props: { workspace: ModelSettingsState; server: FoundServer }) => {
  const t = useTexts();
  const { workspace, server } = props;
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
      vectors &&
      workspace.view.roles.every(({ role, from }) => role !== "embedding" || from === null)
        ? await workspace.choose("embedding", `${server.provider}:${vectors}`, free)
        : null;
    // The writer comes last: with it, this step is over.
    setRefusal(meaning ?? (await workspace.choose("writer", `${server.provider}:${writer}`, free)));
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
      <Alert>{refusal}</Alert>
      {server.provider === pullProvider && <PullModel workspace={workspace} />}
    </div>
  );
};

/** Which models do the work, and how they are reached. Who has none sees the three ways first. */
export const ModelSettingsPanel = (props: { settings: ModelSettingsView }) => {
  const t = useTexts();
  const workspace = useModelSettings(props.settings);
  const { view } = workspace;
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
        <Roles workspace={workspace} />
      </>
    );
  }
  const more = (
    <>
      <Providers workspace={workspace} servers={servers} />
      <details className="fold">
        <summary>{t("settings.connect.spending.title")}</summary>
        <div className="grid pt-3 pr-0 pb-5 pl-5">
          <Spending workspace={workspace} />
        </div>
      </details>
    </>
  );
  if (!writes) {
    return (
      <>
        <ThreeWays workspace={workspace} servers={servers} />
        <details className="fold">
          <summary>{t("settings.connect.all")}</summary>
          <div className="grid gap-5 pt-3">
            <Roles workspace={workspace} />
            {more}
          </div>
        </details>
      </>
    );
  }
  return (
    <>
      <p className="max-w-[62ch]">{t("settings.models.online")}</p>
      <Roles workspace={workspace} focus={roles} />
      <div className="grid gap-1">{more}</div>
    </>
  );
};

const Roles = (props: {
  workspace: ModelSettingsState;
  focus?: React.RefObject<HTMLDListElement | null>;
}) => (
  <dl ref={props.focus} tabIndex={-1} className="border-t border-rule outline-none">
    {props.workspace.view.roles.map((role) => (
      <RoleRow
        key={role.role}
        workspace={props.workspace}
        role={role}
        locked={props.workspace.view.locked !== null}
      />
    ))}
  </dl>
);

const Providers = ({ workspace, servers }: { workspace: ModelSettingsState; servers: Servers }) => {
  const t = useTexts();
  const name = useProviderName();
  return (
    <details className="fold">
      <summary>{t("settings.connect.providers.title")}</summary>
      <ul className="grid pt-3 pr-0 pb-5 pl-5">
        {workspace.view.providers.map((provider) => (
          <li key={provider.provider} className="border-b border-rule last:border-none">
            <details className="[&>summary]:flex [&>summary]:min-h-11 fold">
              <summary>
                <span className="grow font-medium text-ink">{name(provider.provider)}</span>
                <ProviderState
                  provider={provider}
                  servers={servers}
                  isRefused={workspace.keyRefused(provider.provider)}
                />
              </summary>
              <div className="grid gap-4 pt-2 pb-5 pl-4">
                <ProviderFields workspace={workspace} provider={provider} />
                {provider.provider === pullProvider && <PullModel workspace={workspace} />}
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
  isRefused: boolean;
}) => {
  const t = useTexts();
  const { provider, servers, isRefused } = props;
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
  if (isRefused) {
    return <span className="caption flex-none text-loss">{t("settings.connect.key.refused")}</span>;
  }
  return (
    <span className={`caption ${isConnected(provider) ? "text-correct" : ""}`}>
      {t(isConnected(provider) ? "settings.connect.key.saved" : "settings.connect.key.missing")}
    </span>
  );
};
