"use client";

import { useLocale, useTexts } from "#components/ui/texts.tsx";
import { differenceWords } from "#lib/library/difference-words.ts";
import type { Difference } from "#lib/schemas/library.ts";
import { SourceText } from "./source-text.tsx";

/** What versions or editions differ in: the fact, for which of them it holds, where it is written, what speaks against it. */
export const DifferenceFacts = (props: { difference: Difference }) => {
  const t = useTexts();
  const { difference } = props;
  const { listed_for, since, until, editions } = difference;
  const { feature, fact, limit, doubt } = differenceWords(difference, useLocale());
  const holds = [
    listed_for && t("guide.warning.listedFor", { version: listed_for }),
    since && t("guide.warning.since", { version: since }),
    until && t("guide.warning.until", { version: until }),
    editions.length > 0 && t("guide.warning.editions", { editions: editions.join(", ") }),
    limit && t("guide.warning.limit", { limit }),
  ].filter((part) => typeof part === "string" && part !== "");
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm wrap-anywhere [&>dd:first-of-type]:col-span-full [&>dt]:pt-0.5">
      <dt className="sr-only">{feature}</dt>
      <dd>
        {fact}
        {holds.length > 0 && <span className="caption block">{holds.join(" · ")}</span>}
      </dd>
      <dt className="caption">{t("guide.warning.source")}</dt>
      <dd>
        <SourceText source={difference.source} />
      </dd>
      {doubt !== null && (
        <>
          <dt className="caption">{t("guide.warning.doubt")}</dt>
          <dd>{doubt}</dd>
        </>
      )}
    </dl>
  );
};
