"use client";

import { type ReactNode, useState } from "react";
import type { ThreadView } from "#lib/schemas/thread.ts";
import { Select } from "../ui/form-fields.tsx";
import { useTexts } from "../ui/texts.tsx";

/** Where something new may belong, and where it does unless another is chosen. */
export interface SubjectChoice {
  readonly subjects: readonly ThreadView["subject"][];
  readonly chosen: string | undefined;
}

/** Lets the student choose where something belongs; with one subject there is nothing to choose. */
export const useSubjectChoice = ({
  subjects,
  chosen,
}: SubjectChoice): { readonly subjectId: string | undefined; readonly field: ReactNode } => {
  const t = useTexts();
  const [subjectId, setSubjectId] = useState(chosen);
  const field = subjects.length > 1 && (
    <Select
      label={t("subjects.label")}
      value={subjectId ?? ""}
      options={subjects.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={setSubjectId}
    />
  );
  return { subjectId, field };
};
