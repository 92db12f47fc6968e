"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { whileVisible } from "#components/hooks/use-poll.ts";
import { buttonStyle } from "#components/ui/button-style.ts";
import { PageMessage } from "#components/ui/page-message.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import type { DatabaseTrouble } from "#lib/errors.ts";

/** Between two looks whether the database is back. */
const lookEveryMs = 5_000;

/** What is the matter with the database, and a way to try again. */
export const TroubleMessage = (props: { trouble: DatabaseTrouble; retry: () => void }) => {
  const t = useTexts();
  return (
    <PageMessage title={t("trouble.database.title")} body={t(`trouble.database.${props.trouble}`)}>
      <button type="button" onClick={props.retry} className={buttonStyle("primary")}>
        {t("trouble.broken.action")}
      </button>
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
