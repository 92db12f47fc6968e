"use client";

import { FileText, ListChecks } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { refusalText, sendJson } from "#components/hooks/send-json.ts";
import { useMakeFrom } from "#components/subjects/use-make-from.ts";
import { Alert } from "#components/ui/alert.tsx";
import { buttonStyle } from "#components/ui/button-style.ts";
import { useTexts } from "#components/ui/texts.tsx";
import type { SourceView } from "#lib/schemas/source.ts";

/** Keeps what a guide says as a note of its subject, or asks about it: it is kept for that as well. */
export const KeepGuide = ({ guideId }: { guideId: string }) => {
  const t = useTexts();
  const router = useRouter();
  const [keeping, start] = useTransition();
  const [refusal, setRefusal] = useState<string | null>(null);
  const made = useMakeFrom();
  const keep = (then: (note: SourceView) => void) =>
    start(async () => {
      setRefusal(null);
      const kept = await sendJson<SourceView>("POST", `/api/guide/${guideId}/note`);
      if (kept.ok) then(kept.value);
      else setRefusal(refusalText(t, kept));
    });
  const busy = keeping || made.busy;
  return (
    <div className="grid gap-2">
      <div className="-mx-3 flex flex-wrap gap-x-2 gap-y-1">
        <button
          type="button"
          disabled={busy}
          onClick={() => keep(({ id }) => router.push(`/source/${id}`))}
          className={buttonStyle("quiet")}
        >
          <FileText aria-hidden="true" className="size-4" />
          {t("guide.keep.note")}
        </button>
        <button
          type="button"
          disabled={busy}
          onClick={() => keep((note) => made.make("quiz", [note]))}
          className={buttonStyle("quiet")}
        >
          <ListChecks aria-hidden="true" className="size-4" />
          {t("guide.keep.quiz")}
        </button>
      </div>
      <Alert>{refusal ?? made.refusal}</Alert>
    </div>
  );
};
