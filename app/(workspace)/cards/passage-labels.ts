import { texts } from "#app/texts.ts";
import type { PassageLabels } from "#components/cards/changed-passage.tsx";

/** The words beside the sentence of a document that a card was made from. */
export const passageLabels = async (): Promise<PassageLabels> => {
  const t = await texts("cards");
  return {
    ...{ changed: t("passage.changed"), gone: t("passage.gone") },
    ...{ before: t("passage.before"), after: t("passage.after") },
  };
};
