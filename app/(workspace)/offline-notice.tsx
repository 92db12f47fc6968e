import Link from "next/link";
import { texts } from "../texts.ts";

/**
 * Says that no model is connected, what that means, and the three ways: a key, a server on this computer, going on.
 * `means`: what it means on this page, where that is something else than on most.
 */
export const OfflineNotice = async (props: { means?: string }) => {
  const t = await texts("shell");
  return (
    <div className="border-l-2 border-doubt-line pl-4 text-sm text-ink-soft">
      <p className="font-medium text-doubt">{t("offline.title")}</p>
      <p className="max-w-[64ch]">{props.means ?? t("offline.body")}</p>
      <p className="mt-1 max-w-[64ch]">
        <Link href="/settings#key" className="link">
          {t("offline.key")}
        </Link>
        {", "}
        <Link href="/settings#computer" className="link">
          {t("offline.computer")}
        </Link>
        {t("offline.without")}
      </p>
    </div>
  );
};
