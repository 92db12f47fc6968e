import type { Language } from "#lib/schemas/language.ts";
import type { QuoteSlip } from "./model-server/imperfect-quotes.ts";

/** One change of the clean text, and how the model quotes it. */
export interface EditToQuote {
  readonly slip: QuoteSlip;
  readonly from: string;
  readonly to: string;
}

export interface QuotedDocument {
  readonly text: string;
  /** Each on the text that the ones before it leave; `from` stands there once. */
  readonly edits: readonly EditToQuote[];
}

/** What a student types for the change. */
export const wishFor = (language: Language, { from, to }: EditToQuote): string =>
  language === "ru" ? `Замени «${from}» на «${to}»` : `Replace “${from}” with “${to}”`;

/** The text with the change, built without any quote. @throws Error when its words do not stand there once */
export const withEdit = (text: string, { from, to }: EditToQuote): string => {
  const parts = text.split(from);
  if (parts.length !== 2) throw new Error(`"${from}" stands ${parts.length - 1} times in the text`);
  return parts.join(to);
};

/** Documents with every mark that a quote can lose, and an edit for each way to lose them. */
export const documentsToQuote: Readonly<Record<Language, QuotedDocument>> = {
  en: {
    text: `# Gradient descent in practice

**Gradient descent** moves the parameters $\\theta$ against the gradient: $\\theta_{t+1} = \\theta_t - \\eta \\nabla L(\\theta_t)$. The step size $\\eta$ is called the *learning rate*.

## Choosing the rate

With a large rate the loss **increases** after some steps — the path jumps over the valley. A small rate needs far more steps, and “the valley” stays far away.

> A good rate is the largest at which the loss still decreases steadily.

1. Initialise the velocity with zero.
2. Call \`optimizer.step()\` after \`loss.backward()\`.
3. Repeat until the loss stays under $10^{-3}$.

- **Mini-batch** descent takes \`batch_size\` examples at once.
- *Stochastic* descent looks at a single example.

### Momentum

Momentum keeps a running average of past gradients, which damps the noise of single steps and lets the path follow long narrow valleys without turning back. This average forgets old gradients slowly.

| Method | Memory |
| --- | --- |
| SGD | $n$ |
| Momentum | $2n$ |

\`\`\`python
optimizer.step()
\`\`\`
`,
    edits: [
      { slip: "marks-in-quote", from: "moves the parameters", to: "shifts all parameters" },
      { slip: "marks-in-both", from: "is called the", to: "bears the name" },
      { slip: "line-marks-in-quote", from: "Choosing the rate", to: "Choosing the learning rate" },
      { slip: "line-marks-in-both", from: "with zero", to: "with zeros everywhere" },
      { slip: "line-marks-added", from: "gradients slowly", to: "gradients very slowly" },
      { slip: "final-in-quote", from: "stays far away", to: "stays out of reach" },
      { slip: "final-in-both", from: "examples at once", to: "examples per step" },
      { slip: "typography-in-quote", from: "jumps over the", to: "jumps across the" },
      { slip: "typography-in-both", from: "far more steps", to: "many more steps" },
      { slip: "ellipsis-in-quote", from: "a running average", to: "a moving average" },
      { slip: "ellipsis-in-both", from: "turning back", to: "turning round" },
      { slip: "contrary", from: "steadily", to: "in every epoch" },
    ],
  },
  ru: {
    text: `# Градиентный спуск на практике

**Градиентный спуск** сдвигает параметры $\\theta$ против градиента: $\\theta_{t+1} = \\theta_t - \\eta \\nabla L(\\theta_t)$. Размер шага $\\eta$ называют *скоростью обучения*.

## Выбор скорости

При большой скорости потери **растут** уже через несколько шагов — путь перескакивает долину. Малая скорость требует гораздо больше шагов, и до «дна» всё ещё далеко.

> Хорошая скорость наибольшая из тех, при которых функция потерь уменьшается равномерно.

1. Задайте нулевую начальную скорость.
2. Вызовите \`optimizer.step()\` после \`loss.backward()\`.
3. Повторяйте, пока потери не опустятся до $10^{-3}$.

- **Мини-пакетный** спуск берёт \`batch_size\` примеров за раз.
- *Стохастический* спуск смотрит на единственный пример.

### Импульс

Метод импульса хранит скользящее среднее прошлых градиентов, которое гасит шум отдельных шагов и ведёт путь вдоль длинных узких долин без лишних поворотов. Старые градиенты это среднее забывает медленно.

| Метод | Память |
| --- | --- |
| SGD | $n$ |
| Импульс | $2n$ |

\`\`\`python
optimizer.step()
\`\`\`
`,
    edits: [
      { slip: "marks-in-quote", from: "сдвигает параметры", to: "изменяет все параметры" },
      { slip: "marks-in-both", from: "называют", to: "принято называть" },
      { slip: "line-marks-in-quote", from: "Выбор скорости", to: "Как выбрать скорость" },
      { slip: "line-marks-in-both", from: "нулевую начальную", to: "начальную" },
      { slip: "line-marks-added", from: "забывает медленно", to: "забывает очень медленно" },
      { slip: "final-in-quote", from: "всё ещё далеко", to: "всё равно далеко" },
      { slip: "final-in-both", from: "примеров за раз", to: "примеров за шаг" },
      { slip: "typography-in-quote", from: "перескакивает долину", to: "перепрыгивает долину" },
      { slip: "typography-in-both", from: "гораздо больше шагов", to: "намного больше шагов" },
      { slip: "ellipsis-in-quote", from: "скользящее среднее", to: "текущее среднее" },
      { slip: "ellipsis-in-both", from: "лишних поворотов", to: "резких поворотов" },
      { slip: "contrary", from: "равномерно", to: "в каждой эпохе" },
    ],
  },
};
