import Link from "next/link";
import { connection } from "next/server";
import { buttonStyle } from "#components/ui/button-style.ts";
import { PageMessage } from "#components/ui/page-message.tsx";
import { texts } from "./texts.ts";

const NotFound = async () => {
  await connection();
  const t = await texts("trouble");
  return (
    <PageMessage title={t("notFound.title")} body={t("notFound.body")}>
      <Link href="/" className={buttonStyle("primary")}>
        {t("notFound.action")}
      </Link>
    </PageMessage>
  );
};

export default NotFound;
