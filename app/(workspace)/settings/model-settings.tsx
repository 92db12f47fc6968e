import { headers } from "next/headers";
import { ClientTexts } from "#app/client-texts.tsx";
import { pageServices } from "#app/page-services.ts";
import { texts } from "#app/texts.ts";
import { ModelSettingsPanel } from "#components/settings/model-settings-panel.tsx";
import { visibleSettings } from "#lib/http/route-settings.ts";

/** Lines of an environment that connect a model; names of settings are the same in every language. */
const example = "MODEL=openai:gpt-5-mini\nOPENAI_API_KEY=…";

/** The models, and how to connect them here; how to do that by the environment stands folded below. */
export const ModelSettings = async () => {
  const [t, { owner, services }, asked] = await Promise.all([
    texts("settings"),
    pageServices(),
    headers(),
  ]);
  const settings = await services.modelSettings(owner);
  return (
    <>
      <ClientTexts namespaces={["shell", "settings"]}>
        <ModelSettingsPanel settings={visibleSettings(asked, settings)} />
      </ClientTexts>
      <details className="fold">
        <summary>{t("models.howTitle")}</summary>
        <div className="grid pt-3 pr-0 pb-5 pl-5 gap-3 text-sm text-ink-soft">
          <p className="max-w-[62ch]">{t("models.how")}</p>
          <pre className="w-fit max-w-full overflow-x-auto py-2.5 px-3.5 rounded-field bg-surface-2 text-ink font-mono text-[0.875rem] leading-[1.6]">
            {example}
          </pre>
          <p className="max-w-[62ch]">{t("models.providers")}</p>
          <p className="max-w-[62ch]">{t("models.doctor")}</p>
          <pre className="w-fit max-w-full overflow-x-auto py-2.5 px-3.5 rounded-field bg-surface-2 text-ink font-mono text-[0.875rem] leading-[1.6]">
            npm run doctor
          </pre>
        </div>
      </details>
    </>
  );
};
