"use client";

import type { ThreadQuestion } from "#lib/schemas/thread.ts";
import { useTexts } from "../../ui/texts.tsx";
import type { StudyTalk } from "./use-study-talk.ts";

/** A quote that stands in several places: the student says which is meant. */
export const ChoicePanel = (props: { question: ThreadQuestion; talk: StudyTalk }) => {
  const t = useTexts();
  const { question, talk } = props;
  return (
    <fieldset className="talk-panel" disabled={talk.busy}>
      <legend className="sr-only">{question.text}</legend>
      <p className="font-medium">{t("study.choice.title")}</p>
      <ul className="grid gap-2">
        {question.choices.map((choice) => (
          <li key={choice.id}>
            <button
              type="button"
              className="talk-choice"
              onClick={() => void talk.reply({ type: "choice", choice: choice.id })}
            >
              {choice.label}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
};
