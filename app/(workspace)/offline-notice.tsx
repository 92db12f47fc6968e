import Link from "next/link";
import { texts } from "../texts.ts";

/**
 * Says that no model is connected, what that means, and where to read how to connect one.
 * `means`: what it means on this page, where that is something else than on most.
 */
export const OfflineNotice = async (props: { means?: string }) => {
  const t = await texts("shell");
  return (
    <div className="border-l-2 border-doubt-line pl-4 text-sm text-ink-soft">
      <p className="font-medium text-doubt">{t("offline.title")}</p>
      <p className="max-w-[64ch]">
        {props.means ?? t("offline.body")}{" "}
        <Link href="/settings" className="link">
          {t("offline.link")}
        </Link>
      </p>
    </div>
  );
};
