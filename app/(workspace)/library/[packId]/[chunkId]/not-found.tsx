import Link from "next/link";
import { texts } from "#app/texts.ts";
import { buttonStyle } from "#components/ui/button-style.ts";
import { PageMessage } from "#components/ui/page-message.tsx";

/** What links to a passage may outlive it. */
const GonePassage = async () => {
  const t = await texts("library");
  return (
    <PageMessage title={t("gonePassage.title")} body={t("gonePassage.body")}>
      <Link href="/library" className={buttonStyle("primary")}>
        {t("gonePassage.action")}
      </Link>
    </PageMessage>
  );
};

export default GonePassage;
