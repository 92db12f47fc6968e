import type { Language } from "../../schemas/language.ts";
import type { StudySettings } from "../../schemas/study.ts";

/** What documents made by rules say besides the notes' own words. Part of the content, not of the interface. */
export interface Phrases {
  readonly composed: string;
  readonly keyTerms: string;
  readonly notes: string;
  readonly summary: string;
  readonly planned: string;
  /** Headings of a document that nobody has written, each with what belongs there and from which depth on it stands. */
  readonly plan: readonly {
    readonly heading: string;
    readonly task: string;
    readonly from: StudySettings["depth"];
  }[];
}

export const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    composed:
      "Put together by rules from your notes, in their own words; each number leads to its line. No model has checked or completed it.",
    keyTerms: "Key terms",
    notes: "From the notes",
    summary: "In short",
    planned:
      "This is a plan, not a text: there are no notes, and no model is connected that could write. Replace each line in italics with your own words.",
    plan: [
      {
        heading: "Definitions",
        task: "Not written yet: which terms does the topic use, and what does each of them mean?",
        from: "brief",
      },
      {
        heading: "Theory",
        task: "Not written yet: which statements hold, under which conditions, and why?",
        from: "brief",
      },
      {
        heading: "Derivation",
        task: "Not written yet: the steps from the assumptions to the result, one to a line, each with its formula.",
        from: "standard",
      },
      {
        heading: "Examples",
        task: "Not written yet: an example with numbers, code or a case, from its beginning to its end.",
        from: "brief",
      },
      {
        heading: "In practice",
        task: "Not written yet: where is this used, and what would go wrong without it?",
        from: "standard",
      },
      {
        heading: "Typical mistakes",
        task: "Not written yet: what is confused with what, and how can it be told apart?",
        from: "exhaustive",
      },
      {
        heading: "Special cases",
        task: "Not written yet: where does the theory end, and what holds beyond that?",
        from: "exhaustive",
      },
      {
        heading: "Answer in one minute",
        task: "Not written yet: the whole topic in five sentences, as you would say it in the exam.",
        from: "standard",
      },
    ],
  },
  ru: {
    composed:
      "Собрано по правилам из вашего конспекта, его же словами; каждый номер ведёт к строке конспекта. Модель этот текст не проверяла и не дополняла.",
    keyTerms: "Ключевые понятия",
    notes: "Из конспекта",
    summary: "Кратко",
    planned:
      "Это план, а не текст: конспекта нет и модель, которая могла бы написать материал, не подключена. Замените каждую строку курсивом своими словами.",
    plan: [
      {
        heading: "Определения",
        task: "Ещё не написано: какие понятия есть в этой теме и что означает каждое из них?",
        from: "brief",
      },
      {
        heading: "Теория",
        task: "Ещё не написано: какие утверждения верны, при каких условиях и почему?",
        from: "brief",
      },
      {
        heading: "Вывод",
        task: "Ещё не написано: шаги от предположений к результату, по одному на строке, с формулой каждого.",
        from: "standard",
      },
      {
        heading: "Примеры",
        task: "Ещё не написано: пример с числами, кодом или случаем из жизни, от начала до конца.",
        from: "brief",
      },
      {
        heading: "На практике",
        task: "Ещё не написано: где это применяют и что было бы без этого?",
        from: "standard",
      },
      {
        heading: "Типичные ошибки",
        task: "Ещё не написано: что с чем путают и как это различить?",
        from: "exhaustive",
      },
      {
        heading: "Особые случаи",
        task: "Ещё не написано: где кончается теория и что верно за её пределами?",
        from: "exhaustive",
      },
      {
        heading: "Ответ за минуту",
        task: "Ещё не написано: вся тема в пяти предложениях, как вы сказали бы её на экзамене.",
        from: "standard",
      },
    ],
  },
};

/** Whether a text is one of the plan's tasks, which nobody has answered yet. */
export const isPlanned = (text: string): boolean =>
  /^[\s*_]*(?:Not written yet:|Ещё не написано:)/u.test(text);
