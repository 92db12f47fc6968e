import type { Random } from "../quotes/random.ts";
import { type MarkedControl, phraseFor } from "./phrases.ts";
import type { SceneLanguage } from "./scene.ts";
import type { ScreenCase } from "./screen-case.ts";

/** A control with its place, in CSS pixels. */
export interface PlacedControl extends MarkedControl {
  readonly box: NonNullable<ScreenCase["box"]>;
  /** Of a closed menu, what it holds. */
  readonly items: readonly string[];
}

interface SeenScreen {
  readonly controls: readonly PlacedControl[];
  /** All that is to be read. */
  readonly text: string;
  readonly language: SceneLanguage;
}

type Case = Pick<ScreenCase, "instruction" | "label" | "box" | "kind">;

/** Of all targets, those that the screen does not have. */
const shareAbsent = 0.12;

/** Names that programs have; the ones that a screen does not show are asked for in vain. */
const elsewhere: Readonly<Record<SceneLanguage, readonly string[]>> = {
  en: [
    "Export Video",
    "Merge Cells",
    "Publish",
    "Log Out",
    "Render",
    "Sort Ascending",
    "Save Copy",
    "Sign Out",
    "Warp",
    "Quantize",
    "Freeze Track",
    "Refresh",
    "Upload",
    "Track Changes",
    "Delete Page",
    "Select Similar",
  ],
  ru: [
    "Экспорт видео",
    "Объединить ячейки",
    "Опубликовать",
    "Выйти",
    "Сортировать",
    "Сохранить копию",
    "Обновить",
    "Загрузить файл",
    "Проверить почту",
    "Удалить страницу",
    "Заморозить дорожку",
    "Квантовать",
  ],
};

/** Steps for some of the screen's controls, for items of closed menus, and for controls that it does not have. */
export const casesOfScreen = (screen: SeenScreen, count: number, random: Random): Case[] => {
  const { controls, language } = screen;
  const absent = Math.max(1, Math.round(count * shareAbsent));
  const pool = [...controls];
  const cases: Case[] = [];
  while (cases.length < count - absent && pool.length > 0) {
    const [control] = pool.splice(random.below(pool.length), 1);
    const made = control && caseFor(control, controls, language, random);
    if (made) cases.push(made);
  }
  const names = elsewhere[language].filter(
    (name) => !screen.text.toLowerCase().includes(name.toLowerCase()),
  );
  for (let index = 0; index < absent && names.length > 0; index++) {
    const [name = ""] = names.splice(random.below(names.length), 1);
    const kind = random.pick(["button", "checkbox", "row", "field"] as const);
    const instruction = phraseFor({ kind, name, in: null, path: null }, language, random);
    cases.push({ instruction, label: name, box: null, kind: "absent" });
  }
  return cases;
};

const caseFor = (
  control: PlacedControl,
  all: readonly PlacedControl[],
  language: SceneLanguage,
  random: Random,
): Case | null => {
  const { box, items } = control;
  if (items.length > 0 && random.chance(0.6)) {
    const item = { kind: "item" as const, name: random.pick(items), in: null, path: control.name };
    return {
      instruction: phraseFor(item, language, random),
      label: control.name,
      box,
      kind: "closed menu",
    };
  }
  const same = all.filter(({ name }) => name.toLowerCase() === control.name.toLowerCase());
  const needsPlace = same.length > 1;
  if (
    needsPlace &&
    (control.in === null || same.some((other) => other !== control && other.in === control.in))
  )
    return null;
  const place = needsPlace || random.chance(0.15) ? control.in : null;
  const instruction = phraseFor({ ...control, in: place }, language, random);
  return { instruction, label: control.name, box, kind: needsPlace ? `twice` : control.kind };
};
