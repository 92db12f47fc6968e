import type { Language } from "../schemas/language.ts";

export const templateIds = [
  "examples",
  "derive",
  "shorter",
  "simpler",
  "definitions",
  "analogy",
  "mistakes",
  "structure",
] as const;
export type TemplateId = (typeof templateIds)[number];

interface Wording {
  /** What the menu says. */
  readonly label: string;
  /** The request on the whole document, and on a marked passage. */
  readonly document: string;
  readonly passage: string;
}

const wordings: Readonly<Record<Language, Readonly<Record<TemplateId, Wording>>>> = {
  en: {
    examples: {
      label: "More examples",
      document: "Add worked examples where the text has none, each after the idea that it shows.",
      passage: "Add one or two worked examples to this passage.",
    },
    derive: {
      label: "Derive step by step",
      document: "Derive every formula step by step and say what each step uses.",
      passage: "Derive this step by step and say what each step uses.",
    },
    shorter: {
      label: "Shorter",
      document: "Make the text shorter without losing a definition, a formula or a condition.",
      passage: "Make this shorter without losing a definition, a formula or a condition.",
    },
    simpler: {
      label: "Simpler",
      document: "Say the hard places in simpler words and keep the exact statements beside them.",
      passage: "Say this in simpler words and keep the exact statement beside it.",
    },
    definitions: {
      label: "Define the terms",
      document: "Define every term before it is used for the first time.",
      passage: "Define every term that this passage uses.",
    },
    analogy: {
      label: "Add an analogy",
      document: "Add an analogy to the ideas that are hardest to picture.",
      passage:
        "Add an analogy that makes this easy to picture, and say where it stops being right.",
    },
    mistakes: {
      label: "Find mistakes",
      document: "Look for mistakes in facts, formulas and language, and correct each one.",
      passage: "Look for mistakes in this passage and correct each one.",
    },
    structure: {
      label: "Clearer structure",
      document: "Give the text clearer headings and put lists where things are counted up.",
      passage:
        "Give this passage a clearer structure: paragraphs, a list or a table where it helps.",
    },
  },
  ru: {
    examples: {
      label: "Больше примеров",
      document:
        "Добавь разобранные примеры там, где их нет, каждый сразу после той мысли, которую он показывает.",
      passage: "Добавь к этому месту один-два разобранных примера.",
    },
    derive: {
      label: "Вывести по шагам",
      document: "Выведи каждую формулу по шагам и укажи, на что опирается каждый шаг.",
      passage: "Выведи это по шагам и укажи, на что опирается каждый шаг.",
    },
    shorter: {
      label: "Короче",
      document: "Сократи текст, не теряя ни определений, ни формул, ни условий.",
      passage: "Сократи это место, не теряя ни определений, ни формул, ни условий.",
    },
    simpler: {
      label: "Проще",
      document: "Объясни трудные места простыми словами и оставь рядом точные формулировки.",
      passage: "Объясни это простыми словами и оставь рядом точную формулировку.",
    },
    definitions: {
      label: "Дать определения",
      document: "Дай определение каждому термину до того, как он встретится впервые.",
      passage: "Дай определение каждому термину из этого места.",
    },
    analogy: {
      label: "Добавить аналогию",
      document: "Добавь аналогии к тому, что труднее всего представить.",
      passage:
        "Добавь аналогию, с которой это легко представить, и скажи, где она перестаёт быть верной.",
    },
    mistakes: {
      label: "Найти ошибки",
      document: "Найди ошибки в фактах, формулах и языке и исправь каждую.",
      passage: "Найди ошибки в этом месте и исправь каждую.",
    },
    structure: {
      label: "Яснее построить",
      document: "Сделай заголовки яснее и оформи перечисления списками.",
      passage: "Построй это место яснее: абзацы, список или таблица, где они помогут.",
    },
  },
};

/** Common corrections in the language of the document: what the menu says, and the request it makes. */
export const editTemplates = (
  language: Language,
  onPassage: boolean,
): readonly { readonly id: TemplateId; readonly label: string; readonly request: string }[] =>
  templateIds.map((id) => {
    const { label, document, passage } = wordings[language][id];
    return { id, label, request: onPassage ? passage : document };
  });
