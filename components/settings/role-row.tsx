"use client";

import { useEffect, useState } from "react";
import { firstProvider, type ModelProvider, providerOf } from "#lib/schemas/model-providers.ts";
import type { ModelRole, ModelTrial } from "#lib/schemas/model-settings.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { useMoments, useNumbers, useTexts } from "../ui/texts.tsx";
import { ModelPicker } from "./model-picker.tsx";
import { ProviderFields, providerIn } from "./provider-fields.tsx";
import { useProviderInSentence } from "./provider-name.ts";
import { type ModelSettingsState, useTroubleWords } from "./use-model-settings.ts";

/** One role: its model, how its last test ended, and what can be done about it. */
export const RoleRow = (props: {
  workspace: ModelSettingsState;
  role: RoleView;
  /** Opens with the list of models, as nothing else can be done here. */
  locked: boolean;
}) => {
  const t = useTexts();
  const { workspace, locked } = props;
  const { role, id } = props.role;
  const [open, setOpen] = useState(false);
  const fixed = props.role.from === "environment";
  return (
    <div className="grid gap-x-6 gap-y-2 py-4 border-b border-rule sm:grid-cols-[13rem_minmax(0,1fr)]">
      <dt>
        <span className="block font-medium">{t(`settings.models.roles.${role}`)}</span>
        <span className="caption block">{t(`settings.models.uses.${role}`)}</span>
      </dt>
      <dd className="grid min-w-0 gap-2">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0 grow basis-52">
            <RoleWords role={props.role} />
            {role === "vision" && <BlindWriter workspace={workspace} />}
            {fixed && (
              <span className="caption block">
                {t("settings.connect.environment", { setting: props.role.setting })}
              </span>
            )}
          </div>
          {!locked && (
            <RoleActions
              {...{ workspace, fixed, open }}
              role={props.role}
              onOpen={() => setOpen((now) => !now)}
            />
          )}
        </div>
        {id !== null && <RoleTrial workspace={workspace} role={role} model={id} />}
        {!locked && !open && <Missing workspace={workspace} role={props.role} />}
        {open && (
          <div className="animate-arrive mt-2 rounded-xl bg-surface-2 p-4">
            <ModelPicker
              workspace={workspace}
              forRole={role}
              provider={likelyProvider(workspace, props.role)}
              onChosen={() => setOpen(false)}
            />
          </div>
        )}
      </dd>
    </div>
  );
};

type RoleView = ModelSettingsState["view"]["roles"][number];

/** The provider of the role's own model, else of the writer's, else one that is connected. */
const likelyProvider = ({ view }: ModelSettingsState, role: RoleView): ModelProvider =>
  role.provider ??
  view.roles.find((one) => one.role === "writer")?.provider ??
  view.providers.find(({ key }) => key === "chosen")?.provider ??
  firstProvider;

const RoleWords = ({ role }: { role: RoleView }) => {
  const t = useTexts();
  if (role.model !== null) {
    return (
      <>
        <span className="block font-mono text-sm break-all">{role.id ?? role.model}</span>
        {role.state === "wrong" && (
          <span className="block text-sm text-doubt">{t("settings.connect.role.wrong")}</span>
        )}
      </>
    );
  }
  return (
    <span className="block text-sm text-ink-soft">
      {role.state === "falls_back_to_writer"
        ? t("settings.connect.role.writerDoes")
        : t(`settings.connect.role.without.${role.role}`)}
    </span>
  );
};

/** That the model which would do it does not see. */
const BlindWriter = ({ workspace }: { workspace: ModelSettingsState }) => {
  const t = useTexts();
  const falls = workspace.view.roles.some(
    ({ role, state }) => role === "vision" && state === "falls_back_to_writer",
  );
  const writer = workspace.view.roles.find(({ role }) => role === "writer")?.id ?? null;
  if (!falls || writer === null || workspace.trialOf(writer)?.sees !== false) return null;
  return <span className="block text-sm text-doubt">{t("settings.connect.role.blind")}</span>;
};

const RoleActions = (props: {
  workspace: ModelSettingsState;
  role: RoleView;
  fixed: boolean;
  open: boolean;
  onOpen: () => void;
}) => {
  const t = useTexts();
  const { workspace, fixed, open } = props;
  const { role, id, model, state } = props.role;
  const name = t(`settings.models.roles.${role}`);
  const has = model !== null;
  return (
    <div className="-mx-3 -my-1.5 flex flex-wrap">
      {id !== null && state === "ready" && (
        <button
          type="button"
          aria-label={t("settings.connect.test.of", { role: name })}
          disabled={workspace.testing[role] !== undefined}
          onClick={() => void workspace.test(role, id)}
          className={buttonStyle("quiet")}
        >
          {t("settings.connect.test.action")}
        </button>
      )}
      {!fixed && (
        <button
          type="button"
          aria-expanded={open}
          aria-label={t(has ? "settings.connect.role.changeOf" : "settings.connect.role.chooseOf", {
            role: name,
          })}
          onClick={props.onOpen}
          className={buttonStyle("quiet")}
        >
          {t(openWords(open, has))}
        </button>
      )}
      {!fixed && has && (
        <button
          type="button"
          aria-label={t("settings.connect.role.clearOf", { role: name })}
          onClick={() => void workspace.change({ role, model: null })}
          className={buttonStyle("quiet")}
        >
          {t("settings.connect.role.clear")}
        </button>
      )}
    </div>
  );
};

