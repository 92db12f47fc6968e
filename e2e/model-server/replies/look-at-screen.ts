import { boldNames } from "../guide-material.ts";
import { type ScreenText, screenLabels, screenSize } from "../marked-screen.ts";
import { promptLanguage } from "../prompt-language.ts";
import { type Reply, type ReplyRequest, requireFence, type SentPicture } from "../reply.ts";

/** On a made-up screen `(o) WAV` is a radio button that is chosen, `[ ] Loop` a checkbox that is not ticked. */
const mark = /^(?:\((?<chosen>[o ])\)|\[(?<ticked>[x ])\]) ?/u;

/**
 * From the made-up screens. A control with a mark is judged by its state. Else a step is not done while the screen says the
 * same, or its name has only come into view, and done when the name has gone or anything else is new. Any other pictures cannot
 * be told. The place is that of the step's first name that can be seen; of what is done, that of the next one.
 */
export const reply: Reply = (request) => {
  requireFence(request, "task");
  const step = requireFence(request, "step").text;
  const next = request.fences.find(({ label }) => label === "next")?.text ?? null;
  const now = request.pictures.at(-1);
  if (!now) throw new Error("the prompt must hold a picture");
  const before = request.pictures.length > 1 ? (request.pictures[0] ?? null) : null;
  const state = stateOf(step, before, now);
  const explanation = explain(state, step, now, promptLanguage(request) === "ru");
  const isSettled = state === "done" || state === "already";
  const wanted = isSettled ? next : step;
  const place = wanted === null || isOn(wanted, now) ? none : placeOf(request, wanted, now);
  return { state, explanation, ...place, for: isSettled ? "next" : "this" };
};

type State = "done" | "already" | "not_done" | "unknown";

const stateOf = (step: string, before: SentPicture | null, now: SentPicture): State => {
  const [old, present] = [before && textOf(before), textOf(now)];
  const marked = markOf(step, now);
  if (marked !== null) {
    if (!marked) return "not_done";
    return before !== null && markOf(step, before) === false ? "done" : "already";
  }
  if (present === null) return "unknown";
  const [name] = boldNames(step);
  if (old === null) return name === undefined ? "unknown" : "not_done";
  if (present === old) return "not_done";
  if (name === undefined) return "done";
  return holds(now, name) && !holds(before, name) ? "not_done" : "done";
};

const explain = (state: State, step: string, now: SentPicture, russian: boolean): string => {
  const [name = step] = boldNames(step);
  const shown = textOf(now) ?? "";
  const sentences: Readonly<Record<State, readonly [string, string]>> = {
    done: [`It shows “${shown}”.`, `Видно «${shown}».`],
    already: [
      `“${name}” is already as the step wants it.`,
      `«${name}» уже так, как нужно на этом шаге.`,
    ],
    not_done: [
      `The screen is as it was: “${name}” was not used, it still shows “${shown}”.`,
      `На экране всё как было: «${name}» не нажато, видно «${shown}».`,
    ],
    unknown: ["It cannot be seen.", "По снимку не понять."],
  };
  return sentences[state][russian ? 1 : 0];
};

const none = { number: null, box: null, label: null };

const placeOf = (request: ReplyRequest, step: string, now: SentPicture) => {
  const names = boldNames(step);
  const places = request.fences.find(({ label }) => label === "places")?.text.split("\n") ?? [];
  for (const name of names) {
    const numbered = places.find((line) => line.endsWith(`: ${name}`));
    if (numbered) return { ...none, number: Number.parseInt(numbered, 10) };
    const words = labelsOf(now).find((label) => nameOf(label) === name);
    const [first, last] = [words?.[0]?.box, words?.at(-1)?.box];
    if (!first || !last) continue;
    const box = {
      x: first.x / screenSize.width,
      y: first.y / screenSize.height,
      width: (last.x + last.width - first.x) / screenSize.width,
      height: first.height / screenSize.height,
    };
    return { number: null, box, label: name };
  }
  return none;
};

const labelsOf = (picture: SentPicture | null): ScreenText[][] =>
  screenLabels(picture?.mark ?? null) ?? [];

const textOfLabel = (label: readonly ScreenText[]): string =>
  label.map(({ text }) => text).join(" ");

const nameOf = (label: readonly ScreenText[]): string => textOfLabel(label).replace(mark, "");

const holds = (picture: SentPicture | null, name: string): boolean =>
  labelsOf(picture).some((label) => nameOf(label) === name);

/** Whether the control that a step names is on; null where no mark stands before its name. */
const markOf = (step: string, picture: SentPicture): boolean | null => {
  for (const name of boldNames(step)) {
    const label = labelsOf(picture).find((words) => nameOf(words) === name);
    const { chosen, ticked } = (label && mark.exec(textOfLabel(label))?.groups) ?? {};
    if (chosen !== undefined) return chosen === "o";
    if (ticked !== undefined) return ticked === "x";
  }
  return null;
};

const isOn = (step: string, picture: SentPicture): boolean => markOf(step, picture) === true;

const textOf = ({ mark: text }: SentPicture): string | null =>
  screenLabels(text)?.map(textOfLabel).join(" / ") ?? null;
