"use client";

import type { Difference } from "#lib/schemas/library.ts";
import { useTexts } from "../../ui/texts.tsx";

const webAddress = /^https?:\/\//iu;

/** What versions or editions differ in: the fact, for which of them it holds, where it is written, what speaks against it. */
export const DifferenceFacts = (props: { difference: Difference }) => {
  const t = useTexts();
  const { difference } = props;
  const { since, until, editions, limit } = difference;
  const holds = [
    since && t("guide.warning.since", { version: since }),
    until && t("guide.warning.until", { version: until }),
    editions.length > 0 && t("guide.warning.editions", { editions: editions.join(", ") }),
    limit && t("guide.warning.limit", { limit }),
  ].filter((part) => typeof part === "string" && part !== "");
  return (
    <dl className="difference">
      <dt className="sr-only">{difference.feature}</dt>
      <dd>
        {difference.fact}
        {holds.length > 0 && <span className="caption block">{holds.join(" · ")}</span>}
      </dd>
      <dt className="caption">{t("guide.warning.source")}</dt>
      <dd>
        <Source source={difference.source} />
      </dd>
      {difference.doubt !== null && (
        <>
          <dt className="caption">{t("guide.warning.doubt")}</dt>
          <dd>{difference.doubt}</dd>
        </>
      )}
    </dl>
  );
};

/** An address is a link, and everything else is words; some sources are both. */
const Source = ({ source }: { source: string }) =>
  source.split(/(https?:\/\/[^\s;,)]+)/iu).map((part) =>
    webAddress.test(part) ? (
      <a key={part} href={part} rel="noopener noreferrer nofollow" target="_blank" className="link">
        {shortAddress(part)}
      </a>
    ) : (
      part
    ),
  );

const shortAddress = (address: string): string => {
  const bare = address.replace(/^https?:\/\/(?:www\.)?/iu, "").replace(/\/$/u, "");
  return bare.length > 60 ? `${bare.slice(0, 59)}…` : bare;
};
