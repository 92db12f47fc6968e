"use client";

import { Download } from "lucide-react";
import { useRouter } from "next/navigation";
import { buttonStyle } from "../ui/button-style.ts";
import { Menu } from "../ui/menu.tsx";
import { useTexts } from "../ui/texts.tsx";

/** Takes a guide away: on paper, or as a file with its pictures. */
export const GuideFilesMenu = (props: { guideId: string }) => {
  const t = useTexts();
  const router = useRouter();
  return (
    <Menu
      side="bottom"
      align="end"
      button={{
        title: t("guide.files.label"),
        className: buttonStyle("quiet", "px-2!"),
        children: (
          <>
            <Download aria-hidden="true" className="size-[1.15rem]" strokeWidth={1.75} />
            <span className="sr-only">{t("guide.files.label")}</span>
          </>
        ),
      }}
      items={[
        {
          label: t("guide.files.print"),
          chosen: () => router.push(`/guide/${props.guideId}/print`),
        },
        { label: t("guide.files.zip"), chosen: `/api/guide/${props.guideId}/download` },
      ]}
    />
  );
};
