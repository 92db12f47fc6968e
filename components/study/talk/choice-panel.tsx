"use client";

import type { ThreadQuestion } from "#lib/schemas/thread.ts";
import type { StudyTalk } from "./use-study-talk.ts";

/** A quote that stands in several places: the student says which is meant. */
export const ChoicePanel = (props: { question: ThreadQuestion; talk: StudyTalk }) => {
  const { question, talk } = props;
  return (
    <fieldset className="talk-panel" disabled={talk.busy}>
      <legend className="sr-only">{question.text}</legend>
      <ul className="grid gap-2">
        {question.choices.map((choice) => (
          <li key={choice.id}>
            <button
              type="button"
              className="talk-choice"
              onClick={() => void talk.reply({ type: "choice", choice: choice.id })}
            >
              <PlaceLabel label={choice.label} />
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
};

/** A label of a place has its passage in brackets; one with more of them is shown as it came. */
const bracketed = /^([^[\]]*)\[([^[\]]+)\]([^[\]]*)$/;

const PlaceLabel = ({ label }: { label: string }) => {
  const [, before, passage, after] = bracketed.exec(label) ?? [];
  if (passage === undefined) return label;
  return (
    <>
      {before}
      <mark>{passage}</mark>
      {after}
    </>
  );
};
