import type { Language } from "#lib/schemas/language.ts";

/** What the server "knows" of any topic, so that tests can contradict it: a sentence with this number. */
const usualValue = 10;

interface MaterialTexts {
  readonly intro: (topic: string) => string;
  readonly sections: readonly {
    readonly heading: string;
    readonly body: (topic: string) => string;
  }[];
  readonly wishes: (wishes: string) => string;
}

const texts: Readonly<Record<Language, MaterialTexts>> = {
  en: {
    intro: (topic) =>
      `**${topic}** is the part of the subject that this text explains from its definitions to its use.`,
    sections: [
      {
        heading: "Definitions",
        body: (topic) =>
          `**State** is everything that must be known about ${topic} to say what happens next. **Transition** is a change from one state to another. The usual value of the constant is ${usualValue}.`,
      },
      {
        heading: "Theory",
        body: (topic) =>
          `The theory of ${topic} rests on two assumptions: the state is known, and every transition has a cause. From them it follows that the same cause leads to the same transition.`,
      },
      {
        heading: "Derivation",
        body: () =>
          "Let $x_0$ be the first state and $q$ the share that is kept in each step. After one step\n\n$$\nx_1 = q x_0,\n$$\n\nafter two steps $x_2 = q x_1 = q^2 x_0$, and so after $n$ steps\n\n$$\nx_n = q^n x_0.\n$$",
      },
      {
        heading: "Examples",
        body: () =>
          "For $x_0 = 80$ and $q = \\tfrac12$ the first steps are:\n\n| step | state |\n| --- | --- |\n| 0 | 80 |\n| 1 | 40 |\n| 2 | 20 |\n\nThe same in code:\n\n```python\nstate = 80\nfor step in range(3):\n    print(step, state)\n    state /= 2\n```",
      },
      {
        heading: "In practice",
        body: (topic) =>
          `Whoever works with ${topic} first writes down the state, then the transitions, and only then calculates. A frequent mistake is to forget a transition that leads back.`,
      },
    ],
    wishes: (wishes) => `As wished: ${wishes}`,
  },
  ru: {
    intro: (topic) =>
      `**${topic}** — это часть предмета, которую этот текст объясняет от определений до применения.`,
    sections: [
      {
        heading: "Определения",
        body: (topic) =>
          `**Состояние** — это всё, что нужно знать о теме «${topic}», чтобы сказать, что будет дальше. **Переход** — это смена одного состояния другим. Обычное значение постоянной равно ${usualValue}.`,
      },
      {
        heading: "Теория",
        body: (topic) =>
          `Теория по теме «${topic}» опирается на два предположения: состояние известно, и у каждого перехода есть причина. Отсюда следует, что одна и та же причина ведёт к одному и тому же переходу.`,
      },
      {
        heading: "Вывод",
        body: () =>
          "Пусть $x_0$ — первое состояние, а $q$ — доля, которая сохраняется за шаг. После одного шага\n\n$$\nx_1 = q x_0,\n$$\n\nпосле двух $x_2 = q x_1 = q^2 x_0$, и поэтому после $n$ шагов\n\n$$\nx_n = q^n x_0.\n$$",
      },
      {
        heading: "Примеры",
        body: () =>
          "При $x_0 = 80$ и $q = \\tfrac12$ первые шаги такие:\n\n| шаг | состояние |\n| --- | --- |\n| 0 | 80 |\n| 1 | 40 |\n| 2 | 20 |\n\nТо же в коде:\n\n```python\nstate = 80\nfor step in range(3):\n    print(step, state)\n    state /= 2\n```",
      },
      {
        heading: "На практике",
        body: (topic) =>
          `Кто работает с темой «${topic}», сначала записывает состояние, затем переходы и только потом считает. Частая ошибка — забыть переход, который ведёт назад.`,
      },
    ],
    wishes: (wishes) => `По пожеланию: ${wishes}`,
  },
};

/** A teaching text on any topic, with definitions, formulas, a table and code. */
export const studyMaterial = (
  language: Language,
  { topic, wishes }: { readonly topic: string; readonly wishes: string | null },
): string => {
  const { intro, sections, wishes: asWished } = texts[language];
  const name = topic.split("\n")[0]?.trim() ?? topic;
  return [
    `# ${name}`,
    intro(name),
    ...sections.map(({ heading, body }) => `## ${heading}\n\n${body(name)}`),
    ...(wishes === null ? [] : [asWished(wishes)]),
  ]
    .join("\n\n")
    .concat("\n");
};
