"use client";

import { Download } from "lucide-react";
import { useRouter } from "next/navigation";
import type { QuizFile } from "#lib/questions/export-quiz.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { Menu } from "../ui/menu.tsx";
import { useTexts } from "../ui/texts.tsx";

// Named here once more: the module that writes them brings the whole catalogue.
const quizFiles = ["questions", "answers", "csv", "gift", "apkg"] as const satisfies readonly (
  | QuizFile
  | "apkg"
)[];

/** Takes a quiz away: on paper, or as a file. */
export const QuizFilesMenu = (props: { quizId: string }) => {
  const t = useTexts();
  const router = useRouter();
  const address = `/quiz/${props.quizId}/print`;
  return (
    <Menu
      side="bottom"
      align="end"
      button={{
        title: t("quizFiles.label"),
        className: buttonStyle("quiet", "-my-2 px-2!"),
        children: (
          <>
            <Download aria-hidden="true" className="size-[1.15rem]" strokeWidth={1.75} />
            <span className="sr-only">{t("quizFiles.label")}</span>
          </>
        ),
      }}
      items={[
        { label: t("quizFiles.print"), chosen: () => router.push(address) },
        { label: t("quizFiles.printAnswers"), chosen: () => router.push(`${address}?answers=1`) },
        ...quizFiles.map((file) => ({
          label: t(`quizFiles.files.${file}`),
          chosen: `/api/quiz/${props.quizId}/download/${file}`,
        })),
      ]}
    />
  );
};
