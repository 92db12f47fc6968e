"use client";

import { Download } from "lucide-react";
import { useRouter } from "next/navigation";
import { buttonStyle } from "../ui/button-style.ts";
import { Menu } from "../ui/menu.tsx";
import { useTexts } from "../ui/texts.tsx";

/** What each file is asked for by. */
const files = {
  apkg: "format=apkg",
  scheduled: "format=apkg&schedule=1",
  csv: "format=csv",
} as const;
const names = ["apkg", "scheduled", "csv"] as const;

/** Takes cards away as a file, or on paper: those of a subject, or all. */
export const CardFilesMenu = ({ subjectId }: { subjectId?: string | undefined }) => {
  const t = useTexts();
  const router = useRouter();
  const print = (query: string) => () => router.push(`/cards/print?${query}`);
  const subject = subjectId === undefined ? "" : `&subject=${encodeURIComponent(subjectId)}`;
  return (
    <Menu
      side="bottom"
      align="end"
      button={{
        className: buttonStyle("quiet"),
        children: (
          <>
            <Download aria-hidden="true" className="size-4" />
            {t("cardFiles.label")}
          </>
        ),
      }}
      items={[
        { label: t("cardFiles.print"), chosen: print(subject.slice(1)) },
        { label: t("cardFiles.printAnswers"), chosen: print(`answers=1${subject}`) },
        ...names.map((name) => ({
          label: t(`cardFiles.files.${name}`),
          chosen: `/api/cards/export?${files[name]}${subject}`,
        })),
      ]}
    />
  );
};
