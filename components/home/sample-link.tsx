"use client";

import { useRouter } from "next/navigation";
import { keep } from "../hooks/use-session-storage.ts";
import { noteDraftKey } from "../quiz/use-note-draft.ts";
import { buttonStyle } from "../ui/button-style.ts";

/** Puts the sample note into the field of a new quiz. */
export const SampleLink = (props: { label: string; sample: string }) => {
  const router = useRouter();
  return (
    <button
      type="button"
      onClick={() => {
        keep(noteDraftKey, { text: props.sample });
        router.push("/quiz/new");
      }}
      className={buttonStyle("quiet", "min-h-11")}
    >
      {props.label}
    </button>
  );
};
