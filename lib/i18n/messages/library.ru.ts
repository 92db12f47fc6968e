import type { libraryEn } from "./library.en.ts";

/** Библиотека: руководства программ и отличия их версий и редакций. */
export const libraryRu: typeof libraryEn = {
  title: "Библиотека",
  lead: "Руководства, из которых берутся ответы. Это ваши файлы, и они остаются на этом компьютере.",
  leadModel:
    "Руководства, из которых берутся ответы. Это ваши файлы; модели отправляются только места, нужные для ответа.",
  add: "Загрузить руководство",
  ask: "Задать вопрос",
  sample: "Пример",
  facts: {
    versions:
      "{count, plural, one {версия {names}} few {версии {names}} many {версии {names}} other {версии {names}}}",
    editions:
      "{count, plural, one {редакция {names}} few {редакции {names}} many {редакции {names}} other {редакции {names}}}",
    chunks:
      "{count, plural, =0 {искать пока не в чем} one {# место для поиска} few {# места для поиска} many {# мест для поиска} other {# места для поиска}}",
    differences:
      "{count, plural, one {# отличие версий} few {# отличия версий} many {# отличий версий} other {# отличия версий}}",
    languages: { en: "на английском", ru: "на русском" },
  },
  source: {
    files: "Файлы",
    sections: "{count, plural, one {# раздел} few {# раздела} many {# разделов} other {# раздела}}",
    differences: "{count, plural, one {# запись} few {# записи} many {# записей} other {# записи}}",
    formats: {
      markdown: "Markdown",
      html: "HTML",
      pdf: "PDF",
      chunks: "Готовые места",
      differences: "Отличия",
    },
    waiting: "Ждёт чтения",
    counting: "Просматривается",
    importing: "прочитано {done} из {total}",
    failed: "Не загружен",
    keepsOld: "Пока поиск идёт по местам прежней загрузки.",
    bad: "{count, plural, one {# файл прочесть не удалось} few {# файла прочесть не удалось} many {# файлов прочесть не удалось} other {# файла прочесть не удалось}}",
    badLead: "Всё остальное загружено. Исправьте и загрузите снова.",
    again: "Загрузить снова",
    retry: "Повторить",
    againOf: "Загрузить {name} снова",
    retryOf: "Повторить загрузку {name}",
    remove: "Удалить {name}",
  },
  pack: {
    addFiles: "Добавить файлы",
    addFilesTo: "Добавить файлы в «{title}»",
    edit: "Изменить",
    editOf: "Изменить «{title}»",
    remove: "Удалить",
    removeOf: "Удалить «{title}»",
    noFiles: "Пока ничего не загружено. Добавьте файлы.",
  },
  form: {
    newTitle: "Загрузить руководство",
    editTitle: "Изменить «{title}»",
    into: "Куда",
    newPack: "Новое руководство",
    product: "Программа",
    productPlaceholder: "Например: GIMP",
    language: "Язык руководства",
    languages: { en: "Английский", ru: "Русский" },
    versions: "Версии, начиная со старой",
    versionsPlaceholder: "2.8, 2.10, 3",
    versionsHint: "Числа с точками. Оставьте пустым, если версии не отличаются.",
    editions: "Редакции, начиная с младшей",
    editionsPlaceholder: "Lite, Standard, Suite",
    editionsHint: "Оставьте пустым, если редакция одна.",
    files: "Файлы",
    choose: "Выбрать файлы",
    formats: "Markdown, HTML (папка в zip), PDF, места в JSON; можно несколько сразу.",
    chosen: "{count, plural, one {# файл} few {# файла} many {# файлов} other {# файла}}, {size}",
    submit: "Загрузить",
    submitting: "Отправляется {name}",
    save: "Сохранить",
    errors: {
      product: "Напишите, о какой программе руководство.",
      files: "Выберите хотя бы один файл.",
      versions:
        "«{name}» не похоже на версию. Напишите числа с точками через запятую: 2.8, 2.10, 3.",
    },
  },
  removal: {
    packTitle: "Удалить «{title}»?",
    packBody:
      "Файлы и места будут удалены; ответы в инструкциях останутся, но разделы в них больше не откроются. Вернуть их нельзя.",
    sampleBody: "Пример сам не вернётся. Ответы в инструкциях останутся. Вернуть его нельзя.",
    sourceTitle: "Удалить «{title}»?",
    sourceBody:
      "Его места больше не будут находиться. Ответы в инструкциях останутся. Вернуть его нельзя.",
    confirm: "Удалить навсегда",
  },
  drop: "Отпустите руководство, чтобы загрузить его",
  sendFailed: "«{name}» не загружен: {reason}",
  unreachable: "Сервер не отвечает. Страница продолжает спрашивать; ничего не потеряно.",
  empty: {
    title: "Принесите руководство",
    body: "Руководство любой программы: Markdown, HTML, PDF или zip с ними. Оно читается здесь, а ответы указывают раздел, на котором основаны.",
  },
  firstStep: {
    title: "Пример для начала",
    body: "«{title}» уже здесь. Спросите что-нибудь, потом загрузите руководство своей программы.",
  },
};
