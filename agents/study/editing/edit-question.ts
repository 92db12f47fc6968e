import { translator } from "#lib/i18n/translator.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { askStudent } from "../ask-student.ts";
import type { OpenChoice, StudyStateValue } from "../state.ts";
import { studyText } from "../study-text.ts";

type Question = Parameters<typeof askStudent>[0];

/** What is put to the student when the agent waits: the places of an ambiguous quote, or what to change. */
export const editQuestion = (
  language: Language,
  { openChoice, agentMessage, next }: StudyStateValue,
): Question => {
  const asked = agentMessage ?? translator(language, "editing")("ask");
  const text = next === "again" ? studyText(language)("notUnderstood", { question: asked }) : asked;
  return openChoice === null
    ? { kind: "study_edit", text, open: true }
    : { kind: "study_choice", text, choices: placeChoices(language, openChoice) };
};

const placeChoices = (language: Language, { places, asks }: OpenChoice): Question["choices"] => {
  const text = translator(language, "editing");
  if (asks === "removal") {
    return [
      { id: "1", label: text("removal.do") },
      { id: "none", label: text("removal.keep") },
    ];
  }
  // First what is about all of them: it is not to be looked for below a long list.
  return [
    { id: "all", label: text("all", { count: places.length }) },
    { id: "none", label: text("none") },
    ...places.flatMap(({ label }, index) =>
      label === null ? [] : [{ id: String(index + 1), label }],
    ),
  ];
};

/** The edits that a choice stands for: none for "none", null for no choice at all. */
export const chosenEdits = ({ places, others }: OpenChoice, choice: string) => {
  if (choice === "none") return [];
  if (choice === "all") {
    const [first] = places;
    if (first === undefined) return null;
    const patches = places.flatMap(({ edit }) => edit.patches);
    return [...others, { ...first.edit, patches }];
  }
  const place = /^\d+$/.test(choice) ? places[Number(choice) - 1] : undefined;
  return place === undefined ? null : [...others, place.edit];
};
