"use client";

import { useTranslations } from "use-intl/react";
import { buttonStyle } from "#components/ui/button-style.ts";
import { PageMessage } from "#components/ui/page-message.tsx";

/** What a student sees when a page breaks; the cause stands in the server's log under the digest. */
const BrokenPage = (props: { error: unknown; retry: () => void }) => {
  const t = useTranslations("trouble.broken");
  const digest =
    props.error instanceof Error && "digest" in props.error ? String(props.error.digest) : null;
  return (
    <PageMessage title={t("title")} body={t("body")}>
      <button type="button" onClick={props.retry} className={buttonStyle("primary")}>
        {t("action")}
      </button>
      {digest !== null && <p className="caption font-mono">{t("code", { digest })}</p>}
    </PageMessage>
  );
};

export default BrokenPage;
