import type { Language } from "../../schemas/language.ts";

/** How review questions made by rules are put, and what the rules say of themselves. */
export interface Phrases {
  readonly meaning: (term: string) => string;
  readonly meaningWithCode: (term: string) => string;
  readonly section: (heading: string) => string;
  readonly list: (title: string, count: number) => string;
  readonly steps: (title: string, count: number) => string;
  readonly help: string;
  readonly nothingAbout: (subject: string) => string;
  readonly noMore: (count: number) => string;
  readonly noSuchNumber: (number: number) => string;
  readonly nothingToAsk: string;
}

export const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    meaning: (term) => `What is “${term}”? Give the definition and explain it.`,
    meaningWithCode: (term) => `What is “${term}”? Give the definition and show it in code.`,
    section: (heading) => `Set out the main points of “${heading}”.`,
    list: (title, count) => `“${title}”: name all ${count} points.`,
    steps: (title, count) => `“${title}”: name all ${count} steps in their order.`,
    help: "No model is connected, so I change the list by simple commands: “fewer”, “more”, “5 questions”, “only about …”, “more about …”, “nothing about …”, “remove 2 and 4”, “add: your question”.",
    nothingAbout: (subject) => `The document has nothing to ask about “${subject}”.`,
    noMore: (count) => `The document yields no more questions by rules: there are ${count}.`,
    noSuchNumber: (number) => `There is no question ${number} in the list.`,
    nothingToAsk:
      "There is nothing in the document yet that rules could ask about: write definitions, sections or lists, or add a question of your own with “add: …”.",
  },
  ru: {
    meaning: (term) => `Что такое «${term}»? Дайте определение и объясните его.`,
    meaningWithCode: (term) => `Что такое «${term}»? Дайте определение и покажите на коде.`,
    section: (heading) => `Изложите главное по теме «${heading}».`,
    list: (title, count) => `«${title}»: назовите все пункты (их ${count}).`,
    steps: (title, count) => `«${title}»: назовите все шаги по порядку (их ${count}).`,
    help: "Модель не подключена, поэтому список меняется простыми командами: «меньше», «больше», «5 вопросов», «только про …», «больше про …», «ничего про …», «убери 2 и 4», «добавь: ваш вопрос».",
    nothingAbout: (subject) => `В документе нечего спросить по теме «${subject}».`,
    noMore: (count) => `Больше вопросов правила из документа не составят: их ${count}.`,
    noSuchNumber: (number) => `Вопроса ${number} в списке нет.`,
    nothingToAsk:
      "В документе пока нет ничего, о чём могли бы спросить правила: добавьте определения, разделы или списки либо впишите свой вопрос командой «добавь: …».",
  },
};
