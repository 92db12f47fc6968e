"use client";

import { useRouter } from "next/navigation";
import { keepDraft } from "../notes/use-kept-draft.ts";
import { type NoteDraft, noteDraftKey } from "../quiz/use-note-draft.ts";
import { buttonStyle } from "../ui/button-style.ts";

/** Lays the sample note on the sheet of a new quiz. */
export const SampleLink = (props: { label: string; sample: string }) => {
  const router = useRouter();
  return (
    <button
      type="button"
      onClick={() => {
        keepDraft<NoteDraft>(noteDraftKey, { text: props.sample });
        router.push("/quiz/new");
      }}
      className={buttonStyle("quiet", "min-h-11")}
    >
      {props.label}
    </button>
  );
};
