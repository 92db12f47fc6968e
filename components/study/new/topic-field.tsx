"use client";

import { useId } from "react";
import { FieldProblem } from "#components/ui/field-problem.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import { maxTopicCharacters } from "#lib/study/study-limits.ts";
import type { StudyFormState } from "./use-study-form.ts";

/** The topic, in the size of a title; it grows with what is written. */
export const TopicField = (props: { form: StudyFormState }) => {
  const t = useTexts();
  const id = useId();
  const { form } = props;
  const problem = form.problemAt("topic");
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="caption">
        {t("studyNew.topic")}
      </label>
      <textarea
        id={id}
        ref={form.topic}
        value={form.draft.topic}
        onChange={(event) => form.change({ topic: event.target.value })}
        maxLength={maxTopicCharacters}
        rows={2}
        required
        aria-invalid={problem !== null}
        aria-describedby={`${id}-problem`}
        placeholder={t("studyNew.topicPlaceholder")}
        className="topic-text"
      />
      <FieldProblem id={`${id}-problem`} problem={problem} field={form.topic} />
    </div>
  );
};
