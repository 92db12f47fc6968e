"use client";

import { useRouter } from "next/navigation";
import type { SourceView } from "#lib/schemas/source.ts";
import type { StudySettings } from "#lib/schemas/study.ts";
import { Alert } from "../ui/alert.tsx";
import { DeleteSource, MakeButtons } from "./source-list.tsx";
import { useMakeFrom } from "./use-make-from.ts";

/** What can be done with a source on its own page. */
export const SourceActions = (props: { source: SourceView; settings: StudySettings }) => {
  const router = useRouter();
  const { source } = props;
  const making = useMakeFrom(props.settings);
  return (
    <div className="-ml-2.5 flex flex-wrap items-center gap-x-1">
      <MakeButtons from={[source]} making={making} />
      <DeleteSource source={source} onDone={() => router.replace(`/subject/${source.subjectId}`)} />
      <Alert>{making.refusal}</Alert>
    </div>
  );
};
