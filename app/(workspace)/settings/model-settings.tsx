import { type ModelRow, ModelTable } from "#components/settings/model-table.tsx";
import { localOwner } from "#lib/owner.ts";
import type { ModelStatus } from "#lib/schemas/model-status.ts";
import { pageRuntime } from "../../page-runtime.ts";
import { texts } from "../../texts.ts";

/** Lines of an environment that connect a model; names of settings are the same in every language. */
const example = "MODEL=openai:gpt-5-mini\nOPENAI_API_KEY=…";

/** The models and what is missing; how to connect one stands below, open when there is none. */
export const ModelSettings = async () => {
  const [t, door] = await Promise.all([texts("settings"), pageRuntime()]);
  const { offline, roles } = await door.modelStatus(localOwner);
  // Nothing reads pictures yet, so its model would be a promise.
  const rows = await Promise.all(roles.filter((role) => role.role !== "vision").map(modelRow));
  return (
    <>
      <p className={offline ? "max-w-[62ch] border-l-2 border-doubt-line pl-4" : "max-w-[62ch]"}>
        {t(offline ? "models.offline" : "models.online")}
      </p>
      <ModelTable rows={rows} />
      <details open={offline} className="group">
        <summary className="link flex w-fit items-center pointer-coarse:min-h-11">
          {t("models.howTitle")}
        </summary>
        <div className="mt-4 grid gap-3 text-sm text-ink-soft">
          <p className="max-w-[62ch]">{t("models.how")}</p>
          <pre className="command">{example}</pre>
          <p className="max-w-[62ch]">{t("models.providers")}</p>
          <p className="max-w-[62ch]">{t("models.doctor")}</p>
          <pre className="command">npm run doctor</pre>
        </div>
      </details>
    </>
  );
};

const modelRow = async (role: ModelStatus["roles"][number]): Promise<ModelRow> => {
  const t = await texts("settings");
  const incomplete = role.missing !== null && role.state !== "falls_back_to_writer";
  const unpriced = role.state === "ready" && !role.priced ? t("models.unpriced") : null;
  return {
    role: t(`models.roles.${role.role}`),
    use: t(`models.uses.${role.role}`),
    model: role.model === null ? null : `${role.provider}:${role.model}`,
    state: role.state,
    stateLabel: t(`models.states.${role.state}`),
    hint: incomplete ? t("models.set", { setting: role.missing ?? role.setting }) : unpriced,
  };
};
