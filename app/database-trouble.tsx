"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { sendJson } from "#components/hooks/send-json.ts";
import { whileVisible } from "#components/hooks/use-poll.ts";
import { buttonStyle } from "#components/ui/button-style.ts";
import { PageMessage } from "#components/ui/page-message.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import type { DatabaseTrouble } from "#lib/errors.ts";

/** Between two looks whether the database is back. */
const lookEveryMs = 5_000;
/** Between two looks when it is started again. */
const askEveryMs = 2_000;

/** Seconds until the database is started again, by the server's health; null when it is not. */
const useNextTry = (): number | null => {
  const [seconds, setSeconds] = useState<number | null>(null);
  useEffect(
    () =>
      whileVisible(async () => {
        const health = await sendJson<unknown>("GET", "/api/health");
        setSeconds(health.ok ? null : health.nextTrySeconds);
        return askEveryMs;
      }, 0),
    [],
  );
  return seconds;
};

/** What is the matter with the database, when it is started again, and a way to try again. */
export const TroubleMessage = (props: { trouble: DatabaseTrouble; retry: () => void }) => {
  const t = useTexts();
  const seconds = useNextTry();
  const trouble = seconds === null ? props.trouble : "database_restarting";
  return (
    <PageMessage title={t("trouble.database.title")} body={t(`trouble.database.${trouble}`)}>
      <button type="button" onClick={props.retry} className={buttonStyle("primary")}>
        {t("trouble.broken.action")}
      </button>
      {seconds !== null && (
        <p className="caption tabular-nums">
          {seconds === 0
            ? t("trouble.database.startingNow")
            : t("trouble.database.nextTry", { seconds })}
        </p>
      )}
    </PageMessage>
  );
};

/** The same as the answer of a page, which looks again by itself. */
export const TroublePage = ({ trouble }: { trouble: DatabaseTrouble }) => {
  const router = useRouter();
  useEffect(
    () =>
      whileVisible(async () => {
        router.refresh();
        return lookEveryMs;
      }, lookEveryMs),
    [router],
  );
  return <TroubleMessage trouble={trouble} retry={() => router.refresh()} />;
};