const openWords = (open: boolean, has: boolean) => {
  if (open) return "settings.connect.role.close";
  return has ? "settings.connect.role.change" : "settings.connect.role.choose";
};

/** What the model's provider still needs, and where to enter it. */
const Missing = ({ workspace, role }: { workspace: ModelSettingsState; role: RoleView }) => {
  const t = useTexts();
  const name = useProviderInSentence();
  if (role.provider === null) return null;
  const provider = providerIn(workspace.view, role.provider);
  const told = { provider: name(role.provider) };
  // A key that is not read any more says so itself, also where a server may do without one.
  const isSealed = provider?.key === "unreadable" && provider.address !== null;
  const lacks = role.state === "key_missing" || role.state === "base_url_missing";
  // The test says to replace it, or to enter one.
  const isRefused =
    role.id !== null && workspace.trialOf(role.id)?.code === "model_refused_key" && !isSealed;
  if (!isSealed && !lacks && !isRefused) return null;
  return (
    <div className="grid gap-3">
      {!isSealed && lacks && (
        <p className="text-sm text-doubt">
          {role.state === "key_missing"
            ? t("settings.connect.role.keyMissing", told)
            : t("settings.connect.role.addressMissing", told)}
        </p>
      )}
      {provider && <ProviderFields workspace={workspace} provider={provider} />}
    </div>
  );
};

const RoleTrial = (props: { workspace: ModelSettingsState; role: ModelRole; model: string }) => {
  const { workspace, role, model } = props;
  const testing = workspace.testing[role];
  const trial = workspace.trialOf(model);
  return (
    <div role="status" className="text-sm empty:hidden">
      {testing?.model === model ? (
        <Waiting since={testing.since} onCancel={() => workspace.giveUp(role)} />
      ) : (
        trial && <TrialWords workspace={workspace} role={role} model={model} trial={trial} />
      )}
      {workspace.refusals[role] && <p className="text-loss">{workspace.refusals[role]}</p>}
    </div>
  );
};

const Waiting = (props: { since: number; onCancel: () => void }) => {
  const t = useTexts();
  const [now, setNow] = useState(props.since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - props.since) / 1_000));
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-ink-soft tabular-nums">
      <span aria-hidden="true" className="animate-pulse size-2 flex-none rounded-full bg-accent" />
      {t("settings.connect.test.running", { seconds })}
      {seconds >= 3 && (
        <button type="button" onClick={props.onCancel} className={buttonStyle("quiet")}>
          {t("settings.connect.test.cancel")}
        </button>
      )}
    </p>
  );
};

/** Other failures are found here, and told in words for a log, as how long nothing came. */
const isProvidersWord = (code: string | null): boolean =>
  code === "model_refused_key" ||
  code === "model_refused_request" ||
  code === "model_context_exceeded" ||
  code === "model_rate_limited" ||
  code === "model_unavailable";

/** How a test ended; the provider's own words beside ours. */
const TrialWords = (props: {
  workspace: ModelSettingsState;
  role: ModelRole;
  model: string;
  trial: ModelTrial;
}) => {
  const t = useTexts();
  const number = useNumbers();
  const moment = useMoments();
  const trouble = useTroubleWords();
  const { role, trial, model } = props;
  const { view } = props.workspace;
  const { works, sees, ms, message } = trial;
  const key = view.providers.find(({ provider }) => provider === providerOf(model))?.key;
  const when = (
    <span className="caption">{t("settings.connect.test.at", { when: moment(trial.at) })}</span>
  );
  if (!works) {
    return (
      <div className="grid gap-0.5">
        <p className="text-loss">
          {trouble(trial.code, key) ?? t("settings.connect.test.codes.other")} {when}
        </p>
        {message && isProvidersWord(trial.code) && (
          <p className="caption break-words">
            {t("settings.connect.test.said", { words: message })}
          </p>
        )}
        {message && trial.code === "model_reply_invalid" && (
          <p className="caption break-words">
            {t("settings.connect.test.wrong", { words: message })}
          </p>
        )}
      </div>
    );
  }
  const seconds = number(Math.max(ms ?? 0, 100) / 1_000, { maximumFractionDigits: 1 });
  const facts = [
    t("settings.connect.test.seconds", { seconds }),
    t(role === "embedding" ? "settings.connect.test.vectors" : "settings.connect.test.schema"),
  ];
  return (
    <p className="text-ink-soft">
      <span className="font-medium text-correct">{t("settings.connect.test.works")}</span>
      {`: ${facts.join(", ")}`}
      {sees !== null && (
        <>
          {", "}
          <span className={sees ? "" : "text-doubt"}>
            {t(sees ? "settings.connect.test.sees" : "settings.connect.test.blind")}
          </span>
        </>
      )}
      {" · "}
      {when}
    </p>
  );
};
