"use client";

import { buttonStyle } from "#components/ui/button-style.ts";
import { PageMessage } from "#components/ui/page-message.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import { isDatabaseTrouble } from "#lib/errors.ts";
import { TroubleMessage } from "./database-trouble.tsx";

/**
 * What a student sees when a page breaks: what is the matter with the database (see `page-services.ts`); any other cause
 * stands in the server's log under the digest.
 */
const BrokenPage = (props: { error: unknown; retry: () => void }) => {
  const t = useTexts();
  const digest =
    props.error instanceof Error && "digest" in props.error ? String(props.error.digest) : null;
  if (digest !== null && isDatabaseTrouble(digest)) {
    return <TroubleMessage trouble={digest} retry={props.retry} />;
  }
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
