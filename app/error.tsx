"use client";

import { buttonStyle } from "#components/ui/button-style.ts";
import { PageMessage } from "#components/ui/page-message.tsx";
import { useTexts } from "#components/ui/texts.tsx";

/** What a student sees when a page breaks; the cause stands in the server's log under the digest. */
const BrokenPage = (props: { error: unknown; retry: () => void }) => {
  const t = useTexts();
  const digest =
    props.error instanceof Error && "digest" in props.error ? String(props.error.digest) : null;
  return (
    <PageMessage title={t("trouble.broken.title")} body={t("trouble.broken.body")}>
      <button type="button" onClick={props.retry} className={buttonStyle("primary")}>
        {t("trouble.broken.action")}
      </button>
      {digest !== null && (
        <p className="caption font-mono">{t("trouble.broken.code", { digest })}</p>
      )}
    </PageMessage>
  );
};

export default BrokenPage;
